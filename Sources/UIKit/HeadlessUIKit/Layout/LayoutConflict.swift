import Diagnostics
import NibFormat

/// A set of required constraints that cannot all be satisfied.
@preconcurrency @MainActor
public struct LayoutConflict: CustomStringConvertible {
  /// A member of a conflict: a constraint, or an equation that layout adds for a stack view, a content size or an
  /// autoresizing mask.
  @preconcurrency @MainActor
  public struct Member {
    /// The text of the member, such as `<NSLayoutConstraint 'gap' (a1B-2c-d3E) UILabel.leading == UIView.leading + 8>`.
    /// Control characters of a document's names are escaped.
    public let description: String
    /// The constraint; nil for an equation that layout adds itself.
    public let constraint: NSLayoutConstraint?
    /// The kind of the member.
    package let kind: Kind
    /// The identity of the view, for an equation that layout adds itself.
    package var viewID: ObjectIdentifier?
    /// The kinds of members.
    package enum Kind {
      case constraint, stack, content, givenFrame, length
    }

    /// The constraint's identifier.
    public var identifier: String? { constraint?.identifier }
    /// The constraint's ID in its document.
    public var objectID: String? { constraint?.nibReference?.origin?.objectID }
  }

  /// The conflicting constraints; if any one of them is removed, the others can be satisfied.
  ///
  /// If layout has broken so many constraints that explaining all of them would take too long, only the broken one is
  /// listed.
  public let members: [Member]
  /// The member that was left out of the layout.
  public let broken: Member

  /// The handler that receives the conflicts of the current environment.
  ///
  /// It receives each conflict once, as long as the conflict lasts. By default, it writes to standard error, as UIKit
  /// writes to its log.
  public static var handler: @MainActor (LayoutConflict) -> Void {
    get { HeadlessEnvironment.current.conflictHandler }
    set { HeadlessEnvironment.current.conflictHandler = newValue }
  }

  /// The text that UIKit logs, without addresses.
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
  /// Creates the member for a constraint of the app.
  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    var text = "\(type(of: constraint))"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    if let id = constraint.nibReference?.origin?.objectID { text += " (\(id))" }
    self.init(
      description: PrintableText.line("<\(text) \(constraint.summary)>"), constraint: constraint,
      kind: .constraint)
  }

  /// Creates the member for an equation that layout adds itself.
  @MainActor
  init(_ kind: Kind, named name: String, of view: UIView, _ detail: String = "") {
    self.init(
      description: PrintableText.line("<\(name) \(NSLayoutConstraint.name(of: view))\(detail)>"),
      constraint: nil, kind: kind, viewID: ObjectIdentifier(view))
  }
}

extension HeadlessEnvironment {
  /// The handler that receives the conflicts that layout finds.
  ///
  /// It receives each conflict once, as long as the conflict lasts. By default, it writes to standard error, as UIKit
  /// writes to its log.
  public var conflictHandler: @MainActor (LayoutConflict) -> Void {
    get { part(ProblemHandler<LayoutConflict>.self).handle }
    set { part(ProblemHandler<LayoutConflict>.self).handle = newValue }
  }
}
