import Diagnostics
import PropertyLists

extension CompiledStoryboard {
  /// A file of the folder.
  public struct File: Sendable, Hashable {
    /// The path relative to the folder, with slashes between its components.
    public var path: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files of the folder, sorted by path; equal storyboards result in equal bytes.
  public var files: [File] {
    let nibFiles = nibs.map { File(path: "\($0.key).nib", bytes: NIBArchive.encode($0.value)) }
    return (nibFiles + [informationFile]).sorted(on: \.path)
  }

  /// The property list that names the nibs.
  package var informationFile: File {
    File(path: "Info.plist", bytes: BinaryPropertyListWriter.encode(information))
  }

  /// Reads the files of a folder.
  ///
  /// If a nib is itself a folder, or if the folder has several property lists, the file for the newest system is used.
  /// Other files are ignored, except that a nib for one kind of device (`~ipad`) is read as a nib with its own name.
  /// - Parameters:
  ///   - paths: The paths of all files relative to the folder, with slashes between their components.
  ///   - contents: Returns the content of the file at one of the paths.
  /// - Throws: ``NibFormatError`` if the folder has no `Info.plist` or a file is damaged, and the errors of `contents`.
  public init(paths: [String], contents: (String) throws -> [UInt8]) throws {
    self.init()
    let lists = paths.filter { $0.hasPrefix("Info") && $0.hasEnding(".plist") }
    guard let list = Self.newest(lists) else {
      throw NibFormatError(.notANib, at: nil, "the folder has no Info.plist")
    }
    try read(PropertyList(nib: try contents(list)))
    var folders: [String: [String]] = [:]
    for path in paths {
      let parts = path.pathParts
      guard let first = parts.first, first.hasEnding(".nib"), parts.count <= 2 else { continue }
      folders[String(first), default: []].append(parts.count == 2 ? String(parts[1]) : "")
    }
    for (name, files) in folders {
      let path: String
      if files == [""] {
        path = name
      } else {
        guard let file = NibDirectory.file(among: files) else { continue }
        path = "\(name)/\(file)"
      }
      nibs[String(name.dropLast(4))] = try NibGraph.decode(try contents(path)).graph
    }
  }

  // MARK: The property list

  private enum Key {
    static let entryPoint = "UIStoryboardDesignatedEntryPointIdentifier"
    static let version = "UIStoryboardVersion"
    static let nibNames = "UIViewControllerIdentifiersToNibNames"
    static let references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
    static let storyboardName = "UIReferencedStoryboardName"
    static let controllerIdentifier = "UIReferencedControllerIdentifier"
    static let bundleIdentifier = "UIReferencedBundleIdentifier"
    static let mainMenu = "NSStoryboardMainMenu"
    static let uniqueIdentifiers = "NSViewControllerIdentifiersToUUIDs"

    /// Returns a key of a property list for macOS.
    static func appKit(_ key: String) -> String { "NS" + key.dropFirst(2) }
  }

  private var information: PropertyList {
    guard !isAppKit else { return appKitInformation }
    var members: [(key: String, value: PropertyList)] = []
    if let entryPoint { members.append((Key.entryPoint, .string(entryPoint))) }
    members.append((Key.version, .integer(Int64(version))))
    if !externalReferences.isEmpty {
      let references = externalReferences.inKeyOrder.map { identifier, reference in
        (key: identifier, value: Self.list(of: reference))
      }
      members.append((Key.references, .dictionary(references)))
    }
    let names = nibNames.inKeyOrder.map {
      (key: $0, value: PropertyList.string($1))
    }
    members.append((Key.nibNames, .dictionary(names)))
    return .dictionary(members)
  }

  private var appKitInformation: PropertyList {
    func dictionary(_ texts: [String: String]) -> PropertyList {
      .dictionary(texts.inKeyOrder.map { (key: $0, value: .string($1)) })
    }
    var members: [(key: String, value: PropertyList)] = []
    if let entryPoint { members.append((Key.appKit(Key.entryPoint), .string(entryPoint))) }
    members.append((Key.mainMenu, .string("MainMenu")))
    members.append((Key.appKit(Key.version), .integer(Int64(version))))
    if !externalReferences.isEmpty {
      let references = externalReferences.inKeyOrder.map { identifier, reference in
        (key: identifier, value: Self.list(of: reference))
      }
      members.append((Key.appKit(Key.references), .dictionary(references)))
    }
    members.append((Key.appKit(Key.nibNames), dictionary(nibNames)))
    members.append((Key.uniqueIdentifiers, dictionary(uniqueIdentifiers)))
    return .dictionary(members)
  }

  private static func list(of reference: ExternalReference) -> PropertyList {
    var members: [(key: String, value: PropertyList)] = []
    if let bundle = reference.bundleIdentifier {
      members.append((Key.bundleIdentifier, .string(bundle)))
    }
    if let controller = reference.controllerIdentifier {
      members.append((Key.controllerIdentifier, .string(controller)))
    }
    members.append((Key.storyboardName, .string(reference.storyboardName)))
    return .dictionary(members)
  }

  private mutating func read(_ list: PropertyList) throws {
    if list[Key.nibNames] == nil, list[Key.appKit(Key.nibNames)] != nil {
      return readAppKit(list)
    }
    guard case .dictionary? = list[Key.nibNames] else {
      throw NibFormatError(
        .invalidPropertyList, at: nil, "Info.plist does not describe a compiled storyboard")
    }
    entryPoint = list[Key.entryPoint]?.string
    if case .integer(let number)? = list[Key.version] { version = Int(number) }
    for (identifier, name) in list[Key.nibNames]?.members ?? [] {
      nibNames[identifier] = name.string
    }
    for (identifier, reference) in list[Key.references]?.members ?? [] {
      guard let name = reference[Key.storyboardName]?.string else { continue }
      externalReferences[identifier] = ExternalReference(
        storyboardName: name, controllerIdentifier: reference[Key.controllerIdentifier]?.string,
        bundleIdentifier: reference[Key.bundleIdentifier]?.string)
    }
  }

  private mutating func readAppKit(_ list: PropertyList) {
    isAppKit = true
    entryPoint = list[Key.appKit(Key.entryPoint)]?.string
    for (identifier, name) in list[Key.appKit(Key.nibNames)]?.members ?? [] {
      nibNames[identifier] = name.string
    }
    for (identifier, name) in list[Key.uniqueIdentifiers]?.members ?? [] {
      uniqueIdentifiers[identifier] = name.string
    }
  }

  /// Returns the name `Info-V+.plist` with the largest V, or else `Info.plist`.
  private static func newest(_ names: [String]) -> String? {
    let versions = names.compactMap { name -> (name: String, nib: String)? in
      guard name.hasPrefix("Info-") else { return nil }
      return (name, "objects-" + name.dropFirst(5).dropLast(6) + ".nib")
    }
    if let newest = NibDirectory.file(among: versions.map(\.nib)) {
      return versions.first { $0.nib == newest }?.name
    }
    return names.first { $0 == "Info.plist" }
  }
}
