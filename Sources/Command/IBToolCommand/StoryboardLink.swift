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
    var places = WrittenPlaces()
    var translations: [(from: String, to: String)] = []
    for input in inputs {
      try places.add(place(of: input), from: input.path)
      translations += self.translations(of: input)
    }
    for translation in translations { try places.add(translation.to, from: translation.from) }
    for input in inputs {
      try CompiledResult.writeFolder(input.files, to: place(of: input), below: folder)
    }
    for (file, place) in translations {
      try CompiledResult.write(try CompiledResult.read(file), to: place, below: folder)
    }
    return []
  }

  /// Returns the path of the linked storyboard.
  private func place(of input: Input) -> String {
    [folder, input.language, "\(input.name).storyboardc"].compactMap { $0 }.joined(separator: "/")
  }

  private func read(_ path: String) throws(IBToolFailure) -> Input {
    let parts = path.pathParts
    guard let name = parts.last?.name(before: ".storyboardc"), CompiledResult.isFolder(path)
    else {
      throw IBToolFailure("This is not a compiled storyboard.", file: path)
    }
    let files = try CompiledResult.files(in: path)
    let byPath = Dictionary(
      files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    do {
      let lists = files.map(\.path).filter { $0.hasPrefix("Info") }
      let contents = try CompiledStoryboard(paths: lists) { byPath[$0] ?? [] }
      let language = parts.dropLast().last.flatMap { $0.hasEnding(".lproj") ? String($0) : nil }
      return Input(
        path: path, name: name, language: language, files: files,
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

  /// Returns the strings files of a storyboard that the compiler left next to it, and their paths in the app.
  private func translations(of input: Input) -> [(from: String, to: String)] {
    var root = Self.folder(of: input.path)
    if input.language != nil { root = root == "." ? ".." : Self.folder(of: root) }
    let languages = (FolderListing.names(of: root) ?? []).filter { $0.hasEnding(".lproj") }
    return languages.compactMap { language in
      let strings = "\(root)/\(language)/\(input.name).strings"
      // A link could lead to any file of the machine.
      guard FolderScope(around: root).contains(strings) else { return nil }
      return (strings, "\(folder)/\(language)/\(input.name).strings")
    }
  }

  private static func folder(of path: String) -> String {
    path.lastSlash.map { String(path[..<$0]) } ?? "."
  }
}
