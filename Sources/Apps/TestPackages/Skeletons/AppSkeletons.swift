import Diagnostics

/// The generated sources that take the place of sources that cannot compile.
package struct AppSkeletons: Sendable {
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
  /// The members of Objective-C types, and the declarations in headers, that are left out because they name types that
  /// the package does not have.
  var omitted: [String] = []

  static let header = [
    "// Written by xibinspect init-tests, which updates this file.", "import UIKit", "",
  ]

  static let standInHeader = [
    "// Written by xibinspect init-tests, which updates this file unless you change it.",
    "// Declarations of libraries, as far as the app's sources show them: calls do nothing.",
    "import UIKit", "",
  ]

  /// Returns the key in ``TestPackage/Knowledge/droppedLines`` of a line of a skeleton: other types can have members with
  /// the same text.
  /// - Parameter lines: The lines of the file.
  package static func dropKey(of number: Int, in lines: [Substring]) -> String {
    func indentation(_ line: Substring) -> Int {
      line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    }
    let line = lines[number]
    let text = String(line.drop { $0 == " " })
    let header = lines[..<number].last {
      indentation($0) < indentation(line) && !$0.hasPrefix("#") && !$0.isEmpty
    }
    guard let header else { return text }
    return header.drop { $0 == " " } + "\n" + text
  }

  /// Returns whether a line does not compile.
  /// - Parameter header: The line that begins the type around it.
  static func isDropped(_ line: String, in header: String, _ dropped: Set<String>) -> Bool {
    !dropped.isEmpty && (dropped.contains(line) || dropped.contains("\(header)\n\(line)"))
  }

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
