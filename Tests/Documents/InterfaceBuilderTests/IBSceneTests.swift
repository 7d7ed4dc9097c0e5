import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct IBSceneTests {
  private let main: IBDocument

  init() throws {
    main = try IBDocument(parsing: Samples.bytes("Main.storyboard"))
  }

  @Test func `scenes are in order with their controllers`() {
    #expect(main.kind == .storyboard)
    #expect(main.scenes.first?.id == "BMb-2a-B4F")
    #expect(main.scenes.first?.controller?.id == "MXr-Wd-wlv")
    #expect(main.scenes.last?.controller?.element == "viewControllerPlaceholder")
    #expect(main.scenes.allSatisfy { $0.controller != nil })
    #expect(main.scenes.count == 12)
  }

  @Test func `every scene has its own first responder`() {
    for scene in main.scenes {
      #expect(scene.objects.filter { $0.role == .firstResponder }.count == 1)
    }
    #expect(main.filesOwner == nil)
  }

  @Test func `an object knows its scene`() {
    #expect(main.object(id: "7d7-Z2-mkF")?.scene?.id == "jBj-7Z-eDi")
    #expect(main.object(id: "MXr-Wd-wlv")?.scene?.id == "BMb-2a-B4F")
  }

  @Test func `a xib has no scenes`() throws {
    let xib = try IBDocument(parsing: Samples.bytes("MyViews.xib"))
    #expect(xib.kind == .xib && xib.scenes.isEmpty)
    #expect(xib.object(id: "DwM-Ub-hOi")?.scene == nil)
    #expect(xib.initialViewController == nil)
  }

  @Test func `the initial controller is found`() {
    #expect(main.initialViewController?.id == main.root[Names.initialViewController])
    #expect(main.initialViewController?.role == .object)
  }

  @Test func `segues have kinds, names and destinations`() throws {
    func segue(_ id: String) throws -> IBConnection {
      try #require(main.connections.first { $0.id == id })
    }
    let tabs = try #require(main.object(id: "MXr-Wd-wlv")).connections
    #expect(tabs.map(\.destinationID) == ["t6Y-am-eD5", "KHf-ts-Mo9", "Xs6-bd-AjP"])
    #expect(tabs.allSatisfy { $0.segue?.kind == "relationship" && $0.name == nil })
    #expect(tabs.allSatisfy { $0.segue?.relationship == "viewControllers" })
    #expect(try segue("x6V-8e-McI").segue?.relationship == "rootViewController")
    #expect(try segue("M8r-Wr-dlz").segue?.kind == "show")
    #expect(try segue("M8r-Wr-dlz").name == "showBoat")
    #expect(try segue("M8r-Wr-dlz").destination?.customClass == "BoatViewController")
    #expect(try segue("u9L-GT-Fx5").segue?.kind == "popoverPresentation")
    #expect(try segue("u9L-GT-Fx5").source?.id == "qVx-9a-eoR")
    #expect(try segue("opk-5L-KyW").segue?.kind == "presentation")
    #expect(try segue("OHo-je-tJq").segue?.kind == "embed")
    #expect(try segue("OHo-je-tJq").source?.element == "containerView")
    #expect(try segue("cw4-Ct-2zl").segue?.customClass == "SlideSegue")
    #expect(try segue("cw4-Ct-2zl").segue?.kind == "custom")
  }

  @Test func `an unwind segue names its action and leads to the scene's exit`() throws {
    let unwind = try #require(main.connections.first { $0.segue?.kind == "unwind" })
    #expect(unwind.segue?.unwindAction?.isEmpty == false)
    #expect(unwind.destination?.element == "exit")
  }

  @Test func `a launch screen says so`() throws {
    #expect(try IBDocument(parsing: Samples.bytes("Launch.storyboard")).isLaunchScreen)
    #expect(!main.isLaunchScreen)
  }
}
