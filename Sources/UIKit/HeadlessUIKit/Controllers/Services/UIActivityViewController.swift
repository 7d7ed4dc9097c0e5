public import Foundation

/// A sheet for sharing items.
///
/// It is presented like any controller, but shows nothing. `choose(_:of:)` of UIKitTesting chooses an activity, and
/// `cancel(_:)` closes the sheet.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that receives the chosen activity and whether it was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// A closure that receives the chosen activity, whether it was completed, the returned items, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The shared items, or their sources.
  let activityItems: [Any]
  /// The app's custom activities.
  let applicationActivities: [UIActivity]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when an activity has ended, or when the sheet was closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var allowsProminentActivity = true

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = traitCollection.userInterfaceIdiom == .pad ? .popover : .automatic
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the items for an activity, with those that their sources provide.
  package func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The app's activities that the sheet offers: those that can use the items and are not excluded.
  package var offeredActivities: [UIActivity] {
    applicationActivities.filter { activity in
      let type = activity.activityType
      if let type, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: items(for: type))
    }
  }

  /// Chooses an activity as the user does: a custom one is performed, a system one ends immediately.
  /// - Returns: Whether the sheet offers the activity.
  @discardableResult
  package func choose(_ type: UIActivity.ActivityType) -> Bool {
    if let own = applicationActivities.first(where: { $0.activityType == type }) {
      guard offeredActivities.contains(own) else { return false }
      own.prepare(withActivityItems: items(for: type))
      own.onEnd = { [weak self] in self?.end(type, completed: $0) }
      if let controller = own.activityViewController {
        present(controller, animated: true)
      } else {
        own.perform()
      }
      return true
    }
    guard excludedActivityTypes?.contains(type) != true else { return false }
    _ = items(for: type)
    end(type, completed: true)
    return true
  }

  /// Closes the sheet as the user does.
  package func cancel() { end(nil, completed: false) }

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    guard let presenter = presentingViewController else {
      handler?(type, completed, nil, nil)
      return
    }
    presenter.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
