public import Foundation

/// A view with a search field, buttons and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// The prominence of the bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open var text: String? {
    didSet {
      if let ownField, ownField.text != (text ?? "") { ownField.text = text }
      // On a device, text that code sets also updates the search.
      if !isTyping, text != oldValue { search?.update() }
    }
  }
  /// The text field. Nil until its first use.
  package var ownField: UISearchTextField?
  var fieldLink: SearchFieldLink?
  /// The search controller that owns the bar.
  weak var search: UISearchController?
  var looks = Looks()
  private var isTyping = false
  open var prompt: String? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open var placeholder: String? { didSet { ownField?.placeholder = placeholder } }
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  /// The image behind the scope buttons.
  open var scopeBarBackgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsCancelButton = false { didSet { partsChanged() } }
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var isEnabled = true
  open var scopeButtonTitles: [String]? { didSet { partsChanged() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { parts.scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false { didSet { partsChanged() } }
  /// The button and the scopes, which exist while the bar shows them.
  var parts = Parts()
  open weak var delegate: (any UISearchBarDelegate)?
  /// The keyboard and correction settings of the search field.
  public var inputTraits = UITextInputTraitValues()

  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    returnKeyType = .search
  }

  /// Creates a search bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    inputTraits = UITextInputTraitValues(nib)
    text = nib.string("UIText")
    prompt = nib.string("UIPrompt")
    placeholder = nib.string("UIPlaceholder")
    barStyle = nib.enumeration("UIBarStyle") ?? .default
    searchBarStyle = nib.enumeration("UISearchBarStyle") ?? .default
    isTranslucent = (nib.int("UISearchBarTranslucence") ?? nib.int("UIBarTranslucence")) != 2
    barTintColor = nib.object("UIBarTintColor")
    backgroundImage = nib.object("UIBackgroundImage")
    scopeBarBackgroundImage = nib.object("UIScopeBarBackgroundImage")
    showsBookmarkButton = nib.bool("UIShowsBookmarkButton") ?? false
    showsCancelButton = nib.bool("UIShowsCancelButton") ?? false
    showsSearchResultsButton = nib.bool("UIShowSearchResultsButton") ?? false
    showsScopeBar = nib.bool("UIShowsScopeBar") ?? false
    scopeButtonTitles = nib.array("UIScopeButtonTitles", of: String.self)
    selectedScopeButtonIndex = nib.int("UISelectedScopeButtonIndex") ?? 0
    delegate = nib.object("UIDelegate") as? any UISearchBarDelegate
    partsChanged()
  }

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The intrinsic size: the height of the field, plus a prompt and a row of scopes if the bar shows them.
  open override var intrinsicContentSize: CGSize {
    var height = UIKitEra.current.searchBarHeight
    height += promptHeight + scopeHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The height of the prompt, in points, taken from UIKit documents; 0 for a bar without a prompt.
  var promptHeight: CGFloat { prompt == nil ? 0 : 31 }

  /// The height of the row of scopes, in points; 0 if the bar does not show it.
  var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? 44 : 0 }

  /// Positions the field, the cancel button next to it and the scopes below it, if the bar shows them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The user can touch the field of a visible bar.
    if window != nil { _ = searchTextField }
    placeParts()
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Begins editing in the search field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing in the search field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { ownField?.resignFirstResponder() ?? true }

  open override var isFirstResponder: Bool { ownField?.isFirstResponder ?? false }

  /// Stores text that the user has typed in the field.
  func acceptTypedText(_ text: String) {
    isTyping = true
    self.text = text
    isTyping = false
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UISearchBar.delegate)
    nib.outlet("text", \UISearchBar.text)
    nib.outlet("prompt", \UISearchBar.prompt)
    nib.outlet("placeholder", \UISearchBar.placeholder)
    nib.outlet("barStyle", \UISearchBar.barStyle)
    nib.outlet("searchBarStyle", \UISearchBar.searchBarStyle)
    nib.outlet("translucent", \UISearchBar.isTranslucent)
    nib.outlet("barTintColor", \UISearchBar.barTintColor)
    nib.outlet("backgroundImage", \UISearchBar.backgroundImage)
    nib.outlet("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    nib.outlet("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    nib.outlet("showsCancelButton", \UISearchBar.showsCancelButton)
    nib.outlet("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    nib.outlet("showsScopeBar", \UISearchBar.showsScopeBar)
    nib.inputTraits(of: UISearchBar.self)
  }
}

/// The delegate of a search bar. Every method has a default because UIKit's methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
