import Diagnostics

/// The settings in `app-sources.json`: the sources that the user leaves out (`exclude`), those that cannot compile
/// (`leftOut`), the bodies of functions that cannot compile, with code in their place (`bodies`), and the modules whose
/// declarations are in the app's module (`standIns`).
package struct LeftOutSources {
  /// The paths and names that the user excludes.
  package private(set) var excluded: Set<String> = []
  /// The modules whose declarations are stand-ins in the package.
  package private(set) var standIns: Set<String> = []
  private var paths: Set<String> = []
  private var bodies: [String: [String: String]] = [:]

  /// No sources.
  package init() {}

  /// Reads the file. Other keys are ignored.
  /// - Returns: Nil if the text is not an object in JSON.
  package init?(_ bytes: [UInt8]) {
    var reader = StringReader(bytes)
    var depth = 0
    var key = ""
    var path = ""
    var declaration = ""
    var expectsKey = true
    while let next = reader.next() {
      switch next {
      case .sign(let sign):
        switch sign {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          expectsKey = sign == UInt8(ascii: "{")
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ":"): expectsKey = false
        default: expectsKey = true
        }
      case .text(let text):
        if depth == 1, expectsKey {
          key = text
        } else if depth == 2, key == "exclude" {
          excluded.insert(text)
        } else if depth == 2, key == "standIns" {
          standIns.insert(text)
        } else if depth == 2, key == "leftOut", expectsKey {
          paths.insert(text)
        } else if depth == 2, key == "bodies", expectsKey {
          path = text
        } else if depth == 3, key == "bodies" {
          if expectsKey {
            declaration = text
          } else {
            bodies[path, default: [:]][declaration] = text
          }
        }
      }
    }
    guard depth == 0, reader.isWhole else { return nil }
  }

  /// Returns the bodies of a source's functions that cannot compile.
  /// - Parameter path: The path relative to the target's folder.
  package func bodies(of path: String) -> ReplacedBodies { ReplacedBodies(bodies[path] ?? [:]) }

  /// Returns whether a source is left out.
  /// - Parameter path: The path relative to the target's folder.
  package func contains(_ path: String) -> Bool {
    if paths.contains(path) || excluded.contains(path) { return true }
    let parts = path.pathParts.map(String.init)
    return parts.indices.contains { index in
      excluded.contains(parts[index])
        || excluded.contains(parts[...index].joined(separator: "/"))
    }
  }
}

/// The strings of a text in JSON, and the signs between them.
private struct StringReader {
  enum Piece {
    case sign(UInt8)
    case text(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether every string so far ended.
  private(set) var isWhole = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return .text(string())
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ":"), UInt8(ascii: ","):
        return .sign(byte)
      default: continue
      }
    }
    return nil
  }

  /// Reads to the end of a string.
  private mutating func string() -> String {
    var units: [UInt16] = []
    var text: [UInt8] = []
    func flushed() -> [UInt8] { Array(String(decoding: units, as: UTF16.self).utf8) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < bytes.count, bytes[index] == UInt8(ascii: "u") {
        let digits = bytes[(index + 1)...].prefix(4)
        index += 1 + digits.count
        units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
        continue
      }
      text += flushed()
      units = []
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      text.append(Self.escapes[bytes[index]] ?? bytes[index])
      index += 1
    }
    isWhole = false
    return ""
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
  ]
}
