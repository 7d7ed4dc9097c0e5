/// The lines of a section with items of different sizes, each line with as many items as fit.
///
/// Consecutive lines whose items all have the same size form a run. Therefore, items with only an estimated size cost
/// nothing, however many there are. Runs are stored in blocks, ordered by their first item; sums over the blocks find
/// and move runs in logarithmic time. An item whose size changes affects its own line and the following ones, up to the
/// first line that begins with the same item as before.
struct FlowLines {
  /// The measurements shared by all lines, in points.
  struct Shape {
    /// The space before the first item of a line, and the length of a line.
    var leading: Double
    var room: Double
    var lineSpacing: Double
    var itemSpacing: Double
  }

  /// Consecutive lines with equal items. A line with items of different sizes is a run of one line.
  struct Run {
    /// The index of the first item.
    var first: Int
    let perLine: Int
    var lines: Int
    /// The length of each line along the scroll direction.
    let length: Double

    var end: Int { first + perLine * lines }
  }

  private static let blockSize = 64

  private let shape: Shape
  private var extents: [FlowSection.Extent]
  /// The positions of items across the scroll direction, for the first line of each run.
  private var places: [Double]
  /// The runs, in blocks by their first item.
  private var blocks: [[Run]]
  /// For each block, the lengths of its runs, each including the space after it, and the number of its runs.
  private var lengths = PrefixSums()
  private var runs = PrefixSums()
  /// The number of items in each block that differ in size from the previous item.
  private var changes: PrefixSums

  init(_ extents: [FlowSection.Extent], _ shape: Shape) {
    self.extents = extents
    self.shape = shape
    places = [Double](repeating: 0, count: extents.count)
    let count = (extents.count + Self.blockSize - 1) / Self.blockSize
    blocks = [[Run]](repeating: [], count: count)
    var differing = [Double](repeating: 0, count: count)
    for item in extents.indices.dropFirst() where extents[item] != extents[item - 1] {
      differing[item / Self.blockSize] += 1
    }
    changes = PrefixSums(differing)
    var blockLengths: [Double] = []
    var blockCounts: [Double] = []
    var item = 0
    // A block is filled before it is stored, so that its storage is allocated once.
    var filled: [Run] = []
    for block in blocks.indices {
      let end = (block + 1) * Self.blockSize
      filled.removeAll(keepingCapacity: true)
      var length = 0.0
      while item < min(end, extents.count) {
        let (run, used) = makeRun(at: item)
        place(run, used: used)
        filled.append(run)
        length += advance(run)
        item = run.end
      }
      blocks[block] = Array(filled[...])
      blockLengths.append(length)
      blockCounts.append(Double(filled.count))
    }
    lengths = PrefixSums(blockLengths)
    runs = PrefixSums(blockCounts)
  }

  /// The length of all lines, with a space after each.
  var length: Double { lengths.total }

  /// The size of the items if it is the same for all.
  var uniformExtent: FlowSection.Extent? { changes.total == 0 ? extents.first : nil }

  private func pitch(_ run: Run) -> Double { run.length + shape.lineSpacing }

  private func advance(_ run: Run) -> Double { Double(run.lines) * pitch(run) }

  // MARK: Places

  /// Returns the position of an item, relative to the first line.
  func place(of item: Int) -> (along: Double, across: Double, extent: FlowSection.Extent) {
    let (block, index) = position(of: item)
    let run = blocks[block][index]
    let (line, column) = (item - run.first).quotientAndRemainder(dividingBy: run.perLine)
    var along = lengths.sum(before: block) + Double(line) * pitch(run)
    for other in blocks[block][..<index] { along += advance(other) }
    // Items are centered within the length of their line.
    let inset = (run.length - extents[item].along) / 2
    return (along + inset, places[run.first + column], extents[item])
  }

  /// Returns the items of the line at a distance from the first line, or of the last line if the distance is too large.
  func line(at offset: Double) -> Range<Int> {
    let block = lengths.index(at: offset)
    guard block < blocks.count, !blocks[block].isEmpty else {
      let (block, index) = position(of: extents.count - 1)
      let run = blocks[block][index]
      return run.end - run.perLine..<run.end
    }
    var along = lengths.sum(before: block)
    var index = 0
    while index + 1 < blocks[block].count, along + advance(blocks[block][index]) <= offset {
      along += advance(blocks[block][index])
      index += 1
    }
    let run = blocks[block][index]
    let lines = pitch(run) > 0 ? ((offset - along) / pitch(run)).rounded(.down) : 0
    let line = Int(min(max(lines, 0), Double(run.lines - 1)))
    let first = run.first + line * run.perLine
    return first..<first + run.perLine
  }

  // MARK: Changes

  /// Sets the size of an item.
  mutating func set(_ extent: FlowSection.Extent, at item: Int) {
    guard extents[item] != extent else { return }
    for next in [item, item + 1] where differs(next) {
      changes.add(-1, at: next / Self.blockSize)
    }
    extents[item] = extent
    for next in [item, item + 1] where differs(next) {
      changes.add(1, at: next / Self.blockSize)
    }
    breakLines(around: item)
  }

  /// Breaks the line of an item again, and the following ones until one begins where a line began before.
  private mutating func breakLines(around item: Int) {
    var next = startOfLine(with: item)
    // The first item of a line may now fit in the previous line.
    if next == item, item > 0 { next = startOfLine(with: item - 1) }
    split(at: next)
    repeat {
      let (run, used) = makeRun(at: next)
      removeLines(from: next, to: run.end)
      place(run, used: used)
      insert(run)
      next = run.end
    } while next < extents.count && !(next > item && isStart(next))
  }

