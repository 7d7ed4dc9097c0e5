import Foundation

/// A screen reader treats a table cell as one element that combines its texts and images.
///
/// The controls inside follow as separate elements.
extension UITableViewCell {
  /// Whether the cell is a single element: code does not set its elements, and it has a label.
  var combinesElements: Bool {
    accessibility?.elements == nil && (accessibility?.label != nil || combinedLabel != nil)
  }

  /// The labels of the texts and images inside, in order; nil if there are none.
  var combinedLabel: String? {
    let labels = elementsInside.filter { !isUsed($0) }.compactMap(\.accessibilityLabel)
    let texts = labels.filter { $0.contains { !$0.isWhitespace } }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The elements inside with which a user can interact.
  ///
  /// If code makes the cell itself an element, the cell hides them, like any other accessibility element.
  var elementsOfItsOwn: [UIResponder] {
    accessibility?.isElement == true ? [] : elementsInside.filter { isUsed($0) }
  }

  private func isUsed(_ element: UIResponder) -> Bool {
    let traits: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
    return element is UIControl || element is UITextView
      || !element.accessibilityTraits.isDisjoint(with: traits)
  }
}
