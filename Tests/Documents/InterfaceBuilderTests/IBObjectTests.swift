import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct IBObjectTests {
  private func document(_ sample: String) throws -> IBDocument {
    try IBDocument(parsing: Samples.bytes(sample), file: sample)
  }

  private func object(_ id: String, in sample: String) throws -> IBObject {
    try #require(try document(sample).object(id: id))
  }

  @Test func `an object has its element's class or its own`() throws {
    let view = try object("8jD-b2-TnQ", in: "MyViews.xib")
    #expect(view.className == "MyView" && view.frameworkClass == "UIView")
    #expect(view.customModule == "Samples" && view.customModuleProvider == nil)
    let label = try object("DZK-5C-z3m", in: "MyViews.xib")
    #expect(label.className == "UILabel" && label.customClass == nil)
    let card = try object("mQ3-36-Dfj", in: "RuntimeAttributes.xib")
    #expect(card.customModuleProvider == "target")
  }

  @Test func `the class of an element depends on the platform`() throws {
    #expect(try object("Cle-yR-lKQ", in: "MainMenu.xib").className == "NSButton")
    #expect(try object("NQM-CI-fuO", in: "Accessibility.xib").className == "UIButton")
  }

  @Test func `labels and identifiers are read`() throws {
    #expect(try object("DwM-Ub-hOi", in: "MyViews.xib").label == "Left Tile")
    #expect(try object("2Ss-0t-iXi", in: "MyViews.xib").restorationIdentifier == "2")
    let cell = try #require(
      try document("ProfileCell.xib").objects.first { $0.element == "tableViewCell" })
    #expect(cell.reuseIdentifier == "ProfileCell")
    #expect(try object("jGt-Sn-3U6", in: "Main.storyboard").storyboardIdentifier == "Boats")
    #expect(cell.label == nil && cell.restorationIdentifier == nil)
  }

  @Test func `an object knows its parent and the key that holds it`() throws {
    let tile = try object("DwM-Ub-hOi", in: "MyViews.xib")
    #expect(tile.parent?.id == "8jD-b2-TnQ" && tile.key == "subviews")
    let guide = try object("bZ3-yQ-ZCt", in: "MyViews.xib")
    #expect(guide.parent?.id == "8jD-b2-TnQ" && guide.key == "safeArea")
    let constraint = try object("0cv-pz-90V", in: "MyViews.xib")
    #expect(constraint.key == "constraints" && constraint.parent?.id == "8jD-b2-TnQ")
    let top = try object("8jD-b2-TnQ", in: "MyViews.xib")
    #expect(top.parent == nil && top.key == nil)
  }

  @Test func `keys of a storyboard's parts`() throws {
    let document = try document("Main.storyboard")
    func key(_ id: String) -> String? { document.object(id: id)?.key }
    #expect(key("i0q-Uk-m0H") == "navigationItem")
    #expect(key("qVx-9a-eoR") == "leftBarButtonItem")
    #expect(key("G0K-z7-t8k") == "tabBar")
    #expect(key("7d7-Z2-mkF") == "view")
    #expect(key("IRB-q2-MvC") == "prototypes")
    #expect(key("GM2-wB-Ksw") == "cells")
    #expect(key("F10-Pe-r4R") == "sections")
    #expect(key("0yN-gx-S6d") == "contentView")
    #expect(key("IPQ-uv-wWw") == "safeArea")
  }

  @Test func `children, subviews and constraints are in order`() throws {
    let view = try object("8jD-b2-TnQ", in: "MyViews.xib")
    #expect(view.subviews.map(\.id) == ["DwM-Ub-hOi", "bFl-4I-UnF"])
    #expect(view.children.prefix(3).map(\.id) == ["DwM-Ub-hOi", "bFl-4I-UnF", "bZ3-yQ-ZCt"])
    #expect(view.constraints.count == 8)
    #expect(view.child(keyed: "safeArea")?.id == "bZ3-yQ-ZCt")
    #expect(view.child(keyed: "none") == nil)
  }

  @Test func `the objects of a whole document are its top level and what is inside`() throws {
    let document = try document("Main.storyboard")
    func all(_ objects: [IBObject]) -> [IBObject] { objects.flatMap { [$0] + all($0.children) } }
    #expect(all(document.topLevelObjects) == Array(document.objects))
    #expect(all(document.scenes.flatMap(\.objects)) == Array(document.objects))
  }

  @Test func `frames are in points, a window's is its content's`() throws {
    #expect(
      try object("bFl-4I-UnF", in: "MyViews.xib").frame
        == Rect(x: 124, y: 16, width: 100, height: 96))
    let window = try #require(try document("MainMenu.xib").objects.first { $0.element == "window" })
    #expect(window.frame == Rect(x: 320, y: 360, width: 480, height: 300))
    #expect(try object("i0q-Uk-m0H", in: "Main.storyboard").frame == nil)
  }

  @Test func `the path to an object contains the names that people gave`() throws {
    #expect(
      try object("DwM-Ub-hOi", in: "MyViews.xib").path == "view \"MyView\" > view \"Left Tile\"")
  }

  @Test func `gesture recognizers are found by the view's collection, in its order`() throws {
    let document = try document("Gestures.xib")
    let views = document.objects.filter { !$0.gestureRecognizers.isEmpty }
    #expect(
      views.map { $0.gestureRecognizers.compactMap(\.id) } == [
        ["kEC-sC-Ijy", "6Pw-aW-k7r", "k8r-Eu-avg"],
        ["waY-eX-WMk", "oJD-W1-FDY", "5Zd-vV-bMF", "2Kk-nN-JCI"], ["jA7-yd-EMH"],
      ])
    let kinds = document.topLevelObjects.filter { $0.element.hasSuffix("GestureRecognizer") }
    #expect(
      kinds.map(\.className) == [
        "UITapGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
        "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
        "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      ])
  }

  @Test func `prototypes and static cells are objects of their table`() throws {
    let document = try document("Main.storyboard")
    let table = try #require(document.object(id: "jGt-Sn-3U6")?.child(keyed: "view"))
    #expect(
      table.children.filter { $0.key == "prototypes" }.map(\.reuseIdentifier)
        == ["BoatCell", "FerryCell"])
    let section = try #require(document.object(id: "F10-Pe-r4R"))
    #expect(section.node[Names.headerTitle] == "Units")
    #expect(section.children.count == 2)
    #expect(section.children.allSatisfy { $0.element == "tableViewCell" && $0.key == "cells" })
  }

  @Test func `a menu's items hold their submenus`() throws {
    let document = try document("MainMenu.xib")
    let menu = try #require(document.object(id: "W1A-LS-wlL"))
    #expect(menu.className == "NSMenu")
    #expect(menu.children.allSatisfy { $0.element == "menuItem" && $0.key == "items" })
    let edit = try #require(document.object(id: "mmQ-Ji-P1O"))
    #expect(edit.child(keyed: "submenu")?.id == "V7l-3G-ecy")
    #expect(document.object(id: "V7l-3G-ecy")?.children.count == 3)
  }

  @Test func `a control's cell is an object that fills a key`() throws {
    let cell = try object("ZCT-zC-G45", in: "MainMenu.xib")
    #expect(cell.className == "NSButtonCell" && cell.key == "cell")
    #expect(cell.parent?.id == "Cle-yR-lKQ")
    let column = try object("LXs-rO-1Yn", in: "MainMenu.xib")
    #expect(column.key == "dataCell" && column.parent?.element == "tableColumn")
  }

  @Test func `the collection view's cells and headers are objects`() throws {
    let document = try document("Carousel.storyboard")
    let cells = document.objects.filter { $0.element == "collectionViewCell" }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.key == "cells" && $0.reuseIdentifier != nil })
    let headers = document.objects.filter { $0.element == "collectionReusableView" }
    #expect(headers.map(\.key) == ["sectionHeaderView"])
    #expect(document.objects.contains { $0.className == "UICollectionViewFlowLayout" })
  }

  @Test func `an object without id is an object all the same`() throws {
    let document = try IBDocument(
      parsing: Documents.xib("<view><subviews><label text='x'/></subviews></view>"))
    #expect(document.objects.map(\.element) == ["view", "label"])
    #expect(document.objects.map(\.id) == [nil, nil])
    #expect(document.topLevelObjects.count == 1)
  }
}
