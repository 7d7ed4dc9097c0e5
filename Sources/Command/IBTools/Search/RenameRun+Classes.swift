import Diagnostics
import FileWork
import IBSearch
import InterfaceBuilder

// Warnings about names that equal that of a class, and that code may form from it.
extension RenameRun {
  /// Returns warnings about the files, identifiers and sources that depend on the name of a class.
  func namesOfClass(
    _ renaming: Renaming, _ documents: [IBDocument], _ files: [InputFile], _ sources: [SourceFile]
  ) -> [Diagnostic] {
    guard renaming.kind == .class else { return textsOfClass(renaming, sources) }
    let (old, new) = (renaming.old.lastPart, renaming.new.lastPart)
    let named = namesakes(old, new, files)
    let formed = FormedNames(of: old, in: sources.map(\.forLiterals))
    return Self.warnings("file-of-class", at: named.map(\.path)) { index, more in
      "the file keeps its name\(more); if it is loaded by the name of the class, rename it in Xcode to '\(named[index].new)'"
    } + identifiers(old, new, documents)
      + places("name-of-class", formed.texts, sources) { more in
        "a text is made of the class '\(old)' here\(more), and changes; rename what it names, such as a nib or an identifier, from '\(old)' to '\(new)'"
      }
      + places("nib-of-class", named.isEmpty ? [] : formed.creations, sources) { more in
        "a controller that is created without the name of a nib loads that of its class\(more); rename the file to '\(new)'"
      }
  }

  /// Returns warnings about code that makes an identifier or the name of a storyboard of a class with that name.
  private func textsOfClass(_ renaming: Renaming, _ sources: [SourceFile]) -> [Diagnostic] {
    guard [.identifier, .segue, .storyboard].contains(renaming.kind) else { return [] }
    let formed = FormedNames(of: renaming.old, in: sources.map(\.forLiterals))
    return places("name-of-class", formed.texts, sources) { more in
      "a text is made of the class '\(renaming.old)' here\(more), and stays; write '\(renaming.new)' if it is the \(renaming.kind.rawValue)"
    }
  }

  /// Returns the documents with the name of a class, or that of its view, which a controller loads too, and their new names.
  private func namesakes(
    _ old: String, _ new: String, _ files: [InputFile]
  ) -> [(path: String, new: String)] {
    var seen: Set<PathKey> = []
    return (files.map(\.path) + InputFiles(sources).files.map(\.path)).compactMap { path in
      guard let file = path.pathParts.last, let dot = file.lastIndex(of: "."),
        seen.insert(Self.key(path)).inserted
      else { return nil }
      switch String(file[..<dot]) {
      case old: return (path, new + file[dot...])
      case old.name(before: "Controller") where old.hasSuffix("ViewController"):
        return (path, (new.name(before: "Controller") ?? new) + file[dot...])
      default: return nil
      }
    }
  }

  private func identifiers(
    _ old: String, _ new: String, _ documents: [IBDocument]
  ) -> [Diagnostic] {
    let uses = documents.flatMap { $0.uses([.identifier]) }.filter {
      $0.name == old && !$0.isReference
    }
    return Self.warnings(
      "identifier-of-class", atPlacesIn: uses.map { $0.object?.document.file }
    ) { index, more in
      (
        uses[index].sourceRange,
        "the \(uses[index].detail ?? "identifier") '\(old)' stays\(more); if code makes it of the class, use 'rename identifier \(old) \(new)'"
      )
    }
  }

  /// Returns warnings about places of sources.
  private func places(
    _ id: String, _ ranges: [[Range<Int>]], _ sources: [SourceFile],
    _ message: (String) -> String
  ) -> [Diagnostic] {
    let places = zip(sources, ranges).flatMap { source, ranges in
      ranges.map { (source: source, range: $0) }
    }
    return Self.warnings(id, atPlacesIn: places.map(\.source.path)) { index, more in
      (places[index].source.position(of: places[index].range), message(more))
    }
  }
}

extension String {
  /// The last of several names that periods join.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
