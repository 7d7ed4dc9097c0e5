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
/// Each line of the list is `source`, a tab, the path of the source, a tab, the path of its copy, a tab, and its path in the
/// target's folder; `settings`, a tab, and the path of `app-sources.json`; `skipped`, a tab, and a folder that these settings
/// excluded when the build was planned; `folder`, a tab, and the path of a folder with documents; `color` or `image`, a tab,
/// and the name of an asset in a catalog; or `program` if the module is a program of its own. The copy of a source that the
/// settings leave out is empty. A copy is written only if its bytes change, so that a build compiles what changed. The
/// end of a copy's name after its last hyphen is its id.
@main
enum RewriteTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: app-sources LIST INDEX") }
    var paths: [String] = []
    var copies: [String] = []
    var folders: [String] = []
    var assets: [CatalogAsset] = []
    var isProgram = false
    var names: [String] = []
    var skipped: [String] = []
    var leftOut = LeftOutSources()
    for line in String(decoding: read(arguments[1]), as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      switch fields.first {
      case "source" where fields.count == 4:
        paths.append(fields[1])
        copies.append(fields[2])
        names.append(fields[3])
      case "settings" where fields.count == 2: leftOut = settings(fields[1])
      case "skipped" where fields.count == 2: skipped.append(fields[1])
      case "folder" where fields.count == 2: folders.append(fields[1])
      case "program" where fields.count == 1: isProgram = true
      case "color" where fields.count == 2: assets.append(.init(kind: .color, name: fields[1]))
      case "image" where fields.count == 2: assets.append(.init(kind: .image, name: fields[1]))
      default: fail("\(arguments[1]): cannot read '\(line)'")
      }
    }
    // The list of sources is as old as the plan of the build.
    for entry in skipped where !leftOut.excluded.contains(entry) {
      fail(
        "app-sources.json no longer excludes '\(entry)'; touch Package.swift, so that the build is planned again"
      )
    }
    let kept = names.indices.filter { !leftOut.contains(names[$0]) }
    for number in Set(names.indices).subtracting(kept) {
      write(Array("// Left out by app-sources.json.\n".utf8), to: copies[number])
    }
    let inputs = kept.map { number in
      let source = leftOut.bodies(of: names[number]).applied(to: read(paths[number]))
      for declaration in source.missing {
        let text = declaration.split(whereSeparator: \.isNewline).first ?? ""
        print(
          PrintableText.line(
            "\(paths[number]):1:1: warning: '\(text)' has changed; run 'xibinspect init-tests' again"
          )
        )
      }
      return SourceRewriter.Input(
        path: paths[number], id: id(of: copies[number]), bytes: source.source)
    }
    copies = kept.map { copies[$0] }
    let output = SourceRewriter.rewrite(
      inputs, folders: folders, assets: assets, isProgram: isProgram,
      standIns: leftOut.standIns)
    for (path, bytes) in zip(copies, output.sources) { write(bytes, to: path) }
    write(Array(output.index.utf8), to: arguments[2])
    for warning in output.warnings { print(PrintableText.line(warning)) }
  }

  private static func settings(_ path: String) -> LeftOutSources {
    // The settings may have been removed since the build was planned.
    guard let bytes = try? FileBytes.readFollowingLinks(path, limit: 1 << 26) else {
      return LeftOutSources()
    }
    guard let settings = LeftOutSources(bytes) else { fail("\(path): cannot be read as JSON") }
    return settings
  }

  private static func id(of copy: String) -> String {
    let name = copy.pathParts.last ?? ""
    return String((name.split(separator: "-").last ?? "").prefix { $0 != "." })
  }

  private static func read(_ path: String) -> [UInt8] {
    do {
      return try FileBytes.readFollowingLinks(path, limit: 1 << 28)
    } catch {
      fail("\(path): \(ErrorText.sentence(error))")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    if let old = try? FileBytes.readFollowingLinks(path, limit: 1 << 28), old == bytes { return }
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
