import FileWork
import InterfaceBuilder
import XcodeProjects

/// The Swift packages around files.
enum ProjectPackages {
  /// Returns the name of the package with a file: the folder of the nearest manifest that is around a folder of targets.
  /// - Returns: Nil if there is no package.
  static func name(of file: String) -> String? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let around = EnclosingFolders.around(folder)
    return around.first {
      FolderListing.names(of: $0)?.contains("Package.swift") ?? false
    }.flatMap { $0.split(separator: "/").last.map { String($0) } }
  }
}

extension IBPlatform {
  /// The platform of targets that documents of this platform belong to.
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
