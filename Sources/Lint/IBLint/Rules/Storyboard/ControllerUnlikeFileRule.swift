import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a controller whose class does not match the file name of its storyboard, which contains no
/// other controller.
struct ControllerUnlikeFileRule: DocumentRule {
  static let info = RuleInfo(
    id: "controller-unlike-file",
    summary: "The class name of a storyboard's only view controller does not match the file name.",
    rationale: """
      If each storyboard has one controller, matching names make the controller easy to find: `LoginViewController` in \
      `LoginViewController.storyboard` or `Login.storyboard`. By default, the rule ignores `Main.storyboard` and \
      `LaunchScreen.storyboard`.
      """,
    category: .storyboard, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "exempt", "The storyboards in which controllers of any kind are allowed.",
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
      let file = document.file?.pathParts.last?.split(separator: ".").first.map({
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
      "the names of the controller '\(name)' and the file '\(file)' do not match; rename one of them"
    )
  }
}
