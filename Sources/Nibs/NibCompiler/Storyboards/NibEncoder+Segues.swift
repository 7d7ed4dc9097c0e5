import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Returns the template of a segue: an object in the scene's nib, a placeholder in other nibs.
  func template(of segue: IBConnection) -> Int {
    guard unit.storyboard?.part == .scene else { return upstreamPlaceholder(for: .segue(segue)) }
    if let known = templates[segue.index] { return known }
    // A peek segue has the destination of another segue; a chain of such segues has at most two steps.
    let origin = segue.inherited.map { $0.inherited ?? $0 } ?? segue
    let kind = SegueKind(origin)
    if kind == nil {
      note(
        segue.node, "cannot compile segues of kind '\(segue.segue?.kind ?? "none")' yet; left out")
    }
    let number = builder.addObject(kind?.className ?? "UIStoryboardSegueTemplate")
    templates[segue.index] = number
    builder.setOrigin(
      NibOrigin(file: document.file, objectID: segue.id, line: segue.node.position.line),
      of: number)
    guard let source = segue.source else { return number }
    let writer = ObjectWriter(encoder: self, source: source, node: segue.node, number: number)
    writer.writeSegue(origin, kind)
    return number
  }

  /// Writes the object that triggers a segue; nil for a controller, whose segues code performs.
  func encodeTrigger(of segue: IBConnection, _ source: IBObject) -> (isEvent: Bool, number: Int)? {
    guard document.kind == .storyboard, segue.segue?.kind != "relationship", segue.inherited == nil,
      source.node.name != Names.viewController, let from = reference(to: source)
    else { return nil }
    switch source.node.name {
    case Names.containerView:
      return (false, trigger("containerView", of: template(of: segue), to: from))
    case Names.tableViewCell, Names.collectionViewCell:
      let isAccessory = segue.node[Names.trigger] == "accessoryAction"
      let label = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      return (false, trigger(label, of: from, to: template(of: segue)))
    default: break
    }
    let isItem = source.node.name == Names.barButtonItem
    let isRecognizer = source.element.hasSuffix("GestureRecognizer")
    guard isItem || isRecognizer || source.isControl else { return nil }
    let number = builder.addObject("UIRuntimeEventConnection")
    builder.add("UILabel", object: string("perform:"), to: number)
    builder.add("UISource", object: from, to: number)
    builder.add("UIDestination", object: template(of: segue), to: number)
    if source.isControl {
      let event = source.node.name == Names.button ? "touchUpInside" : "valueChanged"
      let mask = AttributeType.Enumeration.event.number(of: segue.event ?? event)
      builder.add("UIEventMask", Int64(mask ?? 0), to: number)
    }
    return (true, number)
  }

  /// Writes connections from the templates of popovers, which are in the scene's nib, to their anchor views, which are
  /// only in this nib. (The form is that of `containerView`; no known compiled nib contains such a connection.)
  func encodeAnchors() -> [Int] {
    guard let storyboard = unit.storyboard, storyboard.part != .scene else { return [] }
    return storyboard.scenes.flatMap { storyboard.plan.scenes[$0].segues }.compactMap { segue in
      guard let view = segue.node[Names.popoverAnchorView].flatMap({ document.object(id: $0) }),
        storyboard.contains(view), let number = reference(to: view)
      else { return nil }
      return trigger("anchorView", of: template(of: segue), to: number)
    }
  }

  private func trigger(_ label: String, of source: Int, to destination: Int) -> Int {
    let number = builder.addObject("UIRuntimeOutletConnection")
    builder.add("UILabel", object: string(label), to: number)
    builder.add("UISource", object: source, to: number)
    builder.add("UIDestination", object: destination, to: number)
    return number
  }
}

extension IBObject {
  /// Whether the object is a control, which specifies the events that it sends.
  fileprivate var isControl: Bool {
    switch node.name {
    case Names.button, Names.control, Names.textField, Names.switch, Names.slider, Names.stepper,
      Names.segmentedControl, Names.pageControl, Names.datePicker, Names.refreshControl,
      Names.colorWell:
      true
    default: false
    }
  }
}

/// The kind of a segue, which determines the class of the template.
enum SegueKind: String {
  case show
  case showDetail
  case presentation
  case modal
  case push
  case replace
  case embed
  case unwind
  case custom
  case popover
  case popoverPresentation

