public import Foundation

/// A color picker. It shows nothing; `choose(_:of:)` of UIKitTesting picks a color.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Picks a color as the user does.
  package func pick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  /// Closes the picker as the user does.
  package func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// Receives a picked color; every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A font picker. It shows nothing; `choose(_:of:)` of UIKitTesting picks a font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The fonts that the picker offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public override init() { super.init() }
  }

  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  public let configuration: Configuration
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) { nil }

  /// Picks a font as the user does.
  package func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Closes the picker as the user does.
  package func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    dismiss(animated: true)
  }
}

/// Receives a picked font; every method is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A controller for the definition of a word; it shows nothing.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// The word to define.
  let term: String

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// Returns whether a dictionary defines a word; always false here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

// MARK: Printing

/// The settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The kind of content, with UIKit's raw values.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  /// The orientation of the paper, with UIKit's raw values.
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  /// The mode of printing on both sides, with UIKit's raw values.
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

  public override init() { super.init() }
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// A layout of printed content; its values are only stored.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var maximumContentWidth: CGFloat = 0
  open var maximumContentHeight: CGFloat = 0
  open var startPage = 0
}

/// A layout of printed text; its values are only stored.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// A layout of printed HTML; its values are only stored.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) { self.markupText = markupText }
}

/// A renderer of printed pages; its values are only stored.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var printFormatters: [UIPrintFormatter]?
  public override init() { super.init() }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open var numberOfPages: Int { printFormatters?.isEmpty == false ? 1 : 0 }
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  open var printableRect: CGRect { paperRect }
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func prepare(forDrawingPages range: NSRange) {}
}

/// A controller that prints; only recorded. It calls the completion handler as if the user had canceled.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject, EnvironmentPart {
  /// A closure that receives the controller, whether the content was printed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static var shared: UIPrintInteractionController { HeadlessEnvironment.current.part() }
  open class var isPrintingAvailable: Bool { true }
  open class func canPrint(_ url: URL) -> Bool { true }
  open class func canPrint(_ data: Data) -> Bool { true }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?
  open var printingItems: [Any]?

  public required init(in environment: HeadlessEnvironment) { super.init() }

  private func record(_ completion: CompletionHandler?) -> Bool {
    RecordedCalls.record("UIPrintInteractionController.present", printInfo?.jobName)
    if let completion {
      nonisolated(unsafe) let complete = { completion(self, false, nil) }
      DispatchQueue.main.async { complete() }
    }
    return true
  }

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    record(completion)
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { record(completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { record(completion) }
  open func dismiss(animated: Bool) {}
}

/// The delegate of printing; its methods are never called.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

// MARK: Input

/// The controller of a custom keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var needsInputModeSwitchKey: Bool { true }
  open var hasFullAccess: Bool { false }
  open func dismissKeyboard() { RecordedCalls.record("UIInputViewController.dismissKeyboard") }
  open func advanceToNextInputMode() {
    RecordedCalls.record("UIInputViewController.advanceToNextInputMode")
  }
}

/// A view that replaces the keyboard, or that is above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

// MARK: Videos

/// A controller in which the user trims a video. It shows nothing; `save(_:to:)` of UIKitTesting ends it.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  private var editorDelegate: (any UIVideoEditorControllerDelegate)? {
    delegate as? any UIVideoEditorControllerDelegate
  }
  open var videoPath = ""
  /// The longest video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = UIImagePickerController.QualityType.typeMedium

  /// Returns whether a video can be trimmed. Always false.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// Saves the video as the user does.
  package func save(to path: String) {
    editorDelegate?.videoEditorController(self, didSaveEditedVideoToPath: path)
  }

  /// Reports that the video cannot be saved.
  package func fail(with error: any Error) {
    editorDelegate?.videoEditorController(self, didFailWithError: error)
  }

  /// Closes the controller as the user does.
  package func cancel() { editorDelegate?.videoEditorControllerDidCancel(self) }
}

/// Receives a trimmed video. An editor's delegate is also the delegate of a navigation controller.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  public func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
