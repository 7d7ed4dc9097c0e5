import ArgumentParser
import DiagnosticText
import Diagnostics
import FoundationEssentials
import NibFormat

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the object graph of compiled nibs.",
    discussion: """
      Reads NIBArchive files, keyed archives, nib folders (the file for the newest system) and the nibs \
      inside .storyboardc folders. Nibs inside other nibs are printed in place.
      """)

  @OptionGroup var input: InputOptions

  func run() throws {
    let files = InputFiles(input.paths, kind: .nibs)
    let run = FileRun(files: files, json: input.json)
    try run.run { [json = input.json, headline = !files.isSingle] file in
      let (graph, container) = try file.nib()
      if json { return FileRun.Report(output: graph.json(container, file: file.name).bytes) }
      let title = headline ? "\(file.name)\n" : ""
      let text = graph.dump(container: container.rawValue)
      return FileRun.Report(text: title + text + (headline ? "\n" : ""))
    }
  }
}

extension InputFile {
  /// Reads the nib.
  /// - Throws: A ``Diagnostic`` that contains the file name.
  func nib() throws -> (graph: NibGraph, container: NibContainer) {
    let bytes = try bytes()
    do throws(NibFormatError) {
      return try NibGraph.decode(bytes)
    } catch {
      throw error.diagnostic(file: name)
    }
  }
}

extension NibGraph {
  /// Returns the graph in the format of `dump --json`.
  fileprivate func json(_ container: NibContainer, file: String, level: Int = 0) -> JSONValue {
    let objects = objects.indices.map { index in
      JSONValue.object([
        ("class", .string(className(of: index))),
        ("fallbacks", .array(fallbackClassNames(of: index).map { .string($0) })),
        ("values", .array(values[self.objects[index].values].map { json($0, level) })),
      ])
    }
    return .object([
      ("file", .string(file)), ("format", .string(container.rawValue)),
      ("objects", .array(objects)),
    ])
  }

  private func json(_ record: ValueRecord, _ level: Int) -> JSONValue {
    let content: JSONValue
    switch value(record) {
    case .integer(let value): content = .int(Int(value))
    case .bool(let value): content = .bool(value)
    case .float(let value): content = .number(Double(value))
    case .double(let value): content = .number(value)
    case .data(let bytes): content = .string(Data(bytes).base64EncodedString())
    case .nil: content = .null
    case .object(let index): content = .int(index)
    }
    var members: [JSONValue] = [
      .string(keys[Int(record.key)]), .string(record.type.name), content,
    ]
    if level < Self.shownLevels, let nested = embedded(record) {
      members.append(nested.json(.nibArchive, file: "", level: level + 1))
    }
    return .array(members)
  }
}
