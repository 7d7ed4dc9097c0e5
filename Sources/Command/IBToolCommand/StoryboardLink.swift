import Diagnostics
import FileWork
import FoundationEssentials
import NibFormat

/// Moves compiled storyboards into an app, once their references to each other are checked.
struct StoryboardLink {
  private let paths: [String]
  private let folder: String

  init(_ paths: [String], into folder: String) throws(IBToolFailure) {
    guard !paths.isEmpty else { throw IBToolFailure("No compiled storyboard is named.") }
    self.paths = paths.map { String($0.trimmingSuffix("/")) }
    self.folder = String(folder.trimmingSuffix("/"))
  }

  private struct Input {
    let path: String
    let name: String
    /// The folder of a language that contains the storyboard; nil if none does.
    let language: String?
    let files: [CompiledStoryboard.File]
    let contents: CompiledStoryboard
  }

  /// Links the storyboards. Copies none of them if a reference has no destination.
  func messages() throws(IBToolFailure) -> [IBToolMessage] {
    var inputs: [Input] = []
    for path in paths { inputs.append(try read(path)) }
    let problems = inputs.flatMap { missing(of: $0, among: inputs) }
    guard problems.isEmpty else { return problems }
    var written: [String: String] = [:]
    for input in inputs {
      let place = [folder, input.language, "\(input.name).storyboardc"].compactMap { $0 }
        .joined(separator: "/")
      if let other = written[place], other != input.path {
        throw IBToolFailure(
          "'\(other)' and this storyboard would both be written to '\(place)'.", file: input.path)
      }
      written[place] = input.path
      try CompiledResult.writeFolder(input.files, to: place, below: folder)
      try copyTranslations(of: input)
    }
    return []
  }

  private func read(_ path: String) throws(IBToolFailure) -> Input {
    let parts = path.pathParts
    guard let last = parts.last, last.hasSuffix(".storyboardc"), CompiledResult.isFolder(path)
    else {
      throw IBToolFailure("This is not a compiled storyboard.", file: path)
    }
    let files = try CompiledResult.files(in: path)
    let byPath = Dictionary(
      files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    do {
      let lists = files.map(\.path).filter { $0.hasPrefix("Info") }
      let contents = try CompiledStoryboard(paths: lists) { byPath[$0] ?? [] }
      let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil }
      return Input(
        path: path, name: String(last.dropLast(12)), language: language, files: files,
        contents: contents)
    } catch {
      throw IBToolFailure(
        "This is not a compiled storyboard: \(ErrorText.sentence(error))", file: path)
    }
  }

  /// Returns a message for each reference of a storyboard that leads nowhere.
  private func missing(of input: Input, among inputs: [Input]) -> [IBToolMessage] {
    input.contents.externalReferences.values.sorted {
      ($0.storyboardName, $0.controllerIdentifier ?? "")
        < ($1.storyboardName, $1.controllerIdentifier ?? "")
    }.compactMap { reference in
      // Other bundles are not available.
      guard reference.bundleIdentifier == nil else { return nil }
      let others = inputs.filter { $0.name == reference.storyboardName }
      let text: String
      if others.isEmpty {
        text =
          "Did not find a storyboard named \"\(reference.storyboardName)\", referenced from \(input.name).storyboard"
      } else if let identifier = reference.controllerIdentifier,
        !others.contains(where: { $0.contents.nibNames[identifier] != nil })
      {
        text =
          "Did not find view controller with identifier \"\(identifier)\" in \(reference.storyboardName).storyboard, referenced from \(input.name).storyboard"
      } else if reference.controllerIdentifier == nil,
        !others.contains(where: { $0.contents.entryPoint != nil })
      {
        text =
          "Did not find an initial view controller in \(reference.storyboardName).storyboard, referenced from \(input.name).storyboard"
      } else {
        return nil
      }
      return IBToolMessage(file: input.path, severity: .error, text)
    }
  }

  /// Copies the strings files of a storyboard that the compiler left next to it.
  private func copyTranslations(of input: Input) throws(IBToolFailure) {
    let around = input.path.lastSlash.map { String(input.path[..<$0]) } ?? "."
    let root = input.language == nil ? around : "\(around)/.."
    for language in FolderListing.names(of: root) ?? [] where language.hasSuffix(".lproj") {
      let strings = "\(root)/\(language)/\(input.name).strings"
      // A link could lead to any file of the machine.
      guard FolderScope(around: root).contains(strings) else { continue }
      try CompiledResult.write(
        try CompiledResult.read(strings), to: "\(folder)/\(language)/\(input.name).strings",
        below: folder)
    }
  }
}
