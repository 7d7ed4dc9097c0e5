import Synchronization

@testable import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the calls that change the disk, and makes some of them fail.
final class Fault: Sendable {
  /// Which calls fail.
  enum Kind {
    /// None.
    case nothing
    /// The one with a number, as on a full disk.
    case failure(at: Int)
    /// All from a number on, those that clean up as well: what a run leaves that is killed there.
    case stop(at: Int)
  }

  private let seen = Mutex<[FileCalls.Call]>([])
  private let kind: Kind
  private let exchanges: Bool

  /// - Parameter exchanges: Whether the file system can exchange folders.
  init(_ kind: Kind = .nothing, exchanges: Bool = true) {
    self.kind = kind
    self.exchanges = exchanges
  }

  /// The calls that were made.
  var made: [FileCalls.Call] { seen.withLock { $0 } }

  var calls: FileCalls {
    FileCalls { [self] call in
      let number = seen.withLock { seen in
        seen.append(call)
        return seen.count - 1
      }
      switch kind {
      case .failure(let at) where number == at: return ENOSPC
      case .stop(let at) where number >= at: return EIO
      default: return call == .exchange && !exchanges ? ENOTSUP : nil
      }
    }
  }
}
