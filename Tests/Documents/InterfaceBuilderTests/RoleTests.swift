import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct RoleTests {
  private func roles(_ document: IBDocument) -> [String: IBRole] {
    Dictionary(
      uniqueKeysWithValues: document.objects.compactMap { object in
        object.id.map { ($0, object.role) }
      })
  }

  @Test func `in the iOS family the placeholder identifier decides`() throws {
    let document = try IBDocument(parsing: Samples.bytes("ExternalObject.xib"))
    #expect(document.filesOwner?.id == "-1")
    #expect(document.filesOwner?.customClass == "PanelOwner")
    #expect(document.object(id: "-2")?.role == .firstResponder)
    #expect(document.object(id: "vNV-8P-NQa")?.role == .externalObject)
    #expect(document.object(id: "vNV-8P-NQa")?.externalObjectIdentifier == "SharedStore")
    #expect(document.object(id: "zoX-va-LVJ")?.role == .object)
    #expect(document.object(id: "zoX-va-LVJ")?.externalObjectIdentifier == nil)
  }

  @Test func `on macOS the reserved ids decide, with -1 and -2 the other way round`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MainMenu.xib"))
    #expect(document.filesOwner?.id == "-2")
    #expect(document.filesOwner?.customClass == "NSApplication")
    #expect(document.object(id: "-1")?.role == .firstResponder)
    #expect(document.object(id: "-3")?.role == .application)
    #expect(document.object(id: "eBD-GF-uMF")?.role == .object)
  }

  @Test func `each scene of a macOS storyboard has its own first responder`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MacMain.storyboard"))
    let responders = document.objects.filter { $0.role == .firstResponder }.compactMap(\.id)
    #expect(responders == ["fRs-t1-a9P", "fRs-t2-c5M", "fRs-t3-e8N", "fRs-t4-g1R"])
    let find = try #require(document.connections.first { $0.name == "findBerth:" })
    #expect(find.destination?.role == .firstResponder)
  }

  @Test func `labels and ids prove nothing in the iOS family`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-2" userLabel="First Responder"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="Other" id="-3" userLabel="File's Owner"/>
                <customObject id="abc" userLabel="File's Owner"/>
                <view id="v" userLabel="First Responder"/>
        """))
    #expect(
      roles(document) == [
        "-2": .filesOwner, "-1": .firstResponder, "-3": .externalObject, "abc": .object,
        "v": .object,
      ])
    #expect(document.filesOwner?.id == "-2")
  }

  @Test func `labels prove nothing on macOS`() throws {
    let document = try IBDocument(
      parsing: Documents.macXib(
        """
                <customObject id="-1" userLabel="File's Owner" customClass="Liar"/>
                <customObject id="-2" userLabel="First Responder" customClass="Owner"/>
                <customObject id="-3" userLabel="File's Owner" customClass="NSObject"/>
                <customObject id="x-1" userLabel="Application" customClass="NSApplication"/>
                <placeholder placeholderIdentifier="IBFilesOwner" id="p"/>
        """))
    #expect(document.filesOwner?.customClass == "Owner")
    #expect(
      roles(document) == [
        "-1": .firstResponder, "-2": .filesOwner, "-3": .application, "x-1": .object, "p": .object,
      ])
  }

  @Test func `a placeholder without identifier represents something from outside`() throws {
    let document = try IBDocument(parsing: Documents.xib("        <placeholder id=\"-1\"/>"))
    #expect(document.filesOwner == nil)
    #expect(document.object(id: "-1")?.role == .externalObject)
  }

  @Test func `a connection has the role of its source, not of its destination`() throws {
    let document = try IBDocument(parsing: Samples.bytes("ExternalObject.xib"))
    func role(_ id: String) -> IBRole? { document.connections.first { $0.id == id }?.role }
    #expect(role("p8x-JJ-IV7") == .filesOwner)
    #expect(role("oBf-Ue-T4R") == .filesOwner)
    #expect(role("CXb-iB-iiW") == .externalObject)
    #expect(document.connections.filter { $0.role == .object }.count > 0)
  }

  @Test func `whether the source's class is custom is known of every connection`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MyViews.xib"))
    #expect(
      document.connections.map { "\($0.role) \($0.source?.customClass ?? "-") \($0.name ?? "")" }
        == [
          "object MyView subView1", "object MyView subView2", "object MyView2 lbl",
        ])
    #expect(document.filesOwner?.customClass == nil)
    #expect(document.filesOwner?.connections.isEmpty == true)
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", "iOS"), ("iOS.CocoaTouch.iPad", "iPadOS"), ("AppleTV", "tvOS"),
    ("watchKit", "watchOS"), ("MacOSX.Cocoa", "macOS"), ("iOS.XROS", "visionOS"),
  ])
  func `the platform is that of the target run time`(_ runtime: String, _ name: String) throws {
    let document = try IBDocument(parsing: Documents.xib("<view id='v'/>", runtime: runtime))
    #expect(document.platform.rawValue == name)
    #expect(document.platform.isIOSFamily == (name != "macOS"))
  }

  @Test func `the samples have the platforms of their names`() throws {
    func platform(_ name: String) throws -> IBPlatform {
      try IBDocument(parsing: Samples.bytes(name)).platform
    }
    #expect(try platform("TVMain.storyboard") == .tvOS)
    #expect(try platform("WatchMain.storyboard") == .watchOS)
    #expect(try platform("MainMenu.xib") == .macOS)
    #expect(try platform("Main.storyboard") == .iOS)
  }
}
