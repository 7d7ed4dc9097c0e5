import InterfaceBuilder

/// What is known about the class of a document's owner.
enum OwnerClass: Hashable, Sendable {
  /// It is a view, according to the sources or the framework.
  case view
  /// It is something else.
  case other
  /// Its name looks like that of a view.
  case namedLikeView
  /// Nothing is known.
  case unknown

  /// Judges a class.
  /// - Parameter suffixes: Suffixes of class names that suggest a view.
  init(_ owner: IBObject, className: String, suffixes: [String], in context: LintContext) {
    let platform = owner.document.platform
    if FrameworkClass.isView(className, on: platform) {
      self = .view
    } else if let ancestors = context.sources?.superclasses(
      of: className, module: owner.customModule),
      // Where the way up is lost, the name is all there is.
      let framework = ancestors.first(where: { FrameworkClass(named: $0) != nil })
    {
      self = FrameworkClass.isView(framework, on: platform) ? .view : .other
    } else {
      self = suffixes.contains { className.hasSuffix($0) } ? .namedLikeView : .unknown
    }
  }
}
