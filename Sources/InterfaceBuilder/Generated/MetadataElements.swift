// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// Accessibility settings of the canvas.
public struct IBAccessibilityOverrides: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `accessibilityOverrides`.
  public static var elementName: Name { Names.accessibilityOverrides }

  /// Whether bold text shows.
  public var boldText: Bool { node.bool(Names.boldText) ?? false }

  /// Whether button shapes show.
  public var buttonShapes: Bool { node.bool(Names.buttonShapes) ?? false }

  /// The text size shown on the canvas.
  public var dynamicTypePreference: Int? { node.int(Names.dynamicTypePreference) }

  /// Whether the canvas is grey.
  public var grayscale: Bool { node.bool(Names.grayscale) ?? false }

  /// Whether contrast is increased.
  public var increaseContrast: Bool { node.bool(Names.increaseContrast) ?? false }

  /// Whether the settings apply.
  public var isEnabled: Bool { node.bool(Names.isEnabled) ?? false }

  /// Whether on/off labels show.
  public var onOffLabels: Bool { node.bool(Names.onOffLabels) ?? false }

  /// Whether transparency is reduced.
  public var reduceTransparency: Bool { node.bool(Names.reduceTransparency) ?? false }

  /// Whether colours are inverted.
  public var smartInvert: Bool { node.bool(Names.smartInvert) ?? false }
}

/// How the device is shown on the canvas.
public struct IBAdaptation: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `adaptation`.
  public static var elementName: Name { Names.adaptation }

  /// The layout or appearance shown.
  public var id: IBAdaptationValue? { node.enumeration(Names.id) }
}

/// A feature of the document and the tools version it needs.
public struct IBCapability: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `capability`.
  public static var elementName: Name { Names.capability }

  /// The system version it needs.
  public var minSystemVersion: String? { node.string(Names.minSystemVersion) }

  /// The tools version it needs.
  public var minToolsVersion: String? { node.string(Names.minToolsVersion) }

  /// The feature.
  public var name: String? { node.textProperty(Names.name) }

  /// The class it needs.
  public var requiredIntegratedClassName: String? { node.string(Names.requiredIntegratedClassName) }
}

/// A class description.
public struct IBClass: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `class`.
  public static var elementName: Name { Names.`class` }

  /// The name of the class.
  public var className: String? { node.string(Names.className) }

  /// The superclass.
  public var superclassName: String? { node.string(Names.superclassName) }
}

/// The deployment target of the document.
public struct IBDeployment: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `deployment`.
  public static var elementName: Name { Names.deployment }

  /// The deployment target when the project gives none.
  public var defaultVersion: String? { node.string(Names.defaultVersion) }

  /// The platform.
  public var identifier: IBDeploymentPlatformValue? { node.enumeration(Names.identifier) }

  /// The deployment target as a number.
  public var version: String? { node.string(Names.version) }
}

/// The cached size of a live-rendered view.
public struct IBDesignable: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `designable`.
  public static var elementName: Name { Names.designable }

  /// The object the size belongs to.
  public var name: String? { node.string(Names.name) }
}

/// The Xcode version the document is opened with.
public struct IBDevelopment: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `development`.
  public static var elementName: Name { Names.development }

  /// The default version of the tool.
  public var defaultVersion: String? { node.string(Names.defaultVersion) }

  /// The tool.
  public var identifier: String? { node.string(Names.identifier) }

  /// The version of the tool.
  public var version: String? { node.string(Names.version) }
}

/// The device the canvas shows.
public struct IBDevice: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `device`.
  public static var elementName: Name { Names.device }

  /// Light or dark.
  public var appearance: IBUserInterfaceStyleValue { node.enumeration(Names.appearance) ?? .light }

  /// The device shown.
  public var id: IBDeviceValue? { node.enumeration(Names.id) }

  /// The layout shown.
  public var layout: IBDeviceLayoutValue { node.enumeration(Names.layout) ?? .fullscreen }

  /// The orientation shown.
  public var orientation: IBDeviceOrientationValue { node.enumeration(Names.orientation) ?? .portrait }
}

/// A free size simulated on the canvas.
public struct IBFreeformSimulatedSizeMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `freeformSimulatedSizeMetrics`.
  public static var elementName: Name { Names.freeformSimulatedSizeMetrics }
}

