public import Foundation

/// The region in which text is laid out, for example in a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size: CGSize { didSet { changed?() } }
  /// The padding at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The maximum number of lines. 0 means any number.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The areas without text. They are stored but have no effect.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// The manager that lays out the text, which retains the container.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Called when the text must be laid out again.
  var changed: (() -> Void)?

  /// Creates a container with a size in points. A size of zero means no limits.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
