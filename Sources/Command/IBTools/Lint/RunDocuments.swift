import FileWork
import Foundation
import IBLint
import InterfaceBuilder
import Synchronization
import XcodeProjects

/// The documents of a run. They are searched for when a rule first needs the other documents.
final class RunDocuments: RunFacts {
  let files: [InputFile]
  let projects: ProjectTargets?
  private let assets: ProjectAssets?
  /// The indices of the files whose text mentions a class, by class name. Computed lazily.
  private let mentions = Mutex<[String: [Int]]?>(nil)
  /// The identifiers of scenes to which storyboard references lead. Computed lazily.
  private let references = Mutex<Set<String>?>(nil)
  /// The names of the storyboards to which storyboard references lead. Computed lazily.
  private let boards = Mutex<Set<String>?>(nil)
  /// The names of documents in Info.plist files. Computed lazily.
  private let listed = Mutex<[InfoPlistName]?>(nil)
  /// The classes of the objects with a runtime attribute, by the first key of its path. Computed lazily.
  private let attributed = Mutex<[String: Set<String>]?>(nil)
  /// The documents with equal names. Computed lazily.
  let alike = Mutex<Namesakes?>(nil)
  /// The classes and identifiers of documents that other documents are compared with, by index.
  let read = Mutex<[Int: DocumentUses]>([:])
  /// The folders with a library in binary form and without sources. Computed lazily.
  let libraries = Mutex<FolderIndex<Void>?>(nil)
  /// The source files that projects list and that do not exist. Computed lazily.
  let missing = Mutex<MissingSources?>(nil)
  /// The documents that create objects of a class, by class name, and whether they do so without its view.
  private let placing = Mutex<[String: [(file: String, isEmpty: Bool)]]>([:])

  /// Creates the documents of a run.
  /// - Parameters:
  ///   - projects: The projects that contain the documents, or nil if the run does not search for projects.
  ///   - assets: The images and colors, or nil if they are not known.
  init(_ files: [InputFile], projects: ProjectTargets?, assets: ProjectAssets? = nil) {
    // Standard input can be read only once.
    self.files = files.filter { !$0.isStandardInput }
    self.projects = projects
    self.assets = assets
  }

  func targets(of file: String) -> [String]? {
    guard let projects else { return nil }
    switch projects.membership(of: file) {
    case .unknown: return nil
    case .noTarget: return []
    case .targets(let numbers): return numbers.sorted().map { projects.targets[$0].name }
    }
  }

  func developmentRegion(of file: String) -> String? {
    projects?.developmentRegion(of: file)
  }

  func deploymentTarget(of file: String, on platform: IBPlatform) -> SystemVersion? {
    guard let projects, case .targets(let numbers) = projects.membership(of: file),
      let key = platform.target
    else { return nil }
    let targets = numbers.map { projects.targets[$0] }
    let versions = targets.map { $0.deploymentTargets[key].flatMap { SystemVersion($0) } }
    // A target that specifies no version may run on any system version.
    guard versions.allSatisfy({ $0 != nil }) else { return nil }
    return versions.compactMap { $0 }.min()
  }

  func bundle(of file: String) -> ProjectBundle? {
    switch projects?.membership(of: file) {
    case .targets(let numbers)?:
      let all = numbers.compactMap { projects?.targets[$0] }
      let apps = all.filter { !$0.isForTests }
      let bundles = Set(
        (apps.isEmpty ? all : apps).map { target -> ProjectBundle? in
          switch target.product {
          case .main: .main
          case .bundle: .own(target.name)
          case nil: nil
          }
        })
      if bundles.contains(.main) { return .main }
      return bundles.count == 1 ? bundles.first ?? nil : nil
    case .noTarget?: return nil
    case .unknown?, nil: return ProjectPackages.bundle(of: file).map { .own($0) }
    }
  }

  var infoPlistNames: [InfoPlistName] {
    guard let projects else { return [] }
    return listed.withLock { listed in
      let names = listed ?? InfoPlists.names(in: projects)
      listed = names
      return names
    }
  }

  func containsFont(_ name: String, for file: String) -> Bool? {
    assets?.hasFont(name, for: file)
  }

  func contains(_ asset: ProjectAsset, for file: String?) -> Bool? {
    assets?.contains(asset, for: file)
  }

