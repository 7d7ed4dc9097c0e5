import Foundation
import HeadlessUIKit

/// The class of a view in a document without an owner's class: the outlets are its own.
class MyView: UIView {
  weak var subView1: UIView!
  weak var subView2: UIView!

  static func loadViewFromNib() -> MyView {
    let bundle = Bundle(for: self)
    let nib = UINib(nibName: "MyViews", bundle: bundle)
    return nib.instantiate(withOwner: nil, options: nil).first {
      ($0 as? UIView)?.restorationIdentifier == "1"
    }! as! MyView
  }
}

class MyView2: UIView {
  weak var lbl: UILabel!
}
