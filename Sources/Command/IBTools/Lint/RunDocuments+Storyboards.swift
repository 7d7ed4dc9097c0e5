import Diagnostics
import FileWork
import IBLint
import InterfaceBuilder
import Synchronization
import XcodeProjects

// The documents of a run by their names and targets.
extension RunDocuments {
  /// The documents with equal names.
  struct Namesakes {
    /// The indices of the documents by path and by name.
    fileprivate var indices: [String: Int] = [:]
    /// The other documents that a target of a document writes to the same file.
    fileprivate var twins: [Int: [Int]] = [:]
    /// The documents with the same name in other language folders.
    fileprivate var versions: [Int: [Int]] = [:]
  }

  func storyboards(named name: String, for file: String) -> [DocumentUses]? {
    guard let projects, case .targets(let targets) = projects.membership(of: file) else {
      return nil
    }
    // A storyboard for a device, as in `Main~ipad`, may replace another one.
    let wanted = name.prefix { $0 != "~" }
    let alike = files.indices.filter { Self.storyboardName(files[$0].path) == wanted }
    let own = alike.filter {
      !projects.targetNumbers(of: files[$0].path).isDisjoint(with: targets)
    }
    // It may be in the bundle of another target, or the project may not list it.
    if own.isEmpty, !alike.isEmpty { return nil }
    let found = own.compactMap { uses(of: $0) }
    return found.count == own.count ? found : nil
  }

  func documents(replacing file: String) -> [String] {
    let namesakes = namesakes()
    return (namesakes.indices[file].flatMap { namesakes.twins[$0] } ?? []).map { files[$0].name }
  }

  func versions(of file: String) -> [DocumentUses] {
    let namesakes = namesakes()
    let others = namesakes.indices[file].flatMap { namesakes.versions[$0] } ?? []
    return others.compactMap { uses(of: $0) }
  }

  /// Returns the name of a storyboard without device modifier and extension, or nil for other files.
  private static func storyboardName(_ path: String) -> Substring? {
    path.pathParts.last?.name(before: ".storyboard")?.prefix { $0 != "~" }
  }

  private func uses(of index: Int) -> DocumentUses? {
    if let known = read.withLock({ $0[index] }) { return known }
    guard let document = try? files[index].document().document else { return nil }
    let uses = DocumentUses(document)
    read.withLock { $0[index] = uses }
    return uses
  }

  private func namesakes() -> Namesakes {
    alike.withLock { known in
      let found = known ?? findNamesakes()
      known = found
      return found
    }
  }

  private func findNamesakes() -> Namesakes {
    var found = Namesakes()
    var folders: [[String]] = []
    for (index, file) in files.enumerated() {
      found.indices[file.name] = index
      found.indices[file.path] = index
      folders.append(file.path.pathParts.map { String($0) })
    }
    func language(_ index: Int) -> String? {
      folders[index].dropLast().last.flatMap { $0.hasEnding(".lproj") ? $0 : nil }
    }
    let localized = Dictionary(grouping: files.indices.filter { language($0) != nil }) { index in
      Array(folders[index].dropLast(2)) + folders[index].suffix(1)
    }
    for group in localized.values where group.count > 1 {
      for index in group { found.versions[index] = group.filter { $0 != index } }
    }
    guard let projects else { return found }
    // The compiled document is in the bundle, or in the folder of its language there.
    let products = Dictionary(grouping: files.indices) { index in
      [language(index) ?? "", folders[index].last ?? ""]
    }
    for group in products.values where group.count > 1 {
      let targets = group.map { projects.targetNumbers(of: files[$0].path) }
      for (place, index) in group.enumerated() {
        let others = group.indices.filter {
          $0 != place && !targets[$0].isDisjoint(with: targets[place])
        }
        if !others.isEmpty { found.twins[index] = others.map { group[$0] } }
      }
    }
    return found
  }
}
