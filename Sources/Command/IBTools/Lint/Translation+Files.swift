import IBLint
import InterfaceBuilder
import Localization

extension Translation {
  /// Returns the translations of a document. The result is empty if the document is not in `Base.lproj`. Ignores files
  /// that cannot be read.
  static func files(for document: IBDocument) -> [Translation] {
    guard let file = document.file.flatMap({ LocalizedFile(path: $0) }), file.language == "Base"
    else { return [] }
    let keys = (try? file.catalog()).map { Set($0.indices.keys) }
    return file.translatedLanguages.compactMap { language in
      (try? file.texts(in: language)).map { texts in
        let isInCatalog = file.source(in: language) == file.catalogPath
        return Translation(
          language: language, texts: texts, catalogKeys: isInCatalog ? keys : nil)
      }
    }
  }
}
