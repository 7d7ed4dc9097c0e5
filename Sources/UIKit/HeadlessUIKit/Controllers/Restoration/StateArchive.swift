import Foundation

/// The saved state of a tree of controllers, in memory.
public struct StateArchive: CustomStringConvertible {
  /// The saved state of one controller.
  public struct Record {
    /// The identifiers from the root to the controller.
    public let path: [String]
    /// The class of the controller when it was saved.
    public let className: String
    let restorationClass: (any UIViewControllerRestoration.Type)?
    /// The storyboard that created the controller, and the controller's identifier there.
    let source: (storyboard: UIStoryboard, identifier: String)?
    let state: StateDictionary
  }

  /// The records in the order in which they were saved: parents first.
  public internal(set) var records: [Record] = []
  /// The problems while saving.
  public internal(set) var problems: [StateProblem] = []

  /// Creates an empty archive.
  public init() {}

  /// A text with a line for each controller (its path, its class and the keys of its saved values), followed by lines
  /// for its views.
  public var description: String {
    var lines: [String] = []
    for record in records {
      let path = record.path.joined(separator: "/")
      lines.append("\(path) \(record.className)\(record.state.keyList)")
      for (path, state) in record.state.views {
        lines.append("  \(path.joined(separator: "/"))\(state.keyList)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A problem while saving or restoring.
public struct StateProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  public enum Kind: String, Hashable, Sendable {
    /// A value cannot be archived, because it is not a plain value and does not conform to `NSCoding`. It is not saved.
    case unencodableValue = "unencodable-value"
    /// Two controllers, or two views of the same controller, have the same path. The second one is not saved.
    case duplicatePath = "duplicate-path"
    /// Neither code nor a storyboard creates the controller of a path. The controllers inside it are skipped as well.
    case missingController = "missing-controller"
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The path of the controller.
  public let path: [String]
  /// The key of the value, the class of the controller, or the path of the view.
  public let name: String

  init(_ kind: Kind, _ path: [String], _ name: String) {
    self.kind = kind
    self.path = path
    self.name = name
  }

  /// The kind of the problem, the path of the controller, and the name.
  public var description: String { "\(kind.rawValue): \(path.joined(separator: "/")): \(name)" }
}

/// The saved values of one controller or view, by key.
struct StateDictionary {
  var values: [String: StateValue] = [:]
  /// The views of a controller in order, with the identifiers on the path from the controller's own view.
  var views: [(path: [String], state: StateDictionary)] = []

  fileprivate var keyList: String {
    values.isEmpty ? "" : " [\(values.keys.sorted().joined(separator: ", "))]"
  }
}

/// A value in an archive, which does not change when the object that it was saved from changes.
indirect enum StateValue {
  case plain(Any)
  case list([StateValue])
  case dictionary([AnyHashable: StateValue])
  case controller([String])
  case view(owner: [String], path: [String])
  case object(any NSCoding.Type, StateDictionary)
}
