import UIKit

/// The view in the middle of the document.
final class DepartureBoard: UIView {
  private(set) var isFromNib = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isFromNib = true
  }
}
