import ArgumentParser
import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit

/// The output files for pictures of documents.
struct RenderTargets: Sendable {
  /// One picture: its device, or nil for the document's own device, and its file, or nil for standard output.
  struct Target: Sendable {
    var device: HeadlessDevice?
    var path: String?
  }

  private let output: String?
  /// The file extension: `svg` or `html`.
  private let ending: String
  private let devices: [HeadlessDevice]

  /// Determines the output.
  /// - Throws: A `ValidationError` if the output cannot contain all pictures.
  init(_ output: String?, ending: String, files: InputFiles, devices: [HeadlessDevice]) throws {
    self.output = output
    self.ending = ending
    self.devices = devices
    let isSingle = files.files.count == 1 && files.isSingle && devices.count <= 1
    guard let output else {
      guard isSingle else {
        throw ValidationError(
          "writing several pictures requires a folder; specify it with --output")
      }
      return
    }
    if output.hasSuffix(".\(ending)") {
      guard isSingle else {
        throw ValidationError("'\(output)' can hold only one picture; name a folder instead")
      }
      return
    }
    var sources: [String: String] = [:]
    for file in files.files where file.problem == nil {
      guard !file.isStandardInput else {
        throw ValidationError("standard input has no file name; end --output with .\(ending)")
      }
      for target in targets(of: file) {
        guard let path = target.path else { continue }
        if let other = sources.updateValue(file.path, forKey: path), other != file.path {
          throw ValidationError(
            "'\(other)' and '\(file.path)' would both be written to '\(path)'; choose different output folders"
          )
        }
      }
    }
    for folder in Set(
      sources.keys.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } + [output])
    {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw ValidationError("cannot create the folder '\(folder)': \(error.localizedDescription)")
      }
    }
  }

  /// Returns the pictures of a document. Their names include the document's extension, because a xib and a storyboard
  /// may have the same name.
  func targets(of file: InputFile) -> [Target] {
    let all: [HeadlessDevice?] = devices.isEmpty ? [nil] : devices
    return all.map { device in
      guard let output else { return Target(device: device) }
      if output.hasSuffix(".\(ending)") { return Target(device: device, path: output) }
      let suffix = devices.count > 1 ? "~\(device?.identifier ?? "")" : ""
      return Target(
        device: device, path: "\(output)/\(file.relativePath)\(suffix).\(ending)")
    }
  }
}
