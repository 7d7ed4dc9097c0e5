import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a view's layout guide; the safe area's holds itself by four constraints.
  func writeLayoutGuide() {
    let view = source.parent.flatMap { encoder.reference(to: $0) }
    write("UILayoutGuideOwningView", object: view)
    let identifier = guideIdentifier
    write("UILayoutGuideIdentifier", string: identifier)
    write("UILayoutGuideOwningViewIsLocked", true)
    write("UILayoutGuideShouldBeArchived", true)
    write("UILayoutGuideAllowsNegativeDimensions", true)
    let edges: [(String, Int)] = [("left", 1), ("right", 2), ("top", 3), ("bottom", 4)]
    let constraints = edges.map { side, attribute in
      edge(attribute, of: view, identifier: "\(identifier)-\(side)")
    }
    write("UILayoutGuideSystemConstraints", object: encoder.collection("NSArray", constraints))
  }

  private var guideIdentifier: String {
    switch node[Names.key] {
    case "contentLayoutGuide": "UIScrollView-contentLayoutGuide"
    case "frameLayoutGuide": "UIScrollView-frameLayoutGuide"
    default: "UIViewSafeAreaLayoutGuide"
    }
  }

  /// Writes the guide of a keyboard, which is laid out at run time.
  func writeKeyboardGuide() {
    write("UILayoutGuideOwningView", object: source.parent.flatMap { encoder.reference(to: $0) })
    write("UILayoutGuideIdentifier", string: "UIViewKeyboardLayoutGuide")
    write("UILayoutGuideShouldBeArchived", true)
  }

  private func edge(_ attribute: Int, of view: Int?, identifier: String) -> Int {
    let constraint = encoder.builder.addObject("NSLayoutConstraint")
    let writer = part(node, number: constraint)
    writer.write("NSFirstItem", object: number)
    writer.write("NSFirstAttributeV2", attribute)
    writer.write("NSFirstAttribute", attribute)
    writer.write("NSSecondItem", object: view)
    writer.write("NSSecondAttributeV2", attribute)
    writer.write("NSSecondAttribute", attribute)
    writer.write("NSShouldBeArchived", false)
    writer.write("NSLayoutIdentifier", string: identifier)
    return constraint
  }
}

extension ObjectWriter {
  /// Writes a guide of the user's own.
  func writeUserGuide() {
    write("UILayoutGuideOwningView", object: source.parent.flatMap { encoder.reference(to: $0) })
    write("UILayoutGuideIdentifier", string: Names.identifier)
    write("UILayoutGuideShouldBeArchived", true)
  }
}
