import TestSupport

/// The text of string catalogs and XLIFF files, with the keys of ``TranslationProbe``'s document and others.
enum TranslationText {
  private static let keys = [
    "b1.text", "b2.text", "b2.placeholder", "x9.title", "a", "", "b1.text",
  ]

  /// A string catalog, with texts that vary, and values of the wrong type or endless depth.
  static func catalog(_ random: inout RandomSource) -> String {
    let entries = (0..<random.amount(6, rarely: 400)).map { index in
      let key = index < keys.count ? keys[index] : "k\(index)"
      let languages = (0..<random.below(4)).map { _ in
        "\"\(random.pick(["en", "de", "ar", "xx"]))\" : \(localization(&random))"
      }
      let comment = random.pick([
        "", "\"comment\" : \"Note \\u00e9\\ud83d\\ude00\",", "\"comment\" : 1,",
      ])
      let state = random.pick([
        "", "\"extractionState\" : \"stale\",", "\"extractionState\" : \"manual\",",
      ])
      return
        "\"\(key)\" : {\(comment)\(state)\"localizations\" : {\(languages.joined(separator: ","))}}"
    }
    let language = random.pick(["\"en\"", "\"en\"", "\"en\"", "\"\"", "5"])
    return """
      {"sourceLanguage" : \(language), "strings" : {
        \(entries.joined(separator: ",\n  "))
      }, "version" : "1.0"}
      """
  }

  private static func localization(_ random: inout RandomSource) -> String {
    let unit =
      "{\"stringUnit\" : {\"state\" : \"\(random.pick(["translated", "new", "?"]))\", \"value\" : \"a %@\"}}"
    switch random.below(5) {
    case 0: return random.nested([("{\"variations\" : ", "}"), ("[", "]")], unit)
    case 1:
      return random.pick(["{}", "null", "[]", "1e999", "\"\\ud800\"", "{\"stringUnit\" : []}"])
    default: return unit
    }
  }

  /// A file of translations in XLIFF 1.2, with nested units, prefixes and markup inside texts.
  static func xliff(_ random: inout RandomSource) -> String {
    let files = (0..<random.amount(3, rarely: 60)).map { _ in
      let units = (0..<random.amount(5, rarely: 200)).map { _ in
        let text = random.nested(
          [
            ("<g id=\"1\">", "</g>"), ("<mrk>", "</mrk>"),
            ("<x:trans-unit id=\"q\">", "</x:trans-unit>"),
          ],
          random.pick(["a &amp; b", "<![CDATA[ ]]>", "<x/>", ""]))
        let id = random.pick(["id=\"\(random.pick(keys))\"", ""])
        return "<trans-unit \(id)><source>s</source><target>\(text)</target></trans-unit>"
      }
      let path = random.pick(["a/Base.lproj/A.xib", "../../A.xib", "/A.xib", ""])
      return
        "<file original=\"\(path)\" source-language=\"en\" target-language=\"\(random.pick(["de", "../x", ""]))\"><body>"
        + random.nested([("<group>", "</group>")], units.joined()) + "</body></file>"
    }
    let root = random.pick(["xliff", "x:xliff", "xliff", "a"])
    return
      "<?xml version=\"1.0\"?>\n<\(root) xmlns=\"u\" xmlns:x=\"u\" version=\"\(random.pick(["1.2", "2.0", "1.2"]))\">"
      + files.joined() + "</\(root)>"
  }
}
