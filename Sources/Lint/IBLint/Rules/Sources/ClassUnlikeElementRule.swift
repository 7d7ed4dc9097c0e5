import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class that does not inherit from the class of its element.
struct ClassUnlikeElementRule: ObjectRule {
  static let info = RuleInfo(
    id: "class-unlike-element",
    summary: "A custom class does not inherit from the class of its element.",
    rationale: """
      Loading a document creates an object of the custom class and sets the properties of the element, such as the text \
      of a label. A class that does not inherit from the element's class lacks these properties. If code expects another \
      kind of object, the app crashes: a table view with a cell that is a plain view, or a controller that is a view.

      Change the superclass in the code, choose another class, or replace the object in the document with one of the \
      right kind. The rule reports only classes whose superclasses are all known.

      The finding is an error for cells, controllers and other objects that the framework itself uses as that kind, and a \
      warning if only the element's own properties are lost. It is also an error if a subclass of `UITableViewController` \
      or `UICollectionViewController` gets another view: UIKit stops with `loaded the nib but didn't get a \
      UITableView`. A view that is a cell or reusable view in a xib works if code loads the xib and does not register it, so \
      the finding is a warning, as is one about a cell of tables in a xib whose class is that of a cell of collections, or the \
      reverse. The rule ignores a cell in a xib whose class is a header or footer of tables.
      """,
    category: .sources, severity: .error, needs: [.sources],
    givesReasons: true,
    nonTriggering: [
      // Without a view in the document, the controller creates its list.
      Example(
        """
        <viewController customClass="Ports" id="a" sceneMemberID="viewController"/>
        <viewController customClass="Ports" id="b" sceneMemberID="viewController">
            <tableView key="view" id="c"/>
        </viewController>
        """, in: .scene, code: ["Ports.swift": "class Ports: UITableViewController {}"]),
      Example(
        """
        <label id="a" customClass="Caption"/>
        <view id="b" customClass="Toggle"/>
        <button id="c" customClass="PodButton"/>
        """, in: .view,
        code: [
          "Views.swift": """
          class Caption: UILabel {}
          class Toggle: UIControl {}
          class PodButton: PodControl {}
          """
        ]),
      // A header of a table is designed as a cell.
      Example(
        #"<tableViewCell id="a" customClass="Header"/>"#,
        code: ["Header.swift": "class Header: UITableViewHeaderFooterView {}"]),
      // The sources contain their own version of a framework class.
      Example(
        #"<view id="a" customClass="Wheel"/>"#, in: .view,
        code: [
          "Wheel.h": """
          @interface UIView : NSObject
          @end
          @interface Wheel : UIView
          @end
          """
        ]),
      // A library for macOS contains a copy of UIKit, and the app defines UIView as NSView.
      Example(
        #"<customView id="a" customClass="Wheel"/>"#, in: .macXib,
        code: [
          "UIView.h": "@interface UIView : NSObject\n@end",
          "Wheel.h": "typedef NSView UIView;\n@interface Wheel : UIView\n@end",
        ]),
      // The document does not create an owner.
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Host"/>"#,
        code: ["Host.swift": "class Host: UIViewController {}"]),
    ],
    triggering: [
      Example(
        Example.prototype(mark: "↓"), in: .view,
        code: ["RowCell.swift": "class RowCell: UITableView {}"]),
      Example(
        #"↓<collectionViewCell id="a" customClass="Tile"/>"#, in: .view,
        code: ["Tile.swift": "class Tile: UITableViewCell {}"]),
      Example(
        #"↓<view id="a" customClass="Store"/>"#, in: .view,
        code: ["Store.swift": "class Store: NSObject {}"]),
      Example(
        #"↓<label id="a" customClass="UIImageView"/>"#, in: .view,
        code: ["Other.swift": "class Other: UIView {}"]),
      Example(
        """
        ↓<viewController customClass="Ports" id="a" sceneMemberID="viewController">
            <view key="view" id="b"/>
        </viewController>
        """, in: .scene, code: ["Ports.swift": "class Ports: UITableViewController {}"]),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, object.role == .object, !object.isFirstResponder,
      let name = object.customClass, let element = object.frameworkClass,
      let wanted = FrameworkClass(named: element)
    else { return }
    guard let lineage = ClassLineage(object, in: sources), let framework = lineage.framework else {
      let doubt = ClassLineage.doubt(about: object, in: sources)
      return context.pass(at: .object(object), doubt ?? "the superclasses of \(name) are unknown")
    }
    guard lineage.isKind(of: element) == false else {
      if checkList(of: object, lineage, sources, context) { return }
      return context.pass(at: .object(object), "\(name) inherits from \(element)")
    }
    // Interface Builder has no headers of tables, so apps design them as cells, and code registers them as headers.
    if element == "UITableViewCell", object.parent == nil,
      lineage.isKind(of: "UITableViewHeaderFooterView") == true
    {
      return context.pass(at: .object(object), "a header can be designed as a cell")
    }
    let role = Self.roles.first(where: wanted.isKind)
    let isBroken =
      role.map { lineage.isKind(of: $0) == false } ?? false
      && !Self.isUsedAsView(object, lineage, in: context) && !Self.isOtherCell(object, lineage)
    context.report(
      at: .object(object),
      """
      \(name) inherits from \(framework.name), but this object is \(element.withArticle), so \
      \(isBroken ? "the app crashes or the object does not work" : "properties of the \(element) are lost"); change the \
      class or its superclass
      """, severity: isBroken ? nil : .warning,
      notes: lineage.declared.first.map { [$0.place.note("\(name) declared here")] } ?? [])
  }

