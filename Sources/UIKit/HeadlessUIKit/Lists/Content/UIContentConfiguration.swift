/// A description of a view's content, which creates the content view and adapts to a state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state, such as selected or highlighted.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration; by default it must have the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  /// Values that an app adds to a state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the view is pinned to the edge of its list; never set here.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates the state of a view with all flags off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// Whether the cell is pinned to the edge of its list; never set here.
  public var isPinned = false
  /// The drag state of the cell; the list never sets it.
  public var cellDragState = DragState.none
  /// The drop state of the cell; the list never sets it.
  public var cellDropState = DropState.none

  /// The states of a cell during a drag, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The states of a cell during a drop, with UIKit's raw values.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates the state of a cell with all flags off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  init(
    traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool
  ) {
    self.traitCollection = traitCollection
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}
