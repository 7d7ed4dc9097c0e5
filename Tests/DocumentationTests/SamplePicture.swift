import Foundation
import Testing

/// The picture in the README is what the command beside it draws.
@Suite struct SamplePicture {
  private static let path = "Documentation/DetailView.svg"

  @Test func `the picture in the README is that of the command`() throws {
    let words =
      "xibinspect render SampleXibs/DetailView.xib --device-frame -o Documentation/DetailView.svg"
    for page in ["README.md", "Documentation/Pictures.md"] {
      let text = Repository.lines(of: page).joined(separator: "\n")
      #expect(text.contains("DetailView.svg)"), "\(page) shows the picture")
    }
    #expect(Repository.lines(of: "README.md").contains { $0.contains(words) })
    let drawn = try ShellCommand("xibinspect render SampleXibs/DetailView.xib --device-frame").run()
    try GeneratedFile.check(
      Self.path, is: drawn.joined(separator: "\n") + "\n", then: "look at it, then run again")
  }
}
