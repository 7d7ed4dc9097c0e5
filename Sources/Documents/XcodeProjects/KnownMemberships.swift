package import Diagnostics
import Synchronization

/// What is known about the targets of files: each file is compared with the patterns of manifests once, and all files
/// together take a limited number of steps.
package final class KnownMemberships: Sendable {
  /// The most steps of the comparisons of all files, far more than those of a large manifest and its files.
  package static let mostSteps = 500_000_000

  private let mostSteps: Int

  private struct State {
    var known: [String: ProjectTargets.Membership] = [:]
    var steps = 0
  }

  private let state = Mutex(State())

  package init(mostSteps: Int = KnownMemberships.mostSteps) { self.mostSteps = mostSteps }

  /// Returns what is known about a file, or finds it. Once the steps are spent, it is unknown.
  /// - Parameter find: Finds the membership, and counts the steps.
  package func membership(
    of path: String, _ find: (_ path: String, _ steps: inout Int) -> ProjectTargets.Membership
  ) -> ProjectTargets.Membership {
    let known = state.withLock { state in
      state.known[path] ?? (state.steps >= mostSteps ? .unknown : nil)
    }
    if let known { return known }
    var steps = 0
    let found = find(path, &steps)
    state.withLock { state in
      state.known[path] = found
      state.steps += steps
    }
    return found
  }

  /// The problem if the steps are spent.
  package var problem: Diagnostic? {
    guard state.withLock({ $0.steps >= mostSteps }) else { return nil }
    return Diagnostic(
      id: "unreadable-project", severity: .warning,
      message:
        "the patterns of the manifests need more than \(mostSteps) steps for the files, so the targets of some files are unknown; use fewer or shorter patterns"
    )
  }
}
