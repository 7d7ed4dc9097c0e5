import Diagnostics
import InterfaceBuilder
import XMLTree

/// The changes to a document that a call asks for.
struct DocumentChanges {
  private let document: IBDocument
  private let name: String
  private let arguments: IBToolArguments
  private let updateFrames: IBTool.FrameUpdate?

  init(
    _ document: IBDocument, name: String, _ arguments: IBToolArguments,
    _ updateFrames: IBTool.FrameUpdate?
  ) {
    self.document = document
    self.name = name
    self.arguments = arguments
    self.updateFrames = updateFrames
  }

  private typealias Change = (IBDocument, inout [IBToolMessage]) throws -> [UInt8]

  /// The changed document, and messages about what could not be changed.
  struct Result {
    /// The bytes of the document; nil if the call asks for no change.
    var bytes: [UInt8]?
    var messages: [IBToolMessage] = []
  }

  /// Makes the changes.
  func result() throws(IBToolFailure) -> Result {
    let changes = try changes()
    var current = document
    var result = Result()
    do {
      for change in changes {
        let changed = try change(current, &result.messages)
        result.bytes = changed
        current = try IBDocument(parsing: changed, file: document.file)
      }
    } catch let failure as IBToolFailure {
      throw failure
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure(ErrorText.sentence(error))
    }
    return result
  }

  /// The changes in the order in which Apple's tool makes them.
  private func changes() throws(IBToolFailure) -> [Change] {
    var changes: [Change] = []
    if arguments.contains(.upgrade) { changes.append { document, _ in upgraded(document) } }
    if let conversion = arguments.conversion {
      changes.append { document, _ in try renamed(conversion, in: document) }
    }
    if let path = arguments[.importProperties] {
      let properties = try PropertyExchange.list(at: path)
      changes.append { document, messages in
        try PropertyExchange(document).applying(properties, &messages)
      }
    }
    if arguments.contains(anyOf: DocumentTexts.imports) {
      changes.append { document, _ in
        try DocumentTexts(document, name: name, arguments).translated()
      }
    }
    if arguments.contains(.enableAutoLayout) {
      changes.append { document, _ in try withAutoLayout(document) }
    }
    if arguments.contains(.removePluginDependencies) {
      changes.append { document, _ in try withoutPlugins(document) }
    }
    if arguments.contains(.updateFrames) {
      guard let updateFrames else {
        throw IBToolFailure(
          "--update-frames needs a layout engine, which this executable leaves out; use: xibinspect ibtool --update-frames"
        )
      }
      changes.append { document, _ in try updateFrames(document) }
    }
    if arguments.contains(.updateConstraints) { changes.append(withUpdatedConstraints) }
    return changes
  }

  /// Returns the document in the current dialect and in Interface Builder's own form.
  private func upgraded(_ document: IBDocument) -> [UInt8] {
    IBDocument.formatted(document.tree, as: .document)
  }

  /// Returns edits of the document in the current dialect; an archive is converted first.
  private func edits(_ document: IBDocument) throws -> (IBDocument, SourceEdits) {
    guard document.dialect == .archive else { return (document, SourceEdits(document.tree)) }
    let converted = try IBDocument(parsing: upgraded(document), file: document.file)
    return (converted, SourceEdits(converted.tree))
  }

  private func renamed(
    _ conversion: ClassConversion, in document: IBDocument
  ) throws(Diagnostic) -> [UInt8] {
    var edits = SourceEdits(document.source)
    for node in document.source.root.subtree {
      for attribute in node.attributes where attribute.name == Names.customClass {
        guard let new = conversion.name(for: attribute.value) else { continue }
        edits.setAttribute(attribute.spelling, to: new, on: node)
      }
    }
    return try edits.checkedBytes(file: document.file)
  }

  private func withUpdatedConstraints(
    _ document: IBDocument, _ messages: inout [IBToolMessage]
  ) throws -> [UInt8] {
    var (document, edits) = try edits(document)
    var skipped: [IBToolMessage] = []
    ConstraintUpdate(document).apply(to: &edits) { constraint in
      skipped.append(
        IBToolMessage(
          file: name, objectID: constraint.id, severity: .note,
          "The constant of this constraint does not follow from frames; it is unchanged."))
    }
    messages += skipped
    return edits.bytes
  }

  private func withAutoLayout(_ document: IBDocument) throws -> [UInt8] {
    var (document, edits) = try edits(document)
    edits.setAttribute("useAutolayout", to: "YES", on: document.root)
    return edits.bytes
  }

  private func withoutPlugins(_ document: IBDocument) throws -> [UInt8] {
    var (document, edits) = try edits(document)
    for node in document.root.subtree where node.name == Names.plugIn {
      if node[Names.identifier]?.hasPrefix("com.apple.") != true { edits.remove(node) }
    }
    return edits.bytes
  }
}
