import IBLint
import InterfaceBuilder
import Localization

extension Translation {
  /// Returns the translations of a document. The result is empty if the document is not in `Base.lproj`, or if its
  /// strings are in a string catalog. Ignores files that are not strings files.
  static func files(for document: IBDocument) -> [Translation] {
    guard let file = document.file.flatMap({ LocalizedFile(path: $0) }), file.language == "Base"
    else { return [] }
    return file.translatedLanguages.compactMap { language in
      file.bytes(in: language).flatMap { Translation(language: language, strings: $0) }
    }
  }
}
