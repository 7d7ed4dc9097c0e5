import Foundation
import ObjectFields

extension UIViewController {
  /// Loads the view unless it is loaded; see ``loadViewIfNeeded()``.
  func loadOwnView() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      return installEmptyView(
        .missingView,
        "\(type(of: self)) uses 'view' while loading it, which would recurse endlessly; assign 'view'"
          + " in loadView() before using it")
    }
    let loads: ViewLoads = HeadlessEnvironment.current.part()
    switch loads.begin(self) {
    case .begun: break
    case .endless(let chain): return installEmptyView(.endlessLoading, "\(type(of: self)) \(chain)")
    case .ending:
      loadedView = emptyView()
      return
    }
    defer { loads.end() }
    isLoadingView = true
    LifecycleTrace.note(self, .loadView)
    loadView()
    isLoadingView = false
    if loadedView == nil {
      installEmptyView(
        .missingView,
        "\(type(of: self)) has no view after loadView(); assign 'view' in the override, or call super"
      )
    }
    for template in segueTemplates where template.performsOnViewLoad {
      template.perform(sender: nil)
    }
    LifecycleTrace.note(self, .viewDidLoad)
    viewDidLoad()
  }

  /// Returns the root view, and loads it if necessary.
  /// - Throws: ``NibError`` if UIKit would raise an exception while loading the view: for a `view` outlet that is not
  ///   set, an outlet without a property, or a `loadView()` that assigns nothing.
  public func requireView() throws(NibError) -> UIView {
    var failure: NibError?
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    HeadlessEnvironment.current.handling(failures: { if failure == nil { failure = $0 } }) {
      loadViewIfNeeded()
    }
    if let failure { throw failure }
    return view
  }

  private func installEmptyView(
    _ kind: NibError.Kind, _ message: String, at place: NibError.Place? = nil
  ) {
    let name = "\(type(of: self))"
    NibFailure.report(
      NibError(kind, message, at: nibReference?.place ?? place, className: name))
    loadedView = emptyView()
  }

  private func emptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Loads or creates the view as ``loadView()`` does by default.
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

  /// The first existing nib named after the class: without "Controller" first, then with the whole name.
  private var searchedNibName: String? {
    let type = type(of: self)
    guard !ClassNames.isFramework(type) else {
      return nil
    }
    let name = "\(type)"
    let names =
      name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first {
      !$0.isEmpty
        && NibFiles.exists(named: $0, bundle: nibBundle, preferences: .current)
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
    } else if HeadlessEnvironment.current.nibLoads.innermost?.surroundings.makesStandIns == true {
      // The controller may itself be a placeholder without the outlets of the class that it replaces.
      options.makesStandIns = true
    }
    do throws(NibError) {
      let report = storyboard?.hooks.viewLoaded.map { report in { report(self, $0) } }
      _ = try nib.topLevelObjects(withOwner: self, options: options, report: report)
    } catch {
      NibFailure.report(error)
    }
    guard let view = loadedView else {
      // If the nib could not be read, an error has already been reported.
      guard nib.sourceName != nil else {
        loadedView = emptyView()
        return
      }
      return installEmptyView(
        .missingView,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not"
          + " set. Connect the outlet 'view' of File's Owner to the root view.",
        at: nib.sourceName.map { NibError.Place(document: $0) })
    }
    if storyboard?.nib(named: name) != nil { view.frame = UIScreen.main.bounds }
  }
}

/// The views that are being loaded, nested: a controller may create another one while its view loads.
@MainActor
package final class ViewLoads: EnvironmentPart {
  private var loads: [Load] = []
  /// Whether a controller was found to load itself endlessly.
  ///
  /// No further views are loaded until the outermost load ends, because each of them could start the loop again.
  private var isEndless = false
  /// The number of views that the outermost load has loaded so far.
  private var count = 0
  /// The limit for that number: scenes that embed each other several times could load a practically endless number of
  /// views without a loop.
  package static let most = 1024
  /// The maximum number of times that a document's controller, or a class, may be nested in itself; real hierarchies
  /// are far below this limit.
  private static let deepest = 32
  /// The maximum number of views whose loads are inside of one another: each controller asks all those around it for its
  /// traits and its safe area.
  package static let mostLevels = 512

  package init(in environment: HeadlessEnvironment) {}

  private struct Load: Equatable {
    let name: String
    /// The id in the document, or else the name of the nib; nil for a controller that code created.
    let id: String?
  }

  enum Beginning {
    case begun
    /// The class is nested too deeply or loads too many others, so loading would never end; the message includes the
    /// chain of classes.
    case endless(String)
    /// An enclosing load never ends, so this view is not loaded.
    case ending
  }

  func begin(_ controller: UIViewController) -> Beginning {
    guard !isEndless else { return .ending }
    let load = Load(
      name: controller.nibReference?.className ?? "\(type(of: controller))",
      id: controller.documentObjectID ?? controller.nibName)
    count += 1
    guard count <= Self.most else {
      isEndless = true
      return .endless(
        "is one of more than \(Self.most) views that are loaded as parts of one view: "
          + Self.chain(loads.suffix(8) + [load])
          + "; embed each scene only as often as it is shown")
    }
    guard loads.lazy.filter({ $0 == load }).count >= Self.deepest || loads.count >= Self.mostLevels
    else {
      loads.append(load)
      return .begun
    }
    isEndless = true
    guard let round = loads.lastIndex(of: load) else {
      return .endless(
        "is one of more than \(Self.mostLevels) controllers inside of one another: "
          + Self.chain(loads.suffix(8) + [load]) + "; embed fewer controllers in one another")
    }
    return .endless(
      "loads itself again as a part of its own view, in an endless loop: "
        + Self.chain(loads[round...] + [load]))
  }

  private static func chain(_ loads: ArraySlice<Load>) -> String {
    (loads.map { $0.name.split(separator: ".").last ?? "" } + ["…"]).joined(separator: " > ")
  }

  func end() {
    loads.removeLast()
    if loads.isEmpty {
      isEndless = false
      count = 0
    }
  }
}