  /// Returns whether a root that is a cell or reusable view of lists is only used as a view: code loads the nib, and no code
  /// registers it.
  private static func isUsedAsView(
    _ object: IBObject, _ lineage: ClassLineage, in context: LintContext
  ) -> Bool {
    guard object.parent == nil, OwnerIsRootClassRule.cells.contains(object.node.name),
      lineage.isKind(of: "UIView") == true, let sources = context.sources,
      let nib = context.document.nibName
    else { return false }
    return !sources.nibLoads(named: nib).isEmpty
      && !(sources.identifierUses + sources.openIdentifierUses).contains {
        $0.kind == .registration && $0.nib == nib
      }
  }

  /// Returns whether a root is a cell of tables and its class one of collections, or the reverse. Documents store the same
  /// contents for both, so that a list of the class's kind can use the cell.
  private static func isOtherCell(_ object: IBObject, _ lineage: ClassLineage) -> Bool {
    let kinds = [
      Names.tableViewCell: "UICollectionViewCell", Names.collectionViewCell: "UITableViewCell",
    ]
    return object.parent == nil
      && kinds[object.node.name].map { lineage.isKind(of: $0) == true } ?? false
  }

  /// Reports a list controller with another view.
  /// - Returns: Whether there is a finding.
  private func checkList(
    of object: IBObject, _ lineage: ClassLineage, _ sources: any SourceFacts, _ context: LintContext
  ) -> Bool {
    guard let view = object.child(keyed: "view"),
      let (controller, list) = Self.lists.first(where: { lineage.isKind(of: $0.controller) == true }
      ),
      let viewLineage = ClassLineage(view, in: sources), viewLineage.isKind(of: list) == false
    else { return false }
    context.report(
      at: .object(object),
      """
      \(lineage.name) is \(controller.withArticle), but its view is \(viewLineage.name.withArticle), so the app crashes when \
      it loads the view; replace the object by a controller with a list, or change the superclass
      """,
      notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? [])
    return true
  }

  private static let lists = [
    (controller: "UITableViewController", list: "UITableView"),
    (controller: "UICollectionViewController", list: "UICollectionView"),
  ]

  /// The classes that frameworks expect for objects from documents, subclasses first.
  private static let roles = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIViewController", "UIView", "UIGestureRecognizer",
    "UIBarItem", "NSViewController", "NSWindowController", "NSView", "NSWindow", "NSCell", "NSMenu",
    "NSMenuItem", "NSGestureRecognizer",
  ]
}
