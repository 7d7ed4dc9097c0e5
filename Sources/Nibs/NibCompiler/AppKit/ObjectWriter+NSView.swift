import InterfaceBuilder
import NibFormat
package import XMLTree

extension ObjectWriter {
  /// Writes the keys of every AppKit view.
  /// - Parameters:
  ///   - subviews: The subviews, if they differ from those of the document.
  ///   - keepsSubviews: Whether an empty list of subviews is written.
  ///   - frame: The frame in points, if it differs from that of the document.
  ///   - next: The next view for the keyboard.
  func writeNSView(
    subviews: [Int]? = nil, keepsSubviews: Bool = false, frame: Rect? = nil, next: Int? = nil
  ) {
    let superview = superviewNumber
    write("NSNextResponder", object: superview)
    if let superview { write("NSSuperview", object: superview) }
    let views = subviews ?? references(in: Names.subviews)
    if !views.isEmpty || keepsSubviews { write("NSSubviews", mutableArray: views) }
    write(frame: frame ?? node.child("frame")?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0))
    if let next { write("NSNextKeyView", object: next) }
    if isConstrained { write("NSDoNotTranslateAutoresizingMask", true) }
    if source.parent?.node.name == Names.splitView, era.clipsSplitViews {
      write("NSViewClipsToBoundsKeyName", true)
    }
    let constraints = references(in: Names.constraints)
    if !constraints.isEmpty { write("NSViewConstraints", array: constraints) }
    writeNSPriorities(
      "NSHuggingPriority", Names.horizontalHuggingPriority, Names.verticalHuggingPriority,
      absent: 250, usual: (250, usualVerticalHugging))
    writeNSPriorities(
      "NSAntiCompressionPriority", Names.horizontalCompressionResistancePriority,
      Names.verticalCompressionResistancePriority, absent: 750, usual: (750, 750))
    writeAppKitKeys(
      of: node.name, adding: impliedMask,
      removing: isTiled ? [("NSvFlags", Self.maskBits)] : [])
    writeAppearance()
  }

  /// Writes the appearance of a view or window. An inherited appearance is not stored.
  func writeAppearance() {
    guard let word = node[Names.appearanceType], let name = Self.appearances[word] else { return }
    let appearance = encoder.builder.addObject("NSAppearance")
    encoder.builder.add("NSAppearanceName", object: encoder.string(name), to: appearance)
    write("NSAppearance", object: appearance)
  }

  private static let appearances = [
    "aqua": "NSAppearanceNameAqua", "darkAqua": "NSAppearanceNameDarkAqua",
    "vibrantLight": "NSAppearanceNameVibrantLight", "vibrantDark": "NSAppearanceNameVibrantDark",
    "accessibilityHighContrastAqua": "NSAppearanceNameAccessibilityAqua",
    "accessibilityHighContrastDarkAqua": "NSAppearanceNameAccessibilityDarkAqua",
    "accessibilityHighContrastVibrantLight": "NSAppearanceNameAccessibilityVibrantLight",
    "accessibilityHighContrastVibrantDark": "NSAppearanceNameAccessibilityVibrantDark",
  ]

  /// Whether constraints determine the frame. If the view has no constraints, its mask still determines the frame.
  private var isConstrained: Bool {
    guard node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false,
      node.bool(Names.fixedFrame) != true, let parent = source.parent
    else { return false }
    return parent.node.name == Names.stackView || parent.node.name == Names.gridCell
      || encoder.features.constrainedObjects.contains(source.index)
  }

  func write(frame: Rect) {
    let size = encoder.braced([frame.width, frame.height])
    if frame.x == 0, frame.y == 0 {
      write("NSFrameSize", string: size)
    } else {
      write("NSFrame", string: "{\(encoder.braced([frame.x, frame.y])), \(size)}")
    }
  }

  /// The graph's object of the view that contains this view; nil for the root of a view hierarchy.
  var superviewNumber: Int? {
    guard let parent = source.parent else { return nil }
    switch parent.node.name {
    case Names.tabViewItem:
      guard let tabView = parent.parent, tabView.selectedTab == parent else { return nil }
      return encoder.reference(to: tabView)
    case Names.tableView, Names.outlineView, Names.tableColumn: return nil
    case Names.gridCell: return parent.parent.flatMap { encoder.reference(to: $0) }
    default:
      guard IBSchema.isView(parent.node.name, on: .macOS) else { return nil }
      return encoder.reference(to: parent)
    }
  }

  /// The bits of the autoresizing mask.
  private static let maskBits = 0x3f

  /// Whether a scroll view lays out the view, so that the mask in the document has no effect.
  private var isTiled: Bool {
    guard let parent = source.parent?.node.name else { return false }
    if parent == Names.scrollView { return node.name == Names.clipView }
    return parent == Names.clipView
      && (node.name == Names.tableView || node.name == Names.outlineView)
  }

  /// The mask of a view for which the document contains none: fixed to the top-left corner, or, for a table in a scroll
  /// view, flexible in both directions.
  private var impliedMask: [(word: String, bits: Int)] {
    if isTiled { return node.name == Names.clipView ? [] : [("NSvFlags", 0x12)] }
    guard node.child("autoresizingMask") == nil, source.parent != nil else { return [] }
    return [("NSvFlags", 0xc)]
  }

  private func writeNSPriorities(
    _ key: NibKey, _ horizontal: Name, _ vertical: Name, absent: Double,
    usual: (horizontal: Double, vertical: Double)
  ) {
    let across = node.double(horizontal) ?? absent
    let down = node.double(vertical) ?? absent
    guard across != usual.horizontal || down != usual.vertical else { return }
    write(key, object: encoder.priorities(across, down))
  }

  /// The default vertical content hugging priority of the view's class.
  private var usualVerticalHugging: Double {
    AppKitPriorities.verticalHugging(
      of: node.name, bezel: era.buttonsHugByBezel ? node.child("cell")?[Names.bezelStyle] : nil)
  }

  // MARK: Custom views

  func writeCustomView() {
    // The object that represents a custom view lists its subviews from front to back.
    let views = references(in: Names.subviews)
    let isCustom = encoder.className(of: number) == "NSCustomView"
    writeNSView(subviews: isCustom ? views.reversed() : views)
    guard encoder.className(of: number) == "NSCustomView" else { return }
    let name = encoder.runtimeName(of: node)
    if let name { write("IBClassReference", object: encoder.classReference(name)) }
    write("NSClassName", string: name ?? "NSView")
  }
}

