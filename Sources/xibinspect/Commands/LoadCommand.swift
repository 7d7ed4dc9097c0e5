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
      every view, each below its name. Frames are in points, in the superview's space. \
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

/// What one file has given: a nib, or those of a storyboard.
@MainActor
private struct Load {
  private let file: String
  /// Nil for a file that is one nib.
  private let storyboard: [(name: String, nib: LoadedNib)]?
  private let nib: LoadedNib?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], _ file: String, _ owner: String?, _ size: ViewSize?) throws {
    self.file = file
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    do throws(NibError) {
      switch try LoadableContents(bytes, name: file) {
      case .nib(let contents):
        let nib = try contents.load(withOwner: nil, options: options)
        if let size { nib.resize(to: size) }
        self.nib = nib
        storyboard = nil
        diagnostics = nib.diagnostics
      case .storyboard(let nibs):
        var loaded: [(name: String, nib: LoadedNib)] = []
        for entry in nibs.entries {
          let nib = try entry.nib.load(withOwner: nil, options: options)
          if let size { nib.resize(to: size) }
          loaded.append((entry.name, nib))
        }
        nib = nil
        storyboard = loaded
        diagnostics = nibs.diagnostics + loaded.flatMap(\.nib.diagnostics)
      }
    } catch {
      throw error.diagnostic
    }
  }

  /// The hierarchies; those of a storyboard each below the nib's name.
  func text(headline: Bool) -> String {
    let head = headline ? "\(file)\n" : ""
    let foot = headline ? "\n" : ""
    guard let storyboard else { return head + (nib?.outline() ?? "") + foot }
    let parts = storyboard.map { "\($0.name).nib\n" + $0.nib.outline() }
    return head + parts.joined(separator: "\n") + foot
  }

  var json: JSONValue {
    guard let storyboard else { return nib?.json(file: file) ?? .null }
    return .object([
      ("file", .string(file)),
      (
        "nibs",
        .array(
          storyboard.map { name, nib in
            .object([("name", .string(name)), ("objects", nib.jsonObjects)])
          })
      ),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension LoadedNib {
  fileprivate func resize(to size: ViewSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = CGSize(width: size.width, height: size.height)
    }
  }
}
