import Foundation

/// A view whose content a configuration makes.
@MainActor
protocol ContentHolder: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var shownContent: UIView? { get }
  func replaceContent(_ view: UIView)
}

extension ContentHolder {
  /// Shows the configuration, if possible in the view of the previous one.
  func takeContentConfiguration() {
    guard let configuration = contentConfiguration else {
      if shownContent is any UIContentView { replaceContent(UIView(frame: bounds)) }
      return
    }
    if let view = shownContent as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      view.frame = bounds
      replaceContent(view)
    }
    setNeedsLayout()
  }
}

extension UITableViewCell: ContentHolder {
  /// Calls the update handlers, if an update is due.
  func updateConfigurations() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func updateByDefault(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let old = contentConfiguration else { return }
    (shownContent as? any UIContentView)?.configuration = old.updated(for: state)
  }

  /// The configuration of a plain text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// The background of a cell that has none of its own.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UICollectionViewCell: ContentHolder {
  func updateConfigurations() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func updateByDefault(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let old = contentConfiguration else { return }
    (shownContent as? any UIContentView)?.configuration = old.updated(for: state)
  }

  /// The background of a cell that has none of its own.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UITableViewHeaderFooterView: ContentHolder {
  /// The configuration of the title of a section.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}
