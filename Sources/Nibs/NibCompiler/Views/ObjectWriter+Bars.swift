import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeNavigationBar() {
    writeView(marginsWhereNone: barMargins)
    write("UIBarStyle", word: Names.barStyle, in: .barStyle)
    writeTrue("UIBarPrefersLargeTitles", ifYes: Names.largeTitles)
    write("UIBarTintColor", color: "barTintColor")
    if !writeOwnedItems("navigationItem") {
      let items = references(in: Names.items)
      if !items.isEmpty { write("UIItems", mutableArray: items) }
    }
    write("UIBackIndicatorImage", image: Names.backIndicatorImage)
    write("UIBackIndicatorTransitionMask", image: Names.backIndicatorTransitionMask)
    write("UIBackgroundImage", image: Names.backgroundImage)
    write("UIShadowImage", image: Names.shadowImage)
    writeTextAttributes("UITitleTextAttributes", "titleTextAttributes")
    writeTextAttributes("UIBarLargeTitleTextAttributes", "largeTitleTextAttributes")
    write("UIBarPosition", 2)
    writeTranslucence("UIBarTranslucence")
  }

  func writeToolbar() {
    writeView(marginsWhereNone: barMargins)
    write("UIBarStyle", word: Names.barStyle, in: .barStyle)
    write("UIBarTintColor", color: "barTintColor")
    write("UIItems", array: references(in: Names.items))
    write("UIBarPosition", 1)
    writeTranslucence("UIBarTranslucence")
  }

  /// The layout margins of a navigation bar or toolbar in a storyboard, in points; nil if they are not written.
  private var barMargins: Insets? {
    guard era.writesBarMargins, encoder.unit.storyboard != nil else { return nil }
    let side: Double = document.isForPad ? 20 : 16
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  func writeTabBar() {
    writeView()
    write("UIBarStyle", word: Names.barStyle, in: .barStyle)
    write("UIBarTintColor", color: "barTintColor")
    if !writeOwnedItems("tabBarItem") { write("UIItems", array: references(in: Names.items)) }
    write("UISelectedImageTintColor", color: "selectedImageTintColor")
    write("UIBackgroundImage", image: Names.backgroundImage)
    write("UIShadowImage", image: Names.shadowImage)
    write("UISelectionIndicatorImage", image: Names.selectionIndicatorImage)
    write("UITabBarItemPositioning", word: Names.itemPositioning, in: .tabBarItemPositioning)
    write("UITabBarItemWidth", float: Names.itemWidth)
    write("UITabBarItemSpacing", float: Names.itemSpacing)
    writeTranslucence("UIBarTranslucence")
  }

  func writeSearchBar() {
    writeView()
    write("UIBarStyle", word: Names.barStyle, in: .barStyle)
    write("UISearchBarStyle", word: Names.searchBarStyle, in: .searchBarStyle)
    write("UIBarTintColor", color: "barTintColor")
    writeTranslucence("UISearchBarTranslucence")
    writeTrue("UIShowsBookmarkButton", ifYes: Names.showsBookmarkButton)
    writeTrue("UIShowsCancelButton", ifYes: Names.showsCancelButton)
    writeTrue("UIShowSearchResultsButton", ifYes: Names.showsSearchResultsButton)
    writeTrue("UIShowsScopeBar", ifYes: Names.showsScopeBar)
    writeScopeButtons()
    write(
      "UIText", object: localizable(node.textProperty(Names.text) ?? "", property: "text"))
    write("UIPlaceholder", text: Names.placeholder)
    write("UIPrompt", text: Names.prompt)
    write("UIBackgroundImage", image: Names.backgroundImage)
    write("UIScopeBarBackgroundImage", image: Names.scopeBarBackgroundImage)
    writeSearchTraits()
  }

  private func writeScopeButtons() {
    guard let titles = node.child("scopeButtonTitles") else { return }
    let strings = titles.elements.map { encoder.string($0.stringValue) }
    write("UIScopeButtonTitles", array: Array(strings))
    write("UISelectedScopeButtonIndex", int: Names.selectedScopeButtonIndex)
  }

  /// Writes the text input traits of a search bar, some of which are always written.
  private func writeSearchTraits() {
    let traits = node.child("textInputTraits")
    let key = traits?[Names.returnKeyType]
    if let traits {
      part(traits, number: number).writeSearchKeyboard()
    }
    if key == nil { write("UIReturnKeyType", 6) }
    write(
      "UIEnablesReturnKeyAutomatically",
      traits?.bool(Names.enablesReturnKeyAutomatically) ?? true)
    write("UISecureTextEntry", traits?.bool(Names.secureTextEntry) ?? false)
  }

  private func writeSearchKeyboard() {
    write(
      "UIAutocapitalizationType", word: Names.autocapitalizationType, in: .autocapitalizationType)
    write("UIAutocorrectionType", word: Names.autocorrectionType, in: .triState)
    write("UISpellCheckingType", word: Names.spellCheckingType, in: .triState)
    write("UIKeyboardAppearance", word: Names.keyboardAppearance, in: .keyboardAppearance)
    write("UIKeyboardType", word: Names.keyboardType, in: .keyboardType)
    write("UIReturnKeyType", word: Names.returnKeyType, in: .returnKeyType)
  }

  /// Writes 1 for a translucent bar, 2 for an opaque bar.
  private func writeTranslucence(_ key: NibKey) {
    write(key, node.bool(Names.translucent) == false ? 2 : 1)
  }

  /// Writes the attributes of a bar's texts.
  private func writeTextAttributes(_ key: NibKey, _ property: StaticString) {
    guard let attributes = node.child(property) else { return }
    write(key, object: encoder.textAttributes(attributes))
  }
}
