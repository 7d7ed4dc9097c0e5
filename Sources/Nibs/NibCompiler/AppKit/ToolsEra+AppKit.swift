import InterfaceBuilder

// Nibs for macOS. Xcode has written nibs in this compiler's format since version 13.
extension ToolsEra {
  /// Whether controls and cells also store their size under a separate key (before Xcode 26).
  var writesControlSizeTwice: Bool { tools < .xcode26 }
  /// Whether a button's default hugging priority depends on its bezel (since Xcode 26).
  var buttonsHugByBezel: Bool { tools >= .xcode26 }
  /// Whether text fields and text views contain a key for Writing Tools (since Xcode 16).
  var writesWritingTools: Bool { tools >= .xcode16 }
  /// Whether text fields contain a key for resolving natural alignment (since Xcode 26).
  var writesLineResolution: Bool { tools >= .xcode26 }
  /// Whether buttons and image views contain the configuration of symbols (since Xcode 14.3).
  var writesSymbolConfigurations: Bool { tools >= .xcode14_3 }
  /// Whether the views of a split view are clipped (since Xcode 26).
  var clipsSplitViews: Bool { tools >= .xcode26 }
  /// Whether components of colors contain a key for linear exposure (since Xcode 26).
  var writesLinearExposure: Bool { tools >= .xcode26 }
  /// Whether image cells contain a key for animation, and image cells and box titles contain their view (since Xcode 26).
  var writesMoreOfCells: Bool { tools >= .xcode26 }
  /// Whether menu items contain a key for being hidden in a representation (since Xcode 15).
  var writesHiddenInRepresentation: Bool { tools >= .xcode15 }
  /// Whether the symbols of menu items are action images (since Xcode 26).
  var writesActionImages: Bool { tools >= .xcode26 }
  /// Whether columns without an identifier are numbered (since Xcode 26).
  var namesColumns: Bool { tools >= .xcode26 }
  /// Whether toolbars have the height of macOS 11 (since Xcode 12).
  var hasTallToolbars: Bool { tools >= .xcode12 }
  /// The height of a window's title bar in points.
  var titleBarHeight: Double { tools >= .xcode26 ? 32 : 28 }
  /// The size of the image of a selected menu item in points.
  var checkmarkSize: Size { Size(width: 18, height: tools >= .xcode26 ? 16 : 17) }
  /// The size of the image of a menu item in the mixed state in points.
  var mixedStateSize: Size { Size(width: 18, height: tools >= .xcode26 ? 4 : 5) }
}
