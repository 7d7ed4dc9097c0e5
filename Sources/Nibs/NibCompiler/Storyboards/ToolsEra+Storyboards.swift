import InterfaceBuilder

// Storyboards.
extension ToolsEra {
  /// Whether the nib of a controller without an identifier has the name of the controller's class (since Xcode 7);
  /// earlier, the name was that of `UIViewController` for all controllers. Later versions compiled most documents that
  /// earlier ones saved, so a guess is not enough for another name.
  var namesScenesByClass: Bool { !isStated || tools >= .xcode7 }
  /// Whether placeholders for objects of the enclosing nib are numbered (since Xcode 11); earlier compilers generated a
  /// name for each of them.
  var numbersPlaceholders: Bool { tools >= .xcode11 }
  /// Whether placeholders come before the top-level objects (since Xcode 12.2).
  var placesProxiesFirst: Bool { coderVersion >= 10 }
  /// Whether a scene's nib contains its scenes' first responders next to its own (before Xcode 6).
  var repeatsFirstResponder: Bool { !writesTraitStorage }
  /// The height of navigation bars and toolbars before they are shown, in points (50 since Xcode 12.2).
  var barHeight: Double { coderVersion >= 10 ? 50 : 44 }
  /// The width of bars before they are shown, in points (0 since Xcode 9).
  var barWidth: Double { tools >= .xcode9 ? 0 : 320 }
  /// Whether bars keep their origin in the document (since Xcode 9.3).
  var keepsBarOrigins: Bool { tools >= .xcode9_3 }
  /// Whether controllers that code can instantiate use class swappers (since Xcode 11).
  var swapsNamedControllers: Bool { tools >= .xcode11 }
  /// Whether navigation items specify how large titles are shown (since Xcode 9).
  var writesLargeTitleDisplay: Bool { tools >= .xcode9 }
  /// Whether table view controllers specify that they clear the selection when they appear (before Xcode 9).
  var writesClearedSelection: Bool { tools < .xcode9 }
  /// Whether table view cells can have a system background view (since Xcode 12.2).
  var writesSystemBackgrounds: Bool { coderVersion >= 10 }
  /// Whether the cells of a static table that fills the screen have the width of the screen (before Xcode 8); later,
  /// they have the width in the document.
  var stretchesCells: Bool { tools < .xcode8 }
  /// Whether rows without a specified height have the row height of their table (before Xcode 11).
  var repeatsRowHeights: Bool { tools < .xcode11 }
  /// Whether the items of a navigation bar are an immutable array (from Xcode 9 until before Xcode 11).
  var fixesBarItems: Bool { tools >= .xcode9 && tools < .xcode11 }
}
