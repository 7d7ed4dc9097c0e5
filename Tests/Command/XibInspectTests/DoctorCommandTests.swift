import Foundation
import TestSupport
import Testing

/// `doctor`: which symbols an app's sources use that are not modelled.
@Suite struct DoctorCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("import UIKit\nclass Form: UIView { let pier = UIPierView() }\n", "App/Form.swift")
    try write("import UIKit\nimport Tide\nclass Row: UITableViewCell {}\n", "App/Board/Row.swift")
    try write("import UIKit\nlet a = UIPierView()\n", "App/Pods/Left.swift")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func run(_ arguments: String...) throws -> Command {
    try Command(["doctor"] + arguments, in: scratch.url)
  }

  @Test func `a folder's sources are listed with the places of what is missing, and a summary`()
    throws
  {
    let command = try run("App")
    #expect(command.status == 1 && command.errors.isEmpty)
    #expect(
      command.output == """
        App/Form.swift:2:33: warning: 'UIPierView' is not supported; leave the file out of the tests, or declare a stand-in \
        in a file next to the app's folder [missing-name]
        0 of 2 files have no missing symbols or modules
        missing symbols, most frequent first:
          UIPierView: 1 file
        modules to depend on:
          Tide: 1 file

        """)
  }

  @Test func `sources without a missing symbol are fine`() throws {
    let command = try run("App/Board")
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("0 of 1 files have no missing symbols or modules\n"))
  }

  @Test func `the modules of a package that contains the sources are no dependencies`() throws {
    try write("// swift-tools-version: 6.0\n", "Boats/Package.swift")
    try write("import UIKit\nimport Tide\nimport Sail\n", "Boats/Sources/Boats/Form.swift")
    try write("import UIKit\nclass Wave: UIView {}\n", "Boats/Sources/Tide/Wave.swift")
    let command = try run("Boats")
    #expect(command.output.hasSuffix("modules to depend on:\n  Sail: 1 file\n"))
  }

  @Test func `symbols of the folder's asset catalogs are not missing`() throws {
    try write("import UIKit\nlet a = UIColor.wetSand\nlet b = UIColor.pier\n", "Beach/Beach.swift")
    try write("{}", "Beach/Media/Assets.xcassets/Shore/Wet Sand.colorset/Contents.json")
    let command = try run("Beach")
    #expect(command.output.hasPrefix("Beach/Beach.swift:3:17: warning: 'UIColor.pier' is not"))
    #expect(
      command.output.contains("missing symbols, most frequent first:\n  UIColor.pier: 1 file\n"))
  }

  @Test func `a method that only a subclass of a conforming class has is reported by name`() throws
  {
    try write(
      "import UIKit\nclass Base: NSObject, UITextFieldDelegate {}\nclass Sub: Base {\n"
        + "  func textFieldDidBeginEditing(_ textField: UITextField) {}\n}\n",
      "Uncalled/Sub.swift")
    let command = try run("Uncalled")
    #expect(command.status == 1)
    #expect(
      command.output.hasPrefix(
        "Uncalled/Sub.swift:4:8: warning: 'textFieldDidBeginEditing(_:)' of 'Sub' is never called, because"
          + " 'Base' conforms to 'UITextFieldDelegate' and does not implement it; "))
    #expect(
      command.output.contains(
        " [uncalled-method]\n1 of 1 files have no missing symbols or modules\n"))
    let report = try #require(try run("--json", "Uncalled").json as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    let uncalled = try #require(files[0]["uncalled"] as? [[String: Any]])
    #expect(
      uncalled.map { Set($0.keys) }
        == [["method", "class", "base", "protocol", "line", "column"]])
    #expect(uncalled[0]["class"] as? String == "Sub" && uncalled[0]["line"] as? Int == 4)
  }

  @Test func `the report as JSON has every file, the counts and the ranking`() throws {
    let report = try #require(try run("--json", "App").json as? [String: Any])
    #expect(Set(report.keys) == ["files", "clean", "total", "symbols", "otherModules"])
    // A file that imports a missing module is not clean.
    #expect(report["clean"] as? Int == 0 && report["total"] as? Int == 2)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["App/Board/Row.swift", "App/Form.swift"])
    #expect(files[0]["otherModules"] as? [String] == ["Tide"])
    #expect((files[0]["uncalled"] as? [Any])?.isEmpty == true)
    let missing = try #require(files[1]["missing"] as? [[String: Any]])
    #expect(
      missing.map { Set($0.keys) } == [["symbol", "kind", "line", "column", "uses", "advice"]])
    #expect(missing[0]["symbol"] as? String == "UIPierView" && missing[0]["line"] as? Int == 2)
  }

  @Test func `a missing file, and a folder without sources, are errors`() throws {
    let missing = try run("App/None.swift", "App/Form.swift")
    #expect(
      missing.status == 2 && missing.errors.contains("App/None.swift: error: cannot read the file"))
    #expect(missing.output.contains("UIPierView"))
    try write("text", "Empty/notes.txt")
    let empty = try run("Empty")
    #expect(empty.status == 2 && empty.errors.contains("no .swift files in this folder"))
  }
}
