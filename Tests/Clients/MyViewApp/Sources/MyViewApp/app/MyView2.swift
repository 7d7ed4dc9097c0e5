import UIKit

/// The second view of the document.
class MyView2: UIView {
  @IBOutlet private(set) weak var lbl: UILabel!
}
