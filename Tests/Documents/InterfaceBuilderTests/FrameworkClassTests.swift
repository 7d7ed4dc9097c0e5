import InterfaceBuilder
import Testing
import XMLTree

@Suite struct FrameworkClassTests {
  @Test func `a class inherits classes, outlets and actions`() throws {
    let table = try #require(FrameworkClass(named: "UITableViewController"))
    #expect(
      table.lineage.map(\.name) == [
        "UITableViewController", "UIViewController", "UIResponder", "NSObject",
      ])
    #expect(table.isKind(of: "UIViewController") && !table.isKind(of: "UIView"))
    #expect(table.hasOutlet("tableView") && table.hasOutlet("view") && !table.hasOutlet("title"))
    #expect(table.hasAction("copy:") && !table.hasAction("terminate:"))
    #expect(FrameworkClass(named: "LoginController") == nil)
    #expect(FrameworkClass.allActions.contains("terminate:"))
  }

  @Test func `a class of both frameworks is a view in each`() throws {
    let map = try #require(FrameworkClass(named: "MKMapView"))
    #expect(map.isKind(of: "UIView") && map.isKind(of: "NSView"))
    #expect(map.lineage.count { $0.name == "NSObject" } == 1)
    #expect(FrameworkClass.isView("MKMapView", on: .macOS))
    #expect(!FrameworkClass.isView("UILabel", on: .macOS))
  }

  @Test func `every class that becomes a view is a view by the table`() {
    for number in 0..<UInt32(Vocabulary.interfaceBuilder.count) {
      let element = Name(rawValue: number)
      for (platform, root) in [(IBPlatform.iOS, "UIView"), (.macOS, "NSView")] {
        guard IBSchema.isView(element, on: platform),
          let name = IBSchema.className(of: element, on: platform),
          // The schema has WatchKit's class for one element of iOS as well.
          let found = FrameworkClass(named: name), !name.hasPrefix("WKInterface")
        else { continue }
        #expect(found.isKind(of: root), "\(name)")
      }
    }
  }
}
