import DocumentStrings
import InterfaceBuilder
import Localization
import TestSupport

/// Reads translations, and edits them as `strings` does for a document.
enum TranslationProbe {
  /// The document of the translations.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154">
    <objects><view id="v1"><subviews>
    <label opaque="NO" text="Hello %@" id="b1"/><textField opaque="NO" text="T" placeholder="P" id="b2"/>
    </subviews></view></objects></document>
    """

  static func catalog(_ bytes: [UInt8]) -> ProbeOutcome {
    do {
      let document = try IBDocument(parsing: Array(document.utf8))
      let entries = StringsEntry.entries(of: document)
      var check = StringsCheck(document)
      check.check(catalog: bytes, path: "a.xcstrings")
      let update = try StringsUpdate(catalog: bytes, entries: entries)
      var options = StringsUpdate.Options()
      options.keepsStale = true
      let kept = try StringsUpdate(catalog: bytes, entries: entries, options: options)
      let imported = try StringsImport(
        catalog: bytes, entries: entries, translations: ["b1.text": "\"\\\n"], language: "de")
      for result in [update.bytes, kept.bytes, imported.bytes] {
        _ = try StringCatalog(parsing: result)
      }
      if try StringsUpdate(catalog: update.bytes, entries: entries).isChanged {
        return .broken("a second update changes the catalog")
      }
      return .read
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }

  static func xliff(_ bytes: [UInt8]) -> ProbeOutcome {
    do {
      let file = try XLIFFFile(parsing: bytes)
      let document = try IBDocument(parsing: Array(document.utf8))
      let entries = StringsEntry.entries(of: document)
      for part in file.files {
        let imported = try StringsImport(
          strings: [], entries: entries, translations: part.translations)
        let table = try StringsFile(parsing: imported.bytes)
        for entry in table.entries where part.translations[entry.key] != entry.value {
          return .broken("an imported text differs")
        }
        _ = try document.translated(part.translations)
      }
      return .read
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }
}
