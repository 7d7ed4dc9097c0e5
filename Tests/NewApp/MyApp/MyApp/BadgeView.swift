import UIKit

@IBDesignable
final class BadgeView: UIView {
    @IBOutlet private weak var label: UILabel!

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    var count = 0 {
        didSet { label.text = "\(count)" }
    }
}
