import Diagnostics
import FileWork
package import InterfaceBuilder
import NibFormat
import PropertyLists

/// A replacement for Interface Builder's command `ibtool`, with the same options, output and exit codes.
package struct IBTool: Sendable {
  /// The result of a call.
  package struct Outcome: Sendable {
    /// The bytes for standard output.
    package var output: [UInt8]
    /// The text for standard error.
    package var errors = ""
    /// 0 for success, 1 if there is no result, or 64 for a call without arguments.
    package var status: Int32
  }

  /// Lays out a document's views and returns its bytes with the new frames.
  package typealias FrameUpdate = @Sendable (_ document: IBDocument) throws -> [UInt8]

  private let updateFrames: FrameUpdate?

  /// Creates the command.
  /// - Parameter updateFrames: Lays out documents for `--update-frames`; nil if the executable contains no layout.
  package init(updateFrames: FrameUpdate? = nil) { self.updateFrames = updateFrames }

  /// Runs a call.
  /// - Parameter arguments: The arguments without the name of the command.
  package func run(_ arguments: [String]) -> Outcome {
    guard !arguments.isEmpty else {
      return Outcome(
        output: [],
        errors:
          "Error: no arguments; name a document, as in: ibtool --compile View.nib View.xib\n",
        status: 64)
    }
    do {
      let read = try IBToolArguments(arguments)
      let report = IBToolRun(read, updateFrames: updateFrames).report
      return Outcome(output: report.bytes(read.format), status: report.isFailure ? 1 : 0)
    } catch {
      var report = IBToolReport()
      report.failures = [error]
      let format = IBToolArguments.format(in: arguments)
      return Outcome(output: report.bytes(format), status: 1)
    }
  }
}

/// One call with valid arguments.
struct IBToolRun {
  let arguments: IBToolArguments
  let updateFrames: IBTool.FrameUpdate?

  init(_ arguments: IBToolArguments, updateFrames: IBTool.FrameUpdate?) {
    self.arguments = arguments
    self.updateFrames = updateFrames
  }

  /// Does what the arguments request.
  var report: IBToolReport {
    var report = IBToolReport()
    let messages: [(IBToolOption, Diagnostic.Severity)] = [
      (.errors, .error), (.warnings, .warning), (.notices, .note),
    ]
    report.shown = Set(
      messages.filter { arguments.contains(anyOf: [$0.0, .all]) }.map(\.1))
    do throws(IBToolFailure) {
      if arguments.contains(.version) { report.contents.append(Self.version) }
      if let folder = arguments[.link] {
        report.messages += try StoryboardLink(arguments.inputs, into: folder).messages()
        try writePartialInformation(fonts: [])
      } else if !arguments.inputs.isEmpty {
        try process(&report)
      } else if !arguments.contains(.version) {
        throw IBToolFailure("No document is named.")
      }
    } catch {
      report.failures.append(error)
    }
    return report
  }

  /// The versions whose compiler is emulated.
  private static let version: (key: String, value: PropertyList) = (
    "com.apple.ibtool.version",
    .dictionary([
      (key: "bundle-version", value: .string(String(IBToolsVersion.newest.build))),
      (key: "short-bundle-version", value: .string("26.0")),
    ])
  )

  // MARK: Documents

  private func process(_ report: inout IBToolReport) throws(IBToolFailure) {
    if let path = arguments[.strip] ?? arguments[.write], arguments.inputs.count == 1,
      CompiledResult.isCompiled(arguments.inputs[0])
    {
      // A compiled file contains nothing that only the canvas needs.
      return try CompiledResult.copy(arguments.inputs[0], to: path)
    }
    if arguments.contains(.strip) {
      throw IBToolFailure(
        "The option '--strip' takes one compiled nib or storyboard; to compile a document, use '--compile'."
      )
    }
    // Only --write may change the document itself.
    for option in DocumentTexts.exports + [.compile, .outputPartialInfoPlist] {
      guard let path = arguments[option],
        let input = arguments.inputs.first(where: { $0 == path || Self.areSame($0, path) })
      else { continue }
      throw IBToolFailure(
        "The option '\(option.argument)' would replace the document '\(input)'; name another file.")
    }
    if arguments.inputs.count > 1 {
      let single: [IBToolOption] = [.compile, .write]
      if let option = single.first(where: { self.arguments.contains($0) }) {
        throw IBToolFailure(
          "The option '\(option.argument)' takes one document; use --compilation-directory for several."
        )
      }
      // The texts of one document would replace those of another.
      if let option = DocumentTexts.exports.first(where: { self.arguments.contains($0) }) {
        throw IBToolFailure(
          "The option '\(option.argument)' takes one document; call ibtool once for each.")
      }
      try checkNames()
    }
    let arguments = arguments
    let updateFrames = updateFrames
    let results = ParallelWork.map(
      arguments.inputs, threads: min(ParallelWork.cores, arguments.inputs.count)
    ) { path in DocumentStep(path, arguments, updateFrames).result }
    for result in results {
      report.messages += result.messages
      report.failures += result.failures
      report.contents = Self.merged(report.contents, result.contents)
    }
    try writePartialInformation(fonts: results.flatMap(\.fonts))
  }

  private static func areSame(_ first: String, _ second: String) -> Bool {
    guard let place = String.realPath(first) else { return false }
    return place == String.realPath(second)
  }

  /// Refuses documents whose results would replace each other.
  private func checkNames() throws(IBToolFailure) {
    var places = WrittenPlaces()
    for path in arguments.inputs {
      guard let place = DocumentStep(path, arguments, updateFrames).destination else { return }
      try places.add(place, from: path)
    }
  }

  /// Returns the contents of several documents, grouped by key.
  private static func merged(
    _ known: [(key: String, value: PropertyList)], _ added: [(key: String, value: PropertyList)]
  ) -> [(key: String, value: PropertyList)] {
    var merged = known
    for (key, value) in added {
      guard let place = merged.firstIndex(where: { $0.key == key }) else {
        merged.append((key, value))
        continue
      }
      switch (merged[place].value, value) {
      case (.dictionary(let first), .dictionary(let second)):
        merged[place].value = .dictionary(first + second)
      case (.array(let first), .array(let second)): merged[place].value = .array(first + second)
      default: break
      }
    }
    return merged
  }

  /// Writes the keys that the documents need in the app's Info.plist: the files of their own fonts. Build systems
  /// declare the file as an input of another step, so it is written even if it is empty.
  private func writePartialInformation(fonts: [String]) throws(IBToolFailure) {
    guard let path = arguments[.outputPartialInfoPlist] else { return }
    var members: [(key: String, value: PropertyList)] = []
    if arguments.contains(.autoActivateCustomFonts), !fonts.isEmpty {
      let names = Set(fonts).sorted().map { PropertyList.string($0) }
      members.append((key: "UIAppFonts", value: .array(names)))
    }
    try CompiledResult.write(XMLPropertyListWriter.encode(.dictionary(members)), to: path)
  }
}
