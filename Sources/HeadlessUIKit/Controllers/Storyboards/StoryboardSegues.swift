import NibFormat

/// A segue of a controller that a storyboard made, before it is performed.
@preconcurrency @MainActor
public struct StoryboardSegue {
  /// What a segue does, by the names that documents have.
  public enum Kind: String, Sendable {
    case show, showDetail, presentation, modal, popoverPresentation, push, replace, embed, unwind
    case custom
  }

  private let template: UIStoryboardSegueTemplate
  private let controller: UIViewController

  init(_ template: UIStoryboardSegueTemplate, of controller: UIViewController) {
    self.template = template
    self.controller = controller
  }

  /// What the document calls the segue.
  public var identifier: String? { template.identifier }
  /// The segue's id in the document, or its number in a compiled nib.
  public var objectID: String? {
    template.nibReference.map { $0.origin?.objectID ?? String($0.object) }
  }
  /// The identifier of the controller that the segue leads to, nil for an unwind segue.
  public var destinationIdentifier: String? { template.destinationIdentifier }
  /// The action of an unwind segue.
  public var unwindAction: String? { (template as? UIStoryboardUnwindSegueTemplate)?.action?.name }
  /// The custom segue class.
  public var className: String? { template.segueClassName.map { ClassNames.readable($0) } }
  /// What the segue does.
  public var kind: Kind { template.kind }

  /// Performs the segue, as `performSegue(withIdentifier:sender:)` does for one with an identifier.
  public func perform(sender: Any? = nil) {
    template.viewController = controller
    template.perform(sender: sender)
  }
}

extension UIStoryboardSegueTemplate {
  /// The segue's identifier and where it leads, for a line of text.
  var summary: String {
    let name = identifier.map { "\"\($0)\" " } ?? ""
    let back = (self as? UIStoryboardUnwindSegueTemplate)?.action?.name
    return "\(name)-> \(destinationIdentifier ?? back ?? "nowhere")"
  }
}

extension UIViewController {
  /// The segues that start at the controller, those of its cells among them; in the storyboard's order.
  public var storyboardSegues: [StoryboardSegue] {
    segueTemplates.map { StoryboardSegue($0, of: self) }
  }

  /// The controller's id in the document, nil for one that code made.
  public var documentObjectID: String? { nibReference?.origin?.objectID }

  /// The class that the document names for the controller, which may not exist.
  public var documentClassName: String? { nibReference?.className }
}
