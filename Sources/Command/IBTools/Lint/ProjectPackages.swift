import Diagnostics
import FileWork
import InterfaceBuilder
import XcodeProjects

/// The Swift packages that contain files.
enum ProjectPackages {
  /// Returns the name of the package that contains a file: the name of the folder that contains the nearest manifest
  /// above a folder of targets.
  /// - Returns: Nil if there is no package.
  static func name(of file: String) -> String? {
    let folder = file.lastSlash.map { String(file[..<$0]) } ?? "."
    let around = EnclosingFolders.around(folder)
    return around.first {
      FolderListing.names(of: $0)?.contains("Package.swift") ?? false
    }.flatMap { $0.pathParts.last.map { String($0) } }
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
