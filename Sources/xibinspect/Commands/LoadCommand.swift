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
      takes its place, and what would be set on it is printed. Frames are in points, in the superview's space. \
      An object of a compiled nib has its number, as dump prints it, for an id.
      """)

  @Argument(
    help: "Documents, compiled nibs or folders; - reads one from standard input.",
    completion: .file(extensions: ["xib", "nib"]))
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
        let nib = try Self.load(bytes, file.name, owner)
        if let size { nib.resize(to: size) }
        let failed = nib.diagnostics.contains { $0.severity == .error }
        var report = FileRun.Report(
          diagnostics: nib.diagnostics, status: failed ? .cannot : .fine)
        report.text =
          json
          ? nib.json(file: file.name).text
          : (headline ? "\(file.name)\n" : "") + nib.outline() + (headline ? "\n" : "")
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

  @MainActor
  private static func load(_ bytes: [UInt8], _ name: String, _ owner: String?) throws -> LoadedNib {
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    do throws(NibError) {
      return try UINib(contents: bytes, name: name).load(withOwner: nil, options: options)
    } catch {
      throw error.diagnostic
    }
  }
}

extension LoadedNib {
  fileprivate func resize(to size: ViewSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = CGSize(width: size.width, height: size.height)
    }
  }
}
