public import Foundation

/// A manager of undo and redo actions, like Foundation's on Apple platforms.
///
/// On a device, actions that are registered in one turn of the run loop form a group; here, each action forms a
/// separate group unless code groups them.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Group {
    var name = ""
    var actions: [(target: AnyObject, run: () -> Void)] = []
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disableCount = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// The maximum number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  open var groupsByEvent = true

  /// Creates a manager without actions.
  public override init() { super.init() }

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  open var groupingLevel: Int { open.count }

  /// Returns the title of the menu item that undoes an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the menu item that redoes an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Registers a closure that undoes the current change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action: (target: AnyObject, run: () -> Void) = (target, { handler(target) })
    if open.isEmpty {
      post(.NSUndoManagerDidOpenUndoGroup)
      push(Group(actions: [action]))
      post(.NSUndoManagerDidCloseUndoGroup)
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Registers a method that undoes the current change; it is called with the object.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      nonisolated(unsafe) let (target, object) = (target, object)
      MainActor.assumeIsolated {
        _ = ConnectionTable.call(selector.name, of: target, [object])
      }
    }
  }

  /// Names the current group, or the group that would be undone next.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing {
      if !redoStack.isEmpty { redoStack[redoStack.count - 1].name = actionName }
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open func beginUndoGrouping() {
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      if !group.actions.isEmpty { push(group) }
    } else {
      open[open.count - 1].actions += group.actions
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  open func disableUndoRegistration() { disableCount += 1 }
  open func enableUndoRegistration() { disableCount = max(0, disableCount - 1) }

  /// Undoes the last group; the actions that are registered meanwhile can be redone.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Removes all registered actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group.actions.isEmpty ? nil : group
      }
    }
    undoStack = without(undoStack)
    redoStack = without(redoStack)
  }

  /// Runs a group's actions, last one first; the actions that they register form one group.
  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) {
    // Only the main thread has an environment, with observers of its own.
    guard DispatchQueue.isMain else { return }
    MainActor.assumeIsolated { HeadlessEnvironment.current.post(name, object: self) }
  }

  private func push(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
      return
    }
    undoStack.append(group)
    if !isRedoing { redoStack = [] }
    limit()
  }

  private func limit() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }
}

/// The notifications of an undo manager, whose object is the manager.
extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
