import Diagnostics

/// The generated sources that take the place of sources that cannot compile.
struct AppSkeletons: Sendable {
  /// A generated source.
  struct File: Sendable {
    /// The name of the file in the package.
    let name: String
    let lines: [String]
    /// Whether the file has declarations of libraries.
    var isStandIn = false

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  let files: [File]
  /// The library classes that are replaced by stand-ins, because only documents describe them.
  let standIns: Set<String>

  static let header = [
    "// Written by xibinspect init-tests, which updates this file.", "import UIKit", "",
  ]

  static let standInHeader = [
    "// Written by xibinspect init-tests, which updates this file unless you change it.",
    "// Declarations of libraries, as far as the app's sources show them: calls do nothing.",
    "import UIKit", "",
  ]

  /// Returns the name of the skeleton of a source: the source's name with a hash of its path, because names may repeat.
  static func fileName(_ path: String, in home: String) -> String {
    let relative = path.path(below: home) ?? path
    let last = path.pathParts.last ?? ""
    let stem = last.utf8.prefix { $0 != UInt8(ascii: ".") }.prefix(60).map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        byte
      default: UInt8(ascii: "_")
      }
    }
    var hash: UInt32 = 2_166_136_261
    for byte in relative.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(decoding: stem, as: UTF8.self) + "_" + String(hash, radix: 36) + ".swift"
  }
}
