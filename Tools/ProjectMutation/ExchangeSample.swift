import Diagnostics
import DocumentStrings
import Foundation
import IBToolCommand
import IBTools
import InterfaceBuilder
import NibFormat
import PropertyLists
import TestSupport

/// What tools exchange with a document: folders of translations, and property lists of its objects.
enum ExchangeSample {
  // MARK: Folders of translations

  static func probeFolder(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    // Some of its languages and documents are none that the app has.
    let isReadable = (try? XLIFFFile(parsing: bytes).files.isEmpty) == false
    do {
      let folder = try ScratchFolder()
      let xib = try folder.write(Array(TranslationProbe.document.utf8), "a/Base.lproj/A.xib")
      _ = try folder.write(bytes, "de.xcloc/Localized Contents/de.xliff")
      _ = try folder.write(Array("{\"version\":".utf8), "de.xcloc/contents.json")
      if seed.isMultiple(of: 3) {
        var random = RandomSource(seed: seed)
        _ = try folder.write(StringsSample.bytes(&random), "a/de.lproj/A.strings")
      }
      let outside = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      var run = StringsImportRun()
      run.isDry = seed.isMultiple(of: 7)
      let sink = QuietSink()
      let status = try run.run([folder.url.path + "/de.xcloc"], into: [xib.path], to: sink)
      guard try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == outside
      else {
        return .broken("a file outside of the app's folder")
      }
      if sink.hasControls { return .broken("a control character in a report") }
      return status == .fine || isReadable ? .read : .refused
    } catch {
      let outcome = ProjectProbe.refusal(error, namesFile: false)
      return outcome == .refused && isReadable ? .read : outcome
    }
  }

  // MARK: ibtool

  private static let keyPaths = [
    "text", "placeholder", "frame", "alpha", "opaque", ".nilKeypaths", "id", "nope", "", "a b", "<",
  ]

  /// The properties of objects, in the form of `ibtool --export`.
  static func properties(_ random: inout RandomSource) -> [UInt8] {
    func value(_ random: inout RandomSource) -> PropertyList {
      switch random.below(9) {
      case 0: .integer(Int64(random.extreme(3)))
      case 1: .real(random.pick([.nan, .infinity, -0.0, 1e300, 0.5, .leastNonzeroMagnitude]))
      case 2: .bool(true)
      case 3:
        .array((0..<random.amount(3, rarely: 400)).map { _ in .string(random.pick(keyPaths)) })
      case 4: .dictionary([(key: "a", value: .string("b"))])
      case 5: .string(random.pick(["{{0, 0}, {1, 2}}", "{{nan, 1e400}, {-1, 9e99}}", "{{", "0"]))
      default: .string(random.pick(["x", "", "<&\"'>", "é\n", "\u{1}", "]]>", "YES"]))
      }
    }
    let objects = (0..<random.amount(5, rarely: 400)).map { _ in
      (
        key: random.pick(["b1", "b2", "v1", "b1", "", "zz", "UIView", "UILabel"]),
        value: random.below(9) == 0
          ? value(&random)
          : PropertyList.dictionary(
            (0..<random.amount(4, rarely: 200)).map { _ in
              (key: random.pick(keyPaths), value: value(&random))
            })
      )
    }
    let inner = PropertyList.dictionary(objects)
    let list: PropertyList =
      random.below(3) == 0
      ? .dictionary([(key: "com.apple.ibtool.document.export", value: inner)]) : inner
    return random.below(2) == 0 ? BinaryPropertyListWriter.encode(list) : XMLListWriter.bytes(list)
  }

  static func probeProperties(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    do {
      let folder = try ScratchFolder()
      let xib = try folder.write(Array(TranslationProbe.document.utf8), "a.xib").path
      var random = RandomSource(seed: seed)
      let list = try folder.write(bytes, "list.plist").path
      let texts = try folder.write(StringsSample.bytes(&random), "a.strings").path
      let xliff = try folder.write(Array(TranslationText.xliff(&random).utf8), "a.xliff").path
      let output = folder.url.path + "/out.xib"
      let calls = [
        ["--import", list, "--write", output], ["--export", list],
        ["--strings-file", texts, "--write", output],
        ["--import-strings-file", texts, "--write", output],
        ["--import-xliff", xliff, "--write", output],
        [
          "--convert",
          random.pick(["UIView-A", "UI*-B", "-", "*-", "a-b-c", "é-<", "UIView-\u{0}"]), "--write",
          output,
        ],
      ]
      let call = seed % 3 > 0 ? calls[Int(seed % 2)] : random.pick(calls)
      let outcome = IBTool().run(call + [xib])
      guard outcome.status == 0 || outcome.status == 1, !outcome.output.isEmpty else {
        return .broken("a call without output, with status \(outcome.status)")
      }
      guard outcome.status == 0 else { return .refused }
      if call.contains("--write"), let written = try? folder.bytes("out.xib") {
        _ = try IBDocument(parsing: written)
      }
      return .read
    } catch {
      return .broken("\(error)")
    }
  }
}
