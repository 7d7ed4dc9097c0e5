import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that is on, with what the configuration says of it. An object, since it is handed on for every subject.
final class ActiveRule: Sendable {
  let rule: any Rule
  let info: RuleInfo
  /// The severity that the configuration asks for, nil where it leaves that to the rule.
  let severity: Diagnostic.Severity?

  init(rule: any Rule, info: RuleInfo, severity: Diagnostic.Severity?) {
    self.rule = rule
    self.info = info
    self.severity = severity
  }
}

/// Which rules see what, prepared once per configuration, platform and kind of file, so that a pass compares
/// numbers alone.
struct RuleTable: Sendable {
  let rules: [ActiveRule]
  let document: [Int]
  let customObjects: [Int]
  /// By the number of the element's name; the last group is that of names which the schema lacks.
  let objects: NameGroups
  let elements: NameGroups
  let attributes: NameGroups
  /// By the number of the kind; the last group is that of unknown kinds.
  let connections: [[Int]]

  init(_ rules: [ActiveRule], platform: IBPlatform) {
    self.rules = rules
    let names = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map { Name(rawValue: $0) }
    let views = names.filter { IBSchema.isView($0, on: platform) }
    var document: [Int] = []
    var customObjects: [Int] = []
    var objects = NameGroups.Builder(count: names.count)
    var elements = objects
    var attributes = objects
    let kinds = IBConnection.Kind.allCases
    var connections: [[Int]] = Array(repeating: [], count: kinds.count + 1)
    for (number, active) in rules.enumerated() {
      for subject in active.rule.subjects {
        switch subject {
        case .document: document.append(number)
        case .objects: objects.addToAll(number)
        case .objectsNamed(let names): objects.add(number, to: names)
        case .views: objects.add(number, to: views)
        case .customObjects: customObjects.append(number)
        case .connections: for kind in connections.indices { connections[kind].append(number) }
        case .connectionsOfKind(let some):
          for (index, kind) in kinds.enumerated() where some.contains(kind) {
            connections[index].append(number)
          }
        case .elementsNamed(let names): elements.add(number, to: names)
        case .attributesNamed(let names): attributes.add(number, to: names)
        }
      }
    }
    self.document = document
    self.customObjects = customObjects
    self.connections = connections
    self.objects = NameGroups(objects)
    self.elements = NameGroups(elements)
    self.attributes = NameGroups(attributes)
  }

  /// The rules that see connections of a kind.
  func rules(for kind: IBConnection.Kind?) -> [Int] {
    switch kind {
    case .outlet: connections[0]
    case .outletCollection: connections[1]
    case .action: connections[2]
    case .segue: connections[3]
    case .binding: connections[4]
    case .accessibility: connections[5]
    case nil: connections[6]
    }
  }
}

/// Numbers of rules by the number of a name.
struct NameGroups: Sendable {
  struct Builder {
    var groups: [[UInt16]]

    /// One group a name, and one for all names that the vocabulary lacks.
    init(count: Int) { groups = Array(repeating: [], count: count + 1) }

    mutating func add(_ rule: Int, to names: [Name]) {
      for name in Set(names) where Int(name.rawValue) < groups.count - 1 {
        groups[Int(name.rawValue)].append(UInt16(rule))
      }
    }

    mutating func addToAll(_ rule: Int) {
      for group in groups.indices { groups[group].append(UInt16(rule)) }
    }
  }

  /// Whether no rule asks for anything.
  let isEmpty: Bool
  private let starts: [UInt32]
  private let items: [UInt16]

  init(_ builder: Builder) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(builder.groups.count + 1)
    for group in builder.groups { starts.append(starts[starts.count - 1] + UInt32(group.count)) }
    self.starts = starts
    items = builder.groups.flatMap { $0 }
    isEmpty = items.isEmpty
  }

  /// The rules for a name.
  subscript(name: Name) -> ArraySlice<UInt16> {
    let number = min(Int(name.rawValue), starts.count - 2)
    return items[Int(starts[number])..<Int(starts[number + 1])]
  }
}
