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
    let edges: [(String, Int, Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    let constraints = edges.map { side, attribute, guideIsFirst in
      edge(
        attribute, guideIsFirst ? number : view, guideIsFirst ? view : number,
        identifier + "-" + side)
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

  private func edge(_ attribute: Int, _ first: Int?, _ second: Int?, _ identifier: String) -> Int {
    let constraint = encoder.builder.addObject("NSLayoutConstraint")
    let writer = part(node, number: constraint)
    writer.writeEdge(attribute, of: first, to: second)
    writer.write("NSShouldBeArchived", false)
    writer.write("NSLayoutIdentifier", string: identifier)
    return constraint
  }

  /// Writes that an edge of two items is the same.
  func writeEdge(_ attribute: Int, of first: Int?, to second: Int?) {
    write("NSFirstItem", object: first)
    write("NSFirstAttributeV2", attribute)
    write("NSFirstAttribute", attribute)
    write("NSSecondItem", object: second)
    write("NSSecondAttributeV2", attribute)
    write("NSSecondAttribute", attribute)
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
