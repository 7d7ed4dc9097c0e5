import InterfaceBuilder

// Storyboards.
extension ToolsEra {
  /// Placeholders for objects of the nib around are numbered (Xcode 11); before, each had a name made up
  /// when it was compiled.
  var numbersPlaceholders: Bool { tools >= .xcode11 }
  /// Placeholders come before the top-level objects (Xcode 13).
  var placesProxiesFirst: Bool { coderVersion >= 10 }
  /// A scene's nib has each scene's first responder beside its own (until Xcode 5).
  var repeatsFirstResponder: Bool { !writesTraitStorage }
  /// The height of navigation bars and toolbars before they are shown.
  var barHeight: Double { coderVersion >= 10 ? 50 : 44 }
  /// The width of bars before they are shown.
  var barWidth: Double { tools >= .xcode9 ? 0 : 320 }
  /// Bars keep the origin that the document gives them.
  var keepsBarOrigins: Bool { tools >= .xcode9 }
  /// Controllers that code can make swap their classes (Xcode 11).
  var swapsNamedControllers: Bool { tools >= .xcode11 }
  /// Navigation items state how large titles are shown (Xcode 9).
  var writesLargeTitleDisplay: Bool { tools >= .xcode9 }
  /// Table view controllers state that they clear the selection when they appear (until Xcode 8).
  var writesClearedSelection: Bool { tools < .xcode9 }
  /// Cells in lists may have a view of the system behind them (Xcode 13).
  var writesSystemBackgrounds: Bool { coderVersion >= 10 }
  /// Rows without their own height have that of their table (until Xcode 10).
  var repeatsRowHeights: Bool { tools < .xcode11 }
  /// The items of a navigation bar are a list that does not change (Xcode 9 and 10).
  var fixesBarItems: Bool { tools >= .xcode9 && tools < .xcode11 }
}
