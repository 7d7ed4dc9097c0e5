import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import Localization
import NibCompiler
import NibFormat
import PropertyLists

/// The compilation of one document for the systems that the app runs on.
struct DocumentCompilation {
  private let document: IBDocument
  private let name: String
  private let file: String
  private let arguments: IBToolArguments

  /// - Parameters:
  ///   - name: The name of the document without its extension.
  ///   - file: The absolute path, whose folder decides whether texts are localizable.
  init(_ document: IBDocument, name: String, file: String, _ arguments: IBToolArguments) {
    self.document = document
    self.name = name
    self.file = file
    self.arguments = arguments
  }

  /// Compiles the document and writes the result.
  /// - Parameter folder: The folder that the result must be in, or nil if the caller named the result.
  /// - Returns: The messages of the compiler.
  func write(to path: String, below folder: String?) throws(IBToolFailure) -> [IBToolMessage] {
    do {
      switch document.kind {
      case .xib: return try writeNib(to: path, below: folder)
      case .storyboard: return try writeStoryboard(to: path, below: folder)
      }
    } catch let failure as IBToolFailure {
      throw failure
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure(ErrorText.sentence(error), file: file)
    }
  }

  private func writeNib(to path: String, below folder: String?) throws -> [IBToolMessage] {
    let result = try NibCompiler(options: options).compile(document)
    for device in devices {
      let older = try graphs(for: device) { document, options in
        try NibCompiler(options: options).compile(document).graph
      }
      var files = systemVariants(of: result.graph) { older[$0] }
      if arguments.keepsSource {
        if files[0].path.isEmpty {
          files[0].path = document.platform == .macOS ? "keyedobjects.nib" : "runtime.nib"
        }
        files.append(.init(path: "designable.nib", bytes: document.bytes))
      }
      try CompiledResult.writeNib(files, to: device?.path(path) ?? path, below: folder)
    }
    try writeCompanions(beside: path)
    return messages(result.diagnostics)
  }

  private func writeStoryboard(to path: String, below folder: String?) throws -> [IBToolMessage] {
    let result = try NibCompiler(options: options).compileStoryboard(document)
    var files: [CompiledStoryboard.File] = [result.storyboard.informationFile]
    if changes.contains(.sizeClasses) {
      var information = files[0]
      information.path = "Info-\(SystemChange.sizeClasses.version)+.plist"
      files.append(information)
    }
    for device in devices {
      let older = try graphs(for: device) { document, options in
        try NibCompiler(options: options).compileStoryboard(document).storyboard
      }
      for (name, graph) in result.storyboard.nibs {
        let nib = device?.path("\(name).nib") ?? "\(name).nib"
        files += systemVariants(of: graph) { older[$0]?.nibs[name] }.map { file in
          .init(path: file.path.isEmpty ? nib : "\(nib)/\(file.path)", bytes: file.bytes)
        }
      }
    }
    if arguments.keepsSource {
      files.append(.init(path: "designable.storyboard", bytes: document.bytes))
    }
    try CompiledResult.writeFolder(files.sorted(on: \.path), to: path, below: folder)
    try writeCompanions(beside: path)
    return messages(result.diagnostics)
  }

  private func messages(_ diagnostics: [Diagnostic]) -> [IBToolMessage] {
    diagnostics.map { problem in
      guard problem.id == "unreachable-scene" else { return IBToolMessage(problem, in: file) }
      let controller = (problem.subject ?? problem.objectID).flatMap { document.object(id: $0) }
      return IBToolMessage(
        unreachableScene: problem, of: controller?.title ?? "View Controller", in: file)
    }
  }

  private var options: NibCompiler.Options {
    var options = NibCompiler.Options(path: file)
    options.moduleName = arguments[.module]
    options.toolsVersion = arguments.toolsVersion
    if arguments.contains(.referenceExternalStringsFile) || !arguments.companionStrings.isEmpty {
      options.localizesStrings = true
    }
    return options
  }

  // MARK: Systems

  /// The system versions that load a different nib than the previous version, among those that the app supports.
  private var changes: [SystemChange] {
    // The versions are those of iOS and tvOS; visionOS began with all of these features.
    guard let target = arguments.deploymentTarget, document.platform != .macOS,
      document.platform != .visionOS
    else { return [] }
    return SystemChange.allCases.filter { target < $0.version && $0.affects(document) }
  }

