import Foundation
import InterfaceBuilder
import NibFormat
import TestSupport
import Testing
import XMLTree

@Suite struct IBToolCallTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  @Test func `the subcommand takes the options of Apple's tool`() throws {
    let run = try Command(
      "ibtool", "--errors", "--warnings", "--notices", "--compile", path("A.nib"),
      "LoadingView.xib")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("<key>com.apple.ibtool.document.errors</key>"))
    #expect(try folder.bytes("A.nib").starts(with: NIBArchive.magic))
    #expect(try Command("ibtool", "--frobnicate").status == 1)
    #expect(try Command("ibtool").status == 64)
  }

  @Test func `frames are updated by the layout engine`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <view contentMode="scaleToFill" id="v1a-aa-aaa">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                  <subviews>
                      <view contentMode="scaleToFill" misplaced="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="b1a-aa-aaa">
                          <rect key="frame" x="3" y="4" width="50" height="60"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="40" id="c1a-aa-aaa"/>
                              <constraint firstAttribute="height" constant="30" id="c2a-aa-aaa"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="b1a-aa-aaa" firstAttribute="leading" secondItem="v1a-aa-aaa" \
      secondAttribute="leading" constant="20" id="c3a-aa-aaa"/>
                      <constraint firstItem="b1a-aa-aaa" firstAttribute="top" secondItem="v1a-aa-aaa" \
      secondAttribute="top" constant="10" id="c4a-aa-aaa"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """
    try folder.write(Array(text.utf8), "A.xib")
    let run = try Command("ibtool", "--update-frames", "--write", path("B.xib"), path("A.xib"))
    #expect(run.status == 0, "\(run.output)")
    let document = try IBDocument(parsing: folder.bytes("B.xib"))
    let view = try #require(document.object(id: "b1a-aa-aaa"))
    #expect(view.frame == Rect(x: 20, y: 10, width: 40, height: 30))
    #expect(view.node["misplaced"] == nil)
  }
}
