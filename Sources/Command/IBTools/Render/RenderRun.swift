import Diagnostics
package import HeadlessUIKit
import NibSources

/// A run of `render`: where its pictures go, and in which format.
package struct RenderRun: Sendable {
  /// The file or folder to write, or nil for standard output.
  private let output: String?
  /// The format that the user chose; nil for the format that the output's extension names.
  package var format: PictureFormat?
  /// Whether to write inspector pages.
  package var isPage = false
  /// The devices to draw for; none for the documents' own devices.
  package var devices: [HeadlessDevice] = []
  /// The language of the texts, or nil for the strings in the documents.
  package var language: String?
  /// The part of the files that this process draws for another one; nil if this is the user's process.
  package var part: Range<Int>?
  package var json = false
  /// The processes that draw many files; nil if this process draws all of them.
  package var workers: RenderWorkers?

  package init(output: String?) { self.output = output }

  private var chosenFormat: PictureFormat {
    isPage ? .html : format ?? output.flatMap { PictureFormat(ofPath: $0) } ?? .svg
  }

  /// Draws files.
  /// - Parameter renderer: What to draw of them. The run sets its format and devices.
  /// - Throws: A `Diagnostic` if the output cannot contain all pictures, or if the format is not available.
  @MainActor
  package func run(
    _ paths: [String], _ renderer: FileRenderer, to sink: some ReportSink
  ) throws -> RunStatus {
    let format = chosenFormat
    if let output, isPage || self.format != nil {
      try format.checkName(output, because: isPage ? "--html" : "--format \(format.rawValue)")
    }
    try format.requireAvailable()
    DrawnTime.fixZone()
    let files = InputFiles(paths, kind: .loadable, takesStoryboards: true)
    // A page contains the pictures for all devices.
    let targets = try RenderTargets(
      output, format: format, files: files, devices: format == .html ? [] : devices,
      isPart: part != nil)
    if let language, part == nil {
      sink.report(TranslationCheck.problems(with: files.files, in: language))
    }
    NibSearchPath.shared.languages = language.map { [$0] } ?? []
    if part == nil, !json, let workers, RenderWorkers.areUseful(for: files) {
      return try workers.run(files, to: sink)
    }
    var renderer = renderer
    (renderer.format, renderer.pageDevices) = (format, devices)
    return renderer.run(files, targets, part: part, json: json, to: sink)
  }
}
