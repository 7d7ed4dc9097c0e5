// The Swift blocks of the pages, between the page's name and "end", word for word.
import Foundation
import InterfaceBuilder
import XMLTree

private enum Examples {
  static func readme() throws {
    // README.md
    let document = try IBDocument(contentsOf: URL(filePath: "SampleXibs/LoadingView.xib"))
    print(document.filesOwner?.customClass ?? "no class")  // LoadingView
    for connection in document.connections where connection.role == .filesOwner {
      print(connection.name ?? "", connection.destination?.label ?? "")  // dots Dot 3 …
    }
    for problem in document.diagnostics { print(problem.message) }
    if let owner = document.filesOwner {
      var edits = SourceEdits(document.source)  // every other byte stays
      edits.setAttribute("customClass", to: "SpinnerView", on: owner.node)
      try Data(edits.bytes).write(to: URL(filePath: "SpinnerView.xib"))
    }
    // end
  }
}
