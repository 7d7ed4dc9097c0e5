import Foundation
import HeadlessUIKit

/// A view that makes its content from a document, whether it is itself made by code or by a nib.
class CustomView: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("init(frame:)")
    loadView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init(coder:)")
    loadView()
  }

  private func loadView() {
    let view =
      Bundle.main.loadNibNamed(
        "CustomView",
        owner: self,
        options: nil)?.first as! UIView
    view.frame = bounds
    addSubview(view)
  }

  /// The initializers that ran.
  var log: [String] = []
}

/// A view inside the document of ``CustomView``.
class DepartureBoard: UIView {
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init(coder:)")
  }
}

/// A view that is both the owner and the root of its document, and loads that in `init(coder:)`.
class MirrorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadView()
  }

  private func loadView() {
    let view =
      Bundle.main.loadNibNamed("MirrorView", owner: self, options: nil)?.first as! UIView
    view.frame = bounds
    addSubview(view)
  }
}

/// The owner, the root view and the object that the actions of a document lead to.
class LockOwner: UIResponder {
  var filled: UIButton?

  func fill(_ sender: UIButton) { filled = sender }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("fill:", LockOwner.fill)
  }
}

class LockPanel: UIView {
  var horns: [(sender: UIButton, event: UIEvent?)] = []

  func soundHorn(_ sender: UIButton, forEvent event: UIEvent?) { horns.append((sender, event)) }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("soundHorn:forEvent:", LockPanel.soundHorn)
  }
}

final class LockGate: NSObject, NibObject {
  var isOpen = false

  func openGate() { isOpen = true }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("openGate", LockGate.openGate)
  }
}
