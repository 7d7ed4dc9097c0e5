/// A queue that gives the element of the highest priority; among equals the one that came first.
struct PriorityQueue<Element> {
  private var heap: [(priority: Double, number: Int, element: Element)] = []
  private var pushed = 0

  /// Adds an element.
  mutating func push(_ element: Element, priority: Double) {
    pushed += 1
    heap.append((priority, pushed, element))
    var child = heap.count - 1
    while child > 0, comesFirst(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the first element.
  mutating func pop() -> Element? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.element }
    heap[0] = last
    var parent = 0
    while true {
      var next = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && comesFirst(child, next) {
        next = child
      }
      if next == parent { return first.element }
      heap.swapAt(parent, next)
      parent = next
    }
  }

  private func comesFirst(_ left: Int, _ right: Int) -> Bool {
    if heap[left].priority != heap[right].priority {
      return heap[left].priority > heap[right].priority
    }
    return heap[left].number < heap[right].number
  }
}
