import NibFormat

/// A segue of a controller that a storyboard created, before it is performed.
@preconcurrency @MainActor
public struct StoryboardSegue {
  /// The kind of a segue, by its name in documents.
  public enum Kind: String, Sendable {
    /// A segue that UIKit performs.
    case show, showDetail, presentation, modal, popoverPresentation, push, replace, embed, unwind
    /// A segue that a subclass of `UIStoryboardSegue` performs.
    case custom
  }

  private let template: UIStoryboardSegueTemplate
  private let controller: UIViewController

  init(_ template: UIStoryboardSegueTemplate, of controller: UIViewController) {
    self.template = template
    self.controller = controller
  }

  /// The identifier of the segue in the document.
  public var identifier: String? { template.identifier }
  /// The segue's id in the document, or its object number in a compiled nib.
  public var objectID: String? {
    template.nibReference.map { $0.origin?.objectID ?? String($0.object) }
  }
  /// The identifier of the destination; nil for an unwind segue.
  public var destinationIdentifier: String? { template.destinationIdentifier }
  /// The action of an unwind segue; nil for other segues.
  public var unwindAction: String? { (template as? UIStoryboardUnwindSegueTemplate)?.action?.name }
  /// The name of a custom segue class; nil for other segues.
  public var className: String? { template.segueClassName.map { ClassNames.readable($0) } }
  /// The kind of the segue.
  public var kind: Kind { template.kind }

  /// Performs the segue, as `performSegue(withIdentifier:sender:)` does for one with an identifier.
  public func perform(sender: Any? = nil) {
    template.viewController = controller
    template.perform(sender: sender)
  }
}

extension UIStoryboardSegueTemplate {
  /// The segue's identifier and destination, as a line of text.
  var summary: String {
    let name = identifier.map { "\"\($0)\" " } ?? ""
    let back = (self as? UIStoryboardUnwindSegueTemplate)?.action?.name
    return "\(name)-> \(destinationIdentifier ?? back ?? "nowhere")"
  }
}

extension UIViewController {
  /// The segues that start at the controller or at its cells, in the storyboard's order.
  public var storyboardSegues: [StoryboardSegue] {
    segueTemplates.map { StoryboardSegue($0, of: self) }
  }

  /// The controller's id in the document; nil for a controller that code created.
  public var documentObjectID: String? { nibReference?.origin?.objectID }

  /// The name of the controller's class in the document; the class may not exist.
  package var documentClassName: String? { nibReference?.className }
}
