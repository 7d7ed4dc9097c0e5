import InterfaceBuilder

/// The known facts about the class of a document's owner.
enum OwnerClass: Hashable, Sendable {
  /// The class is a view, according to the sources or the framework.
  case view
  /// The class is not a view.
  case other
  /// The class is unknown, but its name suggests a view.
  case namedLikeView
  /// The class is unknown.
  case unknown

  /// Classifies the owner's class.
  /// - Parameter suffixes: Suffixes of class names that suggest a view.
  init(_ owner: IBObject, className: String, suffixes: [String], in context: LintContext) {
    let platform = owner.document.platform
    if FrameworkClass.isView(className, on: platform) {
      self = .view
    } else if let ancestors = context.sources?.superclasses(
      of: className, module: owner.customModule),
      // If a superclass is unknown, the decision can only be based on the name.
      let framework = ancestors.first(where: { FrameworkClass(named: $0) != nil })
    {
      self = FrameworkClass.isView(framework, on: platform) ? .view : .other
    } else {
      self = suffixes.contains { className.hasSuffix($0) } ? .namedLikeView : .unknown
    }
  }
}
