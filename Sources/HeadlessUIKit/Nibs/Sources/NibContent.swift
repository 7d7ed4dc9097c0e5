/// An object that shows a text, which tells it from others of its class.
@MainActor
protocol NibContent {
  /// The text, nil for none.
  var nibContent: String? { get }
}

extension UILabel: NibContent {
  var nibContent: String? { text }
}

extension UIButton: NibContent {
  var nibContent: String? { configuration?.title ?? currentTitle }
}

extension UITextField: NibContent {
  var nibContent: String? { text }
}

extension UITextView: NibContent {
  var nibContent: String? { text }
}

extension UIBarItem: NibContent {
  var nibContent: String? { title }
}

extension UINavigationItem: NibContent {
  var nibContent: String? { title }
}
