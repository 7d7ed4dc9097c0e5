import Diagnostics
import FileWork
import InterfaceBuilder
import XcodeProjects

/// The Swift packages that contain files.
enum ProjectPackages {
  /// Returns the name of the bundle with the resources of the package target that contains a file: the name of the
  /// target if the file is in a folder of `Sources`, and otherwise the name of the package's folder.
  /// - Returns: Nil if there is no package.
  static func bundle(of file: String) -> String? {
    let folder = file.lastSlash.map { String(file[..<$0]) } ?? "."
    let around = EnclosingFolders.around(folder)
    guard let inner = around.first,
      let package = around.first(where: {
        FolderListing.names(of: $0)?.contains("Package.swift") ?? false
      })
    else { return nil }
    let below = inner.path(below: package)?.pathParts ?? []
    if below.count > 1, below[0] == "Sources" { return String(below[1]) }
    return package.pathParts.last.map { String($0) }
  }
}

extension IBPlatform {
  /// The platform of the targets to which documents of this platform belong.
  var target: XcodeTarget.Platform? {
    switch self {
    case .iOS, .iPadOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }
}
