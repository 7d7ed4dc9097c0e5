public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens in the field. They are not drawn.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsCopyingTokens = true
  open var allowsDeletingTokens = true
  /// The bar that the field belongs to.
  weak var bar: UISearchBar?

  /// Begins editing, unless the touch ends on the icon at the end of the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let bar, let touch, isTouchInside,
      bar.tapIcon(at: touch.location(in: bar), clear: { clear() })
    {
      return
    }
    super.endTracking(touch, with: event)
  }
}

/// A part of the search that the user has chosen rather than typed.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  package let icon: UIImage?
  package let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchBar {
  /// A part of the bar that has an image, with UIKit's raw values.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The text field, created on first use. It fills the bar except for the margins.
  public var searchTextField: UISearchTextField {
    if let ownField { return ownField }
    let field = UISearchTextField(frame: fieldFrame)
    field.bar = self
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

  /// Handles text that the user has typed.
  private func typed(_ text: String) {
    acceptTypedText(text)
    delegate?.searchBar(self, textDidChange: text)
    search?.update()
  }

  /// Cancels the search, as a tap on the cancel button does.
  package func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  /// Selects a scope, as a tap on it does.
  package func selectScope(at index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    search?.update()
  }

  // MARK: Appearance, which is stored but not drawn

  /// Sets the image of a part for a control state.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[Looks.Key(icon: icon, state: state)] = iconImage
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[Looks.Key(icon: icon, state: state)]
  }
  /// Sets the offset of a part's image, in points.
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

  /// Shows or hides the scope bar.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Appearance properties that few bars use.
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

/// A text field delegate that forwards its calls to the search bar's delegate.
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
