import Foundation
import HeadlessUIKit
import Testing

/// The traits of views and controllers that join a place with other traits.
@MainActor @Suite(.ownEnvironment) struct JoiningTraitTests {
  /// A controller that notes the style that it had and has.
  private final class Pier: UIViewController {
    var heard: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let old = previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"
      heard.append("\(old) to \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
  }

  /// A view that notes the current traits in its callbacks.
  private final class Probe: UIView {
    var seen: [String] = []

    private func note(_ name: String) {
      let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
      seen.append("\(name) \(color.cgColor == UIColor.white.cgColor ? "dark" : "light")")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("traits")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }
    override func updateConstraints() {
      super.updateConstraints()
      note("constraints")
    }
    override func tintColorDidChange() { note("tint") }
    override func draw(_ rect: CGRect) { note("draw") }
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `a controller hears of the style of the window that shows it`() {
    let pier = Pier()
    pier.loadViewIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = pier
    window.makeKeyAndVisible()
    #expect(pier.heard == ["light to dark"])
    #expect(pier.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a view that moves between places hears of their traits, and keeps the last ones`() {
    let (dark, light) = (UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    for place in [dark, light] { window.addSubview(place) }
    window.makeKeyAndVisible()
    let (outer, probe) = (UIView(), Probe())
    outer.addSubview(probe)
    dark.addSubview(outer)
    #expect(probe.seen == ["traits dark"])
    outer.removeFromSuperview()
    #expect(probe.traitCollection.userInterfaceStyle == .dark && probe.seen.count == 1)
    dark.addSubview(outer)
    #expect(probe.seen.count == 1)
    light.addSubview(outer)
    #expect(probe.seen == ["traits dark", "traits light"])
  }

  @Test func `a view that was outside of the window hears of a change when it comes back`() {
    let probe = Probe()
    window.addSubview(probe)
    window.makeKeyAndVisible()
    probe.removeFromSuperview()
    HeadlessEnvironment.current.traits = UITraitCollection(userInterfaceStyle: .dark)
    probe.seen = []
    window.addSubview(probe)
    #expect(probe.seen == ["traits dark"])
  }

  @Test func `views that code made keep their traits until they join, and then hear of others`() {
    let (outer, probe, label) = (UIView(), Probe(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    for view in [probe, label] { outer.addSubview(view) }
    let pier = Pier()
    pier.loadViewIfNeeded()
    outer.addSubview(pier.view)
    HeadlessEnvironment.current.traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    #expect(probe.traitCollection.userInterfaceStyle == .light && probe.seen.isEmpty)
    #expect(label.font.pointSize == 17)
    label.removeFromSuperview()
    #expect(label.traitCollection.userInterfaceStyle == .light)
    outer.addSubview(label)
    window.makeKeyAndVisible()
    window.addSubview(outer)
    #expect(probe.seen.filter { $0.hasPrefix("traits") } == ["traits dark"])
    #expect(pier.heard == ["light to dark"] && label.font.pointSize == 23)
    let late = Probe()
    window.addSubview(late)
    #expect(late.seen.isEmpty, "UIKit predicts the traits of a new view")
  }

  @Test(arguments: [false, true])
  func `views in a window that is not shown hear of changes at once`(wasShown: Bool) {
    let (probe, label) = (Probe(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    for view in [probe, label] { window.addSubview(view) }
    if wasShown {
      window.makeKeyAndVisible()
      window.isHidden = true
    }
    HeadlessEnvironment.current.traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    #expect(window.traitCollection.userInterfaceStyle == .dark && probe.seen == ["traits dark"])
    #expect(label.font.pointSize == 23)
    window.makeKeyAndVisible()
    #expect(probe.seen == ["traits dark"])
  }

  @Test func `a window that is not shown rotates with the screen`() {
    HeadlessEnvironment.current.rotate(to: .landscapeRight)
    #expect(window.bounds == UIScreen.main.bounds && window.bounds.width == 852)
  }

  @Test func `an override of the parent reaches a child before and after its view is loaded`() {
    let (parent, child) = (UIViewController(), Pier())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.heard == ["light to dark"])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.heard == ["light to dark"])
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.heard == ["light to dark", "dark to light"])
  }

  @Test func `the current traits are the view's own in its callbacks`() {
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    probe.setNeedsUpdateConstraints()
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(probe)
    window.makeKeyAndVisible()
    HeadlessClock.shared.advance(by: 0.1)
    probe.tintColor = .red
    #expect(
      Set(probe.seen)
        == ["traits dark", "constraints dark", "layout dark", "draw dark", "tint dark"])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a view draws again when colors look different`() {
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(probe)
    window.makeKeyAndVisible()
    HeadlessClock.shared.advance(by: 0.1)
    probe.seen = []
    window.overrideUserInterfaceStyle = .dark
    HeadlessClock.shared.advance(by: 0.1)
    #expect(probe.seen.contains("draw dark"))
    probe.seen = []
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    HeadlessClock.shared.advance(by: 0.1)
    #expect(probe.seen.contains("traits dark") && !probe.seen.contains("draw dark"))
  }

  // MARK: Traits of apps

  private struct Depth: UITraitDefinition {
    static var defaultValue: Int { 3 }
    static var affectsColorAppearance: Bool { true }
  }

  /// A value that cannot be compared with others.
  private struct Chart {
    let depth: Int
  }

  private struct ChartTrait: UITraitDefinition {
    static var defaultValue: Chart { Chart(depth: 0) }
  }

  @Test func `a trait whose values cannot be compared changes when it is set, and only then`() {
    let probe = Probe()
    window.addSubview(probe)
    var depths: [Int] = []
    probe.registerForTraitChanges([ChartTrait.self]) { (view: Probe, _) in
      depths.append(view.traitCollection[ChartTrait.self].depth)
    }
    window.traitOverrides[ChartTrait.self] = Chart(depth: 4)
    window.traitOverrides[ChartTrait.self] = Chart(depth: 4)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(depths == [4, 4])
    let traits = window.traitCollection
    window.overrideUserInterfaceStyle = .light
    window.overrideUserInterfaceStyle = .unspecified
    #expect(window.traitCollection == traits, "the same value counts as equal")
  }

  @Test func `layout finds the same traits again while nothing overrides them anew`() {
    let probe = Probe()
    window.addSubview(probe)
    window.traitOverrides.legibilityWeight = .bold
    let traits = probe.traitCollection
    #expect(probe.traitCollection === traits && traits.legibilityWeight == .bold)
    window.traitOverrides.legibilityWeight = .regular
    #expect(probe.traitCollection.legibilityWeight == .regular)
    window.overrideUserInterfaceStyle = .dark
    #expect(probe.traitCollection.userInterfaceStyle == .dark)
    HeadlessEnvironment.current.traits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(probe.traitCollection.layoutDirection == .rightToLeft)
    #expect(probe.traitCollection.legibilityWeight == .regular)
  }

  @Test func `a trait that an app defines is inherited, overridden and observed`() {
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(probe)
    window.makeKeyAndVisible()
    HeadlessClock.shared.advance(by: 0.1)
    var depths: [Int] = []
    probe.registerForTraitChanges([Depth.self]) { (view: Probe, old: UITraitCollection) in
      depths += [old[Depth.self], view.traitCollection[Depth.self]]
    }
    #expect(probe.traitCollection[Depth.self] == 3)
    probe.seen = []
    window.traitOverrides[Depth.self] = 7
    HeadlessClock.shared.advance(by: 0.1)
    #expect(depths == [3, 7] && probe.seen.contains("draw light"))
    #expect(
      window.traitOverrides.contains(Depth.self) && !probe.traitOverrides.contains(Depth.self))
    window.traitOverrides[Depth.self] = 7
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(depths == [3, 7])
    window.traitOverrides.remove(Depth.self)
    #expect(depths == [3, 7, 7, 3] && !window.traitOverrides.contains(Depth.self))
    let traits = UITraitCollection { $0[Depth.self] = 5 }
    #expect(traits[Depth.self] == 5 && traits != UITraitCollection())
    #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection()])[Depth.self] == 5)
    let styled = traits.modifyingTraits { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(styled.userInterfaceStyle == .dark && styled[UITraitUserInterfaceStyle.self] == .dark)
  }
}
