import InterfaceBuilder
import XMLTree

/// The events that UIKit's controls send by themselves. A subclass may send other events, too.
enum ControlEvents {
  /// The events of editing a text.
  static let editing: Set<String> = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allEditingEvents",
  ]

  /// Returns whether a control, or a view whose custom class is a control, certainly sends an event.
  static func sends(_ event: String, _ element: Name) -> Bool {
    if event == "valueChanged" { return withValues.contains(element) }
    if editing.contains(event) { return element == Names.textField }
    // `UIControl` itself sends the events of touches.
    return element != Names.segmentedControl || event == "primaryActionTriggered"
  }

  private static let withValues: Set<Name> = [
    Names.colorWell, Names.datePicker, Names.pageControl, Names.refreshControl,
    Names.segmentedControl, Names.slider, Names.stepper, Names.switch,
  ]
}
