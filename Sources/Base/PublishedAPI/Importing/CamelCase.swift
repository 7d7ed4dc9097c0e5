/// The words of names such as `setTitleColor` and `URLString`.
enum CamelCase {
  /// Returns the words of a name. A run of capital letters is a word, without its last letter if that begins another
  /// word: `URL`, `String`.
  static func words(_ name: some StringProtocol) -> [Substring] {
    let bytes = Array(name.utf8)
    var words: [Substring] = []
    var start = 0
    while start < bytes.count {
      let end = wordEnd(bytes, start)
      words.append(Substring(String(decoding: bytes[start..<end], as: UTF8.self)))
      start = end
    }
    return words
  }

  private static func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start + 1
    if isUpper(bytes[start]) {
      while end < bytes.count, isUpper(bytes[end]) { end += 1 }
      if end == bytes.count { return end }
      // In `URLs`, the last letter is a plural ending.
      let isPlural =
        bytes[end] == UInt8(ascii: "s") && (end + 1 == bytes.count || isUpper(bytes[end + 1]))
      if end > start + 1, isLower(bytes[end]), !isPlural { return end - 1 }
    }
    while end < bytes.count, !isUpper(bytes[end]), bytes[end] != UInt8(ascii: "_") { end += 1 }
    return end
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns a name with a small first letter, or with a small first word if that is a run of capital letters.
  static func lowercased(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, isUpper(first) else { return name }
    var result = bytes
    for index in bytes.indices {
      let isNextUpper = index + 1 >= bytes.count || isUpper(bytes[index + 1])
      if index == 0 || isNextUpper || !isLower(bytes[index + 1]) {
        result[index] = bytes[index] + 32
      } else if bytes[(index + 1)...].elementsEqual("s".utf8) {
        result[index] = bytes[index] + 32
      }
      if !isNextUpper { break }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether two words are the same, apart from the case of their first letters.
  static func isSame(_ word: some StringProtocol, _ other: some StringProtocol) -> Bool {
    word.dropFirst() == other.dropFirst()
      && word.prefix(1).lowercased() == other.prefix(1).lowercased()
  }
}

/// The kinds of words that matter for names.
enum PartOfSpeech {
  case preposition, verb, gerund, other

  init(_ word: some StringProtocol) {
    let text = word.lowercased()
    if SwiftSelector.prepositions.contains(text) {
      self = .preposition
    } else if Self.isVerb(text) {
      self = .verb
    } else if text.hasSuffix("ing"), Self.isGerund(String(text.dropLast(3))) {
      self = .gerund
    } else {
      self = .other
    }
  }

  private static func isVerb(_ text: String) -> Bool {
    verbs.contains(text) || text.hasPrefix("re") && verbs.contains(String(text.dropFirst(2)))
      || text.hasPrefix("un") && verbs.contains(String(text.dropFirst(2)))
  }

  private static func isGerund(_ stem: String) -> Bool {
    // `making`, `getting`
    isVerb(stem) || isVerb(stem + "e")
      || stem.count > 2 && stem.suffix(1) == stem.dropLast().suffix(1)
        && isVerb(String(stem.dropLast()))
  }

  /// Verbs with which names of methods often begin.
  private static let verbs = Set(
    """
    accept access achieve acquire act activate adapt add adjust adopt advance align allow animate announce append apply
    archive arrange ask assert assign associate attach attempt authenticate authorize autosave await awake back become
    begin bind blend blur bookmark bounce break bring broadcast browse build buffer cache calculate call cancel capture
    cascade cast center change check choose clean clear click clip close collapse collect combine come commit compare
    compile complete compose compress compute configure confirm connect consume contain continue control convert copy
    correct count crop cut cycle deactivate debug decide declare decode decompress decorate decrease decrement
    decrypt defer define delete deliver demote deny dequeue derive deselect deserialize design destroy detach detect
    determine dim disable disassociate discard disconnect discover dismiss dispatch display dispose distribute divide
    do download drag drain draw drop dump duplicate edit elapse embed emit empty enable encode encrypt end enlarge
    enqueue ensure enter enumerate erase establish evaluate evict examine exchange exclude execute exist exit expand
    expect expire export extend extract fade fail fall favor fetch fill filter find finish fire fit flip flush focus
    fold follow force format forward free generate get give go grab grant group grow guess handle hide highlight hit
    hold identify ignore import include increase increment indent index infer inflate inherit initialize initiate
    insert inspect install instantiate interact interpolate interpret interrupt intersect invalidate invert invoke is
    iterate join jump keep kill launch layout leave let lift limit link list listen load localize locate lock log loop
    maintain make manage mark mask match maximize measure merge migrate minimize mirror modify monitor mount move
    multiply mute navigate need negotiate normalize notify nudge observe obtain offset open optimize order orient
    output override overwrite own pack paginate paint pan parse paste pause peek perform permit persist pick pin place
    play pop populate position post prefer prefetch prepare present preserve press prevent print probe process produce
    prohibit promote prompt propose protect provide publish pull purge push put query queue quit raise read realize
    receive recommend record recover redo reduce refer reflect refresh refuse register reject relate release reload
    remain remember remove render repeat replace reply report represent request require reserve reset resign resize
    resolve respond restore restrict resume retain retrieve return reveal reverse revert review revoke ring roll rotate
    round run sample save scale scan schedule scroll search seek select send separate serialize serve set shake share
    shift show shrink shuffle shut sign simulate skip sleep slide snap solve sort spawn specify speak spend split
    spread stack stage start stop store stream stretch strip submit subscribe subtract succeed suggest supplement
    support suppress surround suspend swap swipe switch sync synchronize tag take tap target tell terminate test tile
    toggle touch trace track transfer transform transition translate transmit traverse trigger trim truncate try turn
    type unarchive undo unite update upgrade upload use validate verify view visit wait wake walk want warn watch will
    wipe wrap write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
