import Foundation
import HeadlessUIKit
import SnapshotAssertions
import Testing
import ViewSnapshots

/// Assertions about snapshots, and the numbers of snapshots without a name.
@MainActor
@Suite(.serialized) struct AssertSnapshotTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "__Snapshots__/AssertSnapshotTests")

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = text
    return label
  }

  private func inOwnEnvironment(_ run: () -> Void) {
    withEnvironment(HeadlessEnvironment(screen: UIScreen(device: .standard))) { run() }
  }

  @Test func `snapshots in one test are numbered in their order`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    withOwnSnapshotNumbers {
      for text in ["One", "Two"] {
        _ = verifySnapshot(of: label(text), as: .hierarchy, record: .missing, testName: "numbers()")
      }
    }
    for (number, text) in [(1, "One"), (2, "Two")] {
      let file = folder.appending(path: "numbers.\(number).txt")
      #expect(try String(contentsOf: file, encoding: .utf8).contains(text))
    }
    // The next run counts from the beginning.
    withOwnSnapshotNumbers {
      #expect(
        verifySnapshot(of: label("One"), as: .hierarchy, record: .never, testName: "numbers()")
          == nil)
      let difference = verifySnapshot(
        of: label("Three"), as: .hierarchy, record: .never, testName: "numbers()")
      #expect(difference?.contains("Three") == true)
    }
  }

  @Test func `numbers go on when a test uses another environment, and each test has its own`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (test, text) in [("light()", "One"), ("light()", "Two"), ("dark()", "Three")] {
      inOwnEnvironment {
        let message = verifySnapshot(of: label(text), as: .hierarchy, testName: test)
        #expect(message?.hasPrefix("recorded") == true)
      }
    }
    for (name, text) in [("light.1", "One"), ("light.2", "Two"), ("dark.1", "Three")] {
      let file = folder.appending(path: "\(name).txt")
      #expect(try String(contentsOf: file, encoding: .utf8).contains(text))
    }
  }

  @Test func `an assertion fails the test where it is, with the difference`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verifySnapshot(of: label("One"), as: .hierarchy, named: "same", testName: "asserted()")
    assertSnapshot(of: label("One"), as: .hierarchy, named: "same", testName: "asserted()")
    withKnownIssue {
      assertSnapshot(of: label("Two"), as: .hierarchy, named: "same", testName: "asserted()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Two") }
        && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
    }
  }
}
