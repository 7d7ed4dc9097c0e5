import Diagnostics
import InterfaceBuilder

// The nibs of which an object is the owner without being loaded by UIKit.
extension ClassLineage {
  /// Returns whether code of the class may load a nib for one of its views and pass the object as File's Owner: the code
  /// names the nib, and loads nibs itself or through a method that the sources add to a framework class.
  func mayLoadParts(from nib: String, in sources: any SourceFacts) -> Bool {
    let files = Set(declared.flatMap(\.files)).sorted()
    let own = SourceScope.files(files)
    let isNamed =
      sources.uses(nib, in: own) == true
      || sources.nibLoads(named: nib).contains { files.contains($0.place.file) }
      || sources.containsText(nib, outside: []) == true
        && sources.containsText(nib, outside: files) == false
    guard isNamed else { return false }
    if Self.loading.contains(where: { sources.uses($0, in: own) == true }) { return true }
    let helpers = (framework?.lineage ?? []).compactMap { sources.additions(to: $0.name) }
      .flatMap { $0.actions + $0.otherMethods }
    return helpers.contains { helper in
      let name = String(helper.selector.prefix { $0 != ":" })
      return sources.uses(name, in: own) == true
        && Self.loading.contains { sources.uses($0, in: .files([Self.code(of: helper)])) == true }
    }
  }

  /// Returns the file with the code of a method, which an Objective-C header may declare.
  private static func code(of method: SourceAction) -> String {
    method.place.file.name(before: ".h").map { $0 + ".m" } ?? method.place.file
  }

  /// The words of code that loads a nib with an owner.
  private static let loading = ["loadNibNamed", "instantiateWithOwner", "withOwner", "owner"]
}
