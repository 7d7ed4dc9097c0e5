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

  private typealias Change = (IBDocument) throws -> [UInt8]

  /// Returns the bytes of the changed document; nil if the call asks for no change.
  func bytes() throws(IBToolFailure) -> [UInt8]? {
    guard !arguments.contains(.updateConstraints) else {
      throw IBToolFailure(
        "--update-constraints is not supported; change the constraints, or update the frames.")
    }
    var changes: [Change] = []
    if arguments.contains(.upgrade) { changes.append(upgraded) }
    if let names = arguments.conversion {
      changes.append { document in renamed(names.old, to: names.new, in: document) }
    }
    if arguments.contains(anyOf: DocumentTexts.imports) {
      changes.append { document in
        try DocumentTexts(document, name: name, arguments).translated()
      }
    }
    if arguments.contains(.enableAutoLayout) { changes.append(withAutoLayout) }
    if arguments.contains(.removePluginDependencies) { changes.append(withoutPlugins) }
    if arguments.contains(.updateFrames) {
      guard let updateFrames else {
        throw IBToolFailure(
          "--update-frames needs a layout engine, which this executable leaves out; use: xibinspect ibtool --update-frames"
        )
      }
      changes.append(updateFrames)
    }
    var current = document
    var bytes: [UInt8]?
    do {
      for change in changes {
        let changed = try change(current)
        bytes = changed
        current = try IBDocument(parsing: changed, file: document.file)
      }
    } catch let failure as IBToolFailure {
      throw failure
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure(ErrorText.sentence(error))
    }
    return bytes
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

  private func renamed(_ old: String, to new: String, in document: IBDocument) -> [UInt8] {
    var edits = SourceEdits(document.source)
    for node in document.source.root.subtree {
      for attribute in node.attributes where attribute.name == Names.customClass {
        if attribute.value == old { edits.setAttribute(attribute.spelling, to: new, on: node) }
      }
    }
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
