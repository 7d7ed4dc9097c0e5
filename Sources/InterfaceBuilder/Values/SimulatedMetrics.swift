public import XMLTree

/// What the canvas pretends is around a view or controller; nothing of it reaches the running app.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar at an edge.
  public enum Bar: Hashable, Sendable {
    /// The canvas follows the storyboard's graph.
    case inferred
    /// There is none.
    case absent
    /// A bar: the element that describes it (`simulatedNavigationBarMetrics`).
    case bar(Node)
  }

  /// What decides the size on the canvas.
  public enum Destination: Hashable, Sendable {
    case inferred
    /// The stored frame, whatever the device.
    case freeform
    /// A screen by its type, nil for the default one.
    case screen(String?)
    /// Another element, such as a page sheet.
    case other(Node)
  }

  /// The status bar.
  public var statusBar = Bar.inferred
  /// The bar below the status bar.
  public var topBar = Bar.inferred
  /// The bar at the bottom.
  public var bottomBar = Bar.inferred
  /// `portrait`, `landscapeLeft`…; nil if the document's device decides.
  public var orientation: String?
  /// What decides the size.
  public var destination = Destination.inferred

  /// Reads the metrics among an element's children.
  public init(_ node: Node) {
    for child in node.elements {
      let bar: Bar = child.name == Names.nil ? .absent : .bar(child)
      switch child[Names.key] {
      case "simulatedStatusBarMetrics", "statusBar": statusBar = bar
      case "simulatedTopBarMetrics": topBar = bar
      case "simulatedBottomBarMetrics": bottomBar = bar
      case "simulatedOrientationMetrics", "orientation":
        guard child.name == Names.simulatedOrientationMetrics else { continue }
        orientation = child[Names.orientation] ?? "portrait"
      case "simulatedDestinationMetrics", "destination":
        destination = Self.destination(child)
      default: break
      }
    }
  }

  private static func destination(_ node: Node) -> Destination {
    switch node.name {
    case Names.nil, Names.simulatedMetricsInferredSentinel: .inferred
    case Names.freeformSimulatedSizeMetrics: .freeform
    case Names.simulatedScreenMetrics: .screen(node[Names.type])
    default: .other(node)
    }
  }
}

extension IBObject {
  /// What the canvas pretends is around the object.
  public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(node) }
}

extension IBDocument {
  /// The canvas settings of objects without their own; storyboards have them.
  public var defaultSimulatedMetrics: SimulatedMetrics? {
    root.child(keyed: "defaultSimulatedMetrics").map { SimulatedMetrics($0) }
  }
}
