public import Foundation

/// A size in which a screen can show pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel divided by its height.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
