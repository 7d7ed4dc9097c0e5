import Foundation

/// A screen reader reads a cell of a table at once: its texts and images make one element, and the controls inside
/// follow as elements of their own.
extension UITableViewCell {
  /// Whether the cell is read at once: unless code says its elements, and where there is something to read.
  var combinesElements: Bool {
    accessibility?.elements == nil && (accessibility?.label != nil || combinedLabel != nil)
  }

  /// What is read for the texts and images inside, in their order; nil for none.
  var combinedLabel: String? {
    let labels = elementsInside.filter { !isUsed($0) }.compactMap(\.accessibilityLabel)
    let texts = labels.filter { $0.contains { !$0.isWhitespace } }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The elements inside that a user does something with.
  ///
  /// A cell that code has made an element hides them, as every such view does.
  var elementsOfItsOwn: [UIResponder] {
    accessibility?.isElement == true ? [] : elementsInside.filter { isUsed($0) }
  }

  private func isUsed(_ element: UIResponder) -> Bool {
    let traits: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
    return element is UIControl || element is UITextView
      || !element.accessibilityTraits.isDisjoint(with: traits)
  }
}
