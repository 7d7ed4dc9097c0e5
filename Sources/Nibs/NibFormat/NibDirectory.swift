import Diagnostics

/// A nib in the form of a folder, with one file for each range of system versions.
public enum NibDirectory {
  /// Returns the file of a folder that a system version loads.
  ///
  /// This is the file `objects-V+.nib` with the largest V that does not exceed the version, or else `runtime.nib`, or
  /// else a file for macOS: a variant of `keyedobjects.nib`, with the plain one last.
  /// - Parameters:
  ///   - names: The names of the files in the folder.
  ///   - version: The version of the running system; nil for the newest.
  public static func file(among names: [String], version: [Int]? = nil) -> String? {
    let versioned = names.compactMap { name -> (version: [Int], name: String)? in
      guard name.hasPrefix("objects-"), name.hasSuffix("+.nib") else { return nil }
      return numbers(name.dropFirst(8).dropLast(5)).map { ($0, name) }
    }
    let fitting = versioned.filter { candidate in
      version.map { !$0.lexicographicallyPrecedes(candidate.version) } ?? true
    }
    let newest = fitting.max { $0.version.lexicographicallyPrecedes($1.version) }
    if let newest { return newest.name }
    if names.contains("runtime.nib") { return "runtime.nib" }
    let keyed = names.filter { $0.hasPrefix("keyedobjects-") && $0.hasEnding(".nib") }.sorted()
    if let newest = keyed.last { return newest }
    return ["keyedobjects.nib", "objects.nib"].first { names.contains($0) }
  }

  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return numbers.isEmpty || numbers.count < parts.count ? nil : numbers
  }
}
