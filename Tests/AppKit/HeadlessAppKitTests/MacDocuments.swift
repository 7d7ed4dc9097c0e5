import Foundation
import HeadlessAppKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import NibSources

/// Documents for macOS, by their contents.
enum MacDocuments {
  /// Returns a document with objects after the usual three placeholders.
  static func xib(owner: String = "NSObject", connections: String = "", _ objects: String) -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="\(owner)">
                <connections>\(connections)</connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            \(objects)
        </objects>
    </document>
    """
  }

  /// A window with a text field and two buttons, a menu, and an array controller.
  static let account = xib(
    owner: "AccountController",
    connections: """
      <outlet property="window" destination="win" id="c1"/>
      <outlet property="field" destination="fld" id="c2"/>
      <outlet property="missing" destination="fld" id="c3"/>
      """,
    """
    <window title="Account" allowsToolTipsWhenApplicationIsInactive="NO" releasedWhenClosed="NO" id="win">
        <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <rect key="contentRect" x="196" y="240" width="300" height="100"/>
        <view key="contentView" id="con">
            <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
            <subviews>
                <textField toolTip="Your name" id="fld">
                    <rect key="frame" x="20" y="60" width="260" height="22"/>
                    <textFieldCell key="cell" editable="YES" title="Ada" placeholderString="Name" id="fldc">
                        <font key="font" metaFont="system"/>
                    </textFieldCell>
                    <connections>
                        <binding destination="arr" name="value" keyPath="selection.name" id="b1">
                            <dictionary key="options">
                                <bool key="NSContinuouslyUpdatesValue" value="YES"/>
                            </dictionary>
                        </binding>
                    </connections>
                </textField>
                <button verticalHuggingPriority="750" id="sav">
                    <rect key="frame" x="200" y="13" width="86" height="32"/>
                    <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" id="savc">
                        <font key="font" metaFont="system"/>
                    </buttonCell>
                    <connections><action selector="save:" target="-2" id="a1"/></connections>
                </button>
                <button verticalHuggingPriority="750" id="und">
                    <rect key="frame" x="100" y="13" width="86" height="32"/>
                    <buttonCell key="cell" type="push" title="Undo" bezelStyle="rounded" id="undc">
                        <font key="font" metaFont="system"/>
                    </buttonCell>
                    <connections><action selector="undo:" target="-1" id="a2"/></connections>
                </button>
            </subviews>
        </view>
        <connections><outlet property="delegate" destination="-2" id="c4"/></connections>
    </window>
    <menu title="Items" id="men">
        <items>
            <menuItem title="Quit" keyEquivalent="q" id="qit">
                <connections><action selector="terminate:" target="-3" id="a3"/></connections>
            </menuItem>
            <menuItem isSeparatorItem="YES" id="sep"/>
        </items>
    </menu>
    <arrayController objectClassName="Person" id="arr"/>
    <customObject id="hlp" customClass="AccountHelper">
        <connections><outlet property="controller" destination="-2" id="c5"/></connections>
    </customObject>
    """)

  @MainActor
  static func nib(_ text: String) throws -> NSNib {
    try NSNib(document: IBDocument(parsing: Array(text.utf8), file: nil))
  }

  /// Returns the compiled form of a document: a NIBArchive, or a keyed archive.
  static func compiled(_ text: String, keyed: Bool = false) throws -> Data {
    let document = try IBDocument(parsing: Array(text.utf8), file: nil)
    let graph = try NibCompiler().compile(document).graph
    return Data(keyed ? NibCompiler.keyedArchive(of: graph) : NIBArchive.encode(graph))
  }
}
