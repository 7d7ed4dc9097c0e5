/// A nib that is a folder: one file for every range of system versions.
public enum NibDirectory {
  /// The file of a folder that a system of a version loads.
  ///
  /// Of the files `objects-V+.nib` with V at most the version the one with the largest V, else
  /// `runtime.nib`, else what macOS has: `keyedobjects.nib` in its variants, the plain one last.
  /// - Parameters:
  ///   - names: The names of the files in the folder.
  ///   - version: The running system's version; nil for the newest.
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
    let keyed = names.filter { $0.hasPrefix("keyedobjects-") && $0.hasSuffix(".nib") }.sorted()
    if let newest = keyed.last { return newest }
    return ["keyedobjects.nib", "objects.nib"].first { names.contains($0) }
  }

  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return numbers.isEmpty || numbers.count < parts.count ? nil : numbers
  }
}
