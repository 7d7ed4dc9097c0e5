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
}
