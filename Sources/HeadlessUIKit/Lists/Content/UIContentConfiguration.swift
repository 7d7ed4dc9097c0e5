/// What a view shows, as a value: it makes the view, and updates itself for a state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state: selected, highlighted, …
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a given configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// By default those of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a configuration depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  /// What an app adds to a state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of what an app adds to a state.
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

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// A view in no particular state.
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
  /// Whether the cell is lifted or dragged; the list never sets it.
  public var cellDragState = DragState.none
  /// Whether something is dragged over the cell; the list never sets it.
  public var cellDropState = DropState.none

  /// How a cell takes part in a drag, with UIKit's numbers.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// How a cell takes part in a drop, with UIKit's numbers.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// A cell in no particular state.
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
