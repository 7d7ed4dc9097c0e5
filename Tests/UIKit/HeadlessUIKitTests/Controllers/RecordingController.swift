import Foundation
import HeadlessUIKit

/// A controller that notes what is called on it, beside the trace: overrides run for real.
class RecordingController: UIViewController {
  /// What can be noted.
  enum Group {
    case making, loading, appearance, layout, containment, segues
  }

  private static var log: [(group: Group, line: String)] = []
  /// What the log calls the controller; its class unless it is said.
  var name: String?

  /// What a closure has controllers note, in order.
  static func record(_ groups: Set<Group> = [.appearance], _ body: () throws -> Void) rethrows
    -> [String]
  {
    log = []
    try body()
    return lines(groups)
  }

  /// What has been noted since ``record(_:_:)`` began.
  static func lines(_ groups: Set<Group> = [.appearance]) -> [String] {
    log.filter { groups.contains($0.group) }.map(\.line)
  }

  static func named(_ name: String) -> RecordingController {
    let controller = RecordingController()
    controller.name = name
    return controller
  }

  func note(_ group: Group, _ event: String) {
    Self.log.append((group, "\(name ?? "\(type(of: self))").\(event)"))
  }

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    note(.making, "init(nibName:bundle:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note(.making, "init(coder:)")
  }

  override func loadView() {
    note(.loading, "loadView")
    super.loadView()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    note(.loading, "awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(.loading, "viewDidLoad")
  }

  @available(*, deprecated)
  override func viewDidUnload() { note(.loading, "viewDidUnload") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.appearance, "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.appearance, "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.appearance, "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.appearance, "viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note(.layout, "viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note(.layout, "viewDidLayoutSubviews")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note(.layout, "viewSafeAreaInsetsDidChange")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(.containment, "willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(.containment, "didMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note(.segues, "shouldPerform \(identifier)")
    return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    note(.segues, "prepare \(segue.identifier ?? "-")")
  }
}
