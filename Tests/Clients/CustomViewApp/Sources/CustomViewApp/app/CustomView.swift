import UIKit

/// A view that loads its content from a nib, whether code or another nib creates it.
class CustomView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    let objects = Bundle.main.loadNibNamed("CustomView", owner: self, options: nil) ?? []
    for case let content as UIView in objects {
      content.frame = bounds
      addSubview(content)
      return
    }
  }
}
