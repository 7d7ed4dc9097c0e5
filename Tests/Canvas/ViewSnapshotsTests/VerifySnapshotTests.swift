import Foundation
import HeadlessUIKit
import Testing
import ViewSnapshots

/// Snapshots of views, in a folder of each test's own.
@MainActor
@Suite struct VerifySnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Verifies as a test in a file of the folder would.
  private func verify(
    _ view: UIView, as snapshotting: Snapshotting<UIView, String>, named name: String? = nil,
    record: SnapshotRecording? = .missing
  ) -> String? {
    // A path must be known when tests are compiled, so the strategy carries the folder in its name.
    verifySnapshot(
      of: view, as: snapshotting, named: (name ?? "") + folder.lastPathComponent, record: record)
  }

  private var written: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = text
    return label
  }

  private func clean() { try? FileManager.default.removeItem(at: written) }

  @Test func `a snapshot is recorded once, then compared, and a difference is told and drawn`()
    throws
  {
    defer { clean() }
    let first = try #require(verify(label("One"), as: .svg))
    #expect(first.hasPrefix("recorded the snapshot"))
    #expect(verify(label("One"), as: .svg) == nil)
    let difference = try #require(verify(label("Two"), as: .svg))
    #expect(difference.contains(#"the text "One" says "Two""#))
    let path = try #require(difference.firstMatch(of: /see (.*)/)?.output.1)
    let picture = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(picture.contains("reference") && picture.components(separatedBy: "<svg").count == 4)
    #expect(verify(label("Two"), as: .svg, record: .failed)?.contains("which differed") == true)
    #expect(verify(label("Two"), as: .svg) == nil)
    #expect(
      verify(label("One"), as: .svg, named: "other", record: .never)?.contains("no snapshot")
        == true)
  }

  @Test func `a hierarchy is a text of classes, frames and texts`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(label("Inside"))
    let text = try Snapshotting<UIView, String>.hierarchy.snapshot(root)
    #expect(text == "UIView [0, 0, 100, 50]\n  UILabel [0, 0, 80, 20] \"Inside\"\n")
  }

  @Test func `a controller's snapshot is that of its view`() throws {
    let controller = UIViewController()
    controller.view = label("Home")
    let picture = try Snapshotting<UIViewController, String>.svg.snapshot(controller)
    #expect(picture == (try Snapshotting<UIView, String>.svg.snapshot(controller.view)))
  }
}
