import InterfaceBuilder

/// What differs between versions of Apple's compiler, by the build of Interface Builder.
///
/// Builds: 5053 is Xcode 5, 6250 Xcode 6.1, 7702 6.4, 9059 7.0, 9531 7.1, 10116 7.3, 11201 8.0,
/// 13196 9.0, 14313 10.0, 14868 11.0, 17132 12.0, 19082 13.0, 21225 14.0, 22154 15.0, 23091 16.0. Each
/// property names the first version whose nibs have been seen to differ.
struct ToolsEra: Sendable {
  /// The build.
  let build: Int

  init(_ document: IBDocument, _ options: NibCompiler.Options) {
    // Versions may have several points: `32700.99.1234`.
    let digits = (document.toolsVersion ?? "").utf8.prefix { (0x30...0x39).contains($0) }
    let saved = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    build = options.toolsVersion ?? Self.likelyCompiler(of: saved)
  }

  /// The build that most likely compiles a document, by the one that saved it.
  ///
  /// Documents are compiled as long as they live. Of 61 pairs that Xcode 6 saved, 44 were compiled by Xcode 7 or
  /// later; of those that 7.2 saved, all were by 7.3 or later. For other versions the build itself is the best
  /// guess.
  private static func likelyCompiler(of saved: Int) -> Int {
    switch saved {
    case 6200..<9059: 9059
    case 9532..<10_116: 10_116
    // Builds made by Apple's own developers; 15 is the release that most of them have been followed by.
    case 30_000...: 22_500
    default: saved
    }
  }
}

// Constraints and traits.
extension ToolsEra {
  /// Trait storage exists, and constraints have the attributes that margins need (Xcode 6; documents of
  /// Xcode 5.1 have been compiled by it as well).
  var writesTraitStorage: Bool { build >= 5050 }
  /// What holds whatever the traits has an empty collection of them (Xcode 7.3).
  var writesEmptyTraits: Bool { build >= 10_000 }
  /// A constraint without a second item states the attribute 0 for it (until Xcode 7.0).
  var writesAttributeOfNoItem: Bool { build < 9500 }
  /// A view whose frame is fixed is held by constraints made at build time (until Xcode 7).
  var holdsFixedFramesByConstraints: Bool { build < 10_000 }
}

// Views.
extension ToolsEra {
  /// Views at the top level are as large as the document's device (Xcode 9).
  var sizesViewsByDevice: Bool { build >= 13_000 }
  /// The frame of a view that has none in the document: layout decides at run time (Xcode 8 to 10 saved
  /// documents so; its betas, 11163, compiled them without).
  var unknownFrame: Rect {
    (11_200..<14_800).contains(build)
      ? Rect(x: 0, y: 0, width: 1000, height: 1000) : Rect(x: 0, y: 0, width: 0, height: 0)
  }
  /// The height of a hairline in points: the compiler's screen has two pixels a point (Xcode 7.3 to 10).
  var hairline: Double { build >= 10_000 && build < 14_800 ? 0.5 : 1 }
  /// Prototypes of table cells lie at the top, whatever place the document shows them at (until Xcode 10).
  var movesPrototypesToTop: Bool { build < 14_800 }
  /// How much lower a cell's content is than the cell, in points; nil if the document says it.
  var cellContentMargin: Double? {
    switch build {
    case ..<9000: 0
    case ..<14_800: hairline
    default: nil
    }
  }
  /// The least distance of a cell's separator from the left, in points (until Xcode 7.2).
  var leastSeparatorInset: Double { build < 10_000 ? 8 : 0 }
  /// That distance if the document does not specify it (8 since Xcode 16).
  var separatorInset: Double { build >= 17_500 ? 8 : 15 }
  /// The height of rows that is not written, in points (until Xcode 8).
  var usualRowHeight: Double? { build >= 13_000 ? nil : 44 }
  /// The height of headers and footers that is not written, in points (until Xcode 8).
  var usualSectionHeight: Double? { build >= 13_000 ? nil : build >= 10_000 ? 28 : 18 }

