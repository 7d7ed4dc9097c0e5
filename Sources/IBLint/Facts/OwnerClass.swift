import InterfaceBuilder

/// What is known of the class that a document gives its owner.
enum OwnerClass: Hashable, Sendable {
  /// It is a view, by the sources or because it is the framework's own.
  case view
  /// It is something else.
  case other
  /// Its name is that of a view.
  case namedLikeView
  /// Nothing is known.
  case unknown

  /// Judges a class.
  /// - Parameter suffixes: What the names of views end in.
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
