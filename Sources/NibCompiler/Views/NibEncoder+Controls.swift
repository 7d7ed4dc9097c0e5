import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what every control has.
  func encodeControl(_ control: IBObject, subviews: [Int]? = nil, _ object: Int) {
    encodeView(control, subviews: subviews, object)
    let node = control.node
    flag(Names.enabled, is: false, "UIDisabled", writes: true, of: node, to: object)
    flag(Names.selected, "UISelected", of: node, to: object)
    flag(Names.highlighted, "UIHighlighted", of: node, to: object)
    word(
      Names.contentHorizontalAlignment, "UIContentHorizontalAlignment",
      in: .contentHorizontalAlignment, of: node, to: object)
    word(
      Names.contentVerticalAlignment, "UIContentVerticalAlignment", in: .contentVerticalAlignment,
      of: node, to: object)
  }

  func encodeActivityIndicator(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    let node = view.node
    word(
      Names.style, "UIActivityIndicatorViewStyle", in: .activityIndicatorStyle, of: node, to: object
    )
    flag(Names.animating, "UIAnimating", of: node, to: object)
    if node.bool(Names.hidesWhenStopped) != true { add("UIHidesWhenStopped", false, to: object) }
    color("color", "UIColor", of: node, to: object)
  }

  func encodeImageView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    image(Names.image, "UIImage", of: view.node, to: object)
    image(Names.highlightedImage, "UIHighlightedImage", of: view.node, to: object)
  }
}
