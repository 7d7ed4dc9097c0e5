import DiagnosticText
import Diagnostics
import InterfaceBuilder

extension LanguageServer {
  /// Returns the edit that writes a document in Interface Builder's own format, or no edit if it is in this format.
  /// - Throws: A reason why the document cannot be formatted.
  func formatting(_ parameters: RPCValue) throws(RequestProblem) -> JSONValue {
    guard let (_, open) = open(parameters) else { return .null }
    guard let document = open.document,
      !document.diagnostics.contains(where: { $0.severity == .error })
    else { throw RequestProblem("the document has errors; fix them before formatting it") }
    let (old, new) = (open.text.bytes, document.formatted(keepsLineBreaks: true))
    guard new != old, let text = Self.changedLines(old, new) else { return .array([]) }
    return .array([
      .object([
        ("range", open.text.json(text.range)), ("newText", .string(text.replacement)),
      ])
    ])
  }

  /// Returns the lines between the common beginning and the common end of two texts, or nil if the new text is not in
  /// UTF-8, because its document has another encoding. An edit of few lines keeps the cursor and the folds of an editor.
  private static func changedLines(
    _ old: [UInt8], _ new: [UInt8]
  ) -> (range: Range<Int>, replacement: String)? {
    let newline = UInt8(ascii: "\n")
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = old[..<common].lastIndex(of: newline).map { $0 + 1 } ?? 0
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    // The common end begins after a newline.
    let tail = old[(old.count - end)...]
    end = tail.firstIndex(of: newline).map { old.count - $0 - 1 } ?? 0
    guard let text = String(validating: new[start..<new.count - end], as: UTF8.self) else {
      return nil
    }
    return (start..<old.count - end, text)
  }
}
