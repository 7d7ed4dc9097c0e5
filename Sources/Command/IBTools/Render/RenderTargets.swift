import DiagnosticText
import Diagnostics
import FileWork
import Foundation
package import HeadlessUIKit

/// The output files for pictures of documents.
package struct RenderTargets: Sendable {
  /// One file.
  package struct Target: Sendable {
    /// The devices in the file, nil for the document's own device. A file for several devices is a contact sheet.
    package var devices: [HeadlessDevice?]
    /// The path, or nil for standard output.
    package var path: String?
  }

  private let output: String?
  /// The file extension, such as `svg`.
  private let ending: String
  private let devices: [HeadlessDevice]
  /// The picture names that several files in a folder would share. The pictures of these files are in subfolders.
  private let sharedNames: Set<PathKey>

  /// Determines the output.
  /// - Parameter isPart: Whether another process has already checked the paths of all pictures, and created the folders.
  /// - Throws: A `Diagnostic` if the output cannot contain all pictures.
  package init(
    _ output: String?, format: PictureFormat, files: InputFiles, devices: [HeadlessDevice],
    isPart: Bool = false
  ) throws {
    self.output = output
    ending = format.rawValue
    self.devices = devices
    var names: Set<PathKey> = []
    sharedNames = Set(
      files.files.map { PathKey($0.relativePath) }.filter { !names.insert($0).inserted })
    let isSingle = files.files.count == 1 && files.isSingle
    guard let output else {
      guard isSingle else {
        throw Diagnostic.usage(
          "writing several pictures requires a folder; specify it with --output")
      }
      return
    }
    if isFile(output) {
      guard isSingle else {
        throw Diagnostic.usage("'\(output)' can hold only one picture; name a folder instead")
      }
      return
    }
    let ending = URL(fileURLWithPath: output).pathExtension
    if isSingle, !ending.isEmpty, !Self.isFolder(output) {
      throw Diagnostic.usage(
        "a picture cannot be written as '.\(ending)'; end '\(output)' with .svg, .png, .pdf or .html, or name a folder"
      )
    }
    if !isPart { try checkPaths(in: output, files) }
  }

  /// The folder that all pictures must be in, or nil if the user named the file.
  var folder: String? { output.flatMap { isFile($0) ? nil : $0 } }

  /// Whether the output is a file instead of a folder.
  private func isFile(_ output: String) -> Bool {
    PictureFormat(ofPath: output)?.rawValue == ending && !Self.isFolder(output)
  }

  /// Returns whether a path names a folder: one that exists, or one with a slash at the end.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.endsWithSlash
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Checks that no two pictures have the same path, and creates the folders.
  private func checkPaths(in output: String, _ files: InputFiles) throws {
    var sources: [PathKey: String] = [:]
    for file in files.files where file.problem == nil {
      guard !file.isStandardInput else {
        throw Diagnostic.usage(
          "a document from standard input has no file name; name the output file, such as --output picture.\(ending)"
        )
      }
      for path in targets(of: file).compactMap(\.path) {
        if let other = sources.updateValue(file.path, forKey: PathKey(path)), other != file.path {
          throw Diagnostic.usage(
            "'\(other)' and '\(file.path)' would both be written to '\(path)'; choose different output folders"
          )
        }
      }
    }
    let folders = sources.keys.map(\.path).compactMap { path in
      path.lastSlash.map { String(path[..<$0]) }
    }
    for folder in [output] + Set(folders).sorted() {
      do {
        try OutputFolder.make(folder, below: folder == output ? nil : output)
      } catch {
        throw Diagnostic.usage(
          "cannot create the folder '\(folder)': \(error.message)")
      }
    }
  }

  /// Returns the files for a document: one for each device in a folder, or one with all of them. Their names include
  /// the document's extension, because a xib and a storyboard may have the same name.
  package func targets(of file: InputFile) -> [Target] {
    let all: [HeadlessDevice?] = devices.isEmpty ? [nil] : devices
    guard let output else { return [Target(devices: all)] }
    if isFile(output) { return [Target(devices: all, path: output)] }
    return all.map { device in
      let suffix = devices.count > 1 ? "~\(device?.identifier ?? "")" : ""
      return Target(
        devices: [device], path: "\(output)/\(name(of: file))\(suffix).\(ending)")
    }
  }

  /// Returns the name of a file's pictures in the folder. Files with the same name keep the folders of their paths, if
  /// these are inside the working directory.
  private func name(of file: InputFile) -> String {
    guard sharedNames.contains(PathKey(file.relativePath)), !file.path.isAbsolutePath else {
      return file.relativePath
    }
    let parts = file.path.pathParts.filter { $0 != "." }
    return parts.contains("..") ? file.relativePath : parts.joined(separator: "/")
  }
}
