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

  @Test func `the margins of a cell are not those below the bars of the device`() throws {
    let found = try problems(
      constraints: Self.height(52, "c05-00-one") + """
        <constraint firstItem="box-00-one" firstAttribute="top" relation="greaterThanOrEqual" secondItem="con-te-ntv" secondAttribute="topMargin" constant="-4" id="c06-00-one"/>
        """)
    #expect(found == [], "\(found)")
  }

  /// Returns the problems of a collection view's view that is 300 points wide and 90 high in the document.
  private func listProblems(constraints: String) throws -> [String] {
    let box = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-one"/>"#
    let sides = [("top", "a"), ("leading", "b"), ("bottom", "c"), ("trailing", "d")].map {
      #"<constraint firstItem="box-00-one" firstAttribute="\#($0)" secondItem="cel-l0-one" secondAttribute="\#($0)" id="\#($1)"/>"#
    }
    let text = Documents.xib(
      """
              <collectionReusableView id="cel-l0-one">
                  <rect key="frame" x="0.0" y="0.0" width="300" height="90"/>
                  <subviews>\(box)</subviews>
                  <constraints>\(sides.joined())\(constraints)</constraints>
              </collectionReusableView>
      """)
    try scratch.write(Array(text.utf8), "Tile.xib")
    defer { NibSearchPath.shared.remove(folder: scratch.url) }
    return nibProblems(of: "Tile")
  }

  @Test func `a view of a collection view is as large as its constraints require`() throws {
    let size =
      Self.height(40, "e")
      + #"<constraint firstItem="box-00-one" firstAttribute="width" constant="120" id="f"/>"#
    let fitting = try listProblems(constraints: size)
    #expect(fitting == [], "\(fitting)")
  }

  @Test func `a view of a collection view keeps the document's size if it may`() throws {
    let free = try listProblems(
      constraints:
        #"<constraint firstItem="box-00-one" firstAttribute="width" relation="greaterThanOrEqual" constant="280" id="f"/>"#
    )
    #expect(free == [], "\(free)")
  }

  @Test func `a conflict inside of a cell is a problem`() throws {
    let found = try problems(
      constraints: Self.height(52, "c05-00-one") + Self.height(40, "c06-00-one"))
    #expect(found.count == 1 && found[0].contains("c06-00-one"), "\(found)")
  }
}
