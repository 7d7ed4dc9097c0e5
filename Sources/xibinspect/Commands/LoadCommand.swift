import ArgumentParser
import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat

struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Make the objects of documents and compiled nibs, and print the live hierarchy.",
    discussion: """
      A document is compiled first. Classes of the app's own are not there: the class that each stands on \
      takes its place, and what would be set on it is printed. A storyboard gives the nib of every scene and of \
      every view, each below its name; prototypes of cells follow the nib that holds them. Frames are in points, in the superview's space. \
      An object of a compiled nib has its number, as dump prints it, for an id.
      """)

  @Argument(
    help: "Documents, compiled nibs or folders; - reads one from standard input.",
    completion: .file(extensions: ["xib", "storyboard", "nib"]))
  var paths: [String]

  @Option(name: .long, help: "The class that File's Owner has.")
  var owner: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The size that top-level views take, in points.", valueName: "WxH"))
  var size: ViewSize?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to load for, by Interface Builder's name, retina6_12 for instance; top-level views take "
        + "its size unless --size says another.", valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How the device is used: light or dark, portrait or landscape; with commas.",
      valueName: "LIST"))
  var traits = DeviceTraits()

  @Flag(name: .long, help: "Print JSON for machines.")
  var json = false

  func run() throws {
    let files = InputFiles(paths, kind: .loadable)
    let size = MainActor.assumeIsolated { useDevice() }
    let run = FileRun(files: files, json: json, isSerial: true)
    try run.run { [json, size, owner, headline = !files.isSingle] file in
      let bytes = try file.bytes()
      // Views live on the main thread, where this runs.
      return try MainActor.assumeIsolated {
        let load = try Load(bytes, file.name, owner, size)
        let failed = load.diagnostics.contains { $0.severity == .error }
        var report = FileRun.Report(
          diagnostics: load.diagnostics, status: failed ? .cannot : .fine)
        report.text = json ? load.json.text : load.text(headline: headline)
        return report
      }
    }
  }

  /// Makes the device's screen the main one; returns the size that views take.
  @MainActor
  private func useDevice() -> ViewSize? {
    UIScreen.main = UIScreen(
      device: device ?? .standard, isLandscape: traits.isLandscape, style: traits.style)
    guard size == nil, device != nil else { return size }
    return ViewSize(UIScreen.main.bounds.size)
  }
}

/// A nib with those of the prototypes in its lists.
@MainActor
private struct LoadedTree {
  let nib: LoadedNib
  private let prototypes: [(prototype: LoadedPrototype, tree: LoadedTree)]

  /// Lists in prototypes of lists have prototypes of their own; files that never end stop here.
  private static let deepest = 16

  init(_ nib: LoadedNib, _ options: LoadOptions, depth: Int = 0) throws(NibError) {
    self.nib = nib
    var prototypes: [(LoadedPrototype, LoadedTree)] = []
    if depth < Self.deepest {
      for prototype in try nib.prototypes(options: options) {
        let tree = try LoadedTree(prototype.nib, options, depth: depth + 1)
        prototypes.append((prototype, tree))
      }
    }
    self.prototypes = prototypes
  }

  var diagnostics: [Diagnostic] {
    nib.diagnostics + prototypes.flatMap(\.tree.diagnostics)
  }

  /// The hierarchy, and below it that of every prototype.
  var text: String {
    prototypes.reduce(nib.outline()) { text, entry in
      let list = "\(type(of: entry.prototype.list))"
      let id = nib.id(of: entry.prototype.list).map { " #\($0)" } ?? ""
      return text + "\nprototype \(entry.prototype.identifier) of \(list)\(id)\n" + entry.tree.text
    }
  }

  var members: [(String, JSONValue)] {
    let inside = prototypes.map { prototype, tree in
      JSONValue.object(
        [
          ("identifier", .string(prototype.identifier)),
          ("list", .text(nib.id(of: prototype.list))),
        ] + tree.members)
    }
    return [("objects", nib.jsonObjects), ("prototypes", .array(inside))]
  }
}

/// What one file has given: a nib, or those of a storyboard.
@MainActor
private struct Load {
  private let file: String
  /// The nibs by name; a file that is one nib has none.
  private let nibs: [(name: String?, tree: LoadedTree)]
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], _ file: String, _ owner: String?, _ size: ViewSize?) throws {
    self.file = file
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    func tree(_ nib: UINib) throws(NibError) -> LoadedTree {
      let nib = try nib.load(withOwner: nil, options: options)
      if let size { nib.resize(to: size) }
      return try LoadedTree(nib, options)
    }
    do throws(NibError) {
      switch try LoadableContents(bytes, name: file) {
      case .nib(let nib):
        nibs = [(nil, try tree(nib))]
        diagnostics = nibs.flatMap(\.tree.diagnostics)
      case .storyboard(let storyboard):
        var trees: [(String?, LoadedTree)] = []
        for entry in storyboard.entries { trees.append((entry.name, try tree(entry.nib))) }
        nibs = trees
        diagnostics = storyboard.diagnostics + nibs.flatMap(\.tree.diagnostics)
      }
    } catch {
      throw error.diagnostic
    }
  }

  /// The hierarchies; those of a storyboard each below the nib's name.
  func text(headline: Bool) -> String {
    let parts = nibs.map { name, tree in (name.map { "\($0).nib\n" } ?? "") + tree.text }
    return (headline ? "\(file)\n" : "") + parts.joined(separator: "\n") + (headline ? "\n" : "")
  }

  var json: JSONValue {
    let isSingle = nibs.count == 1 && nibs[0].name == nil
    let contents =
      isSingle
      ? nibs[0].tree.members
      : [
        (
          "nibs",
          .array(nibs.map { name, tree in .object([("name", .text(name))] + tree.members) })
        )
      ]
    return .object(
      [("file", .string(file))] + contents
        + [("diagnostics", .array(diagnostics.map(\.json)))])
  }
}

extension LoadedNib {
  fileprivate func resize(to size: ViewSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = CGSize(width: size.width, height: size.height)
    }
  }
}
