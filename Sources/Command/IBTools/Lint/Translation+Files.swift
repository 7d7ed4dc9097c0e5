import IBLint
import InterfaceBuilder
import Localization

extension Translation {
  /// Returns the translations of a document. The result is empty if the document is not in `Base.lproj`. Ignores files
  /// that cannot be read.
  static func files(for document: IBDocument) -> [Translation] {
    guard let file = document.file.flatMap({ LocalizedFile(path: $0) }), file.language == "Base"
    else { return [] }
    return file.translatedLanguages.compactMap { language in
      (try? file.texts(in: language)).map { Translation(language: language, texts: $0) }
    }
  }
}
