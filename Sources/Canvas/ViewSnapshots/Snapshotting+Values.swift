import Foundation

extension Snapshotting where Format == String {
  /// A snapshot of any value as text: its properties, and theirs, as `dump` prints them. Addresses are left out.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      var text = ""
      Swift.dump(value, to: &text)
      return withoutAddresses(text)
    }
  }

  /// A snapshot of any value as its description.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      withoutAddresses(String(describing: value) + "\n")
    }
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/ ?(?:#\d+|: 0x[0-9a-f]+|0x[0-9a-f]+)(?=[\s>,)]|$)/#, with: "")
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A snapshot of a value as JSON with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A snapshot of a text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
  }
}
