import Diagnostics
import InterfaceBuilder
import XMLTree

/// An enabled rule with its configuration. This is a class because the rule is passed to the context for every checked
/// part.
final class ActiveRule: Sendable {
  let rule: any Rule
  let info: RuleInfo
  /// The configured severity, or nil for the rule's default.
  let severity: Diagnostic.Severity?

  init(rule: any Rule, info: RuleInfo, severity: Diagnostic.Severity?) {
    self.rule = rule
    self.info = info
    self.severity = severity
  }
}

/// A check of one kind by an enabled rule, for example by an `any ObjectRule`. This is a class because a pass fetches
/// checks for every part, and copying a reference is cheap.
final class ActiveCheck<Form: Sendable>: Sendable {
  let form: Form
  let rule: ActiveRule

  init(form: Form, rule: ActiveRule) {
    self.form = form
    self.rule = rule
  }
}

/// The checks, by the parts that they apply to. Prepared once per configuration, platform and kind of file, so that a
/// pass only compares numbers.
struct RuleTable: Sendable {
  let rules: [ActiveRule]
  private(set) var documents: [ActiveCheck<any DocumentRule>] = []
  private(set) var objects: [ActiveCheck<any ObjectRule>] = []
  private(set) var connections: [ActiveCheck<any ConnectionRule>] = []
  private(set) var elements: [ActiveCheck<any ElementRule>] = []
  private(set) var attributes: [ActiveCheck<any AttributeRule>] = []

  /// The indices in ``objects`` of the checks of custom classes.
  private(set) var customObjects: [Int] = []
  /// The indices in ``objects``, ``elements`` and ``attributes`` by name number. The last group is for names that are
  /// not in the schema.
  let objectsByName: NameGroups
  let elementsByName: NameGroups
  let attributesByName: NameGroups
  /// The indices in ``connections`` by kind. Nil represents an unknown kind.
  private(set) var connectionsByKind: [IBConnection.Kind?: [Int]] = [:]

  init(_ rules: [ActiveRule], platform: IBPlatform) {
    self.rules = rules
    let names = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map { Name(rawValue: $0) }
    let views = names.filter { IBSchema.isView($0, on: platform) }
    var objectsByName = NameGroups.Builder(count: names.count)
    var elementsByName = objectsByName
    var attributesByName = objectsByName
    let kinds: [IBConnection.Kind?] = IBConnection.Kind.allCases + [nil]
    for active in rules {
      for check in active.rule.checks {
        switch check {
        case .document(let rule): documents.append(ActiveCheck(form: rule, rule: active))
        case .objects(let rule):
          switch rule.objects {
          case .all: objectsByName.addToAll(objects.count)
          case .named(let names): objectsByName.add(objects.count, to: names)
          case .views: objectsByName.add(objects.count, to: views)
          case .custom: customObjects.append(objects.count)
          }
          objects.append(ActiveCheck(form: rule, rule: active))
        case .connections(let rule):
          for kind in kinds where rule.connections.includes(kind) {
            connectionsByKind[kind, default: []].append(connections.count)
          }
          connections.append(ActiveCheck(form: rule, rule: active))
        case .elements(let rule):
          elementsByName.add(elements.count, to: rule.elementNames)
          elements.append(ActiveCheck(form: rule, rule: active))
        case .attributes(let rule):
          attributesByName.add(attributes.count, to: rule.attributeNames)
          attributes.append(ActiveCheck(form: rule, rule: active))
        case .project, .unreadableFiles: break
        }
      }
    }
    self.objectsByName = NameGroups(objectsByName)
    self.elementsByName = NameGroups(elementsByName)
    self.attributesByName = NameGroups(attributesByName)
  }
}

/// The indices of checks, grouped by name number.
struct NameGroups: Sendable {
  struct Builder {
    var groups: [[UInt16]]

    /// Creates one empty group per name, and one for all names that are not in the vocabulary.
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

  private let starts: [UInt32]
  private let items: [UInt16]

  init(_ builder: Builder) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(builder.groups.count + 1)
    for group in builder.groups { starts.append(starts[starts.count - 1] + UInt32(group.count)) }
    self.starts = starts
    items = builder.groups.flatMap { $0 }
  }

  /// Returns the positions, in the list of indices, of the checks for a name; often none.
  @inline(__always) func places(_ name: Name) -> Range<Int> {
    let number = min(Int(name.rawValue), starts.count - 2)
    return Int(starts[number])..<Int(starts[number + 1])
  }

  /// The index of the check at a position. A slice for each name would retain the list each time.
  @inline(__always) subscript(place: Int) -> Int { Int(items[place]) }
}
