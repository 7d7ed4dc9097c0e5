import Foundation

/// The state that the coders of one saving or restoring share.
@MainActor
final class StateSession {
  private var controllers: [[String]: UIViewController] = [:]
  private var referredTo: Set<[String]> = []
  /// The controllers that are referred to but not yet saved.
  private var pending: [(path: [String], controller: UIViewController)] = []
  private(set) var problems: [StateProblem] = []

  nonisolated init() {}

  func note(_ problem: StateProblem) { problems.append(problem) }

  /// Saves a controller as well, if it takes part in restoration, and returns its path.
  @discardableResult
  func refer(to controller: UIViewController) -> [String]? {
    guard let path = controller.restorationPath else { return nil }
    if let known = controllers[path], known !== controller {
      note(StateProblem(.duplicatePath, path, "\(type(of: controller))"))
      return nil
    }
    controllers[path] = controller
    if referredTo.insert(path).inserted { pending.append((path, controller)) }
    return path
  }

  /// Removes and returns the next controller to save.
  func next() -> (path: [String], controller: UIViewController)? {
    pending.isEmpty ? nil : pending.removeFirst()
  }

  func register(_ controller: UIViewController, at path: [String]) {
    controllers[path] = controller
  }

  func controller(at path: [String]) -> UIViewController? { controllers[path] }

  // MARK: Values

  /// Returns a value in its saved form; nil if it cannot be saved.
  func keep(_ value: Any, key: String, owner: [String]) -> StateValue? {
    switch value {
    case let controller as UIViewController: return refer(to: controller).map { .controller($0) }
    case let view as UIView: return reference(to: view)
    case let text as String: return .plain(text)
    case let data as Data: return .plain(data)
    case is NSNumber, is NSValue, is Date, is URL, is UUID, is CGPoint, is CGSize:
      return .plain(value)
    case let list as [Any]:
      return .list(list.compactMap { keep($0, key: key, owner: owner) })
    case let dictionary as [AnyHashable: Any]:
      return .dictionary(dictionary.compactMapValues { keep($0, key: key, owner: owner) })
    case let object as any NSCoding:
      let coder = StateCoder(session: self, owner: owner)
      object.encode(with: coder)
      return .object(type(of: object), coder.state)
    default:
      note(StateProblem(.unencodableValue, owner, key))
      return nil
    }
  }

  /// Returns the value for a saved one.
  func value(of kept: StateValue, owner: [String]) -> Any? {
    switch kept {
    case .plain(let value): value
    case .list(let list): list.compactMap { value(of: $0, owner: owner) }
    case .dictionary(let dictionary):
      dictionary.compactMapValues { value(of: $0, owner: owner) }
    case .controller(let path): controllers[path]
    case .view(let owner, let path):
      controllers[owner]?.restorableViews.first { $0.path == path }?.view
    case .object(let type, let state):
      type.init(coder: StateCoder(session: self, owner: owner, state: state))
    }
  }

  private func reference(to view: UIView) -> StateValue? {
    let views = sequence(first: view, next: \.superview)
    guard let controller = views.lazy.compactMap(\.controller).first,
      let owner = controller.restorationPath,
      let path = controller.restorableViews.first(where: { $0.view === view })?.path
    else { return nil }
    controllers[owner] = controllers[owner] ?? controller
    return .view(owner: owner, path: path)
  }
}
