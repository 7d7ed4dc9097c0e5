public import Foundation

/// The region that text is laid out in, as a text view's.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// In points.
  open var size: CGSize { didSet { changed?() } }
  /// The padding at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// Parts without text; stored only.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// The manager that lays the text out, which keeps the container.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Called when the text has to be laid out again.
  var changed: (() -> Void)?

  /// A region of a size in points; zero for no limits.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
