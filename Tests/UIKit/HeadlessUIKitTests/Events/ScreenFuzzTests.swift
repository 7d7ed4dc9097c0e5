import Foundation
import HeadlessUIKit
import LoadMutation
import TestSupport
import Testing

/// Random touches, turns of the device and steps of time on the samples' screens; `make fuzz` does many more.
@MainActor @Suite(.ownEnvironment) struct ScreenFuzzTests {
  @Test func `no sequence of touches, segues, turns and times breaks a loaded screen`() throws {
    let probe = try ScreenProbe(documentsIn: nil)
    #expect(probe.count > 25)
    var shown = 0
    for seed in UInt64(0)..<200 {
      let outcome = probe.run(seed: seed)
      if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
      if outcome == .read { shown += 1 }
    }
    #expect(shown > 100)
  }

  // MARK: Faults that are found

  /// What the probe reports about screens with a fault.
  private func reports(of tamper: @escaping @MainActor (UIWindow) -> Void) throws -> [String] {
    let probe = try ScreenProbe(documentsIn: nil, tamper: tamper)
    return (UInt64(0)..<20).compactMap { seed in
      if case .broken(let what) = probe.run(seed: seed) { what } else { nil }
    }
  }

  @Test func `one view that something keeps is found, and named`() throws {
    var kept: [UIView] = []
    let reports = try reports { window in
      if let view = window.rootViewController?.view { kept.append(view) }
    }
    #expect(!kept.isEmpty && reports.count == kept.count)
    #expect(reports.allSatisfy { $0.contains("objects are alive, such as a ") })
  }

  @Test func `a controller that keeps itself is found`() throws {
    final class Holder: UIViewController {
      var action: (() -> Void)?
    }
    var made = 0
    let reports = try reports { window in
      let holder = Holder()
      holder.action = { holder.action = nil }
      made += 1
      // It is there at the end as well, when everything on the screen is watched.
      window.rootViewController?.addChild(holder)
    }
    #expect(made > 0 && reports.count == made)
    #expect(reports.allSatisfy { $0.contains("alive") })
  }

  @Test func `a layout without an end is found, and a state that a recognizer must not have`()
    throws
  {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    final class Hasty: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
      }
    }
    let loops = try reports { $0.addSubview(Restless()) }
    #expect(!loops.isEmpty && loops.allSatisfy { $0.contains("layout loop: Restless") })
    let states = try reports { $0.addGestureRecognizer(Hasty(target: nil, action: nil)) }
    #expect(!states.isEmpty)
    #expect(states.allSatisfy { $0.contains("Hasty cannot change from possible to changed") })
  }

  @Test func `a control that tracks on is found`() throws {
    final class Tracker: UIControl {
      override var isTracking: Bool { true }
    }
    let reports = try reports { $0.addSubview(Tracker()) }
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0.contains("Tracker tracks a touch that has ended") })
  }
}