/// Extra data of the tool.
public struct IBMetadata: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `metadata`.
  public static var elementName: Name { Names.metadata }
}

/// A form sheet size simulated on the canvas.
public struct IBModalFormSheetSimulatedSizeMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `modalFormSheetSimulatedSizeMetrics`.
  public static var elementName: Name { Names.modalFormSheetSimulatedSizeMetrics }
}

/// A page sheet size simulated on the canvas.
public struct IBModalPageSheetSimulatedSizeMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `modalPageSheetSimulatedSizeMetrics`.
  public static var elementName: Name { Names.modalPageSheetSimulatedSizeMetrics }
}

/// A tool plug-in the document needs.
public struct IBPlugIn: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `plugIn`.
  public static var elementName: Name { Names.plugIn }

  /// The plug-in.
  public var identifier: String? { node.string(Names.identifier) }

  /// The version of the plug-in.
  public var version: String? { node.string(Names.version) }
}

/// An outlet or action of a class description.
public struct IBRelationship: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `relationship`.
  public static var elementName: Name { Names.relationship }

  /// The class of the outlet.
  public var candidateClass: String? { node.string(Names.candidateClass) }

  /// Outlet or action.
  public var kind: IBClassRelationshipValue? { node.enumeration(Names.kind) }

  /// The name of the outlet or action.
  public var name: String? { node.string(Names.name) }
}

/// The metrics the canvas simulates by default.
public struct IBSimulatedMetricsContainer: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedMetricsContainer`.
  public static var elementName: Name { Names.simulatedMetricsContainer }
}

/// Says that a simulated metric is inferred.
public struct IBSimulatedMetricsInferredSentinel: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedMetricsInferredSentinel`.
  public static var elementName: Name { Names.simulatedMetricsInferredSentinel }
}

/// A navigation bar simulated on the canvas.
public struct IBSimulatedNavigationBarMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedNavigationBarMetrics`.
  public static var elementName: Name { Names.simulatedNavigationBarMetrics }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// Whether titles are large.
  public var largeTitles: Bool { node.bool(Names.largeTitles) ?? false }

  /// Whether a prompt shows.
  public var prompted: Bool { node.bool(Names.prompted) ?? false }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// An orientation simulated on the canvas.
public struct IBSimulatedOrientationMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedOrientationMetrics`.
  public static var elementName: Name { Names.simulatedOrientationMetrics }

  /// The orientation.
  public var orientation: IBSimulatedOrientationValue { node.enumeration(Names.orientation) ?? .portrait }
}

/// A screen simulated on the canvas.
public struct IBSimulatedScreenMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedScreenMetrics`.
  public static var elementName: Name { Names.simulatedScreenMetrics }

  /// The orientation.
  public var orientation: IBSimulatedOrientationValue { node.enumeration(Names.orientation) ?? .portrait }

  /// The screen.
  public var type: String? { node.string(Names.type) }
}

/// A status bar simulated on the canvas.
public struct IBSimulatedStatusBarMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedStatusBarMetrics`.
  public static var elementName: Name { Names.simulatedStatusBarMetrics }

  /// The style.
  public var statusBarStyle: IBStatusBarStyleValue { node.enumeration(Names.statusBarStyle) ?? .`default` }
}

/// A tab bar simulated on the canvas.
public struct IBSimulatedTabBarMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedTabBarMetrics`.
  public static var elementName: Name { Names.simulatedTabBarMetrics }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// A toolbar simulated on the canvas.
public struct IBSimulatedToolbarMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedToolbarMetrics`.
  public static var elementName: Name { Names.simulatedToolbarMetrics }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// Where a class description came from.
public struct IBSource: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `source`.
  public static var elementName: Name { Names.source }

  /// The path of the header.
  public var relativePath: String? { node.textProperty(Names.relativePath) }

  /// Where the description came from.
  public var type: IBClassSourceTypeValue? { node.enumeration(Names.type) }
}

/// A design-time guide line.
public struct IBUserLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `userLayoutGuide`.
  public static var elementName: Name { Names.userLayoutGuide }

  /// The side the position counts from.
  public var affinity: IBGuideAffinityValue? { node.enumeration(Names.affinity) }

  /// The position in points.
  public var location: Double { node.double(Names.location) ?? 0 }
}
