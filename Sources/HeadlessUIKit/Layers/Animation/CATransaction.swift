public import Foundation

/// What changes of layers have in common: how long they take, at what pace, and what follows them.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction that is committed at the end of the turn
/// of the loop. Defaults are Core Animation's: 0.25 seconds, the pace `default`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// The duration where nothing else is set, in seconds.
  static let standardDuration: CFTimeInterval = 0.25

  /// An open transaction.
  final class Open {
    var values: [String: Any] = [:]
    var completion: Completion?
    let isImplicit: Bool

    init(isImplicit: Bool) { self.isImplicit = isImplicit }
  }

  /// A closure that runs when all animations have ended that were added since it was set.
  @MainActor
  final class Completion {
    fileprivate private(set) var block: (() -> Void)?
    private var pending = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationBegan() { pending += 1 }

    func animationEnded() {
      pending -= 1
      runIfDue()
    }

    func commit() {
      isCommitted = true
      runIfDue()
    }

    private func runIfDue() {
      guard isCommitted, pending == 0, let block else { return }
      self.block = nil
      block()
    }
  }

  // MARK: Nesting

  /// Begins a transaction inside the current one, with its values.
  public class func begin() { OpenTransactions.current.stack.append(Open(isImplicit: false)) }

  /// Ends the transaction that was begun last, or the implicit one.
  public class func commit() {
    guard let open = OpenTransactions.current.stack.popLast() else { return }
    open.completion?.commit()
  }

  /// Commits the implicit transaction where no other is open.
  public class func flush() {
    guard OpenTransactions.current.stack.last?.isImplicit == true else { return }
    commit()
  }

  /// The current transaction; outside of any an implicit one begins, which ends with the turn of the loop.
  static var current: Open {
    if let open = OpenTransactions.current.stack.last { return open }
    let open = Open(isImplicit: true)
    OpenTransactions.current.stack.append(open)
    // The end of the turn commits it.
    _ = AnimationTurns.current
    return open
  }

  /// Commits the implicit transaction at the end of a turn, also inside one that was begun and not committed.
  static func commitImplicit() {
    let transactions = OpenTransactions.current
    guard let index = transactions.stack.firstIndex(where: \.isImplicit) else { return }
    let open = transactions.stack.remove(at: index)
    open.completion?.commit()
  }

  // MARK: Values

  /// How long changes take, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? standardDuration
  }

  /// Sets how long changes take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pace of changes, nil for that of each animation.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of changes.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes run no actions.
  public class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes run no actions.
  public class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// What runs when the animations that are added from now on have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let open = current
    // One that is replaced waits for the animations that it has; nothing else is added to it.
    open.completion?.commit()
    open.completion = block.map { Completion($0) }
  }

  /// What runs when the animations of the current transaction have ended; nil for nothing.
  public class func completionBlock() -> (() -> Void)? {
    OpenTransactions.current.stack.last?.completion?.block
  }

  /// Keeps others from changing transactions until ``unlock()``: here only one thread can, so there is nothing to wait for.
  public class func lock() {}

  /// Lets others change transactions again; see ``lock()``.
  public class func unlock() {}

  /// A value of the current transaction, or of the nearest one around it.
  public class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    for open in OpenTransactions.current.stack.reversed() {
      if let value = open.values[key] { return value }
    }
    return nil
  }

  /// Sets a value of the current transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      return setCompletionBlock(anObject as? () -> Void)
    }
    current.values[key] = anObject
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// The transactions that are open in an environment.
@MainActor
final class OpenTransactions: EnvironmentPart {
  /// Those of the current environment.
  static var current: OpenTransactions { HeadlessEnvironment.current.part() }

  /// The innermost one last.
  var stack: [CATransaction.Open] = []

  /// Whether changes wait for the end of the turn.
  var hasImplicit: Bool { stack.contains(where: \.isImplicit) }

  init(in environment: HeadlessEnvironment) {}
}
