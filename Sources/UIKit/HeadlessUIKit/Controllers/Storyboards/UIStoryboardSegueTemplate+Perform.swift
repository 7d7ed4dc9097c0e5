import Foundation

extension UIViewController {
  /// Performs the first segue with an identifier. An unknown identifier is an error.
  func performTemplate(identifiedBy identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      let name = "\(type(of: self))"
      let known = segueTemplates.compactMap(\.identifier)
      return NibFailure.report(
        NibError(
          .unknownIdentifier,
          "Receiver (<\(name)>) has no segue with identifier '\(identifier)'; known identifiers: "
            + (known.isEmpty ? "none" : known.joined(separator: ", ")), at: nibReference?.place,
          className: name, key: identifier))
    }
    template.viewController = self
    template.perform(sender: sender)
  }

  /// Calls ``prepare(for:sender:)``.
  func callPrepare(for segue: UIStoryboardSegue, sender: Any?) {
    LifecycleTrace.note(
      self, .prepareForSegue, segue.destination, named: segue.identifier)
    prepare(for: segue, sender: sender)
  }
}

extension UIStoryboardSegueTemplate {
  /// Starts the segue from a control, cell or recognizer, if the controller's `shouldPerformSegue` allows it.
  func trigger(_ sender: Any?) {
    if let viewController {
      let identifier = identifier ?? ""
      let may = viewController.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      LifecycleTrace.note(
        viewController, .shouldPerformSegue, answer: may, named: self.identifier)
      guard may else { return }
    }
    perform(sender: sender)
  }
}
