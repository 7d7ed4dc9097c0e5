import UIKit

/// A row of dots that swell one after another. Its nib contains the dots, and this view owns the nib.
class LoadingView: UIView {
  @IBOutlet var dots: [UIView]!

  /// The seconds that a dot takes to swell, and those between one dot and the next.
  private let period = 0.6
  private let stagger = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func fill() {
    let objects = Bundle.main.loadNibNamed("LoadingView", owner: self, options: nil)
    guard let content = objects?.first as? UIView else { return }
    content.backgroundColor = .blue
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  func startAnimation() {
    for (number, dot) in dots.enumerated() {
      dot.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
      UIView.animate(
        withDuration: period, delay: stagger * Double(number + 1),
        options: [.repeat, .autoreverse]
      ) {
        dot.transform = .identity
      }
    }
  }
}
