/// The way in which a test creates an object of one of the app's classes.
package enum ObjectCreation: Hashable, Sendable {
  /// A controller, with `init(nibName:bundle:)`.
  case controller(String)
  /// A view, with `init(frame:)`.
  case view(String)
  /// Any object, with `init()`.
  case plain(String)

  /// Determines how to create objects of a class.
  /// - Parameters:
  ///   - name: The name of the class, without its module.
  ///   - sources: The declarations in the module's sources.
  /// - Returns: Nil if the module does not declare the class, or if it has no known initializer that a test can call.
  package static func find(_ name: String, in sources: [RuntimeFacts]) -> ObjectCreation? {
    var classes: [String: [TypeFacts]] = [:]
    for type in sources.flatMap(\.types) where type.kind == .class {
      classes[type.name, default: []].append(type)
    }
    var lineage: [TypeFacts] = []
    var next = name
    while let found = classes[next] {
      guard found.count == 1, let type = found.first, type.outer == nil, !type.isGeneric,
        !type.isLocal, !["private", "fileprivate"].contains(type.access), lineage.count < 64
      else { return nil }
      lineage.append(type)
      guard let parent = type.inherited.first else { break }
      next = parent
    }
    guard !lineage.isEmpty else { return nil }
    func has(_ labels: [String], inRoot isInRoot: Bool) -> Bool {
      for type in lineage {
        if type.initializers.contains(labels) { return true }
        if type.hasDesignatedInitializer { return false }
      }
      return isInRoot
    }
    let isController = controllers.contains(next)
    let isView = views.contains(next)
    if isController, has(["nibName", "bundle"], inRoot: true) { return .controller(name) }
    if isView, has(["frame"], inRoot: true) { return .view(name) }
    let isObject = next == "NSObject" || isController || isView
    return isObject && has([], inRoot: next == "NSObject") ? .plain(name) : nil
  }

  /// UIKit's view controllers whose subclasses can be owners of nibs.
  private static let controllers: Set<String> = [
    "UICollectionViewController", "UINavigationController",
    "UISplitViewController", "UITabBarController", "UITableViewController", "UIViewController",
  ]

  /// UIKit's views whose subclasses can be owners of nibs and that can be created only with a frame.
  private static let views: Set<String> = [
    "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl",
    "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITableView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIWindow",
  ]
}
