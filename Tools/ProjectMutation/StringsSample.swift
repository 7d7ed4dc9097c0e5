import Diagnostics
import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport

/// Strings files as people and tools write them, which are updated, translated and checked with their document.
enum StringsSample {
  private static let keys = [
    "b1.text", "b2.text", "b2.placeholder", "x9.title", "b1.text", "a", "zz.normalTitle", "",
    "b1.", ".text", "v1.nope",
  ]
  private static let pieces = [
    "a", "%@", "\\n", "\\\"", "\\\\", "\\U00e9", "\\ud83d", "\\x41", "\\101", "\\", "é", "😀", "\n",
    "*/", "/*", "//", ";", "=", "%1$@ %d", "\t",
  ]

  static func bytes(_ random: inout RandomSource) -> [UInt8] {
    let end = random.pick(["\n", "\n", "\r\n", "\r", " "])
    let lines = (0..<random.amount(7, rarely: 300)).map { index -> String in
      let key = index < 3 && random.below(4) > 0 ? keys[index] : random.pick(keys)
      let assignment = random.below(9) == 0 ? odd(&random) : "\(quoted(key)) = \(value(&random));"
      // Comments and entries may share a line.
      let gap = random.pick([end, end, end, " ", ""])
      return comment(key, &random).joined(separator: gap) + random.pick([end, end, gap])
        + assignment
    }
    let close = random.pick(["", end, "/* open", "\"open", "\"a\" = ", "}"])
    let separator = random.pick([end + end, end + end, end, " ", " /* c\(end)d */ ", "// "])
    let text = lines.joined(separator: separator) + (random.below(4) == 0 ? close : end)
    switch random.below(6) {
    case 0: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 1: return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case 2: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    default: return Array(text.utf8)
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func value(_ random: inout RandomSource) -> String {
    let text = (0..<random.amount(4, rarely: 300)).map { _ in random.pick(pieces) }.joined()
    return random.below(8) == 0 ? random.pick(["word", "''", "'a\"b'", "12.5"]) : quoted(text)
  }

  private static func odd(_ random: inout RandomSource) -> String {
    random.pick([
      "key = value;", "\"only\";", "\"a\" \"b\";", "\"a\" = { b = c; };", "\"a\" = (b, c);",
      "\"a\" = <0f>;", "= ;", ";;", "\"a\" = \"b\"",
    ])
  }

  private static func comment(_ key: String, _ random: inout RandomSource) -> [String] {
    let id = key.split(separator: ".").first ?? ""
    switch random.below(6) {
    case 0: return []
    case 1: return ["// one", "// two"]
    case 2:
      return Array(
        repeating: random.pick(["/* c */", "/* c\n d */"]), count: random.amount(3, rarely: 600))
    case 3: return ["/* \(random.nested([("/* ", " */"), ("// ", "")], "x")) */"]
    case 4:
      return [
        "/* Class = \"UILabel\"; text = \"Old\"; ObjectID = \"\(id)\"; Note = \"\(random.pick(pieces))\"; */"
      ]
    default: return ["/* Class = \"UILabel\"; text = \"Hello %@\"; ObjectID = \"\(id)\"; */"]
    }
  }

  // MARK: Probing

  static func probe(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    var random = RandomSource(seed: seed &+ 1)
    do {
      let document = try IBDocument(
        parsing: Array(TranslationProbe.document.utf8), file: "A.xib")
      var check = StringsCheck(document)
      check.check(strings: bytes, path: "de.lproj/a.strings", language: "de")
      check.check(
        strings: bytes, path: "en.lproj/a.strings", language: "en", isDevelopmentLanguage: true)
      if check.findings.contains(where: { $0.message.isEmpty || $0.file == nil }) {
        return .broken("a finding without words or file")
      }
      let file = try StringsFile(parsing: bytes)
      if let problem = problem(in: file) { return .broken(problem) }
      let entries = StringsEntry.entries(of: document)
      for (keeps, rewrites) in [(false, false), (true, false), (false, true), (true, true)] {
        var options = StringsUpdate.Options()
        (options.keepsStale, options.rewritesComments) = (keeps, rewrites)
        if let problem = try update(bytes, entries, options) { return .broken(problem) }
      }
      let texts = Dictionary(
        uniqueKeysWithValues: Set(keys).sorted().map { key in
          (key, (0..<random.below(4)).map { _ in random.pick(pieces) }.joined())
        })
      if let problem = try importing(texts, bytes, entries) { return .broken(problem) }
      return try renaming(bytes).map { .broken($0) } ?? .read
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }

  private static func problem(in file: StringsFile) -> String? {
    var end = 0
    for entry in file.entries {
      let ranges =
        [entry.assignmentRange, entry.valueRange] + [entry.commentRange].compactMap { $0 }
      guard entry.range.lowerBound >= end, entry.range.upperBound <= file.text.count,
        ranges.allSatisfy({
          entry.range.contains($0.lowerBound) && $0.upperBound <= entry.range.upperBound
        })
      else { return "an entry outside of its place" }
      end = entry.range.upperBound
      _ = file.sourceRange(entry.range)
    }
    return nil
  }

  private static func update(
    _ bytes: [UInt8], _ entries: [StringsEntry], _ options: StringsUpdate.Options
  ) throws -> String? {
    let update = try StringsUpdate(strings: bytes, entries: entries, options: options)
    let known = Set(try StringsFile(parsing: update.bytes).entries.map(\.key))
    if let key = update.added.first(where: { !known.contains($0) }) {
      return "the new key \(key) is not in the file"
    }
    if let key = update.stale.first(where: known.contains) { return "the stale key \(key) stays" }
    if !update.isChanged, update.bytes != bytes { return "an unchanged file has other bytes" }
    let again = try StringsUpdate(strings: update.bytes, entries: entries, options: options)
    return again.isChanged ? "a second update changes the file" : nil
  }

  /// Renames an id there and back, which changes no text.
  private static func renaming(_ bytes: [UInt8]) throws -> String? {
    let there = try TranslationRenaming(strings: bytes, from: "b1", to: "n7-x")
    let back = try TranslationRenaming(strings: there.bytes, from: "n7-x", to: "b1")
    let all = try [bytes, there.bytes, back.bytes].map { try StringsFile(parsing: $0).entries }
    guard all[0].map(\.value) == all[1].map(\.value), all[0].map(\.key) == all[2].map(\.key) else {
      return "a renamed id changes texts or other keys"
    }
    return all[1].contains { $0.key.hasPrefix("b1.") } ? "a key keeps its old id" : nil
  }

  private static func importing(
    _ texts: [String: String], _ bytes: [UInt8], _ entries: [StringsEntry]
  ) throws -> String? {
    let imported = try StringsImport(strings: bytes, entries: entries, translations: texts)
    let wanted = Set(entries.map(\.key))
    for entry in try StringsFile(parsing: imported.bytes).entries where wanted.contains(entry.key) {
      if let text = texts[entry.key], entry.value != text {
        return "the imported text of \(entry.key) differs"
      }
    }
    let again = try StringsImport(strings: imported.bytes, entries: entries, translations: texts)
    return again.changed.isEmpty ? nil : "a second import changes \(again.changed)"
  }
}