  /// Every view states its semantic content attribute (Xcode 7).
  var writesSemanticContentAttribute: Bool { build >= 9000 }
  /// Every view says that it draws deeply (Xcode 7.3).
  var writesDeepDrawRect: Bool { build >= 10_000 }
  /// Every view states its large content properties (Xcode 11).
  var writesLargeContentProperties: Bool { build >= 14_800 }
  /// Which of the superview's margins are preserved is stated one by one (Xcode 11).
  var writesSpecificMargins: Bool { build >= 14_800 }
  /// Texts state their alignment even where it is the left one (Xcode 7).
  var writesLeftTextAlignment: Bool { build >= 9000 }
  /// Texts say whether their colour follows the traits (Xcode 7.3).
  var writesTextColorUpdates: Bool { build >= 10_000 }
  /// Scroll views state how insets are adjusted (Xcode 9).
  var writesInsetAdjustment: Bool { build >= 13_000 }
  /// Scroll views state how the insets of indicators are adjusted (Xcode 11).
  var writesIndicatorInsetAdjustment: Bool { build >= 14_800 }
  /// Tables and texts know the size of their content (until Xcode 9).
  var writesContentSize: Bool { build < 14_000 }
  /// Collections know the size of their content (until Xcode 10).
  var writesCollectionContentSize: Bool { build < 14_800 }
  /// Lists have traits of their own: whether the selection follows the focus (Xcode 13).
  var writesListTraits: Bool { coderVersion >= 10 }
  /// Tables show a selection at the first touch (until Xcode 7).
  var writesImmediateSelection: Bool { build < 10_000 }
  /// Tables state estimates of heights, and insets (Xcode 9).
  var writesEstimatedHeights: Bool { build >= 13_000 }
  /// Tables state the padding above section headers and whether they prefetch (Xcode 13).
  var writesSectionHeaderTopPadding: Bool { coderVersion >= 10 }
  /// Cells say that they have no configurations (Xcode 12).
  var writesCellConfigurations: Bool { build >= 14_800 }
  /// The content of a collection's cell is held to its edges by constraints (Xcode 11).
  var holdsCollectionContent: Bool { build >= 14_800 }
  /// Collections say whether they prefetch (Xcode 8).
  var writesCollectionPrefetching: Bool { build >= 10_000 }
  /// Collections have keys of their own for the delegate and for selecting (Xcode 11).
  var writesCollectionSelection: Bool { build >= 14_800 }
  /// Round buttons have a class of their own (until Xcode 4).
  var hasRoundButtons: Bool { build < 4500 }
  /// Buttons of every type state the font of 15 points that the document leaves out (until Xcode 6); later
  /// those of the system's type alone.
  var writesUsualButtonFont: Bool { build < 9000 }
  /// Cells have a background though the document states none (Xcode 7).
  var paintsCells: Bool { build >= 9000 && build < 10_000 }
  /// Buttons say that they have no configuration (Xcode 13).
  var writesButtonConfiguration: Bool { build >= 19_000 }
  /// The kinds of touches that recognizers take: direct, indirect, pencil, and since Xcode 12 pointers.
  var allowedTouchTypes: Int { build >= 17_000 ? 15 : 7 }
  /// Sliders state their behavioural style (Xcode 13).
  var writesBehavioralStyle: Bool { build >= 19_000 }
  /// Recognizers state which touches they take (Xcode 9).
  var writesTouchTypes: Bool { build >= 9000 }
}

// Values.
extension ToolsEra {
  /// Fonts say how they scale with the content size category (Xcode 9).
  var writesFontScaling: Bool { build >= 13_000 }
  /// Fonts' sizes are doubles in a dictionary that does not change (Xcode 11).
  var writesFontSizesAsDoubles: Bool { build >= 14_800 }
  /// Font descriptors have options (Xcode 16).
  var writesFontDescriptorOptions: Bool { build >= 23_000 }
  /// What the system font is called.
  var systemFont: SystemFontName {
    switch build {
    case ..<9000: .helveticaNeue
    case ..<9500: .sanFranciscoRegular
    case ..<14_800: .sanFrancisco
    default: .sanFranciscoVariable
    }
  }
  /// Text styles are archived at the smallest of sizes instead of the default one (Xcode 16).
  var archivesSmallTextStyles: Bool { build >= 23_000 }
  /// System colours that follow the traits exist (Xcode 11).
  var knowsLabelColor: Bool { build >= 14_800 }
  /// Colours of asset catalogs exist (Xcode 9).
  var knowsNamedColors: Bool { build >= 13_000 }
  /// Colour components are repeated in double precision where a float loses some (Xcode 11).
  var writesDoubleComponents: Bool { build >= 14_800 }
  /// Images say that they are no symbols (Xcode 11).
  var writesSymbolNames: Bool { build >= 14_800 }
  /// Images are marked as part of the app's own catalog (Xcode 13).
  var writesImageCatalogs: Bool { build >= 17_500 }
  /// The number of the encoder in the archive's header (Xcode 13).
  var coderVersion: UInt32 { build >= 17_500 ? 10 : 9 }
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