/// The priorities that views have if a nib contains none.
package enum AppKitPriorities {
  /// Returns the default vertical content hugging priority of an element's class, which is high for text on one line and
  /// for controls with a fixed height.
  /// - Parameter bezel: The bezel of a button, if it determines the priority.
  package static func verticalHugging(of element: Name, bezel: String?) -> Double {
    switch element {
    case Names.textField, Names.searchField, Names.secureTextField, Names.comboBox,
      Names.tokenField, Names.tableView, Names.outlineView, Names.scroller,
      Names.progressIndicator, Names.popUpButton, Names.slider, Names.segmentedControl,
      Names.pathControl, Names.datePicker, Names.matrix, Names.predicateEditor,
      Names.levelIndicator:
      return 750
    case Names.button: return bezel.map { flexibleBezels.contains($0) ? 250 : 750 } ?? 250
    default: return 250
    }
  }

  /// The bezels that fill any height.
  private static let flexibleBezels: Set = [
    "regularSquare", "shadowlessSquare", "texturedSquare", "smallSquare",
  ]
}

extension IBObject {
  /// The item that a tab view shows.
  var selectedTab: IBObject? {
    let items = children(keyed: "tabViewItems")
    if let id = node[Names.initialItem], let item = items.first(where: { $0.id == id }) {
      return item
    }
    return items.first
  }
}