  /// The kinds of device that each have a nib; nil represents a nib for all of them.
  private var devices: [DeviceVariant?] {
    let named = arguments.all(.targetDevice)
    guard let target = arguments.deploymentTarget, target < DeviceVariant.end,
      document.platform == .iOS || document.platform == .iPadOS, document.usesTraitCollections,
      DeviceVariant.allCases.allSatisfy({ named.contains($0.rawValue) })
    else { return [nil] }
    return DeviceVariant.allCases
  }

  /// Returns the compiled document for the oldest system, and for each system that loads a different nib.
  /// - Parameter device: The kind of device that the nibs for the oldest systems are for; nil for all of them.
  private func graphs<Graph>(
    for device: DeviceVariant?, _ compile: (IBDocument, NibCompiler.Options) throws -> Graph
  ) throws -> [SystemVersion: Graph] {
    let changes = changes
    guard !changes.isEmpty, let target = arguments.deploymentTarget else { return [:] }
    var graphs: [SystemVersion: Graph] = [:]
    for version in [target] + changes.map(\.version) {
      var options = options
      options.oldestSystem = version
      let old = version < DeviceVariant.end ? try device?.resolved(document) : nil
      graphs[version] = try compile(old ?? document, options)
    }
    return graphs
  }

  /// Returns the files of a nib: a single file without a name, or `runtime.nib` for the oldest systems and
  /// `objects-V+.nib` for each version that loads a different nib. Those of macOS have other names.
  private func systemVariants(of newest: NibGraph, graph: (SystemVersion) -> NibGraph?)
    -> [CompiledStoryboard.File]
  {
    guard document.platform != .macOS else { return macOSVariants(of: newest) }
    func file(_ name: String, _ version: SystemVersion?) -> CompiledStoryboard.File {
      .init(path: name, bytes: NIBArchive.encode(version.flatMap(graph) ?? newest))
    }
    let changes = changes
    guard !changes.isEmpty else { return [file("", nil)] }
    return [file("runtime.nib", arguments.deploymentTarget)]
      + changes.map { file($0.fileName, $0.version) }
  }

  /// Returns the files of a nib for macOS: a keyed archive for systems before macOS 10.13, which load no other form.
  private func macOSVariants(of graph: NibGraph) -> [CompiledStoryboard.File] {
    if arguments.contains(.useNibKeyedArchiverForMacOS) {
      return [.init(path: "", bytes: NibCompiler.keyedArchive(of: graph))]
    }
    guard let target = arguments.deploymentTarget, target < SystemVersion(10, 13) else {
      return [.init(path: "", bytes: NIBArchive.encode(graph))]
    }
    return [
      .init(path: "keyedobjects.nib", bytes: NibCompiler.keyedArchive(of: graph)),
      .init(path: "keyedobjects-101300.nib", bytes: NIBArchive.encode(graph)),
    ]
  }

  // MARK: Translations

  /// Writes the strings files that come with the document into the language folders next to the result.
  private func writeCompanions(beside path: String) throws(IBToolFailure) {
    guard !arguments.companionStrings.isEmpty else { return }
    var folders = path.pathParts(omittingEmpty: false).dropLast()
    while folders.last == "", folders.count > 1 { folders.removeLast() }
    if folders.last?.hasEnding(".lproj") == true { folders.removeLast() }
    let root = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    // The strings belong to the result, which may have another name than the document.
    let result = path.pathParts.last.map { String($0) } ?? self.name
    let name = result.lastIndex(of: ".").map { String(result[..<$0]) } ?? result
    for (language, file) in arguments.companionStrings {
      let texts: [String: String]
      do {
        texts = try StringsTable(try CompiledResult.read(file)).texts
      } catch let failure as IBToolFailure {
        throw failure
      } catch {
        throw IBToolFailure("The file is not a strings file.", file: file)
      }
      let list = PropertyList.dictionary(
        texts.inKeyOrder.map { (key: $0.key, value: .string($0.value)) })
      try CompiledResult.write(
        BinaryPropertyListWriter.encode(list), to: "\(root)\(language).lproj/\(name).strings",
        below: root.isEmpty ? "." : root)
    }
  }
}
