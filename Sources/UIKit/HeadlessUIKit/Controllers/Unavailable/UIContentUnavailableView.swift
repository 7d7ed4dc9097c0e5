public import Foundation

/// A view that explains why there is no content, centered within its margins.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  open var isScrollEnabled = false
  private let column = UIStackView()

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
    ])
    show()
  }

  /// Creates an empty view; nibs do not contain such views.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = content.directionalLayoutMargins
    column.alignment = content.alignment == .center ? .center : .leading
    add(picture(of: content), gap: content.imageToTextPadding)
    add(
      label(content.text, content.attributedText, content.textProperties, of: content),
      gap: content.textToSecondaryTextPadding)
    add(
      label(
        content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
        of: content), gap: content.textToButtonPadding)
    add(
      button(content.button, content.buttonProperties), gap: content.buttonToSecondaryButtonPadding)
    add(button(content.secondaryButton, content.secondaryButtonProperties), gap: 0)
  }

  private func add(_ view: UIView?, gap: CGFloat) {
    guard let view else { return }
    column.addArrangedSubview(view)
    column.setCustomSpacing(gap, after: view)
  }

  private func picture(of content: UIContentUnavailableConfiguration) -> UIView? {
    if content.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = content.image else { return nil }
    let view = UIImageView(image: image)
    let properties = content.imageProperties
    view.tintColor = properties.tintColor
    view.layer.cornerRadius = properties.cornerRadius
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    let most = properties.maximumSize
    if most.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width).isActive = true
    }
    if most.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    of content: UIContentUnavailableConfiguration
  ) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.text = text
    if let attributed { label.attributedText = attributed }
    return label
  }

  /// Returns a button; nil for a configuration without title and image.
  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard
      configuration.title != nil || configuration.attributedTitle != nil
        || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The action's title must not replace the configuration's title.
    button.configuration = configuration
    button.menu = properties.menu
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }
}

extension UIViewController {
  /// The configuration of the view that replaces missing content, in front of all other views. Nil removes that view.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state for ``updateContentUnavailableConfiguration(using:)``, with the text of the search bar.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Calls ``updateContentUnavailableConfiguration(using:)`` in the next turn of the run loop, once for several
  /// requests.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard !StoredValue.get(self, Self.isDue, false) else { return }
    StoredValue.set(self, Self.isDue, true)
    HeadlessClock.shared.schedule(after: 0, named: "update of unavailable content") { [weak self] in
      guard let self else { return }
      StoredValue.set(self, Self.isDue, false)
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  private static var isDue: StaticString { "needsUpdateOfUnavailableContent" }
  private static var shown: StaticString { "unavailableContent" }

  private var unavailableContent: (any UIView & UIContentView)? {
    StoredValue.get(self, Self.shown, nil as (any UIView & UIContentView)?)
  }

  private func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let updated = configuration?.updated(for: contentUnavailableConfigurationState)
    if let updated, let content = unavailableContent, content.supports(updated) {
      content.configuration = updated
      return
    }
    unavailableContent?.removeFromSuperview()
    let content = updated?.makeContentView()
    StoredValue.set(self, Self.shown, content)
    guard let content, let view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
