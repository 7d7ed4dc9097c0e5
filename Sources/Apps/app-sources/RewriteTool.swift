import Diagnostics
import FileWork
import SourceRewriting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `app-sources LIST INDEX`, which rewrites the Swift sources of one module.
///
/// Each line of the list is `source`, a tab, the path of the source, a tab, and the path of its copy; `folder`, a tab,
/// and the path of a folder with documents; `color` or `image`, a tab, and the name of an asset in a catalog; or
/// `program` if the module is an executable. A copy is written only if its bytes change, so that a build compiles only
/// changed files. The part of a copy's name after the last hyphen is its id.
@main
enum RewriteTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: app-sources LIST INDEX") }
    var inputs: [SourceRewriter.Input] = []
    var copies: [String] = []
    var folders: [String] = []
    var assets: [CatalogAsset] = []
    var isProgram = false
    for line in String(decoding: read(arguments[1]), as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      switch fields.first {
      case "source" where fields.count == 3:
        inputs.append(.init(path: fields[1], id: id(of: fields[2]), bytes: read(fields[1])))
        copies.append(fields[2])
      case "folder" where fields.count == 2: folders.append(fields[1])
      case "program" where fields.count == 1: isProgram = true
      case "color" where fields.count == 2: assets.append(.init(kind: .color, name: fields[1]))
      case "image" where fields.count == 2: assets.append(.init(kind: .image, name: fields[1]))
      default: fail("\(arguments[1]): cannot read '\(line)'")
      }
    }
    let output = SourceRewriter.rewrite(
      inputs, folders: folders, assets: assets, isProgram: isProgram)
    for (path, bytes) in zip(copies, output.sources) { write(bytes, to: path) }
    write(Array(output.index.utf8), to: arguments[2])
    for warning in output.warnings { print(PrintableText.line(warning)) }
  }

  private static func id(of copy: String) -> String {
    let name = copy.split(separator: "/").last ?? ""
    return String((name.split(separator: "-").last ?? "").prefix { $0 != "." })
  }

  private static func read(_ path: String) -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: 1 << 28)
    } catch {
      fail("\(path): \(ErrorText.sentence(error))")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    if let old = try? FileBytes.read(path, limit: 1 << 28), old == bytes { return }
    // A build runs again after an interruption, so the copy need not be replaced atomically.
    guard let file = fopen(path, "w") else { fail("\(path): cannot be written") }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count else { fail("\(path): cannot be written") }
  }

  private static func fail(_ message: String) -> Never {
    print("app-sources: error: " + PrintableText.line(message))
    exit(1)
  }
}
