import Foundation
import HeadlessUIKit
import Testing

/// Traits, constraints and the like, which controllers are told of.
@MainActor @Suite(.ownEnvironment) struct ControllerTraitTests {
  private final class Watcher: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    var updates = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      updates += 1
    }
  }

  private final class WatchedView: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private func shown() -> (outer: Watcher, inner: Watcher, view: WatchedView, window: UIWindow) {
    let (outer, inner, view) = (Watcher(), Watcher(), WatchedView())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(view)
    inner.didMove(toParent: outer)
    return (outer, inner, view, UIWindow.showing(outer))
  }

  @Test func `a style of the window reaches controllers and views, each once`() {
    let (outer, inner, view, window) = shown()
    window.overrideUserInterfaceStyle = .dark
    #expect(outer.styles == [.dark] && inner.styles == [.dark] && view.previous == [.light])
    window.overrideUserInterfaceStyle = .dark
    #expect(outer.styles == [.dark])
  }

  @Test func `a controller's own style is that of its view and of those inside`() {
    let (outer, inner, view, _) = shown()
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.styles == [.dark])
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.previous == [.light])
    #expect(outer.styles.isEmpty && outer.traitCollection.userInterfaceStyle == .light)
    let apart = Watcher()
    apart.overrideUserInterfaceStyle = .dark
    #expect(apart.traitCollection.userInterfaceStyle == .dark && !apart.isViewLoaded)
  }

  @Test func `a container gives one inside other traits than its own`() {
    let (outer, inner, view, _) = shown()
    let compact = UITraitCollection { $0.horizontalSizeClass = .regular }
    outer.setOverrideTraitCollection(compact, forChild: inner)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitCollection.horizontalSizeClass == .compact && inner.styles.count == 1)
    #expect(outer.overrideTraitCollection(forChild: inner) == compact)
    outer.setOverrideTraitCollection(nil, forChild: inner)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `constraints of the view are updated by the controller, once when they are due`() {
    let (outer, inner, _, window) = shown()
    inner.view.setNeedsUpdateConstraints()
    inner.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.updates == 1 && outer.updates == 0)
    inner.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.updates == 1)
  }

  @Test func `a subclass that overrides both initializers is made without arguments`() {
    final class Sub: UIViewController {
      var made = 0
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        made += 1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Own: UIViewController {
      let number: Int
      init() {
        number = 1
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Sub().made == 1 && Own().number == 1 && UIViewController().nibName == nil)
  }
}
