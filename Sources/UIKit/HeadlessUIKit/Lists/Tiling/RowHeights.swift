/// The heights of a section's rows: a default height, and the differences of individual rows.
///
/// Rows that have not been measured need no storage, so a section with a million rows costs no more than one with ten.
struct RowHeights {
  private static let blockSize = 64

  private(set) var count: Int
  /// The default height of a row, in points.
  private(set) var usual: Double
  /// The differences of the rows from the default height, in blocks.
  private var blocks: [Int: [Double]] = [:]
  /// The sums of the blocks.
  private var sums: PrefixSums
  /// The rows with measured heights.
  private(set) var measured: Set<Int> = []

  init(count: Int, usual: Double) {
    self.count = count
    self.usual = usual
    sums = PrefixSums(count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// Creates rows with known heights; nil means the default height.
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

  /// Sets the estimated heights of all rows, without marking them as measured; nil means the default height.
  mutating func estimate(_ height: (Int) -> Double?) {
    let estimated = RowHeights((0..<count).map(height), usual: usual)
    (blocks, sums) = (estimated.blocks, estimated.sums)
  }

  /// The same heights, all marked as not measured.
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

  /// Sets the measured height of a row.
  /// - Returns: The difference from the previous height.
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

  /// Marks a row as not measured. Its height remains as an estimate.
  mutating func forget(_ row: Int) { measured.remove(row) }

  /// Returns the distance from the top of the first row to the top of another row.
  func top(of row: Int) -> Double {
    let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockSize)
    var top = Double(row) * usual + sums.sum(before: block)
    if let extra = blocks[block] { for index in 0..<place { top += extra[index] } }
    return top
  }

  /// Returns the row at a distance from the top of the first row, or the last row if the distance is too large.
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
