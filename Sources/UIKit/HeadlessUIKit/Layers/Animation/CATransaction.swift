public import Foundation

/// The common values of layer changes: their duration, timing function and completion block.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction, which is committed at the end of the run
/// loop's turn. The defaults are Core Animation's: 0.25 seconds and the timing function `default`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// The default duration, in seconds.
  static let standardDuration: CFTimeInterval = 0.25

  /// An open transaction.
  final class Open {
    var values: [String: Any] = [:]
    var completion: Completion?
    let isImplicit: Bool

    init(isImplicit: Bool) { self.isImplicit = isImplicit }
  }

  /// A closure that runs when all animations added since it was set have ended.
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

  // MARK: Beginning and committing

  /// Begins a transaction inside the current one, whose values it inherits.
  public class func begin() { OpenTransactions.current.stack.append(Open(isImplicit: false)) }

  /// Commits the innermost open transaction, which may be the implicit one.
  public class func commit() {
    guard let open = OpenTransactions.current.stack.popLast() else { return }
    open.completion?.commit()
  }

  /// Commits the implicit transaction unless an explicit one is open inside it.
  public class func flush() {
    let transactions = OpenTransactions.current
    guard transactions.stack.last?.isImplicit ?? true else { return }
    transactions.countCommit()
    commit()
  }

  /// The current transaction. Outside any transaction, an implicit one begins, which ends with the run loop's turn.
  static var current: Open {
    if let open = OpenTransactions.current.stack.last { return open }
    let open = Open(isImplicit: true)
    OpenTransactions.current.stack.append(open)
    // The animation turns commit it at the end of the turn.
    _ = AnimationTurns.current
    return open
  }

  /// Commits the implicit transaction at the end of a turn, even if code has started another one without committing it.
  static func commitImplicit() {
    let transactions = OpenTransactions.current
    guard let index = transactions.stack.firstIndex(where: \.isImplicit) else { return }
    let open = transactions.stack.remove(at: index)
    open.completion?.commit()
  }

  // MARK: Values

  /// Returns the duration of changes, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? standardDuration
  }

  /// Sets the duration of changes, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function of changes; nil if each animation uses its own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of changes.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether actions are disabled for changes.
  public class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether actions are disabled for changes.
  public class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Sets the closure that runs when all animations added from now on have ended, including those of nested
  /// transactions.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let open = current
    // A closure that is replaced waits only for the animations that were added before.
    open.completion?.commit()
    open.completion = block.map { Completion($0) }
  }

  /// Returns the closure that runs when the current transaction's animations have ended; nil if none is set.
  public class func completionBlock() -> (() -> Void)? {
    OpenTransactions.current.stack.last?.completion?.block
  }

  /// Does nothing: transactions can only change on one thread here, so no lock is needed.
  public class func lock() {}

  /// Does nothing; see ``lock()``.
  public class func unlock() {}

  /// Returns a value of the current transaction, or of the nearest one around it.
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

/// The open transactions of an environment.
@MainActor
final class OpenTransactions: EnvironmentPart, TurnSource {
  /// The open transactions of the current environment.
  static var current: OpenTransactions { HeadlessEnvironment.current.part() }

  /// The open transactions, innermost last.
  var stack: [CATransaction.Open] = []

  /// Whether an implicit transaction waits for the end of the turn.
  var hasImplicit: Bool { stack.contains(where: \.isImplicit) }

  /// The number of the next commit, starting at 1. Layers that were added since the last commit are not shown yet.
  private(set) var commits: UInt32 = 1

  init(in environment: HeadlessEnvironment) { environment.runLoop.join(self, in: [.commit]) }

  func run(_ phase: TurnPhase, at time: ClockTime) { countCommit() }

  /// Counts a commit, after which the new layers are shown.
  func countCommit() { commits = commits == .max ? 1 : commits + 1 }
}
