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

  /// The keys in ``TestPackage/Knowledge/droppedLines`` of the lines of a skeleton: other types can have members with the
  /// same text.
  package struct DropKeys {
    /// The lines of the file.
    package let lines: [Substring]
    /// The number of the line that begins the type around each line; nil outside of types.
    private let headers: [Int?]

    /// Finds the line before each line that is indented less.
    package init(_ lines: [Substring]) {
      self.lines = lines
      var headers: [Int?] = []
      // Each of them is indented less than the next one.
      var open: [(number: Int, indentation: Int)] = []
      for (number, line) in lines.enumerated() {
        guard !line.isEmpty, !line.hasPrefix("#") else {
          headers.append(nil)
          continue
        }
        let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        headers.append(open.last?.number)
        open.append((number, indentation))
      }
      self.headers = headers
    }

    /// Returns the key of a line.
    package func key(of number: Int) -> String {
      let text = String(lines[number].drop { $0 == " " })
      guard let header = headers[number] else { return text }
      return lines[header].drop { $0 == " " } + "\n" + text
    }
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