  init?(_ segue: IBConnection) {
    guard let kind = segue.segue?.kind, let known = Self(rawValue: kind) else { return nil }
    self = known
  }

  var className: String {
    switch self {
    case .show, .showDetail: "UIStoryboardShowSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .modal: "UIStoryboardModalSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    case .replace: "UIStoryboardReplaceSegueTemplate"
    case .embed: "UIStoryboardEmbedSegueTemplate"
    case .unwind: "UIStoryboardUnwindSegueTemplate"
    case .custom: "UIStoryboardSegueTemplate"
    case .popover: "UIStoryboardPopoverSegueTemplate"
    case .popoverPresentation: "UIStoryboardPopoverPresentationSegueTemplate"
    }
  }
}

extension ObjectWriter {
  /// Writes the template of a segue.
  fileprivate func writeSegue(_ segue: IBConnection, _ kind: SegueKind?) {
    if let identifier = node[Names.identifier] { write("UIIdentifier", string: identifier) }
    if let name = encoder.runtimeName(of: node) { write("UISegueClassName", string: name) }
    let plan = encoder.unit.storyboard?.plan
    let destination = segue.destination.flatMap { plan?.scene(of: $0) }
    let identifier = destination.flatMap { plan?.scenes[$0].identifier }
    write(
      "UIDestinationViewControllerIdentifier",
      object: kind == .unwind ? nil : identifier.map { encoder.string($0) })
    writeFalse("UIAnimates", ifNo: Names.animates)
    writeCreation()
    switch kind {
    case .show: writeAction("showViewController:sender:")
    case .showDetail: writeAction("showDetailViewController:sender:")
    case .presentation: writeModalStyles()
    case .modal:
      write(
        "UIModalTransitionStyle", word: Names.modalTransitionStyle, in: .modalTransitionStyle,
        default: 0)
      writeModalStyle()
    case .push: writeContainment(0)
    case .replace: writeContainment(1)
    case .embed:
      write("UIPerformOnViewLoad", true)
      write("UIContainerView", object: nil)
    case .unwind: write("UIAction", string: node[Names.unwindAction] ?? "")
    case .popover, .popoverPresentation: writePopover()
    case .custom, nil: break
    }
  }

  /// Writes the method of the source that creates the destination (`@IBSegueAction`).
  ///
  /// No compiled nib with such a segue is known, so the key is specific to this package.
  private func writeCreation() {
    guard let selector = node[Names.destinationCreationSelector] else { return }
    write("UIDestinationViewControllerCreationSelectorName", string: selector)
    note(
      node,
      "cannot compile '\(node.tree.spelling(of: Names.destinationCreationSelector))' of <segue> for devices, because its nib key is unknown; there, the destination is created without '\(selector)'"
    )
  }

  private func writeAction(_ name: String) {
    write("UIActionName", string: node[Names.action] ?? name)
  }

  private func writeModalStyles() {
    writeModalStyle()
    write(
      "UIModalTransitionStyle", word: Names.modalTransitionStyle, in: .modalTransitionStyle,
      omitting: nil)
  }

  private func writeModalStyle() {
    write(
      "UIModalPresentationStyle", word: Names.modalPresentationStyle, in: .modalPresentationStyle,
      omitting: nil)
  }

  /// Writes where the destination is shown: 0 in the same navigation controller, 1 in the other half of a split view.
  private func writeContainment(_ context: Int) {
    write("UIDestinationContainmentContext", context)
    write("UISplitViewControllerIndex", node.int(Names.splitViewControllerTargetIndex) ?? context)
  }

  /// Writes the keys of a popover: the arrow may have any direction, and the anchor is set after the view has loaded.
  private func writePopover() {
    write("UIPermittedArrowDirections", arrowDirections)
    write("UIPassthroughViews", object: nil)
    write("UIAnchorBarButtonItem", object: anchor(Names.popoverAnchorBarButtonItem))
    write("UIAnchorView", object: nil)
  }

  private var arrowDirections: Int {
    node.child("popoverArrowDirection")?.flagBits ?? 15
  }

  private func anchor(_ name: Name) -> Int? {
    guard let object = node[name].flatMap({ document.object(id: $0) }),
      encoder.unit.contains(object)
    else { return nil }
    return encoder.reference(to: object)
  }
}
