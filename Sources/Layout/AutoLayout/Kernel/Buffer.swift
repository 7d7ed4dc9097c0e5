/// Contiguous storage that each solve fills and reads many times, and that the next solve reuses.
///
/// The owner must release the memory with `deallocate`. Indices are checked only in debug builds.
struct Buffer<Element: BitwiseCopyable> {
  private static var firstCapacity: Int { 64 }

  private var memory: UnsafeMutablePointer<Element>?
  private(set) var capacity = 0
  private(set) var count = 0

  /// The memory of the elements. The buffer must not be empty.
  var base: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

  func deallocate() { memory?.deallocate() }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
    nonmutating _modify { yield &self[Int(index)] }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  mutating func removeAll() { count = 0 }

  func sort(by isBefore: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: memory, count: count)
    elements.sort(by: isBefore)
  }

  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  mutating func shrink(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Sets the count; new elements have the given value.
  mutating func resize(to count: Int, _ element: Element) {
    if count > capacity { grow(to: count) }
    if count > self.count {
      (base + self.count).update(repeating: element, count: count - self.count)
    }
    self.count = count
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2, Self.firstCapacity)
    let next = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let memory {
      next.update(from: memory, count: count)
      memory.deallocate()
    }
    memory = next
  }
}
