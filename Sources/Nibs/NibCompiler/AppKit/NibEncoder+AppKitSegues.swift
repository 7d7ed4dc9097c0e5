import Diagnostics
import InterfaceBuilder
import NibFormat
package import XMLTree

// The segues of AppKit's storyboards.
extension NibEncoder {
  /// Returns the template of a segue: an object in the scene's nib, a placeholder in the nib of a view; nil for a kind
  /// that has none.
  func appKitTemplate(of segue: IBConnection) -> Int? {
    guard unit.storyboard?.part == .scene else {
      return upstreamPlaceholder(for: .segue(segue))
    }
    if let known = templates[segue.index] { return known }
    let classes = [
      "show": "NSStoryboardShowSegueTemplate", "modal": "NSStoryboardModalSegueTemplate",
      "sheet": "NSStoryboardSheetSegueTemplate", "popover": "NSStoryboardPopoverSegueTemplate",
      "custom": "NSStoryboardSegueTemplate", "embed": "NSStoryboardEmbedSegueTemplate",
    ]
    guard let kind = segue.segue?.kind, let className = classes[kind], let source = segue.source,
      let plan = unit.storyboard?.plan
    else {
      note(
        segue.node, "cannot compile segues of kind '\(segue.segue?.kind ?? "none")' yet; left out")
      return nil
    }
    let number = builder.addObject(className)
    templates[segue.index] = number
    builder.setOrigin(
      NibOrigin(file: document.file, objectID: segue.id, line: segue.node.position.line),
      of: number)
    let writer = ObjectWriter(encoder: self, source: source, node: segue.node, number: number)
    if let identifier = segue.node[Names.identifier] {
      writer.write("NSIdentifier", string: identifier)
    }
    if let scene = segue.destination.flatMap({ plan.scene(of: $0) }) {
      let identifier = plan.scenes[scene].identifier
      writer.write("NSDestinationControllerIdentifier", string: identifier)
      if kind == "show" {
        writer.write("NSUniqueControllerIdentifier", string: StableIdentifier.text(identifier))
      }
    }
    if isTriggered(segue) { writer.write("NSTrigger", string: "IBSegueTriggerAction") }
    if let name = runtimeName(of: segue.node) { writer.write("NSSegueClassName", string: name) }
    if kind == "popover" {
      let behaviors = [
        "applicationDefined": 0, "a": 0, "transient": 1, "t": 1, "semitransient": 2, "s": 2,
      ]
      let edges = ["minX": 0, "minY": 1, "maxX": 2, "maxY": 3]
      writer.write(
        "NSPopoverBehavior", segue.node[Names.popoverBehavior].flatMap { behaviors[$0] } ?? 0)
      writer.write("NSAnchorView", object: nil)
      writer.write("NSPreferredEdge", segue.node[Names.preferredEdge].flatMap { edges[$0] } ?? 1)
    }
    return number
  }

  /// Returns whether the action of an object triggers a segue.
  private func isTriggered(_ segue: IBConnection) -> Bool {
    !isPerformedByCode(segue) && segue.source?.node.name != Names.containerView
  }

  private func isPerformedByCode(_ segue: IBConnection) -> Bool {
    segue.source.map { IBSchema.groupNames(of: $0.node.name).contains("controller") } ?? true
  }

  /// Writes what triggers a segue: a control's action, or the view of a container.
  func segueConnector(_ segue: IBConnection) -> Connector? {
    guard let source = segue.source, let from = reference(to: source),
      segue.segue?.kind != "relationship", !isPerformedByCode(segue),
      let template = appKitTemplate(of: segue)
    else { return nil }
    guard isTriggered(segue) else {
      return Connector(number: appKitOutlet("containerView", of: template, to: from))
    }
    let number = builder.addObject("NSNibControlConnector")
    builder.add("NSSource", object: from, to: number)
    builder.add("NSDestination", object: template, to: number)
    builder.add("NSLabel", object: string("perform:"), to: number)
    return Connector(number: number)
  }
}

/// The options of a transition between tabs, with the bits that AppKit declares.
package enum TransitionOption {
  /// The options; those with several bits come first.
  package static let all: [(name: Name, bits: Int)] = [
    (Names.slideForward, 0x140), (Names.slideBackward, 0x180), (Names.crossfade, 0x1),
    (Names.slideUp, 0x10), (Names.slideDown, 0x20), (Names.slideLeft, 0x40),
    (Names.slideRight, 0x80), (Names.allowUserInteraction, 0x1000),
  ]

  /// Returns the bits that an element states.
  static func bits(of node: Node) -> Int {
    all.reduce(0) { node.bool($1.name) == true ? $0 | $1.bits : $0 }
  }
}
