import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes in every process, although each orders its sets and dictionaries differently.
@Suite struct SameBytesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Runs the command in several processes with different seeds, and returns what each writes.
  private func outputs(of arguments: [String]) throws -> [String: Set<[UInt8]>] {
    var outputs: [String: Set<[UInt8]>] = [:]
    for run in ["1", "2", "3"] {
      let folder = scratch.url.appending(path: run)
      let command = try Command(arguments.map { $0 == "OUT" ? folder.path : $0 })
      #expect(command.status < 2, "\(command.errors)")
      outputs["standard output", default: []].insert(
        Array(command.output.replacing(folder.path, with: "OUT").utf8))
      for file in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
        guard let name = file as? String else { continue }
        var isFolder: ObjCBool = false
        let path = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        outputs[name, default: []].insert([UInt8](try Data(contentsOf: path)))
      }
    }
    return outputs
  }

  @Test(arguments: [
    [
      "compile", "Main.storyboard", "MyViews.xib", "LoadingView.xib", "Pier.storyboard", "-o",
      "OUT",
    ],
    ["render", "Main.storyboard", "Accessibility.xib", "Pier.storyboard", "-o", "OUT"],
    ["render", "--html", "Pier.storyboard", "DetailView.xib", "-o", "OUT"],
    ["render", "--outlines", "--device", "retina4_7", "DetailView.xib", "-o", "OUT"],
    ["diff", "--html", "Versions/Base.xib", "Versions/Ours.xib"],
    ["diff", "--json", "Versions/Base.xib", "Versions/Theirs.xib"],
    ["merge", "Versions/Base.xib", "Versions/Ours.xib", "Versions/Theirs.xib"],
    ["lint", "--json", "--layout", "Main.storyboard", "DetailView.xib", "LoadingView.xib"],
    ["lint", "--reporter", "sarif", "Accessibility.xib", "MyViews.xib", "LoadingView.xib"],
    ["layout", "--json", "DetailView.xib", "Pier.storyboard"],
    ["load", "--json", "--events", "Main.storyboard"],
    ["format", "--stdout", "Main.storyboard"], ["tree", "--json", "Main.storyboard"],
    ["stats", "--json", "Main.storyboard", "MyViews.xib"],
  ])
  func `every process writes the same`(arguments: [String]) throws {
    for (name, contents) in try outputs(of: arguments) {
      #expect(contents.count == 1, "\(name) differs from one process to the next")
    }
  }
}
