import HeadlessUIKit

extension LoadedObject {
  /// The texts of the live object by property, with the names that documents and strings files have for them.
  var texts: [(property: String, value: String)] {
    var texts: [(String, String?)]
    switch object {
    case let label as UILabel: texts = [("text", label.text)]
    case let button as UIButton: texts = Self.texts(of: button)
    case let field as UITextField:
      texts = [("text", field.text), ("placeholder", field.placeholder)]
    case let view as UITextView: texts = [("text", view.text)]
    case let bar as UISearchBar:
      texts = [("text", bar.text), ("placeholder", bar.placeholder), ("prompt", bar.prompt)]
    case let control as UISegmentedControl:
      texts = (0..<control.numberOfSegments).map {
        ("segmentTitles[\($0)]", control.titleForSegment(at: $0))
      }
    case let item as UITabBarItem: texts = [("title", item.title), ("badgeValue", item.badgeValue)]
    case let item as UIBarItem: texts = [("title", item.title)]
    case let item as UINavigationItem:
      texts = [
        ("title", item.title), ("prompt", item.prompt), ("backButtonTitle", item.backButtonTitle),
      ]
    case let controller as UIViewController: texts = [("title", controller.title)]
    default: texts = []
    }
    if let view = object as? UIView {
      // Buttons and labels speak their text, and cells those of their labels, unless they have a label of their own.
      let label = view is UITableViewCell ? nil : view.accessibilityLabel
      if !texts.contains(where: { $0.1 == label }) { texts.append(("accessibilityLabel", label)) }
      texts.append(("accessibilityHint", view.accessibilityHint))
    }
    return texts.compactMap { name, text in
      guard let text, !text.isEmpty else { return nil }
      return (name, text)
    }
  }

  /// The names of the live object's images by property.
  var images: [(property: String, name: String)] {
    let images: [(String, UIImage?)] =
      switch object {
      case let view as UIImageView:
        [("image", view.image), ("highlightedImage", view.highlightedImage)]
      case let button as UIButton:
        Self.states.map { ("\($0.name)Image", Self.own(button.image(for:), $0.state)) }
          + [("configuration.image", button.configuration?.image)]
      case let item as UIBarItem: [("image", item.image)]
      default: []
      }
    return images.compactMap { name, image in image?.name.map { (name, $0) } }
  }

  private static let states: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]

  private static func texts(of button: UIButton) -> [(String, String?)] {
    let normal = button.title(for: .normal)
    return states.map { name, state in
      let title = button.title(for: state)
      // A state without a title of its own has the normal one.
      return ("\(name)Title", state != .normal && title == normal ? nil : title)
    } + [
      ("configuration.title", button.configuration?.title),
      ("configuration.subtitle", button.configuration?.subtitle),
    ]
  }

  /// Returns the image of a state, unless the state has that of the normal one.
  private static func own(
    _ image: (UIControl.State) -> UIImage?, _ state: UIControl.State
  ) -> UIImage? {
    let own = image(state)
    return state != .normal && own === image(.normal) ? nil : own
  }
}
