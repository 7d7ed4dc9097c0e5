import Foundation

extension UIViewController {
  /// The root view, if it is loaded already.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded already.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is there: ``loadView()``, then embedding segues, then ``viewDidLoad()``.
  ///
  /// A view that cannot be loaded is an error, reported as ``NibFailure`` says; an empty view takes its place.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      return giveEmptyView(
        .missingView,
        "asks for its view while it loads it, which would have no end; assign `view`"
          + " in loadView() before it is used")
    }
    guard ViewLoads.begin(self) else { return giveEmptyView(.endlessLoading, ViewLoads.endless) }
    defer { ViewLoads.end() }
    isLoadingView = true
    LifecycleTrace.note(self, "loadView")
    loadView()
    isLoadingView = false
    if loadedView == nil {
      giveEmptyView(
        .missingView,
        "has no view after loadView(): an override has to assign `view`, or call super")
    }
    for template in segueTemplates where template.performsOnViewLoad {
      template.perform(sender: nil)
    }
    LifecycleTrace.note(self, "viewDidLoad")
    viewDidLoad()
  }

  private func giveEmptyView(_ kind: NibError.Kind, _ message: String) {
    let name = "\(type(of: self))"
    NibFailure.report(
      NibError(kind, "\(name) \(message)", at: nibReference?.place, className: name))
    loadedView = emptyView()
  }

  private func emptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// What ``loadView()`` does where nobody overrides it.
  func loadViewOfNib() {
    if let decodedView {
      self.decodedView = nil
      loadedView = decodedView
    } else if let name = nibName {
      load(name, isOptional: false)
    } else if let name = searchedNibName {
      load(name, isOptional: true)
    } else {
      loadedView = emptyView()
    }
  }

  /// The names that a view's nib may have by the class: that of the class without "Controller", then the whole.
  private var searchedNibName: String? {
    let type = type(of: self)
    guard ClassNames.module(of: type) != ClassNames.module(of: UIViewController.self) else {
      return nil
    }
    let name = "\(type)"
    let names =
      name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first {
      !$0.isEmpty
        && NibSearch(name: $0, extensions: ["nib", "xib"], bundle: nibBundle).first != nil
    }
  }

  /// Loads the view's nib with the controller as File's Owner.
  private func load(_ name: String, isOptional: Bool) {
    let nib = storyboard?.nib(named: name) ?? UINib(nibName: name, bundle: nibBundle)
    var options = LoadOptions()
    options.externalObjects = externalObjects.compactMapValues(\.object)
    if let storyboard {
      options.externalObjects[UIStoryboard.placeholder] = storyboard
      options.makesStandIns = storyboard.makesStandIns
    }
    do throws(NibError) {
      let loaded = try nib.load(withOwner: self, options: options)
      storyboard?.viewLoaded?(self, loaded)
    } catch {
      NibFailure.report(error)
    }
    guard let view = loadedView else {
      return giveEmptyView(
        .missingView,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not"
          + " set. Connect File's Owner's outlet `view` to the root view.")
    }
    if storyboard?.nib(named: name) != nil { view.frame = UIScreen.main.bounds }
  }
}

/// The views that are being loaded inside each other: a controller may make another one when its view is loaded.
@MainActor
private enum ViewLoads {
  private static var classes: [String] = []
  /// Controllers of one class inside each other; no hierarchy comes near.
  private static let deepest = 32

  /// Begins to load a view; false where one of the class has been begun too often, for then it would never end.
  static func begin(_ controller: UIViewController) -> Bool {
    let name = controller.nibReference?.className ?? "\(type(of: controller))"
    let isEndless = classes.lazy.filter { $0 == name }.count >= deepest
    if !isEndless { classes.append(name) }
    return !isEndless
  }

  static func end() { classes.removeLast() }

  /// Says which controllers lead to each other.
  static var endless: String {
    let chain = classes.suffix(4).joined(separator: " > ")
    return "loads its view inside its own view without end: … > \(chain) > …"
  }
}

/// An object outside of a view's or a prototype's nib. The controller itself is among them, those that it is in, and the
/// list that the prototype is for, so none of these is kept alive.
@MainActor
struct ExternalObject {
  private weak var holder: UIResponder?
  private let other: Any?

  init(_ object: Any) {
    let isHolder = object is UIViewController || object is any PrototypeHolder
    holder = isHolder ? object as? UIResponder : nil
    other = isHolder ? nil : object
  }

  var object: Any? { holder ?? other }
}
