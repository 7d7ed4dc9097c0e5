import Foundation
import RemovalCheck

/// Lists the parts of documents whose removal does not change the nib and that the table does not explain.
@main
struct CheckRemovals {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let all = arguments.first == "--all"
    if all { arguments.removeFirst() }
    guard arguments.count >= 2 else {
      print("usage: check-removals [--all] TABLE FOLDER...")
      exit(2)
    }
    let table = ExplainedParts(try String(contentsOfFile: arguments[0], encoding: .utf8))
    var check = RemovalCheck()
    for file in arguments.dropFirst().flatMap(Self.documents) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      check.check([UInt8](data), name: file)
    }
    let found = check.ineffective
    let unexplained = Set(table.unexplained(found))
    for (part, finding) in found.sorted(by: { $0.key < $1.key })
    where all || unexplained.contains(part) {
      let values = finding.values.sorted().map { "'\($0.prefix(20))'" }.joined(separator: " ")
      print(
        "\(part)\t\(finding.count)\t\(finding.warned)\t\(finding.place)\t\(values)")
    }
    print(
      "\(check.effective.count) kinds of parts change the nib, \(found.count) do not; "
        + "\(unexplained.count) of these are not explained")
    exit(unexplained.isEmpty ? 0 : 1)
  }

  private static func documents(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
