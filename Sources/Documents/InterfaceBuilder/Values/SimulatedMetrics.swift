public import XMLTree

/// The simulated surroundings of a view or controller on the canvas, which do not affect the running app.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A simulated bar at an edge.
  public enum Bar: Hashable, Sendable {
    /// A bar, if the container controllers in the storyboard imply one.
    case inferred
    /// No bar.
    case absent
    /// A bar, with the element that describes it (`simulatedNavigationBarMetrics`).
    case bar(Node)
  }

  /// The source of the size on the canvas.
  public enum Destination: Hashable, Sendable {
    /// The size that results from the controller's containers and presentation.
    case inferred
    /// The stored frame, regardless of the device.
    case freeform
    /// A screen by its type; nil for the default one.
    case screen(String?)
    /// Any other element, such as a page sheet.
    case other(Node)
  }

  /// The status bar.
  public var statusBar = Bar.inferred
  /// The bar directly below the status bar.
  public var topBar = Bar.inferred
  /// The bar at the bottom edge.
  public var bottomBar = Bar.inferred
  /// The orientation: `portrait`, `landscapeLeft`…; nil if the document's device determines it.
  public var orientation: String?
  /// The source of the size.
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
  /// The simulated surroundings of the object on the canvas.
  public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(node) }
}

extension IBDocument {
  /// The canvas settings for objects without their own; only storyboards have them.
  public var defaultSimulatedMetrics: SimulatedMetrics? {
    root.child(keyed: "defaultSimulatedMetrics").map { SimulatedMetrics($0) }
  }
}
