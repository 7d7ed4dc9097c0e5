/// An object that shows text, which distinguishes it from others of its class.
@MainActor
protocol ShowsText {
  /// The text; nil if the object shows none.
  var shownText: String? { get }
}

extension UILabel: ShowsText {
  var shownText: String? { text }
}

extension UIButton: ShowsText {
  var shownText: String? { configuration?.title ?? currentTitle }
}

extension UITextField: ShowsText {
  var shownText: String? { text }
}

extension UITextView: ShowsText {
  var shownText: String? { text }
}

extension UIBarItem: ShowsText {
  var shownText: String? { title }
}

extension UINavigationItem: ShowsText {
  var shownText: String? { title }
}
