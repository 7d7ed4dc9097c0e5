import Diagnostics
import InterfaceBuilder
import XMLTree

/// A controller whose class has another name than the storyboard that it is alone in.
struct ControllerUnlikeFileRule: DocumentRule {
  static let info = RuleInfo(
    id: "controller-unlike-file",
    summary: "The only controller of a storyboard has another name than the file.",
    rationale: """
      Where each storyboard has one controller, people find one by the name of the other: `LoginViewController` in \
      `LoginViewController.storyboard` or `Login.storyboard`. `Main.storyboard` may be called as it is.
      """,
    category: .storyboard, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "exempt", "Storyboards that may have any controller.",
        default: .strings(["Main", "LaunchScreen"]))
    ],
    kinds: [.storyboard], covers: [.ibLinter: ["custom_class_name"]],
    nonTriggering: [
      Example(
        #"<viewController customClass="ExampleViewController" id="a" sceneMemberID="viewController"/>"#,
        in: .scene)
    ],
    triggering: [
      Example(
        #"↓<viewController customClass="LoginViewController" id="a" sceneMemberID="viewController"/>"#,
        in: .scene)
    ])

  private let exempt: NameList

  init(_ options: RuleOptions) { exempt = NameList(options.strings("exempt")) }

  func check(_ document: IBDocument, in context: LintContext) {
    guard
      let file = document.file?.split(separator: "/").last?.split(separator: ".").first.map({
        String($0)
      }),
      !exempt.contains(file)
    else { return }
    let controllers = document.scenes.compactMap(\.controller)
    guard controllers.count == 1, let name = controllers[0].customClass,
      ![file, file + "ViewController", file + "Controller"].contains(name)
    else { return }
    context.report(
      at: .object(controllers[0]),
      "the controller is \(name), the file \(file); name one like the other")
  }
}
