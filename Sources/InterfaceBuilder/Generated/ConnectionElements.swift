// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// Connects an accessibility relation of a view.
public struct IBAccessibilityConnection: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `accessibilityConnection`.
  public static var elementName: Name { Names.accessibilityConnection }

  /// The related view.
  public var destination: String? { node.string(Names.destination) }

  /// The accessibility relation.
  public var property: String? { node.string(Names.property) }
}

/// Sends a selector to a target when an event happens.
public struct IBAction: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `action`.
  public static var elementName: Name { Names.action }

  /// The receiver (iOS family).
  public var destination: String? { node.string(Names.destination) }

  /// The control event that triggers it.
  public var eventType: IBEventValue? { node.enumeration(Names.eventType) }

  /// The message sent.
  public var selector: String? { node.string(Names.selector) }

  /// The receiver (macOS).
  public var target: String? { node.string(Names.target) }

  /// The trigger when it is not the normal one.
  public var trigger: IBActionTriggerValue? { node.enumeration(Names.trigger) }
}

/// Binds a property to a key path of another object.
public struct IBBinding: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `binding`.
  public static var elementName: Name { Names.binding }

  /// The object bound to.
  public var destination: String? { node.string(Names.destination) }

  /// The key path of the object.
  public var keyPath: String? { node.string(Names.keyPath) }

  /// The bound property.
  public var name: String? { node.string(Names.name) }

  /// The binding this one follows.
  public var previousBinding: String? { node.string(Names.previousBinding) }
}

/// Connects a property to one object.
public struct IBOutlet: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `outlet`.
  public static var elementName: Name { Names.outlet }

  /// The object it is set to.
  public var destination: String? { node.string(Names.destination) }

  /// Whether the outlet is only for design time.
  public var placeholder: Bool { node.bool(Names.placeholder) ?? false }

  /// The property that is set.
  public var property: String? { node.string(Names.property) }
}

/// Adds one object to a property that holds many.
public struct IBOutletCollection: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `outletCollection`.
  public static var elementName: Name { Names.outletCollection }

  /// Whether the object is added to what is there.
  public var appends: Bool { node.bool(Names.appends) ?? false }

  /// The class of the collection.
  public var collectionClass: String { node.string(Names.collectionClass) ?? "NSArray" }

  /// The object added.
  public var destination: String? { node.string(Names.destination) }

  /// The property that collects objects.
  public var property: String? { node.string(Names.property) }
}

/// A transition to, or a relationship with, another scene.
public struct IBSegue: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `segue`.
  public static var elementName: Name { Names.segue }

  /// The action that asks for the destination.
  public var action: String? { node.string(Names.action) }

  /// Whether the transition is animated.
  public var animates: Bool { node.bool(Names.animates) ?? true }

  /// The scene shown.
  public var destination: String? { node.string(Names.destination) }

  /// The method that makes the destination.
  public var destinationCreationSelector: String? { node.string(Names.destinationCreationSelector) }

  /// The identifier in code.
  public var identifier: String? { node.string(Names.identifier) }

  /// The segue whose settings a preview takes.
  public var inheritsFrom: IBSeguePreviewInheritanceValue { node.enumeration(Names.inheritsFrom) ?? .parent }

  /// The kind of transition.
  public var kind: IBSegueKindValue? { node.enumeration(Names.kind) }

  /// How the destination is presented.
  public var modalPresentationStyle: IBModalPresentationStyleValue { node.enumeration(Names.modalPresentationStyle) ?? .automatic }

  /// How the presentation moves.
  public var modalTransitionStyle: IBModalTransitionStyleValue { node.enumeration(Names.modalTransitionStyle) ?? .coverVertical }

  /// The bar button a popover points to.
  public var popoverAnchorBarButtonItem: String? { node.string(Names.popoverAnchorBarButtonItem) }

  /// The view a popover points to.
  public var popoverAnchorView: String? { node.string(Names.popoverAnchorView) }

  /// When a popover closes.
  public var popoverBehavior: IBPopoverBehaviorValue? { node.enumeration(Names.popoverBehavior) }

  /// The sides a popover may lie on.
  public var popoverPermittedArrowDirections: String? { node.string(Names.popoverPermittedArrowDirections) }

  /// The side a popover lies on.
  public var preferredEdge: IBRectEdgeValue? { node.enumeration(Names.preferredEdge) }

  /// The anchor rectangle of a popover.
  public var rect: Rect? { node.rectValue(Names.rect) }

  /// The segue meant.
  public var reference: String? { node.string(Names.reference) }

  /// The relationship with the destination.
  public var relationship: IBSegueRelationshipValue? { node.enumeration(Names.relationship) }

  /// The pane in which the destination shows.
  public var splitViewControllerTargetIndex: Int { node.int(Names.splitViewControllerTargetIndex) ?? 0 }

  /// The event that starts the segue.
  public var trigger: String? { node.string(Names.trigger) }

  /// The action of an unwind segue.
  public var unwindAction: String? { node.string(Names.unwindAction) }
}
