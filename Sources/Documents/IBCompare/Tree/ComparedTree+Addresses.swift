import Diagnostics

// Addresses identify items: `bbd-tK-tSh/frame` is the frame of the object bbd-tK-tSh, `/document/resources/image:star`
// is an image in the resources. If siblings have the same key, all but the first one have a number, starting at 2:
// `segments/segment[2]`.
extension ComparedTree {
  /// The index of each item without an identity among siblings with the same key, starting at 0.
  var ordinals: [Int] {
    var ordinals = Array(repeating: 0, count: items.count)
    var counts: [String: Int] = [:]
    for item in items where item.children.count > 1 {
      counts.removeAll(keepingCapacity: true)
      for child in item.children where items[child].identity == nil {
        let count = counts[items[child].key, default: 0]
        ordinals[child] = count
        counts[items[child].key] = count + 1
      }
    }
    return ordinals
  }

  /// Returns the address of an item.
  /// - Parameter ordinals: The ``ordinals`` of this tree.
  func address(of index: Int, _ ordinals: [Int]) -> String {
    var steps: [String] = []
    var current = index
    while current != 0 {
      if let identity = items[current].identity {
        steps.append(Self.escaped(identity))
        return steps.reversed().joined(separator: "/")
      }
      let ordinal = ordinals[current]
      steps.append(
        Self.escaped(items[current].key) + (ordinal == 0 ? "" : "[\(ordinal + 1)]"))
      current = items[current].parent
    }
    return "/" + steps.reversed().joined(separator: "/")
  }

  /// Returns the item with an address, or nil if there is none.
  func item(at address: String) -> Int? {
    var steps = address.pathParts(omittingEmpty: false).map { String($0) }
    var current = 0
    if steps.first == "" {
      steps.removeFirst()
      if steps == [""] { return 0 }
    } else {
      guard let found = identities[Self.unescaped(steps.removeFirst())] else { return nil }
      current = found
    }
    for step in steps {
      guard let found = child(current, step: step) else { return nil }
      current = found
    }
    return current
  }

  private func child(_ index: Int, step: String) -> Int? {
    var key = step
    var ordinal = 0
    if step.hasSuffix("]"), let bracket = step.lastIndex(of: "["),
      let number = Int(step[step.index(after: bracket)...].dropLast()), number > 0
    {
      key = String(step[..<bracket])
      ordinal = number - 1
    }
    key = Self.unescaped(key)
    for child in items[index].children
    where items[child].identity == nil && items[child].key == key {
      if ordinal == 0 { return child }
      ordinal -= 1
    }
    return nil
  }

  /// The characters with a special meaning in addresses, and the character that begins an escape.
  private static let special: [(character: Unicode.Scalar, code: String)] = [
    ("%", "%25"), ("/", "%2F"), ("[", "%5B"), ("]", "%5D"),
  ]

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x25, 0x2F, 0x5B, 0x5D].contains($0) }) else { return text }
    return special.reduce(text) { $0.replacing(ascii: $1.character, with: $1.code) }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.first {
      if let (character, code) = special.first(where: { rest.starts(with: $0.code.utf8) }) {
        bytes.append(UInt8(ascii: character))
        rest.removeFirst(code.utf8.count)
      } else {
        bytes.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
