public import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The words that were made tokens of; there is no drawing of them.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsCopyingTokens = true
  open var allowsDeletingTokens = true
}

/// A part of what is searched for, chosen and not typed.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchBar {
  /// A part of the bar with an image, with UIKit's numbers.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The field that is typed into, as large as the bar without its margins; made on first use.
  public var searchTextField: UISearchTextField {
    if let ownField { return ownField }
    let field = UISearchTextField(frame: bounds.insetBy(dx: 8, dy: 10))
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.borderStyle = .roundedRect
    field.text = text
    field.placeholder = placeholder
    field.inputTraits = inputTraits
    let link = SearchFieldLink(self)
    field.delegate = link
    field.addAction(
      UIAction { [weak self, weak field] _ in
        guard let self, let field else { return }
        typed(field.text ?? "")
      }, for: .editingChanged)
    fieldLink = link
    ownField = field
    addSubview(field)
    return field
  }

  /// The user has typed.
  private func typed(_ text: String) {
    takeTypedText(text)
    delegate?.searchBar(self, textDidChange: text)
    search?.update()
  }

  /// Has the user tap the button that ends searching.
  public func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  /// Has the user choose a scope.
  public func selectScope(at index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    search?.update()
  }

  // MARK: Looks, which are stored

  /// Sets the image of a part in a state.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[Looks.Key(icon: icon, state: state)] = iconImage
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[Looks.Key(icon: icon, state: state)]
  }
  /// Moves the image of a part, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.adjustments[icon] = adjustment
  }
  public func positionAdjustment(for icon: Icon) -> UIOffset { looks.adjustments[icon] ?? .zero }
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    looks.fieldBackgrounds[state] = backgroundImage
  }
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.fieldBackgrounds[state]
  }
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.scopeAttributes[state] = attributes }
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { looks.scopeAttributes[state] }
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.scopeBackgrounds[state] = backgroundImage }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  public var searchTextPositionAdjustment: UIOffset {
    get { looks.textAdjustment }
    set { looks.textAdjustment = newValue }
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { looks.fieldAdjustment }
    set { looks.fieldAdjustment = newValue }
  }

  /// Shows the scopes.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Looks that few bars have.
  struct Looks {
    struct Key: Hashable {
      let icon: Icon
      let state: UIControl.State
    }
    var images: [Key: UIImage] = [:]
    var adjustments: [Icon: UIOffset] = [:]
    var fieldBackgrounds: [UIControl.State: UIImage] = [:]
    var scopeBackgrounds: [UIControl.State: UIImage] = [:]
    var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var textAdjustment = UIOffset.zero
    var fieldAdjustment = UIOffset.zero
  }
}

/// Passes on to the bar's delegate what its field asks.
@preconcurrency @MainActor
final class SearchFieldLink: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.search?.isActive = true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
