import Foundation

/// A wait for input that ends after some time.
package enum InputWait {
  /// Returns whether a file descriptor has input, or is closed, within a time.
  package static func hasInput(on descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // A signal ends the wait; the next read then waits instead.
    return poll(&entry, 1, milliseconds) != 0
  }
}
