import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import TestSupport

/// A storyboard whose scene `home` has a view with one subview, as Interface Builder writes it for a device.
@MainActor
struct Stage {
  /// The version of Interface Builder before the first point.
  var tools = 22505
  /// Nil for the square canvas of Xcode 7.
  var device: String? = "retina6_12"
  var isLandscape = false
  /// The root's stored size in points; that of the device unless it is said.
  var size: CGSize?
  /// Where the root is stored to begin, in points.
  var top = 0
  /// Attributes of the controller.
  var controller = ""
  /// Further elements of the controller: simulated metrics, segues.
  var elements = ""
  /// Attributes of the root.
  var root = ""
  /// The element of the subview.
  var inner = "view"
  /// What the subview fills: the guide of the safe area, or the root's margins.
  var fillsMargins = false
  /// Whether the root has a guide for the safe area; without one the subview fills the margins.
  var hasGuide = true
  /// Scenes around this one.
  var scenes: [String] = []

  /// The device's screen in points, as it is held.
  var screen: CGSize {
    guard let device = device.flatMap({ HeadlessDevice(identifier: $0) }) else {
      return CGSize(width: 600, height: 600)
    }
    let size = device.size
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  func document() throws -> IBDocument {
    let size = size ?? screen
    let isTiedToMargins = fillsMargins || !hasGuide
    let suffix = isTiedToMargins ? "Margin" : ""
    let item = isTiedToMargins ? "root" : "safe"
    let guide = hasGuide ? #"<viewLayoutGuide key="safeArea" id="safe"/>"# : ""
    let sides = ["top", "leading", "bottom", "trailing"].map { side in
      """
      <constraint firstItem="inner" firstAttribute="\(side)" secondItem="\(item)" \
      secondAttribute="\(side)\(suffix)" id="tie-\(side)"/>
      """
    }
    let home = Scenes.scene(
      "viewController", "home", controller,
      """
      <view key="view" \(root) id="root">
      <rect key="frame" x="0" y="\(top)" width="\(size.width)" height="\(size.height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <\(inner) translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      </\(inner)>
      </subviews>
      \(guide)
      <constraints>\(sides.joined(separator: "\n"))</constraints>
      </view>
      \(elements)
      """)
    return try Scenes.storyboard(
      [home] + scenes, device: device, isLandscape: isLandscape, tools: tools)
  }

  /// How far the subview keeps from the root's edges: top, left, bottom, right, in points.
  func insets(_ options: DocumentLayoutOptions = DocumentLayoutOptions()) throws -> [CGFloat] {
    let places = try document().solvedFrames(on: options).places
    guard let root = places["root"]?.frame, let inner = places["inner"]?.frame else { return [] }
    return [inner.minY, inner.minX, root.height - inner.maxY, root.width - inner.maxX]
  }
}

/// Pieces of documents.
enum Scenes {
  static func scene(
    _ element: String, _ id: String, _ attributes: String = "", _ content: String
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <\(element) \(attributes) id="\(id)" sceneMemberID="viewController">
    \(content)
    </\(element)>
    </objects></scene>
    """
  }

  /// A navigation controller around another controller.
  static func navigation(
    _ id: String = "navigation", around root: String = "home", _ attributes: String = "",
    bar: String = "", _ more: String = ""
  ) -> String {
    scene(
      "navigationController", id, attributes,
      """
      <navigationBar key="navigationBar" \(bar) id="bar-\(id)">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      </navigationBar>
      \(segues("relationship", to: root, #"relationship="rootViewController""#))
      \(more)
      """)
  }

  /// A controller that has nothing but segues.
  static func presenter(_ id: String, _ kind: String, to destination: String = "home") -> String {
    scene("viewController", id, "", segues(kind, to: destination))
  }

  static func segues(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    """
    <connections>
    <segue destination="\(destination)" kind="\(kind)" \(attributes) id="segue-\(kind)-\(destination)"/>
    </connections>
    """
  }

  static func tabs(around root: String = "home") -> String {
    scene(
      "tabBarController", "tabs", "",
      segues("relationship", to: root, #"relationship="viewControllers""#))
  }

  static func storyboard(
    _ scenes: [String], device: String? = "retina6_12", isLandscape: Bool = false,
    tools: Int = 22505
  ) throws -> IBDocument {
    let text = Documents.storyboard(
      scenes.joined(separator: "\n"), attributes: attributes,
      head: head(device, isLandscape: isLandscape), toolsVersion: "\(tools).1")
    return try IBDocument(parsing: Array(text.utf8))
  }

  static func xib(
    _ objects: String, device: String? = "retina6_12", tools: Int = 22505, resources: String = ""
  ) throws -> IBDocument {
    let text = Documents.xib(
      objects, attributes: attributes, resources: resources, head: head(device),
      toolsVersion: "\(tools).1")
    return try IBDocument(parsing: Array(text.utf8))
  }

  /// A xib whose root contains a view, `inner`, at its upper-left corner.
  static func corner(
    _ view: String, constraints: String = "", tools: Int = 22505, resources: String = ""
  ) throws -> IBDocument {
    try xib(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(view)</subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" id="tie-top"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="tie-left"/>
      \(constraints)
      </constraints>
      </view>
      """, tools: tools, resources: resources)
  }

  private static let attributes =
    #"useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES""#

  private static func head(_ device: String?, isLandscape: Bool = false) -> String {
    let orientation = isLandscape ? "landscape" : "portrait"
    return device.map {
      #"<device id="\#($0)" orientation="\#(orientation)" appearance="light"/>"# + "\n"
    } ?? ""
  }
}

extension IBDocument {
  /// A view's solved frame as four numbers in points; empty where it has none.
  @MainActor
  func solved(_ id: String, _ options: DocumentLayoutOptions = DocumentLayoutOptions()) throws
    -> [CGFloat]
  {
    let frame = try solvedFrames(on: options).places[id]?.frame
    return frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }
}
