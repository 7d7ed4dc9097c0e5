import Diagnostics
import InterfaceBuilder
import XMLTree

/// A custom class with generic parameters.
struct GenericCustomClassRule: ObjectRule {
  static let info = RuleInfo(
    id: "generic-custom-class", summary: "A document makes an object of a generic class.",
    rationale: """
      A generic class has no name by which a document could be loaded: the run time says `Unknown class in Interface \
      Builder file` and makes the framework's class instead.

      Declare a subclass that fixes the parameters, `class RowCell: GenericCell<Row> {}`, and name that.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="a" customClass="RowView"/>"#, in: .view,
        code: [
          "Views.swift": """
          class ItemView<Item>: UIView {}
          class RowView: ItemView<Int> {}
          """
        ])
    ],
    triggering: [
      Example(
        #"↓<view id="a" customClass="ItemView"/>"#, in: .view,
        code: ["Views.swift": "class ItemView<Item>: UIView {}"])
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.role == .object, let name = object.customClass,
      let declaration = context.sources?.declaration(of: name, module: object.customModule),
      declaration.isGeneric, declaration.language == .swift
    else { return }
    context.report(
      at: .object(object),
      "the class \(name) is generic, and no document can make it; name a subclass that fixes its parameters",
      notes: [declaration.place.note("the class is declared here")])
  }
}
