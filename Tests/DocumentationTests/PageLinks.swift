import Foundation
import Testing

/// The pages lead to each other.
@Suite struct PageLinks {
  @Test(arguments: pages)
  func linksLeadToFiles(_ page: String) {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in Self.links(in: page) {
      let path = Repository.root.appending(path: folder).appending(path: link).standardized.path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) leads to \(link)")
    }
  }

  @Test func theIndexListsEveryPage() {
    let listed = Set(Self.links(in: "Documentation/README.md"))
    for page in Self.pages where page.hasPrefix("Documentation/") {
      let name = page.dropFirst("Documentation/".count)
      #expect(name == "README.md" || listed.contains(String(name)), "add \(name) to the index")
    }
  }

  /// Every page of the repository.
  static var pages: [String] {
    let manager = FileManager.default
    return ["", "Documentation", "Schema", "SampleXibs", "Tests"].flatMap { folder in
      let path = Repository.root.appending(path: folder).path
      let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted()
        .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  /// The relative links of a page, without their anchors.
  private static func links(in page: String) -> [String] {
    Repository.lines(of: page).flatMap { line in
      line.components(separatedBy: "](").dropFirst().compactMap { rest -> String? in
        guard let target = rest.split(separator: ")").first else { return nil }
        let isElsewhere = target.hasPrefix("#") || target.contains("://")
        return isElsewhere ? nil : target.split(separator: "#").first.map { String($0) }
      }
    }
  }
}
