import Diagnostics
import InterfaceBuilder
import XMLTree

/// The way through one document that serves all rules.
struct LintPass {
  let table: RuleTable
  let context: LintContext

  /// What the rules have found, by place, then by rule.
  func run() -> [Diagnostic] {
    for number in table.document {
      let active = table.rules[number]
      context.rule = active
      active.rule.check(context.document, in: context)
    }
    visitObjects()
    visitConnections()
    visitElements()
    return context.findings.sorted { Self.precedes($0, $1) }
  }

  static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let places = (left.range?.start.offset ?? -1, right.range?.start.offset ?? -1)
    if places.0 != places.1 { return places.0 < places.1 }
    return (left.id, left.message) < (right.id, right.message)
  }

  private func visitObjects() {
    guard !table.objects.isEmpty || !table.customObjects.isEmpty else { return }
    for object in context.document.objects {
      let node = object.node
      for number in table.objects[node.name] {
        let active = table.rules[Int(number)]
        context.rule = active
        active.rule.check(object, in: context)
      }
      guard !table.customObjects.isEmpty, node.attributeRecord(Names.customClass) != nil else {
        continue
      }
      for number in table.customObjects {
        let active = table.rules[number]
        context.rule = active
        active.rule.check(object, in: context)
      }
    }
  }

  private func visitConnections() {
    guard table.connections.contains(where: { !$0.isEmpty }) else { return }
    for connection in context.document.connections {
      for number in table.rules(for: connection.kind) {
        let active = table.rules[number]
        context.rule = active
        active.rule.check(connection, in: context)
      }
    }
  }

  private func visitElements() {
    guard !table.elements.isEmpty || !table.attributes.isEmpty else { return }
    let tree = context.document.tree
    tree.withRecords { nodes, attributes in
      for index in nodes.indices {
        let record = nodes[index]
        guard record.kind == .element else { continue }
        for number in table.elements[record.name] {
          let active = table.rules[Int(number)]
          context.rule = active
          active.rule.check(tree[index], in: context)
        }
        guard !table.attributes.isEmpty else { continue }
        for place in record.attributeRange {
          for number in table.attributes[attributes[place].name] {
            let active = table.rules[Int(number)]
            context.rule = active
            let attribute = tree[index].attributes[place - Int(record.firstAttribute)]
            active.rule.check(attribute, in: context)
          }
        }
      }
    }
  }
}
