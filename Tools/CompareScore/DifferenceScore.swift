import IBCompare
import InterfaceBuilder

/// A check of whether a difference between two versions is complete.
public enum DifferenceScore {
  public enum Outcome: Hashable, Sendable {
    /// Applying the difference to the old version results in the new version.
    case complete
    /// One of the versions is not a readable document.
    case unreadable
    /// Applying the difference has another result, which the value describes.
    case incomplete(String)
  }

  /// Compares two versions and applies the changes, both directly and after converting them to JSON and back.
  public static func outcome(old: [UInt8], new: [UInt8]) -> Outcome {
    guard let before = try? IBDocument(parsing: old), let after = try? IBDocument(parsing: new)
    else {
      return .unreadable
    }
    let difference = DocumentDifference(from: before, to: after)
    do {
      let changes = try DocumentChange.list(json: difference.json)
      guard changes == difference.changes else {
        return .incomplete("JSON does not hold all of the changes")
      }
      let result = try before.applying(changes)
      guard result == after.formatted else {
        return .incomplete(Self.firstDifference(result, after.formatted))
      }
      guard before.formatted != after.formatted || difference.isEmpty else {
        return .incomplete("there are changes between versions that say the same")
      }
      return .complete
    } catch {
      return .incomplete("\(error)")
    }
  }

  private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String {
    let lines = [left, right].map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    let row = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let texts = lines.map { $0.count > row ? String($0[row]) : "the end" }
    return "line \(row + 1) is \(texts[0]) instead of \(texts[1])"
  }
}
