import UIKit

/// Brings a view of a xib into a storyboard: the content is loaded before the adapter itself is initialized.
class StoryMyView1: UIView {
  let contentView: MyView

  required init?(coder: NSCoder) {
    contentView = .loadViewFromNib()
    super.init(coder: coder)
    addSubview(contentView)
    contentView.frame = bounds
  }
}
