import Diagnostics
import InterfaceBuilder
import XMLTree

/// A pass through one document that runs all rules.
struct LintPass {
  let table: RuleTable
  let context: LintContext

  /// Runs the rules and returns the findings, sorted by position and then by rule. The last ones state how many findings
  /// are missing.
  func run() -> [Diagnostic] {
    for check in table.documents {
      context.rule = check.rule
      check.form.check(context.document, in: context)
    }
    visitObjects()
    visitConnections()
    visitElements()
    return sorted(context.findings.kept) + context.findings.remainders
  }

  /// Sorts findings. Moves only numbers until the order is known, because findings are large.
  private func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
    let keys = findings.indices.map { number in
      (offset: findings[number].range?.start.offset ?? -1, number: number)
    }
    return keys.sorted { left, right in
      left.offset == right.offset
        ? Self.precedes(findings[left.number], findings[right.number]) : left.offset < right.offset
    }.map { findings[$0.number] }
  }

  static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let places = (left.range?.start.offset ?? -1, right.range?.start.offset ?? -1)
    if places.0 != places.1 { return places.0 < places.1 }
    return (left.id, left.message) < (right.id, right.message)
  }

  private func visitObjects() {
    guard !table.objects.isEmpty else { return }
    let groups = table.objectsByName
    for object in context.document.objects {
      let node = object.node
      for place in groups.places(node.name) {
        visit(object, with: table.objects[groups[place]])
      }
      if table.customObjects.isEmpty { continue }
      guard node.attributeRecord(Names.customClass) != nil else { continue }
      for number in table.customObjects { visit(object, with: table.objects[number]) }
    }
  }

  private func visit(_ object: IBObject, with check: ActiveCheck<any ObjectRule>) {
    context.rule = check.rule
    check.form.check(object, in: context)
  }

  private func visitConnections() {
    guard !table.connections.isEmpty else { return }
    for connection in context.document.connections {
      for number in table.connectionsByKind[connection.kind] ?? [] {
        let check = table.connections[number]
        context.rule = check.rule
        check.form.check(connection, in: context)
      }
    }
  }

  private func visitElements() {
    guard !table.elements.isEmpty || !table.attributes.isEmpty else { return }
    let tree = context.document.tree
    let (elements, names) = (table.elementsByName, table.attributesByName)
    tree.withRecords { nodes, attributes in
      for index in nodes.indices {
        let record = nodes[index]
        guard record.kind == .element else { continue }
        for place in elements.places(record.name) {
          let check = table.elements[elements[place]]
          context.rule = check.rule
          check.form.check(tree[index], in: context)
        }
        guard !table.attributes.isEmpty else { continue }
        for number in record.attributeRange {
          for place in names.places(attributes[number].name) {
            let check = table.attributes[names[place]]
            context.rule = check.rule
            let attribute = tree[index].attributes[number - Int(record.firstAttribute)]
            check.form.check(attribute, in: context)
          }
        }
      }
    }
  }
}
