public import Foundation

/// A search field with a button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open var text: String? {
    didSet {
      if let ownField, ownField.text != (text ?? "") { ownField.text = text }
      // As on a device, a search learns of a text that code sets.
      if !isTyping, text != oldValue { search?.update() }
    }
  }
  /// The field, nil until it is used.
  var ownField: UISearchTextField?
  var fieldLink: SearchFieldLink?
  /// The search that the bar belongs to.
  weak var search: UISearchController?
  var looks = Looks()
  private var isTyping = false
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  open var placeholder: String? { didSet { ownField?.placeholder = placeholder } }
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsCancelButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var isEnabled = true
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open weak var delegate: (any UISearchBarDelegate)?
  public var inputTraits = UITextInputTraitValues()

  /// An empty bar.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    returnKeyType = .search
  }

  /// A bar from a nib.
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

  /// Shows the button that ends searching.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Of the usual height, with a prompt and a row of scopes where there are some.
  open override var intrinsicContentSize: CGSize {
    var height = UIKitEra.current.searchBarHeight(isProminent: searchBarStyle == .prominent)
    if prompt != nil { height += Self.promptHeight }
    if showsScopeBar, scopeButtonTitles?.isEmpty == false { height += Self.scopeHeight }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  // In points, as UIKit documents show them.
  private static let promptHeight: CGFloat = 31
  private static let scopeHeight: CGFloat = 44

  open override var canBecomeFirstResponder: Bool { true }

  /// Edits the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { ownField?.resignFirstResponder() ?? true }

  open override var isFirstResponder: Bool { ownField?.isFirstResponder ?? false }

  /// Takes over what was typed into the field.
  func takeTypedText(_ text: String) {
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

/// The delegate of a search bar; every method has a default, because UIKit's are optional.
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
