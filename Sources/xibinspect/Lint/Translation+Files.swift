import IBLint
import InterfaceBuilder
import Localization

extension Translation {
  /// The translations of a document, by language: none if it is outside `Base.lproj`, or if its texts are in a string
  /// catalog. Ignores files that are not tables.
  static func files(for document: IBDocument) -> [Translation] {
    guard let file = document.file.flatMap({ LocalizedFile(path: $0) }), file.language == "Base"
    else { return [] }
    return file.translatedLanguages.compactMap { language in
      file.bytes(in: language).flatMap { Translation(language: language, strings: $0) }
    }
  }
}
