import Foundation

/// The saved state of a tree of controllers, in memory.
public struct StateArchive: CustomStringConvertible {
  /// The part of one controller.
  public struct Record {
    /// The identifiers from the root to the controller.
    public let path: [String]
    /// The class that the controller had.
    public let className: String
    let restorationClass: (any UIViewControllerRestoration.Type)?
    /// The storyboard that the controller is from, with its identifier there.
    let source: (storyboard: UIStoryboard, identifier: String)?
    let state: StateDictionary
  }

  /// The parts in the order in which they were saved: outer controllers first.
  public internal(set) var records: [Record] = []
  /// What could not be saved.
  public internal(set) var problems: [StateProblem] = []

  /// An empty archive.
  public init() {}

  /// One line for each controller, with its path, its class and the keys of its saved values, followed by lines for its
  /// views.
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

/// Something that could not be saved or restored.
public struct StateProblem: Hashable, Sendable, CustomStringConvertible {
  /// What it was.
  public enum Kind: String, Hashable, Sendable {
    /// A value that is neither plain nor conforms to `NSCoding`; it is left out.
    case unencodableValue = "unencodable-value"
    /// Two controllers, or two views of one controller, with the same path; the second is left out.
    case duplicatePath = "duplicate-path"
    /// Nothing creates the controller of a path; its contents are skipped as well.
    case missingController = "missing-controller"
  }

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

  public var description: String { "\(kind.rawValue): \(path.joined(separator: "/")): \(name)" }
}

/// The values under the keys of one controller or view.
struct StateDictionary {
  var values: [String: StateValue] = [:]
  /// The views of a controller by the identifiers from its own view on, in order.
  var views: [(path: [String], state: StateDictionary)] = []

  fileprivate var keyList: String {
    values.isEmpty ? "" : " [\(values.keys.sorted().joined(separator: ", "))]"
  }
}

/// A value in an archive, which does not change with the object that it was saved from.
indirect enum StateValue {
  case plain(Any)
  case list([StateValue])
  case dictionary([AnyHashable: StateValue])
  case controller([String])
  case view(owner: [String], path: [String])
  case object(any NSCoding.Type, StateDictionary)
}
