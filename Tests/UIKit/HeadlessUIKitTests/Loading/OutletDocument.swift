import HeadlessUIKit
import InterfaceBuilder
import TestSupport

/// A document whose owner has one connection to what the root view holds: two labels, a switch, a constraint.
@MainActor enum OutletDocument {
  private static func nib(_ connections: String) throws -> UINib {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                  <connections>
                      \(connections)
                  </connections>
              </placeholder>
              <view id="roo-tv-iew">
                  <subviews>
                      <label id="lab-el-one" text="Quay"/>
                      <switch id="swi-tc-one"/>
                      <label id="lab-el-two"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="lab-el-one" firstAttribute="width" constant="80" id="wid-th-one"/>
                  </constraints>
              </view>
      """)
    return try UINib(document: IBDocument(parsing: Array(document.utf8), file: "Quay.xib"))
  }

  static func outlet(_ name: String, to destination: String = "lab-el-one") throws -> UINib {
    try nib(#"<outlet property="\#(name)" destination="\#(destination)" id="c-0"/>"#)
  }

  static func collection(_ name: String, to destinations: String...) throws -> UINib {
    try nib(
      destinations.enumerated().map { index, destination in
        #"<outletCollection property="\#(name)" destination="\#(destination)" id="c-\#(index)"/>"#
      }.joined())
  }
}
