import Foundation
import Testing

@testable import HeadlessUIKit

final class NamedView: UIView {}
final class 이름View: UIView {}
final class NamedThing {}

struct Outer {
  final class Inner: UIView {
    enum Deep {
      final class Deepest: UIView {}
    }
  }
}

@MainActor
@Suite("Class names", .ownEnvironment)
struct ClassNamesTests {
  private let module = "HeadlessUIKitTests"

  @Test("A runtime's name reads as it is written in Swift")
  func readable() {
    #expect(ClassNames.readable("_TtC3App8DotsView") == "App.DotsView")
    #expect(ClassNames.readable("_TtCC3App5Outer5Inner") == "App.Outer.Inner")
    #expect(ClassNames.readable("_TtCV3App5Outer5Inner") == "App.Outer.Inner")
    #expect(
      ClassNames.readable("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF8DotsView") == "App.DotsView"
    )
  }

  @Test(
    "Any other name is itself",
    arguments: [
      "", "UIView", "App.DotsView", "_Tt", "_TtC", "_TtC3App", "_TtC3App9DotsView",
      "_TtC3App8DotsViewX",
      "_TtV3App8DotsView", "_TtGC3App8DotsViewSi_", "_TtC0", "_TtC99999999999999999999App",
      "_TtC9223372036854775807App",
    ])
  func otherNames(name: String) {
    #expect(ClassNames.readable(name) == name)
  }

  @Test("A class is found by each of its names")
  func found() {
    #expect(ClassNames.type(named: "_TtC18HeadlessUIKitTests9NamedView") == NamedView.self)
    #expect(ClassNames.type(named: "\(module).NamedView") == NamedView.self)
    #expect(ClassNames.type(named: "NamedView", modules: ["Foundation", module]) == NamedView.self)
    #expect(ClassNames.type(named: "\(module).이름View") == 이름View.self)
    #expect(ClassNames.type(named: "_TtC18HeadlessUIKitTests10이름View") == 이름View.self)
  }

  @Test("A nested class is found by its runtime's name")
  func nested() {
    #expect(ClassNames.type(named: "_TtCV18HeadlessUIKitTests5Outer5Inner") == Outer.Inner.self)
    #expect(
      ClassNames.type(named: "_TtCOCV18HeadlessUIKitTests5Outer5Inner4Deep7Deepest")
        == Outer.Inner.Deep.Deepest.self)
    #expect(ClassNames.type(named: "_TtCC18HeadlessUIKitTests5Outer5Inner") == nil)
  }

  @Test("A name without a module is found where one module has a class of that name for nibs")
  func withoutModule() {
    #expect(ClassNames.type(named: "NamedView") == NamedView.self)
    #expect(ClassNames.type(named: "NamedThing") == nil)
    #expect(ClassNames.type(named: "NamedThing", modules: [module]) == NamedThing.self)
    #expect(ClassNames.type(named: "NobodysView", modules: [module]) == nil)
    #expect(ClassNames.type(named: "Inner") == nil)
  }

  @Test("The module of a class")
  func moduleOfClass() {
    #expect(ClassNames.module(of: Outer.Inner.self) == module)
    #expect(ClassNames.module(of: NSObject.self) == "Foundation")
  }
}
