import Foundation
import IBTools
import Testing

/// Pages and packages name the version that the command has, and the address that one script defines.
@Suite struct VersionNames {
  private static let pages: [String] =
    PageLinks.pages.filter { $0 != "CHANGELOG.md" }
    + [
      "action.yml", "Integrations/docker/Dockerfile", "Integrations/gitlab/xibinspect.yml",
    ]

  private static let mentions = [
    #"xibinspect", from: "([^"]*)""#, #"xibinspect@v([0-9][\w.]*)"#, #"rev: v([0-9][\w.]*)"#,
    #"xibinspect(?:-plugins)?[-_]([0-9]+\.[0-9]+\.[0-9]+)"#, #"VERSION(?:: "|=)([0-9][0-9.]*)"#,
    #"ci/install ([0-9][0-9.]*)"#,
  ]

  @Test(arguments: mentions)
  func `every page names this version`(_ pattern: String) throws {
    let expression = try Regex(pattern, as: (Substring, Substring).self)
    var count = 0
    for page in Self.pages {
      for match in Repository.lines(of: page).joined(separator: "\n").matches(of: expression) {
        count += 1
        #expect(String(match.output.1) == Version.current, "\(page): \(match.output.0)")
      }
    }
    #expect(count > 0, "no page contains \(pattern)")
  }

  @Test func `the changelog has a dated section for this version`() {
    let prefix = "## [\(Version.current)] - "
    let heading = Repository.lines(of: "CHANGELOG.md").first { $0.hasPrefix(prefix) }
    let day = heading?.dropFirst(prefix.count) ?? ""
    #expect((try? Date(String(day), strategy: .iso8601.year().month().day())) != nil)
  }

  @Test func `addresses are those of the one script that defines it`() throws {
    let address = try #require(
      Repository.lines(of: "Scripts/release/address").last { $0.hasPrefix("echo ") })
    let name = String(address.dropFirst("echo ".count))
    for page in Self.pages {
      for line in Repository.lines(of: page) {
        #expect(!line.contains("example.com") && !line.contains(#"url: "…""#), "\(page): \(line)")
        guard let range = line.range(of: "/xibinspect\", from:") ?? line.range(of: "/xibinspect@v")
        else { continue }
        #expect(
          line[..<range.lowerBound].hasSuffix(name.split(separator: "/")[0]), "\(page): \(line)")
      }
    }
  }

  @Test func `the README is short`() {
    #expect(Repository.lines(of: "README.md").count <= 150)
  }
}
