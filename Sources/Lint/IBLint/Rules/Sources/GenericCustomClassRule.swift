import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class with generic parameters.
struct GenericCustomClassRule: ObjectRule {
  static let info = RuleInfo(
    id: "generic-custom-class", summary: "A document creates an object of a generic class.",
    rationale: """
      A document cannot refer to a generic class: the system logs `Unknown class in Interface Builder file` and \
      creates an object of the framework class instead.

      Declare a subclass with concrete types, such as `class RowCell: GenericCell<Row> {}`, and use the subclass in \
      the document.
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
    guard object.role == .object, !object.isFirstResponder, let name = object.customClass,
      let declaration = context.sources?.declaration(of: name, module: object.customModule),
      declaration.isGeneric, declaration.language == .swift
    else { return }
    context.report(
      at: .object(object),
      "a document cannot create the generic class \(name); use a subclass with concrete types",
      notes: [declaration.place.note("\(name) declared here")])
  }
}
