import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct EnvironmentTests {
  // MARK: Scopes

  @Test func `UIKit's names set the environment of the scope alone`() {
    let screen = UIScreen.main
    let clock = HeadlessClock.shared
    withEnvironment(HeadlessEnvironment()) {
      UIScreen.main = UIScreen(device: .tablet)
      UIKitEra.current = .iOS9
      HeadlessClock.shared.advance(by: 3)
      UIView.setAnimationsEnabled(false)
      NibSearchPath.shared.languages = ["sv"]
      NibSearchPath.shared.add(module: "Harbour")
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    }
    #expect(UIScreen.main === screen && HeadlessClock.shared === clock)
    #expect(UIKitEra.current == .standard && clock.now == 0)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIView.areAnimationsEnabled)
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(!NibSearchPath.shared.languages.contains("sv"))
    #expect(!NibSearchPath.shared.modules.contains("Harbour"))
  }

  @Test func `a scope hands on what its closure returns and throws`() throws {
    let number = withEnvironment(HeadlessEnvironment()) { 7 }
    #expect(number == 7)
    let error = #expect(throws: NibError.self) {
      try withEnvironment(HeadlessEnvironment()) { () throws(NibError) in
        _ = try UIStoryboard(named: "NoSuchStoryboard")
      }
    }
    #expect(error?.kind == .missingNib)
  }

  @Test func `a new environment begins with the folders of the one around it`() {
    let folder = URL(filePath: "/berths")
    withEnvironment(HeadlessEnvironment(searchPath: NibSearchPath())) {
      NibSearchPath.shared.add(folder: folder)
      let environment = HeadlessEnvironment(languages: ["de"])
      #expect(environment.searchPath.folders == [folder] && environment.languages == ["de"])
      environment.searchPath.remove(folder: folder)
      #expect(NibSearchPath.shared.folders == [folder])
    }
  }

  @Test func `a new environment begins with the handlers of the one around it`() {
    var failures: [NibError] = []
    var conflicts = 0
    var calls: [String] = []
    let outer = HeadlessEnvironment()
    outer.failureHandler = { failures.append($0) }
    outer.conflictHandler = { _ in conflicts += 1 }
    outer.recordedCallHandler = { calls.append($0.name) }
    outer.notificationCenter = NotificationCenter()
    withEnvironment(outer) {
      UIImpactFeedbackGenerator().impactOccurred()
      let inner = HeadlessEnvironment()
      #expect(inner.notificationCenter === outer.notificationCenter)
      #expect(inner.recordedCalls.isEmpty)
      withEnvironment(inner) {
        _ = UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil)
        UIImpactFeedbackGenerator().impactOccurred()
        let view = UIView()
        // The view's mask says 0.
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        view.layoutIfNeeded()
        // What is set later belongs to one environment.
        inner.failureHandler = { _ in }
      }
      _ = UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(failures.map(\.kind) == [.missingNib, .missingNib])
    #expect(conflicts == 1)
    #expect(calls.count == 2)
  }

  // MARK: Settings

  @Test func `what the user has set holds for views, fonts and colors`() throws {
    let settings = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.accessibilityContrast = .high
      $0.layoutDirection = .rightToLeft
    }
    let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
    HeadlessEnvironment.current.traits = settings
    #expect(UIView().traitCollection.containsTraits(in: settings))
    #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > usual)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var white: CGFloat = 0
    #expect(UIColor.label.resolvedColor(with: .current).getWhite(&white, alpha: nil) && white == 1)
    // Another screen keeps them, and what it has by itself.
    UIScreen.main = UIScreen(device: .tablet)
    #expect(UITraitCollection.current.containsTraits(in: settings))
    #expect(UITraitCollection.current.horizontalSizeClass == .regular)
  }

  // MARK: Clock

  @Test func `what is scheduled happens in the environment that scheduled it`() {
    let environment = HeadlessEnvironment(screen: UIScreen(device: .tablet))
    var seen: [UIUserInterfaceIdiom] = []
    withEnvironment(environment) {
      _ = HeadlessClock.shared.schedule(after: 1) {
        seen.append(UIDevice.current.userInterfaceIdiom)
      }
    }
    environment.clock.advance(by: 1)
    #expect(seen == [.pad])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `a clock keeps no environment alive`() {
    weak var gone: HeadlessEnvironment?
    do {
      let environment = HeadlessEnvironment()
      gone = environment
      withEnvironment(environment) {
        _ = HeadlessClock.shared.schedule(after: 1, repeating: 1) {}
      }
    }
    #expect(gone == nil)
  }

  // MARK: Problems

  @Test func `handlers hold for a closure, and those that are not given stay`() throws {
    let environment = HeadlessEnvironment.current
    var outer: [NibError] = []
    var inner: [NibError] = []
    environment.failureHandler = { outer.append($0) }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    environment.handling(warnings: { _ in }) { _ = UIStoryboard(name: "Absent", bundle: nil) }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    environment.handling(failures: { inner.append($0) }) {
      _ = UIStoryboard(name: "Absent", bundle: nil)
    }
    #expect(outer.count == 1 && inner.count == 1)
    _ = UIStoryboard(name: "Absent", bundle: nil)
    #expect(outer.count == 2 && inner.count == 1)
  }
}

extension HeadlessDevice {
  /// A tablet with two pixels a point.
  static let tablet = HeadlessDevice(
    identifier: "tablet", name: "Tablet", idiom: .pad, size: CGSize(width: 768, height: 1024),
    scale: 2)
}
