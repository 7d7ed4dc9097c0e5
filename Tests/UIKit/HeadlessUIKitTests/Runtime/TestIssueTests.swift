import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// A view with one outlet of many.
final class NoticeBoard: UIView {
  weak var title: UILabel?
}

/// Exceptions of UIKit in a test program.
@MainActor @Suite(.environment { HeadlessEnvironment() })
struct TestIssueTests {
  @Test func `an exception is an issue of the test, which goes on`() {
    var isDone = false
    let view = UIView()
    withKnownIssue {
      view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      isDone = true
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Constant is not finite!") }
    }
    #expect(isDone)
  }

  @Test func `an error without a nib does not begin with one`() {
    let view = UIView()
    let errors = FailureLog.during {
      view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    }
    #expect(errors.first.map { "\($0)".hasPrefix("Invalid constraint") } == true)
  }

  private func board(_ className: String, module: String) throws -> UINib {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <view id="boa-rd-one" customClass="\(className)" customModule="\(module)">
                  <subviews>
                      <label id="lab-el-one"/>
                      <button id="but-to-one"/>
                      <label id="lab-el-two"/>
                  </subviews>
                  <connections>
                      <outlet property="title" destination="lab-el-one" id="out-le-one"/>
                      <outlet property="button" destination="but-to-one" id="out-le-two"/>
                      <outletCollection property="notes" destination="lab-el-two" id="out-le-thr"/>
                  </connections>
              </view>
      """)
    return try UINib(document: IBDocument(parsing: Array(document.utf8), file: "Board.xib"))
  }

  @Test func `all missing outlets are listed with their lines and declarations`() throws {
    SampleNibs.prepare()
    let nib = try board("NoticeBoard", module: "HeadlessUIKitTests")
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .undefinedKey && error.key == "button")
    #expect(
      error.notes == [
        "Board.xib:13: add '@IBOutlet weak var button: UIButton!' to NoticeBoard",
        "Board.xib:14: add '@IBOutlet var notes: [UILabel]!' to NoticeBoard",
      ])
    #expect(error.description.split(separator: "\n").count == 3)
  }

  @Test func `a class that does not exist comes first, with the modules searched`() throws {
    let nib = try board("MissingBoard", module: "Nowhere")
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: UIView()) }
    #expect(error.kind == .unknownClass)
    #expect(error.message == "Unknown class Nowhere.MissingBoard in Interface Builder file.")
    #expect(error.notes[0].contains("module"))
    #expect(error.notes[1].contains("not key value coding-compliant for the key title"))
    #expect(error.notes.dropFirst(2).allSatisfy { $0.hasSuffix("to Nowhere.MissingBoard") })
    #expect(error.notes.count == 5)
  }

  @Test func `UIKit's exceptions that code raises are issues as well`() {
    withKnownIssue {
      NSException(name: .genericException, reason: "the tide is out").raise()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the tide is out") }
    }
  }
}
