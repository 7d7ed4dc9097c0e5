import DiagnosticText
import Diagnostics
import NibFormat

/// The output of `dump`: the object graphs of compiled nibs.
package enum NibDump {
  /// Prints the object graphs of files.
  package static func run(_ paths: [String], json: Bool, to sink: some ReportSink) -> RunStatus {
    let files = InputFiles(paths, kind: .nibs)
    let headline = !files.isSingle
    return FileRun(files: files, json: json).run(to: sink) { file in
      let (graph, container) = try file.nib()
      if json { return FileReport(output: graph.json(container, file: file.name).bytes) }
      let title = headline ? "\(PrintableText.line(file.name))\n" : ""
      let text = graph.dump(container: container.rawValue)
      return FileReport(text: title + text + (headline ? "\n" : ""))
    }
  }
}
