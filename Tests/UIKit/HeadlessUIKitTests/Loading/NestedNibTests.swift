import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// Nibs inside nibs: prototypes.
@MainActor @Suite(.ownEnvironment) struct NestedNibTests {
  private func graph() throws -> NibGraph {
    let document = Documents.xib(
      """
              <tableView id="tab-le-vie" contentMode="scaleToFill" style="plain" rowHeight="44">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <prototypes>
                      <tableViewCell contentMode="scaleToFill" id="cel-l0-one" reuseIdentifier="Row">
                          <rect key="frame" x="0.0" y="28" width="320" height="44"/>
                          <tableViewCellContentView key="contentView" id="con-te-ntv">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                              <subviews>
                                  <label tag="3" text="Tide" id="lab-el-one"/>
                              </subviews>
                          </tableViewCellContentView>
                      </tableViewCell>
                  </prototypes>
              </tableView>
      """)
    return try NibCompiler().compile(IBDocument(parsing: Array(document.utf8))).graph
  }

  private func cell(of nib: UINib) throws -> UITableViewCell {
    let table = try #require(try nib.instantiated(withOwner: nil).first as? UITableView)
    return try #require(table.dequeueReusableCell(withIdentifier: "Row"))
  }

  @Test func `a prototype is made from the graph in memory, its objects with their ids`() throws {
    let cell = try cell(of: graph().nib())
    let label = try #require(cell.viewWithTag(3) as? UILabel)
    #expect(label.text == "Tide" && label.documentObjectID == "lab-el-one")
  }

  @Test func `a prototype is made from the bytes of a compiled nib`() throws {
    let nib = UINib(data: Data(NIBArchive.encode(try graph())), bundle: nil)
    let label = try #require(try cell(of: nib).viewWithTag(3) as? UILabel)
    #expect(label.text == "Tide" && label.documentObjectID == nil)
  }

  @Test func `damage in a prototype is an error when the cell is made, not before`() throws {
    var graph = try graph()
    graph.nested = graph.nested.mapValues { _ in NibGraph() }
    let table = try #require(
      try graph.nib().instantiated(withOwner: nil).first as? UITableView)
    let failures = SampleNibs.failures { _ = table.dequeueReusableCell(withIdentifier: "Row") }
    #expect(failures.count == 1)
  }
}