  private func startOfLine(with item: Int) -> Int {
    let (block, index) = position(of: item)
    let run = blocks[block][index]
    return item - (item - run.first) % run.perLine
  }

  /// Returns the line that begins with an item, and the equal lines after it. The last line forms a separate run,
  /// because its items are not spread. Also returns the length of one line's items, including the spaces between them.
  private func makeRun(at first: Int) -> (Run, used: Double) {
    var end = first + 1
    var used = extents[first].across
    var length = extents[first].along
    var isUniform = true
    while end < extents.count {
      if extents[end] != extents[first] { isUniform = false }
      guard used + shape.itemSpacing + extents[end].across <= shape.room + 1e-6 else { break }
      used += shape.itemSpacing + extents[end].across
      length = max(length, extents[end].along)
      end += 1
    }
    let perLine = end - first
    guard isUniform, end < extents.count else {
      return (Run(first: first, perLine: perLine, lines: 1, length: length), used)
    }
    // Only a line that precedes an item of the same size is certain to end where it does.
    let lines = (change(after: end) - 1 - first) / perLine
    return (Run(first: first, perLine: perLine, lines: lines, length: length), used)
  }

  /// Computes the positions of the items across the scroll direction.
  private mutating func place(_ run: Run, used: Double) {
    let end = run.first + run.perLine
    var across = shape.leading
    var gap = shape.itemSpacing
    if end < extents.count {
      let gaps = Double(run.perLine - 1)
      let spare = shape.room - used
      if run.perLine > 1 {
        gap = (spare + gaps * shape.itemSpacing) / gaps
      } else {
        across += max(spare / 2, 0)
      }
    }
    for item in run.first..<end {
      places[item] = across
      across += extents[item].across + gap
    }
  }

  /// Whether an item differs in size from the previous one.
  private func differs(_ item: Int) -> Bool {
    item > 0 && item < extents.count && extents[item] != extents[item - 1]
  }

  /// Returns the first item after a given one that differs in size from its predecessor, or the number of items.
  private func change(after item: Int) -> Int {
    let block = item / Self.blockSize
    func firstChange(from start: Int, inBlock block: Int) -> Int? {
      (start..<min((block + 1) * Self.blockSize, extents.count)).first(where: differs)
    }
    let end = min((block + 1) * Self.blockSize, extents.count)
    if item + 1 < end, let found = firstChange(from: item + 1, inBlock: block) { return found }
    let known = changes.sum(before: block + 1)
    guard known < changes.total else { return extents.count }
    let next = changes.index(at: known)
    return firstChange(from: next * Self.blockSize, inBlock: next) ?? extents.count
  }

  // MARK: Runs

  /// Returns the position of the run that contains an item.
  private func position(of item: Int) -> (block: Int, index: Int) {
    let block = item / Self.blockSize
    if let index = blocks[block].lastIndex(where: { $0.first <= item }) { return (block, index) }
    let known = runs.index(at: runs.sum(before: block) - 1)
    return (known, blocks[known].count - 1)
  }

  /// Returns the position of the first run that begins at or after an item.
  private func position(from item: Int) -> (block: Int, index: Int)? {
    let block = item / Self.blockSize
    guard block < blocks.count else { return nil }
    if let index = blocks[block].firstIndex(where: { $0.first >= item }) { return (block, index) }
    let before = runs.sum(before: block + 1)
    return before < runs.total ? (runs.index(at: before), 0) : nil
  }

  private func isStart(_ item: Int) -> Bool {
    position(from: item).map { blocks[$0.block][$0.index].first == item } ?? false
  }

  private mutating func insert(_ run: Run) {
    let block = run.first / Self.blockSize
    let index = blocks[block].firstIndex { $0.first > run.first } ?? blocks[block].count
    blocks[block].insert(run, at: index)
    lengths.add(advance(run), at: block)
    runs.add(1, at: block)
  }

  private mutating func remove(_ position: (block: Int, index: Int)) -> Run {
    let run = blocks[position.block].remove(at: position.index)
    lengths.add(-advance(run), at: position.block)
    runs.add(-1, at: position.block)
    return run
  }

  /// Splits a run so that an item at the start of a line also starts a run.
  private mutating func split(at item: Int) {
    let position = position(of: item)
    guard blocks[position.block][position.index].first < item else { return }
    var run = remove(position)
    let rest = run
    run.lines = (item - run.first) / run.perLine
    insert(run)
    insert(rest, without: run.lines)
  }

  /// Removes the lines that begin with one of the items, and keeps those after them.
  private mutating func removeLines(from first: Int, to end: Int) {
    while let position = position(from: first),
      blocks[position.block][position.index].first < end
    {
      let run = remove(position)
      insert(run, without: (end - run.first + run.perLine - 1) / run.perLine)
    }
  }

  /// Inserts the rest of a run without its first lines.
  private mutating func insert(_ run: Run, without lines: Int) {
    guard lines < run.lines else { return }
    var rest = run
    rest.first += lines * run.perLine
    rest.lines -= lines
    for column in 0..<run.perLine { places[rest.first + column] = places[run.first + column] }
    insert(rest)
  }
}
