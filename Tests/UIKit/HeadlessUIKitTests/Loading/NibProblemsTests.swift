import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UIKitTesting

/// The problems that tests of a nib report.
@MainActor @Suite(.ownEnvironment) struct NibProblemsTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    NibSearchPath.shared.add(folder: scratch.url)
  }

  /// Returns the problems of a cell that is 80 points high in the document.
  private func problems(constraints: String) throws -> [String] {
    let text = Documents.xib(
      """
              <tableViewCell id="cel-l0-one">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
                  <tableViewCellContentView key="contentView" tableViewCell="cel-l0-one" id="con-te-ntv">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
                      <subviews>
                          <view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-one"/>
                      </subviews>
                      <constraints>
                          <constraint firstItem="box-00-one" firstAttribute="top" secondItem="con-te-ntv" secondAttribute="top" constant="10" id="c01-00-one"/>
                          <constraint firstAttribute="bottom" secondItem="box-00-one" secondAttribute="bottom" constant="10" id="c02-00-one"/>
                          <constraint firstItem="box-00-one" firstAttribute="leading" secondItem="con-te-ntv" secondAttribute="leading" id="c03-00-one"/>
                          <constraint firstAttribute="trailing" secondItem="box-00-one" secondAttribute="trailing" id="c04-00-one"/>
                          \(constraints)
                      </constraints>
                  </tableViewCellContentView>
              </tableViewCell>
      """)
    try scratch.write(Array(text.utf8), "Row.xib")
    defer { NibSearchPath.shared.remove(folder: scratch.url) }
    return nibProblems(of: "Row")
  }

  private static func height(_ constant: Int, _ id: String) -> String {
    #"<constraint firstItem="box-00-one" firstAttribute="height" constant="\#(constant)" id="\#(id)"/>"#
  }

  @Test func `a cell is as high as its constraints require`() throws {
    #expect(try problems(constraints: Self.height(52, "c05-00-one")) == [])
  }

  @Test func `a conflict inside of a cell is a problem`() throws {
    let found = try problems(
      constraints: Self.height(52, "c05-00-one") + Self.height(40, "c06-00-one"))
    #expect(found.count == 1 && found[0].contains("c06-00-one"), "\(found)")
  }
}
