import FileWork
import InterfaceBuilder
import XcodeProjects

/// The version of Interface Builder that saved the newest document of each target.
struct TargetTools: Sendable {
  private let targets: ProjectTargets
  /// The newest versions, by the number of the target.
  private var versions: [Int: IBToolsVersion] = [:]

  /// Reads the versions of all documents in the folders of the projects.
  init(_ targets: ProjectTargets) {
    self.targets = targets
    for file in InputFiles(targets.folders).files where file.problem == nil {
      let numbers = targets.targetNumbers(of: file.path)
      guard !numbers.isEmpty, let tools = Self.tools(of: file.path) else { continue }
      for number in numbers { versions[number] = max(versions[number] ?? tools, tools) }
    }
  }

  /// Returns the version of the newest document in the targets that contain a file, or nil if no target contains it.
  func newest(inTargetsOf path: String) -> IBToolsVersion? {
    targets.targetNumbers(of: path).compactMap { versions[$0] }.max()
  }

  /// Returns the version in the first element of a document.
  private static func tools(of path: String) -> IBToolsVersion? {
    guard let bytes = try? FileBytes.read(path, limit: 256 << 20) else { return nil }
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    guard let place = head.firstRange(of: "toolsVersion=\"") else { return nil }
    // Apple's internal builds have higher numbers than all releases.
    return IBToolsVersion(String(head[place.upperBound...]))?.released
  }
}
