import Foundation
import HeadlessUIKit

/// A view whose document has it as File's Owner.
class LoadingView: UIView {

  var dots: [UIView]!

  override init(frame: CGRect) {
    super.init(frame: frame)

    initXIB()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func initXIB() {
    guard
      let view = Bundle.main.loadNibNamed("LoadingView", owner: self, options: nil)?.first
        as? UIView
    else {
      return
    }

    view.backgroundColor = .blue

    log.append(("LoadingView Bounds", self.bounds))
    log.append(("LoadingView Frame", self.frame))

    log.append(("SubView Frame before", view.frame))
    view.frame = self.bounds
    log.append(("SubView Frame after", view.frame))

    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    self.addSubview(view)
  }

  /// What the view prints on a device.
  var log: [(String, CGRect)] = []
}
