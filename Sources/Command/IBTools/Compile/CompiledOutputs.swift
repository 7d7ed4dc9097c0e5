import Diagnostics
import FileWork
import Foundation

/// The output paths of compiled documents.
package struct CompiledOutputs: Sendable {
  /// The path for a document that has no path.
  private let output: String
  private let names: [PathKey: String]
  /// The folder that all results must be in, or nil if the user named a file.
  let folder: String?

  /// Determines the path for each document, and creates the necessary folders.
  /// - Throws: A `Diagnostic` if several documents have the same path, or a folder cannot be created.
  package init(_ output: String, files: [InputFile]) throws {
    self.output = output
    folder = Self.isFile(output) ? nil : output
    names = try Self.names(output, files)
  }

  /// Returns the path for a document.
  package func path(for file: InputFile) -> String { names[PathKey(file.path)] ?? output }

  private static func names(_ output: String, _ files: [InputFile]) throws -> [PathKey: String] {
    let readable = files.filter { $0.problem == nil }
    guard output != "-", !output.hasEnding(".xib"), !output.hasEnding(".storyboard") else {
      throw Diagnostic.usage(
        "'\(output)' cannot be an output path; end --output with .nib or .storyboardc, or name a folder"
      )
    }
    if isFile(output) {
      guard readable.count <= 1 else {
        throw Diagnostic.usage(
          "'\(output)' can hold one document, not \(readable.count); name a folder instead")
      }
      try makeFolder(URL(fileURLWithPath: output).deletingLastPathComponent().path)
      return readable.reduce(into: [:]) { $0[PathKey($1.path)] = output }
    }
    var names: [PathKey: String] = [:]
    var sources: [PathKey: String] = [:]
    for file in readable {
      guard !file.isStandardInput else {
        throw Diagnostic.usage(
          "a document from standard input has no file name; name the output file, such as --output view.nib"
        )
      }
      let place = URL(fileURLWithPath: output).appendingPathComponent(file.relativePath)
      let ending = place.pathExtension == "storyboard" ? "storyboardc" : "nib"
      let path = place.deletingPathExtension().appendingPathExtension(ending).relativePath
      if let other = sources[PathKey(path)] {
        throw Diagnostic.usage(
          "'\(other)' and '\(file.path)' would both be written to '\(path)'; compile them to different folders"
        )
      }
      sources[PathKey(path)] = file.path
      names[PathKey(file.path)] = path
    }
    try makeFolder(output)
    let folders = names.values.compactMap { path in
      path.lastSlash.map { String(path[..<$0]) }
    }
    for folder in Set(folders).sorted() where !folder.isEmpty {
      try makeFolder(folder, below: output)
    }
    return names
  }

  /// Whether the output is the name of a file, instead of a folder.
  private static func isFile(_ output: String) -> Bool {
    output.hasEnding(".nib") || output.hasEnding(".storyboardc")
  }

  private static func makeFolder(_ path: String, below root: String? = nil) throws {
    do {
      try OutputFolder.make(path, below: root)
    } catch {
      throw Diagnostic.usage("cannot create the folder '\(path)': \(error.message)")
    }
  }
}
