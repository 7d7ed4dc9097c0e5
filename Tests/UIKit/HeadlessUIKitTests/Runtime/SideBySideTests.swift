import Foundation
import HeadlessUIKit
import Testing

/// Two tests' worth of work that take turns on the main actor, each in an environment of its own.
@MainActor @Suite(.ownEnvironment) struct SideBySideTests {
  /// What one of them sees of its environment, step by step.
  @MainActor
  private final class Witness: UIResponder {
    let name: String
    let environment: HeadlessEnvironment
    var log: [String] = []

    init(_ name: String, _ environment: HeadlessEnvironment) {
      self.name = name
      self.environment = environment
    }

    func keyboardWillShow() { log.append("keyboard") }

    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.action("keyboardWillShow", Witness.keyboardWillShow)
    }
  }

  /// Who has done how many steps.
  @MainActor
  private final class Turns {
    var order: [String] = []
  }

  /// Does a step in each environment in turn.
  private func takeTurns(
    _ environments: [HeadlessEnvironment], _ steps: [@MainActor (Witness) -> Void]
  ) async -> [Witness] {
    let witnesses = environments.enumerated().map { Witness("\($0)", $1) }
    let turns = Turns()
    let tasks = witnesses.map { witness in
      Task { @MainActor in
        await withEnvironment(witness.environment) {
          for (number, step) in steps.enumerated() {
            turns.order.append("\(number)")
            step(witness)
            // Until the others have done the step as well.
            while turns.order.count < (number + 1) * witnesses.count { await Task.yield() }
          }
        }
      }
    }
    for task in tasks { await task.value }
    #expect(
      turns.order == steps.indices.flatMap { step in witnesses.map { _ in "\(step)" } },
      "the tasks must take turns")
    return witnesses
  }

  @Test func `they have devices, eras, languages and sizes of text of their own`() async {
    let small = HeadlessEnvironment()
    let large = HeadlessEnvironment(
      screen: UIScreen(device: .tablet), era: .iOS10,
      traits: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge), languages: ["de"])
    let seen = await takeTurns(
      [small, large],
      [
        { $0.log.append("\(UIScreen.main.bounds.width) \(UIDevice.current.model)") },
        {
          $0.log.append("\(UIView().contentScaleFactor) \(UISwitch().intrinsicContentSize.width)")
        },
        { witness in
          let label = UILabel()
          label.font = .preferredFont(forTextStyle: .body)
          witness.log.append("\(label.font.pointSize)")
        },
        { _ in NibSearchPath.shared.languages.append("fi") },
        { $0.log.append("\(NibSearchPath.shared.languages.suffix(2))") },
        { _ in UIScreen.main = UIScreen(device: UIScreen.main.device, isLandscape: true) },
        { $0.log.append("\(UIScreen.main.bounds.width)") },
      ])
    #expect(seen[0].log[0] == "393.0 iPhone" && seen[1].log[0] == "768.0 iPad")
    #expect(seen[0].log[1] == "3.0 49.0" && seen[1].log[1] == "2.0 49.0")
    #expect(seen[0].log[2] == "17.0" && seen[1].log[2] == "21.0")
    #expect(seen[1].log[3] == "[\"de\", \"fi\"]")
    #expect(seen[0].log[4] == "852.0" && seen[1].log[4] == "1024.0")
  }

  @Test func `each center receives only the notifications of its own environment`() async {
    let environments = [HeadlessEnvironment(), HeadlessEnvironment()]
    for environment in environments { environment.notificationCenter = NotificationCenter() }
    let seen = await takeTurns(
      environments,
      [
        { witness in
          for name in [
            UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
            UIPasteboard.changedNotification, UIMenuController.willShowMenuNotification,
          ] {
            _ = witness.environment.notificationCenter.addObserver(
              forName: name, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { witness.log.append(name.rawValue) } }
          }
        },
        { witness in
          guard witness.name == "0" else { return }
          let window = UIWindow(frame: UIScreen.main.bounds)
          let (field, view) = (UITextField(), UITextView())
          window.addSubview(field)
          window.addSubview(view)
          window.makeKeyAndVisible()
          for input in [field, view] as [any UIView & UIKeyInput] {
            input.becomeFirstResponder()
            input.insertText("a")
          }
          UIPasteboard.general.string = "b"
          UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        },
      ])
    #expect(
      Set(seen[0].log) == [
        UITextField.textDidChangeNotification.rawValue,
        UITextView.textDidChangeNotification.rawValue,
        UIPasteboard.changedNotification.rawValue,
        UIMenuController.willShowMenuNotification.rawValue,
      ])
    #expect(seen[1].log == [])
  }

  @Test func `they have clocks and keyboards of their own`() async {
    let environments = [
      HeadlessEnvironment(), HeadlessEnvironment(screen: UIScreen(device: .tablet)),
    ]
    var windows: [UIWindow] = []
    let seen = await takeTurns(
      environments,
      [
        { witness in
          HeadlessClock.shared.advance(by: witness.name == "0" ? 1 : 10)
          _ = HeadlessClock.shared.schedule(after: 0.5) {
            witness.log.append("\(HeadlessClock.shared.now) \(UIDevice.current.model)")
          }
          NotificationCenter.default.addObserver(
            witness, selector: "keyboardWillShow", name: UIResponder.keyboardWillShowNotification,
            object: nil)
        },
        { _ in
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.addSubview(UITextField())
          window.makeKeyAndVisible()
          windows.append(window)
        },
        { $0.log.append("\(UIWindow.keyWindow?.bounds.width ?? 0)") },
        { witness in
          guard witness.name == "0" else { return }
          UIWindow.keyWindow?.subviews[0].becomeFirstResponder()
        },
        { $0.log.append("\(HeadlessKeyboard.shared.isShown)") },
        { if $0.name == "0" { HeadlessClock.shared.advance(by: 1) } },
        { $0.log.append("\(HeadlessClock.shared.now)") },
      ])
    #expect(seen[0].log == ["393.0", "keyboard", "true", "1.5 iPhone", "2.0"])
    #expect(seen[1].log == ["768.0", "false", "10.0"])
    #expect(windows.count == 2)
  }

  @Test func `they hear of their own problems alone`() async {
    let seen = await takeTurns(
      [HeadlessEnvironment(), HeadlessEnvironment()],
      [
        { witness in
          let environment = HeadlessEnvironment.current
          environment.failureHandler = { _ in witness.log.append("failure") }
          environment.conflictHandler = { _ in witness.log.append("conflict") }
          environment.warningHandler = { _ in witness.log.append("warning") }
        },
        { if $0.name == "0" { _ = UIStoryboard(name: "Absent", bundle: nil) } },
        { witness in
          guard witness.name == "1" else { return }
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          let inner = UIView()
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
          inner.widthAnchor.constraint(equalToConstant: 1).isActive = true
          inner.widthAnchor.constraint(equalToConstant: 2).isActive = true
          view.layoutIfNeeded()
        },
        { witness in
          guard witness.name == "0" else { return }
          UIViewController().present(UIViewController(), animated: false)
        },
      ])
    #expect(seen[0].log == ["failure", "warning"])
    #expect(seen[1].log == ["conflict"])
  }
}
