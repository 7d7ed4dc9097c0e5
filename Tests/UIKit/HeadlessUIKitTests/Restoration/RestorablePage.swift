import Foundation
import HeadlessUIKit

/// What the objects of a test were called for, in order.
@MainActor
final class RestorationLog {
  var lines: [String] = []
}

/// A controller with a state that writes down when it is called.
class RestorablePage: UIViewController {
  var log: RestorationLog?
  var note = ""

  convenience init(_ identifier: String?, _ log: RestorationLog? = nil, note: String = "") {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    self.log = log
    self.note = note
  }

  private func write(_ call: String) {
    log?.lines.append("\(restorationIdentifier ?? "-") \(call)")
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    write("encode")
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    write("decode")
    note = coder.decodeObject(forKey: "note") as? String ?? ""
  }

  override func applicationFinishedRestoringState() { write("finished") }
}

/// A navigation controller that writes down when it is called.
final class RestorableStack: UINavigationController {
  var log: RestorationLog?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    log?.lines.append("stack encode")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    log?.lines.append("stack decode")
  }

  override func applicationFinishedRestoringState() { log?.lines.append("stack finished") }
}

/// A controller of the app's own that shows one other, and saves a reference to it where it is asked to.
final class RestorableFrame: RestorablePage {
  var savesInside = true
  private(set) weak var decodedInside: UIViewController?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if savesInside { coder.encode(children.first, forKey: "inside") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodedInside = coder.decodeObject(forKey: "inside") as? UIViewController
  }
}

/// Makes the controllers that ask for it, but those that end in "secret".
enum PageFactory {
  final class Pages: UIViewControllerRestoration {
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      guard let identifier = identifierComponents.last, identifier != "secret" else { return nil }
      let page = RestorablePage(identifier, note: "new")
      page.title = coder.decodeObject(forKey: "note") as? String
      page.restorationClass = Pages.self
      return page
    }
  }
}

/// A view with a state.
final class RestorableDial: UIView {
  var angle = 0.0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(angle, forKey: "angle")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    angle = coder.decodeDouble(forKey: "angle")
  }
}
