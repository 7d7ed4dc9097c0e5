import Foundation

/// A view with one content view, which a configuration may create.
@MainActor
protocol ContentHolder: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get }
  /// The content view; nil until it is needed.
  var content: UIView? { get set }
  /// Notifies the list that the content has changed.
  func contentChanged(_ change: CellContentChange)
}

extension ContentHolder {
  /// Returns the content view; a new one fills the view.
  func madeContent(_ make: (CGRect) -> UIView) -> UIView {
    if let content { return content }
    let view = make(bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
    addSubview(view)
    return view
  }

  /// Replaces the content view with another view.
  func replaceContent(_ view: UIView) {
    guard content !== view else { return }
    content?.removeFromSuperview()
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Shows the configuration, reusing the view of the previous one if possible.
  func applyContentConfiguration() {
    defer { contentChanged(.content) }
    guard let configuration = contentConfiguration else {
      if content is any UIContentView { replaceContent(UIView(frame: bounds)) }
      return
    }
    if let view = content as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      view.frame = bounds
      replaceContent(view)
    }
    setNeedsLayout()
  }
}

/// A cell of a table or a collection view, which can be selected and has configurations that depend on its state.
@MainActor
protocol StateCell: ContentHolder {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  var backgroundView: UIView? { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  /// The background while the cell is selected or highlighted.
  var selectionBackground: UIView? { get }
  /// The background that the cell shows because it is selected or highlighted.
  var shownSelection: UIView? { get set }
  var needsConfiguration: Bool { get set }
  /// The number of constraint changes inside the cell when it was last measured; nil if they do not matter.
  var measuredRevision: Int? { get set }
  /// The number of content changes that may affect the size of the cell.
  var contentChanges: UInt32 { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the app's update handler.
  func callUpdateHandler(_ state: UICellConfigurationState)
}

extension StateCell {
  /// Updates the configurations and calls the update handler, if an update is due.
  func updateConfigurations() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }

  func updateByDefault(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let old = contentConfiguration else { return }
    (content as? any UIContentView)?.configuration = old.updated(for: state)
  }

  /// Shows the selection background while the cell is selected or highlighted.
  func showSelection() {
    let view = isSelected || isHighlighted ? selectionBackground : nil
    if let old = shownSelection, old !== view, old.superview === self { old.removeFromSuperview() }
    shownSelection = view
    guard let view else { return }
    if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    view.frame = bounds
  }

  /// Removes the background configuration if the cell has a background view.
  ///
  /// Source: Apple's documentation of the background views: setting one resets the configuration.
  func preferToConfiguration(_ view: UIView?) {
    if view != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
  }
}

extension UITableViewCell: StateCell {
  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the default configuration of the content for the style of the cell.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// Returns the default configuration of the background.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
  }
}

extension UICollectionViewCell: StateCell {
  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the default configuration of the background.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView: ContentHolder {
  // Only cells are measured again.
  func contentChanged(_ change: CellContentChange) {}

  /// Returns the default configuration for the title of a section.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}
