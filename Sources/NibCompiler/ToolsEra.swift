import InterfaceBuilder

/// What differs between versions of Apple's compiler, by the version of Interface Builder.
///
/// Each property names the first version whose nibs have been seen to differ.
struct ToolsEra: Sendable {
  /// The version.
  let tools: IBToolsVersion

  init(_ document: IBDocument, _ options: NibCompiler.Options) {
    tools = options.toolsVersion ?? Self.likelyCompiler(of: document.tools)
  }

  /// The version that most likely compiles a document, by the one that saved it.
  ///
  /// Documents are compiled as long as they live. Of 61 pairs that Xcode 6 saved, 44 were compiled by Xcode 7 or
  /// later; of those that 7.2 saved, all were by 7.3 or later. For other versions the version itself is the best
  /// guess, and for one of Apple's own developers the release that most of them have been followed by.
  private static func likelyCompiler(of saved: IBToolsVersion) -> IBToolsVersion {
    switch saved {
    case .xcode6 ..< .xcode7: .xcode7
    case .xcode7_2 ..< .xcode7_3: .xcode7_3
    default: saved.released
    }
  }
}

// Constraints and traits.
extension ToolsEra {
  /// Trait storage exists, and constraints have the attributes that margins need (Xcode 6; documents of
  /// Xcode 5.1 have been compiled by it as well).
  var writesTraitStorage: Bool { tools >= .xcode5 }
  /// Values for all traits have an empty trait collection (Xcode 7.3).
  var writesEmptyTraits: Bool { tools >= .xcode7_3 }
  /// A constraint without a second item states the attribute 0 for it (until Xcode 7.0).
  var writesAttributeOfNoItem: Bool { tools < .xcode7_1 }
  /// A view whose frame is fixed is held by constraints made at build time (until Xcode 7).
  var holdsFixedFramesByConstraints: Bool { tools < .xcode7_3 }
}

// Views.
extension ToolsEra {
  /// Views at the top level are as large as the document's device (Xcode 9).
  var sizesViewsByDevice: Bool { tools >= .xcode9 }
  /// The frame of a view that has none in the document: layout decides at run time (Xcode 8 to 10 saved
  /// documents so; its betas, 11163, compiled them without).
  var unknownFrame: Rect {
    (IBToolsVersion.xcode8Release ..< .xcode11).contains(tools)
      ? Rect(x: 0, y: 0, width: 1000, height: 1000) : Rect(x: 0, y: 0, width: 0, height: 0)
  }
  /// The height of a hairline in points: the compiler's screen has two pixels a point (Xcode 7.3 to 10).
  var hairline: Double { tools >= .xcode7_3 && tools < .xcode11 ? 0.5 : 1 }
  /// Prototypes of table cells have their origin at the top, wherever the document shows them (until Xcode 10).
  var movesPrototypesToTop: Bool { tools < .xcode11 }
  /// How much lower a cell's content is than the cell, in points; nil if the document says it.
  var cellContentMargin: Double? {
    switch tools {
    case ..<IBToolsVersion.xcode7: 0
    case ..<IBToolsVersion.xcode11: hairline
    default: nil
    }
  }
  /// The least distance of a cell's separator from the left, in points (until Xcode 7.2).
  var leastSeparatorInset: Double { tools < .xcode7_3 ? 8 : 0 }
  /// That distance if the document does not specify it (8 since Xcode 16).
  var separatorInset: Double { tools >= .xcode12_2 ? 8 : 15 }
  /// The height of rows that is not written, in points (until Xcode 8).
  var usualRowHeight: Double? { tools >= .xcode9 ? nil : 44 }
  /// The height of headers and footers that is not written, in points (until Xcode 8).
  var usualSectionHeight: Double? { tools >= .xcode9 ? nil : tools >= .xcode7_3 ? 28 : 18 }

