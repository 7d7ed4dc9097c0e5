import Foundation

/// The view that newer systems put behind cells; nibs call it `_UISystemBackgroundView`.
final class SystemBackgroundView: UIView {
  let configuration: UIBackgroundConfiguration?

  required init?(coder: NSCoder) {
    let held: NibBackgroundConfiguration? = coder.nib.object("configurationAPI")
    configuration = held?.configuration
    super.init(coder: coder)
  }
}

extension NibValues {
  /// The background of a cell on newer systems.
  var systemBackground: UIBackgroundConfiguration? {
    object("UISystemBackgroundView", as: SystemBackgroundView.self)?.configuration
  }
}
