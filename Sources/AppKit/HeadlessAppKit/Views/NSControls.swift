public import Foundation

// Controls with the names of AppKit, whose values are those of their cells.

/// A control that shows or edits text.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  /// The object that receives messages about changes.
  open weak var delegate: AnyObject?
  /// The text that appears if there is none.
  open var placeholderString: String? { cell?.placeholderString }
  /// Whether the text can be edited.
  open var isEditable: Bool { cell?.isEditable ?? false }

  /// Declares the outlets of text fields.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSTextField.delegate)
  }
}

/// A text field for a password.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}

/// A text field for a search.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {}

/// A text field with a list of choices.
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
  /// The object that supplies the choices.
  open weak var dataSource: AnyObject?

  /// Declares the outlets of combo boxes.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("dataSource", \NSComboBox.dataSource)
  }
}

/// A text field with tokens.
@preconcurrency @MainActor
open class NSTokenField: NSTextField {}

/// A button.
@preconcurrency @MainActor
open class NSButton: NSControl {
  /// The title.
  open var title: String {
    get { cell?.title ?? "" }
    set { stringValue = newValue }
  }
  /// The key that clicks the button.
  open var keyEquivalent: String { cell?.keyEquivalent ?? "" }

  /// Declares the attributes of buttons.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("title", \NSButton.title)
  }
}

/// A button with a menu of choices.
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  /// The items of the menu.
  open var itemArray: [NSMenuItem] { cell?.menu?.items ?? [] }
  /// The titles of the items.
  open var itemTitles: [String] { itemArray.map(\.title) }
}

/// A control that shows an image.
@preconcurrency @MainActor
open class NSImageView: NSControl {}

/// A control with a knob on a track.
@preconcurrency @MainActor
open class NSSlider: NSControl {}

/// A control with two arrows.
@preconcurrency @MainActor
open class NSStepper: NSControl {}

/// A control with segments.
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  /// The titles of the segments, in order.
  public private(set) var segmentLabels: [String] = []

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let images = cell?.nibProperties["NSSegmentImages"] as? [Any] ?? []
    segmentLabels = images.map {
      ($0 as? NibRecord)?.values["NSSegmentItemLabel"] as? String ?? ""
    }
  }

  /// Creates a control in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }
}

/// A control for a date.
@preconcurrency @MainActor
open class NSDatePicker: NSControl {}

/// A control for a color.
@preconcurrency @MainActor
open class NSColorWell: NSControl {}

/// A control for a path.
@preconcurrency @MainActor
open class NSPathControl: NSControl {}

/// A control for a level.
@preconcurrency @MainActor
open class NSLevelIndicator: NSControl {}

/// A control for a rule.
@preconcurrency @MainActor
open class NSRuleEditor: NSControl {}

/// A control for a predicate.
@preconcurrency @MainActor
open class NSPredicateEditor: NSRuleEditor {}

/// A control that scrolls.
@preconcurrency @MainActor
open class NSScroller: NSControl {}

/// A control for a hierarchy in columns.
@preconcurrency @MainActor
open class NSBrowser: NSControl {}

/// A control with cells in rows and columns.
@preconcurrency @MainActor
open class NSMatrix: NSControl {
  /// The cells, row by row.
  public private(set) var cells: [NSCell] = []

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cells = coder.nib.list("NSCells")
  }

  /// Creates a control in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }
}

/// A view that shows progress.
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {}

/// A view that blurs what is behind it.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {}

/// A view of items in a grid.
@preconcurrency @MainActor
open class NSCollectionView: NSView {
  /// The object that supplies the items.
  open weak var dataSource: AnyObject?
  /// The object that receives messages about the selection.
  open weak var delegate: AnyObject?

  /// Declares the outlets of collection views.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("dataSource", \NSCollectionView.dataSource)
    nib.outlet("delegate", \NSCollectionView.delegate)
  }
}