  /// Every view states its semantic content attribute (Xcode 7).
  var writesSemanticContentAttribute: Bool { tools >= .xcode7 }
  /// Every view says that it draws deeply (Xcode 7.3).
  var writesDeepDrawRect: Bool { tools >= .xcode7_3 }
  /// Every view states its large content properties (Xcode 11).
  var writesLargeContentProperties: Bool { tools >= .xcode11 }
  /// Which of the superview's margins are preserved is stated one by one (Xcode 11).
  var writesSpecificMargins: Bool { tools >= .xcode11 }
  /// Texts state their alignment even where it is the left one (Xcode 7).
  var writesLeftTextAlignment: Bool { tools >= .xcode7 }
  /// Texts say whether their colour follows the traits (Xcode 7.3).
  var writesTextColorUpdates: Bool { tools >= .xcode7_3 }
  /// Scroll views state how insets are adjusted (Xcode 9).
  var writesInsetAdjustment: Bool { tools >= .xcode9 }
  /// Scroll views state how the insets of indicators are adjusted (Xcode 11).
  var writesIndicatorInsetAdjustment: Bool { tools >= .xcode11 }
  /// Tables and texts know the size of their content (until Xcode 9).
  var writesContentSize: Bool { tools < .xcode9_3 }
  /// Collections know the size of their content (until Xcode 10).
  var writesCollectionContentSize: Bool { tools < .xcode11 }
  /// Lists have traits of their own: whether the selection follows the focus (Xcode 13).
  var writesListTraits: Bool { coderVersion >= 10 }
  /// Tables show a selection at the first touch (until Xcode 7).
  var writesImmediateSelection: Bool { tools < .xcode7_3 }
  /// Tables state estimates of heights, and insets (Xcode 9).
  var writesEstimatedHeights: Bool { tools >= .xcode9 }
  /// Tables state the padding above section headers and whether they prefetch (Xcode 13).
  var writesSectionHeaderTopPadding: Bool { coderVersion >= 10 }
  /// Cells say that they have no configurations (Xcode 12).
  var writesCellConfigurations: Bool { tools >= .xcode11 }
  /// The content of a collection's cell is held to its edges by constraints (Xcode 11).
  var holdsCollectionContent: Bool { tools >= .xcode11 }
  /// Collections say whether they prefetch (Xcode 8).
  var writesCollectionPrefetching: Bool { tools >= .xcode7_3 }
  /// Collections have keys of their own for the delegate and for selecting (Xcode 11).
  var writesCollectionSelection: Bool { tools >= .xcode11 }
  /// Round buttons have a class of their own (until Xcode 4).
  var hasRoundButtons: Bool { tools < .xcode4_6 }
  /// Buttons of every type state the font of 15 points that the document leaves out (until Xcode 6); later only those
  /// of the system type.
  var writesUsualButtonFont: Bool { tools < .xcode7 }
  /// Cells have a background though the document states none (Xcode 7).
  var paintsCells: Bool { tools >= .xcode7 && tools < .xcode7_3 }
  /// Buttons say that they have no configuration (Xcode 13).
  var writesButtonConfiguration: Bool { tools >= .xcode13 }
  /// The kinds of touches that recognizers take: direct, indirect, pencil, and since Xcode 12 pointers.
  var allowedTouchTypes: Int { tools >= .xcode12 ? 15 : 7 }
  /// Sliders state their behavioural style (Xcode 13).
  var writesBehavioralStyle: Bool { tools >= .xcode13 }
  /// Recognizers state which touches they take (Xcode 9).
  var writesTouchTypes: Bool { tools >= .xcode7 }
}

// Values.
extension ToolsEra {
  /// Fonts say how they scale with the content size category (Xcode 9).
  var writesFontScaling: Bool { tools >= .xcode9 }
  /// Fonts' sizes are doubles in a dictionary that does not change (Xcode 11).
  var writesFontSizesAsDoubles: Bool { tools >= .xcode11 }
  /// Font descriptors have options (Xcode 16).
  var writesFontDescriptorOptions: Bool { tools >= .xcode16 }
  /// What the system font is called.
  var systemFont: SystemFontName {
    switch tools {
    case ..<IBToolsVersion.xcode7: .helveticaNeue
    case ..<IBToolsVersion.xcode7_1: .sanFranciscoRegular
    case ..<IBToolsVersion.xcode11: .sanFrancisco
    default: .sanFranciscoVariable
    }
  }
  /// Text styles are archived at the smallest of sizes instead of the default one (Xcode 16).
  var archivesSmallTextStyles: Bool { tools >= .xcode16 }
  /// System colours that follow the traits exist (Xcode 11).
  var knowsLabelColor: Bool { tools >= .xcode11 }
  /// Colours of asset catalogs exist (Xcode 9).
  var knowsNamedColors: Bool { tools >= .xcode9 }
  /// Colour components are repeated in double precision where a float loses some (Xcode 11).
  var writesDoubleComponents: Bool { tools >= .xcode11 }
  /// Images state that they are not symbols (Xcode 11).
  var writesSymbolNames: Bool { tools >= .xcode11 }
  /// Images are marked as part of the app's own catalog (Xcode 13).
  var writesImageCatalogs: Bool { tools >= .xcode12_2 }
  /// The number of the encoder in the archive's header (Xcode 13).
  var coderVersion: UInt32 { tools >= .xcode12_2 ? 10 : 9 }
}

/// What the system font is called.
enum SystemFontName: Sendable {
  /// Helvetica Neue for interfaces, until iOS 8.
  case helveticaNeue
  /// San Francisco with its weight, in iOS 9.0.
  case sanFranciscoRegular
  /// San Francisco in a cut for text and one for display.
  case sanFrancisco
  /// San Francisco in one variable cut, since iOS 13.
  case sanFranciscoVariable
}
