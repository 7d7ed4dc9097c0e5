/// What changed between two texts, as a unified diff.
public enum TextDifference {
  /// The differing lines with some around them; empty for equal texts.
  public static func unified(old: String, new: String, context: Int = 2) -> String {
    let old = lines(of: old)
    let new = lines(of: new)
    if old == new { return "" }
    let rows = rows(old, new)
    var shown = Set<Int>()
    for (index, row) in rows.enumerated() where row.first != " " {
      shown.formUnion(max(0, index - context)...min(rows.count - 1, index + context))
    }
    var text = ""
    var previous = -1
    for index in shown.sorted() {
      if index != previous + 1 { text += "@@\n" }
      text += rows[index] + "\n"
      previous = index
    }
    return text
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func rows(_ old: [Substring], _ new: [Substring]) -> [String] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted: [Int: Substring] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var rows: [String] = []
    var at = 0
    for index in 0...old.count {
      while let line = inserted[at] {
        rows.append("+\(line)")
        at += 1
      }
      guard index < old.count else { break }
      if removed.contains(index) {
        rows.append("-\(old[index])")
      } else {
        rows.append(" \(old[index])")
        at += 1
      }
    }
    return rows
  }
}
