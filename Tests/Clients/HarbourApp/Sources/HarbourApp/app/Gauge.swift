import UIKit

@IBDesignable
open class GaugeView: UIView {
    @IBInspectable open var level: Double = 0 {
        didSet {
            level = min(max(level, 0), 1)
            setNeedsLayout()
        }
    }

    @IBInspectable var needleColor: UIColor = .red {
        willSet { needle.strokeColor = newValue.cgColor }
    }

    public enum Phase: Int, CaseIterable {
        case low, rising, high

        var title: String {
            switch self {
            case .low: return NSLocalizedString("low", comment: "")
            case .rising: return NSLocalizedString("rising", comment: "")
            case .high: return NSLocalizedString("high", comment: "")
            }
        }
    }

    var phase: Phase {
        switch level {
        case ..<0.3: return .low
        case 0.3..<0.7: return .rising
        default: return .high
        }
    }

    private let needle = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        needle.fillColor = nil
        needle.lineWidth = 2
        needle.lineCap = .round
        layer.addSublayer(needle)
        isAccessibilityElement = true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: bounds.width * CGFloat(level), y: bounds.minY))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        needle.frame = bounds
        needle.path = path.cgPath
        CATransaction.commit()
        accessibilityValue = phase.title
    }

    open override class var layerClass: AnyClass { CAGradientLayer.self }
    open override class var requiresConstraintBasedLayout: Bool { true }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 80) }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        level = 0.5
    }

    func pulse() {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        animation.fromValue = 1
        animation.toValue = 0.2
        animation.duration = 0.4
        animation.autoreverses = true
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        needle.add(animation, forKey: "pulse")
    }
}

private class TickView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(tintColor.cgColor)
        context.setLineWidth(1 / UIScreen.main.scale)
        context.move(to: CGPoint(x: rect.minX, y: rect.midY))
        context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        context.strokePath()
    }
}
