import UIKit

/// One of several views of a document without an owner. Its outlets are its own.
class MyView: UIView {
  @IBOutlet weak var subView1: UIView!
  @IBOutlet weak var subView2: UIView!

  /// The restoration identifier tells the views of the document apart.
  private static let identifier = "1"

  static func loadViewFromNib() -> MyView {
    let nib = UINib(nibName: "MyViews", bundle: Bundle(for: MyView.self))
    for case let view as MyView in nib.instantiate(withOwner: nil, options: nil)
    where view.restorationIdentifier == identifier {
      return view
    }
    preconditionFailure("the document has no view \(identifier)")
  }
}
