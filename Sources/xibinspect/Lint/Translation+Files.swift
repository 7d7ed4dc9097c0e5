import IBLint
import InterfaceBuilder
import Localization

extension Translation {
  /// The translations of a document, by language: none for one outside `Base.lproj`, and for one whose texts are in a
  /// string catalog. Files that are no tables are passed over.
  static func beside(_ document: IBDocument) -> [Translation] {
    guard let file = document.file.flatMap({ LocalizedFile(path: $0) }), file.language == "Base"
    else { return [] }
    return file.translatedLanguages.compactMap { language in
      file.bytes(in: language).flatMap { Translation(language: language, strings: $0) }
    }
  }
}
