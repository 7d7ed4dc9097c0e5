import Budgets
import CYaml

/// A check of how large a YAML file is when its aliases are expanded, which reads only the parser's events.
///
/// Yams composes and compares nodes recursively, and compares the keys of mappings including everything that their
/// aliases represent.
enum YAMLExpansion {
  /// An error with its line and column.
  struct Failure: Error {
    let error: Budget.Exceeded
    let line: Int
    let column: Int
  }

  /// Counts the values of a file. Returns at the first syntax error, which is left to Yams.
  /// - Throws: ``Failure`` at the first value that exceeds the budget.
  static func check(_ bytes: [UInt8], _ budget: inout Budget) throws(Failure) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    let failure: Failure? = bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      return firstFailure(&parser, &budget)
    }
    if let failure { throw failure }
  }

  private static func firstFailure(_ parser: inout yaml_parser_t, _ budget: inout Budget)
    -> Failure?
  {
    var counter = Counter()
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return nil }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
      do throws(Budget.Exceeded) {
        try counter.count(event, &budget)
      } catch {
        return Failure(
          error: error, line: event.start_mark.line + 1, column: event.start_mark.column + 1)
      }
    }
  }

  /// Counts values, with each alias counting as everything that it represents.
  private struct Counter {
    /// The numbers of values and of bytes of text.
    private struct Size {
      var values = 0
      var bytes = 0
    }

    private var total = Size()
    /// The enclosing lists and mappings, with the totals at their beginnings.
    private var open: [(anchor: String?, start: Size)] = []
    /// The sizes of values by anchor.
    private var sizes: [String: Size] = [:]

    mutating func count(_ event: yaml_event_t, _ budget: inout Budget) throws(Budget.Exceeded) {
      switch event.type {
      case YAML_SCALAR_EVENT:
        let size = Size(values: 1, bytes: event.data.scalar.length)
        try add(size, &budget)
        if let anchor = Self.name(event.data.scalar.anchor) { sizes[anchor] = size }
      case YAML_ALIAS_EVENT:
        let size = Self.name(event.data.alias.anchor).flatMap { sizes[$0] }
        try add(size ?? Size(values: 1), &budget)
      case YAML_SEQUENCE_START_EVENT:
        try begin(Self.name(event.data.sequence_start.anchor), &budget)
      case YAML_MAPPING_START_EVENT:
        try begin(Self.name(event.data.mapping_start.anchor), &budget)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        budget.leave()
        guard let (anchor, start) = open.popLast() else { return }
        if let anchor {
          sizes[anchor] = Size(
            values: total.values - start.values, bytes: total.bytes - start.bytes)
        }
      default: break
      }
    }

    private mutating func begin(_ anchor: String?, _ budget: inout Budget) throws(Budget.Exceeded) {
      try budget.enter()
      open.append((anchor, total))
      total.values += 1
    }

    private mutating func add(_ size: Size, _ budget: inout Budget) throws(Budget.Exceeded) {
      try budget.spend(size.values)
      try budget.spend(bytes: size.bytes)
      total.values += size.values
      total.bytes += size.bytes
    }

    private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
      anchor.map { String(cString: $0) }
    }
  }
}
