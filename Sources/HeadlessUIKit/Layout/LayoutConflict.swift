import NibFormat

/// Required constraints that cannot all hold.
@MainActor
public struct LayoutConflict: CustomStringConvertible {
  /// One of them: a constraint, or what layout adds for a stack view, for content or for a mask.
  @MainActor
  public struct Member {
    /// In words, as in `<NSLayoutConstraint 'gap' (a1B-2c-d3E) UILabel.leading == UIView.leading + 8>`.
    public let description: String
    /// Nil for what layout adds by itself.
    public let constraint: NSLayoutConstraint?
    /// What it represents.
    package let kind: Kind
    /// What a member represents.
    package enum Kind {
      case constraint, stack, content, givenFrame, length
    }

    /// The constraint's identifier.
    public var identifier: String? { constraint?.identifier }
    /// The constraint's id in its document.
    public var objectID: String? { constraint?.nibReference?.origin?.objectID }
  }

  /// Without any one of them the others could hold. Only the broken one is there where layout has broken so many that
  /// explaining them all would take too long.
  public let members: [Member]
  /// The one that was left out of the layout.
  public let broken: Member

  /// Takes conflicts that layout finds in the current environment, each once for as long as it lasts; writes them to
  /// standard error by default, as UIKit writes them to its log.
  public static var handler: @MainActor (LayoutConflict) -> Void {
    get { HeadlessEnvironment.current.conflictHandler }
    set { HeadlessEnvironment.current.conflictHandler = newValue }
  }

  /// UIKit's text, without addresses.
  public nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    (
    \(members.map { "    \"\($0.description)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken.description)
    """
  }
}

extension LayoutConflict.Member {
  /// A constraint of the app.
  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    var text = "\(type(of: constraint))"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    if let id = constraint.nibReference?.origin?.objectID { text += " (\(id))" }
    self.init(
      description: "<\(text) \(constraint.summary)>", constraint: constraint, kind: .constraint)
  }

  /// What layout adds by itself.
  @MainActor
  init(_ kind: Kind, named name: String, of view: UIView, _ detail: String = "") {
    self.init(
      description: "<\(name) \(NSLayoutConstraint.name(of: view))\(detail)>", constraint: nil,
      kind: kind)
  }
}

extension HeadlessEnvironment {
  /// Receives the conflicts that layout finds, each once for as long as it lasts. By default they are written to standard
  /// error, as UIKit writes them to its log.
  public var conflictHandler: @MainActor (LayoutConflict) -> Void {
    get { part(ProblemHandler<LayoutConflict>.self).handle }
    set { part(ProblemHandler<LayoutConflict>.self).handle = newValue }
  }
}