  func documents(placing className: String) -> [String] {
    makers(of: className).filter(\.isEmpty).map(\.file)
  }

  func documents(showing className: String) -> [String] {
    makers(of: className).filter { !$0.isEmpty }.map(\.file)
  }

  private func makers(of className: String) -> [(file: String, isEmpty: Bool)] {
    if let known = placing.withLock({ $0[className] }) { return known }
    let found = candidates(for: className).compactMap { number -> (String, Bool)? in
      guard let document = try? files[number].document().document else { return nil }
      let uses = DocumentUses(document).classes.filter { $0.className == className && $0.isMade }
      return uses.isEmpty ? nil : (files[number].name, uses.contains(where: \.isMadeEmpty))
    }
    placing.withLock { $0[className] = found }
    return found
  }

  func classes(withRuntimeAttribute key: String) -> Set<String>? {
    attributed.withLock { known in
      let table = known ?? attributedClasses()
      known = table
      return table[key] ?? []
    }
  }

  var referencedScenes: Set<String>? {
    references.withLock { known in
      let table = known ?? Set(values(of: "referencedIdentifier").joined())
      known = table
      // An identifier that cannot be read from the text may be any.
      return table.contains(Self.anything) ? nil : table
    }
  }

  var referencedStoryboards: Set<String>? {
    boards.withLock { known in
      let table = known ?? Set(values(of: "storyboardName").joined())
      known = table
      return table.contains(Self.anything) ? nil : table
    }
  }

  private func attributedClasses() -> [String: Set<String>] {
    let sign = Array("userDefinedRuntimeAttribute ".utf8)
    let tables = ParallelWork.map(Array(files.indices), threads: max(1, ParallelWork.cores)) {
      index -> [String: Set<String>] in
      let file = self.files[index]
      guard let bytes = try? file.bytes(),
        bytes.contains(sign) || bytes.first == 0xFF
          || bytes.first == 0xFE, let document = try? file.document().document
      else { return [:] }
      return document.runtimeAttributes
    }
    return tables.reduce(into: [:]) { all, table in
      all.merge(table) { $0.union($1) }
    }
  }

  /// Returns the indices of the files that may use a class. Searching text is much faster than parsing every document
  /// again.
  private func candidates(for className: String) -> [Int] {
    mentions.withLock { mentions in
      let table = mentions ?? search()
      mentions = table
      return ((table[className] ?? []) + (table[Self.anything] ?? [])).sorted()
    }
  }

  /// A value that represents all values, for a file whose text cannot be searched.
  private static let anything = ""

  private func search() -> [String: [Int]] {
    values(of: "customClass").enumerated().reduce(into: [:]) { table, entry in
      for name in entry.element { table[name, default: []].append(entry.offset) }
    }
  }

  /// Returns the values of an attribute in the text of each file.
  private func values(of attribute: String) -> [Set<String>] {
    ParallelWork.map(Array(files.indices), threads: max(1, ParallelWork.cores)) { index in
      (try? self.files[index].bytes()).map { Self.values(of: attribute, in: $0) } ?? []
    }
  }

  /// Returns the values of an attribute in a text.
  private static func values(of attribute: String, in bytes: [UInt8]) -> Set<String> {
    // Text in an encoding other than UTF-8 begins with a byte order mark.
    guard bytes.first.map({ $0 < 0xFE && $0 != 0 }) == true else { return [anything] }
    var values: Set<String> = []
    let key = Array("\(attribute)=\"".utf8)
    bytes.withUnsafeBytes { buffer in
      guard var next = buffer.baseAddress else { return }
      let end = next + buffer.count
      while let sign = memchr(next, Int32(key[0]), end - next) {
        let found = UnsafeRawPointer(sign)
        next = found + 1
        guard end - found > key.count, memcmp(found, key, key.count) == 0 else { continue }
        let start = found + key.count
        guard let quote = memchr(start, 0x22, end - start) else { return }
        values.insert(
          String(
            decoding: UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(quote) - start),
            as: UTF8.self))
        next = UnsafeRawPointer(quote)
      }
    }
    // A value may contain entities.
    return values.contains { $0.contains("&") } ? values.union([anything]) : values
  }
}
