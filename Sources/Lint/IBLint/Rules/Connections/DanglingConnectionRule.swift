import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a connection or another reference whose object is not in the document.
struct DanglingConnectionRule: ConnectionRule, AttributeRule {
  static let info = RuleInfo(
    id: "dangling-connection",
    summary: "A connection or another reference leads to an object that is not in the document.",
    rationale: """
      At run time, an outlet to a missing object is nil. If the outlet is implicitly unwrapped, its first use crashes \
      the app. An action to a missing object is never sent, and a segue to a missing scene is never performed. If you \
      delete an object in Interface Builder, its connections are removed as well, so a dangling connection usually \
      comes from a merge or a manual edit.

      The same applies to other references: an item of a toolbar, the selected item of a menu, the header view of a table. \
      Constraints have a rule of their own, `dangling-constraint`. An entry of a size class for a missing view has no effect, \
      which is a warning.

      Restore the object, or remove the connection; `--fix=unsafe` removes it.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        <label text="Title" id="b"/>
        """, in: .view),
      // A peek segue has the destination of the enclosing segue.
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" id="c">
                    <segue key="commit" inheritsFrom="parent" id="d"/>
                </segue>
            </connections>
        </viewController>
        <viewController id="b"/>
        """, in: .scene),
      Example(
        """
        <toolbar id="a">
            <allowedToolbarItems>
                <toolbarItem label="Save" id="b"/>
            </allowedToolbarItems>
            <defaultToolbarItems>
                <toolbarItem reference="b"/>
            </defaultToolbarItems>
        </toolbar>
        """, in: .macXib),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <connections>
                ↓<outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """, in: .view),
      // The id belongs to a segue, which is not an object.
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<outlet property="next" destination="c" id="b"/>
                <segue destination="d" kind="show" identifier="next" id="c"/>
            </connections>
        </viewController>
        <viewController id="d"/>
        """, in: .scene),
      Example(
        """
        <button id="a">
            <connections>
                ↓<action selector="save:" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
        """, in: .view),
      Example(
        """
        <toolbar id="a">
            <defaultToolbarItems>
                <toolbarItem ↓reference="gone"/>
            </defaultToolbarItems>
        </toolbar>
        """, in: .macXib),
    ],
    corrections: [
      Correction(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="gone" id="c"/>
                <outlet property="me" destination="a" id="d"/>
            </connections>
        </view>
        """,
        becomes: """
          <view id="a">
              <connections>
                  <outlet property="me" destination="a" id="d"/>
              </connections>
          </view>
          """, in: .view),
      Correction(
        """
        <label id="a">
            <variation key="default">
                <mask key="subviews">
                    <exclude reference="gone"/>
                    <exclude reference="a"/>
                </mask>
            </variation>
        </label>
        """,
        becomes: """
          <label id="a">
              <variation key="default">
                  <mask key="subviews">
                      <exclude reference="a"/>
                  </mask>
              </variation>
          </label>
          """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var checks: [RuleCheck] { [.connections(self), .attributes(self)] }

  var connections: ConnectionSubject { .all }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard connection.destination == nil else { return }
    let node = connection.node
    let title = connection.title
    if let id = connection.destinationID, !id.isEmpty,
      let other = context.facts.connectionsByID[id]
    {
      context.report(
        at: .connection(connection),
        """
        the \(title) leads to the \(other.title), which is a connection and not an object; remove it, or connect it to \
        an object
        """, fixes: [removal(of: connection, title, in: context)])
    } else if let id = connection.destinationID, !id.isEmpty {
      context.report(
        at: .connection(connection),
        """
        the \(title) refers to the missing object '\(id)'; remove the connection or restore the object
        """, fixes: [removal(of: connection, title, in: context)])
    } else if connection.kind != nil, node.attributeRecord(Names.inheritsFrom) == nil {
      context.report(
        at: .connection(connection), "the \(title) has no destination; connect or remove it",
        fixes: [removal(of: connection, title, in: context)])
    }
  }

  var attributeNames: [Name] { Self.references }

  /// The attributes with references, except those of constraints.
  private static let references = IBSchema.referenceAttributes.subtracting([
    Names.firstItem, Names.secondItem,
  ]).sorted { $0.rawValue < $1.rawValue }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    guard node.name.elementKind != .connection,
      IBSchema.attribute(attribute.name, of: node.name)?.type == .reference,
      context.document.object(id: attribute.value) == nil,
      // References outside of the objects are those of the canvas.
      context.document.object(around: node) != nil
    else { return }
    let isIgnored = node.name == Names.include || node.name == Names.exclude
    context.report(
      at: .attribute(attribute),
      """
      '\(attribute.spelling)' refers to the missing object '\(attribute.value)'\(isIgnored ? ", so it has no effect" : ""); \
      remove the reference or restore the object
      """, severity: isIgnored ? .warning : nil,
      fixes: [removal(of: attribute, isSafe: isIgnored, in: context)])
  }

  /// Returns a fix that removes a reference, with an element that consists only of it. A part of a grid needs its row and
  /// column.
  private func removal(of attribute: Attribute, isSafe: Bool, in context: LintContext)
    -> Diagnostic.Fix?
  {
    guard ![Names.row, Names.column, Names.ref].contains(attribute.name) else { return nil }
    return context.fix("Remove the reference", isSafe: isSafe) { edits in
      if attribute.name == Names.reference {
        edits.removeFromList(attribute.node)
      } else {
        edits.removeAttribute(attribute.spelling, from: attribute.node)
      }
    }
  }

  /// Returns an unsafe fix that removes the connection, because a person should check its purpose.
  private func removal(of connection: IBConnection, _ title: String, in context: LintContext)
    -> Diagnostic.Fix?
  {
    context.fix("Remove the \(title)", isSafe: false) { $0.removeFromList(connection.node) }
  }
}
