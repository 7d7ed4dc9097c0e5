/// The heights of the rows of a section: one for all of them, and the differences of single rows.
///
/// Rows whose height was not measured cost nothing, so a section of a million rows is as cheap as one of ten.
struct RowHeights {
  private static let blockSize = 64

  private(set) var count: Int
  /// The usual height of a row, in points.
  private(set) var usual: Double
  /// The sum of the differences from the usual height, block by block.
  private var blocks: [Int: [Double]] = [:]
  /// The sums of the blocks.
  private var sums: PrefixSums
  /// Whether single rows have heights of their own.
  private(set) var measured: Set<Int> = []

  init(count: Int, usual: Double) {
    self.count = count
    self.usual = usual
    sums = PrefixSums(count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// Rows with heights that are known, one each; nil for the usual one.
  init(_ heights: [Double?], usual: Double) {
    count = heights.count
    self.usual = usual
    var totals: [Double] = []
    for start in stride(from: 0, to: heights.count, by: Self.blockSize) {
      var block = [Double](repeating: 0, count: Self.blockSize)
      var total = 0.0
      for index in start..<min(start + Self.blockSize, heights.count) {
        guard let height = heights[index] else { continue }
        block[index - start] = height - usual
        total += height - usual
        measured.insert(index)
      }
      if block.contains(where: { $0 != 0 }) { blocks[start / Self.blockSize] = block }
      totals.append(total)
    }
    sums = PrefixSums(totals)
  }

  /// Gives rows that are not measured a height of their own for now; nil for the usual one.
  mutating func estimate(_ height: (Int) -> Double?) {
    let estimated = RowHeights((0..<count).map(height), usual: usual)
    (blocks, sums) = (estimated.blocks, estimated.sums)
  }

  /// The same heights, of which none is measured.
  var asEstimates: RowHeights {
    var rows = self
    rows.measured = []
    return rows
  }

  var total: Double { Double(count) * usual + sums.total }

  subscript(row: Int) -> Double {
    usual + (blocks[row / Self.blockSize]?[row % Self.blockSize] ?? 0)
  }

  func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

  /// Notes the height that a row has.
  /// - Returns: How much higher the row has become.
  @discardableResult
  mutating func set(_ height: Double, at row: Int) -> Double {
    measured.insert(row)
    let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockSize)
    let difference = height - self[row]
    guard difference != 0 else { return 0 }
    blocks[block, default: [Double](repeating: 0, count: Self.blockSize)][place] += difference
    sums.add(difference, at: block)
    return difference
  }

  /// The distance from the first row's top to a row's.
  func top(of row: Int) -> Double {
    let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockSize)
    var top = Double(row) * usual + sums.sum(before: block)
    if let extra = blocks[block] { for index in 0..<place { top += extra[index] } }
    return top
  }

  /// The row at a distance from the first row's top; the last one below all of them.
  func row(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let block = min(sums.index(at: offset, each: usual * Double(Self.blockSize)), sums.count - 1)
    var row = block * Self.blockSize
    var bottom = Double(row) * usual + sums.sum(before: block)
    let end = min(row + Self.blockSize, count)
    while row < end {
      bottom += self[row]
      if bottom > offset { return row }
      row += 1
    }
    return count - 1
  }
}
