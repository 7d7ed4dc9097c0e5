import InterfaceBuilder

/// What differs between versions of Apple's compiler, by the build of Interface Builder.
struct ToolsEra: Sendable {
  /// The build: 9532 is Xcode 7.2, 13771 Xcode 9.3, 15400 Xcode 11.2, 21507 Xcode 14.3.
  let build: Int

  init(_ document: IBDocument, _ options: NibCompiler.Options) {
    build =
      options.toolsVersion ?? document.toolsVersion.flatMap { Double($0) }.map { Int($0) } ?? 0
  }

  /// Every view says that it draws deeply (Xcode 6.3 on).
  var writesDeepDrawRect: Bool { build >= 7700 }
  /// Every view states its semantic content attribute (Xcode 7 on).
  var writesSemanticContentAttribute: Bool { build >= 8100 }
  /// Every view states its large content properties (Xcode 11 on).
  var writesLargeContentProperties: Bool { build >= 14800 }
  /// Fonts say how they scale with the content size category (Xcode 9 on).
  var writesFontScaling: Bool { build >= 12100 }
  /// User constraints are among the objects that are woken (until Xcode 8).
  var listsConstraints: Bool { build < 11500 }
  /// Trait storage exists (Xcode 6 on).
  var writesTraitStorage: Bool { build >= 6000 }
  /// Scroll views say how insets follow the safe area (Xcode 9 on).
  var writesContentInsetAdjustment: Bool { build >= 13000 }
  /// Scroll views say how their indicators' insets follow the safe area (Xcode 11 on).
  var writesIndicatorInsetAdjustment: Bool { build >= 14800 }
  /// Tables say what separator insets refer to, and estimate heights (Xcode 9 on).
  var writesSeparatorInsetReference: Bool { build >= 13000 }
  /// Tables estimate heights (Xcode 9 on).
  var writesEstimatedHeights: Bool { build >= 13000 }
  /// The usual row height is written as well.
  var writesDefaultRowHeight: Bool { build < 11000 }
  /// Navigation items say how large titles show (Xcode 9 on).
  var writesLargeTitles: Bool { build >= 13000 }
  /// Recognizers say which touches they allow (Xcode 10 on).
  var writesAllowedTouchTypes: Bool { build >= 14000 }
}
