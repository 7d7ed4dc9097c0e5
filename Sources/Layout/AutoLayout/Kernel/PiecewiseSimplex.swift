/// Minimizes a sum of piecewise linear costs over boxes and ranges of sums, with the primal simplex method on a sparse
/// tableau; used for the few constraints that compete with one another.
///
/// Every number is a *quantity*: the variable of a column or the sum of a row. A quantity has hard bounds and a soft
/// range; outside the soft range, each unit costs the quantity's weight. The method starts from values that respect the
/// hard bounds and need not be a vertex. A step continues past the ends of soft ranges as long as that reduces the
/// cost. After too many steps of length zero, Bland's rule is used, which prevents cycles.
struct PiecewiseSimplex {
  struct Quantity: BitwiseCopyable {
    var value: Double
    var lower = -Double.infinity
    var upper = Double.infinity
    var softLower = -Double.infinity
    var softUpper = Double.infinity
    var weight = 0.0
    /// The side of the soft range that a basic quantity is on: -1, 0, 1.
    var zone: Int32 = 0
    /// The row of a basic quantity, or the complement of the column of any other quantity.
    var place: Int32 = 0
    /// The increase in the total cost per unit of the quantity, at the optimum.
    var slope = 0.0
  }

  struct Cell: BitwiseCopyable {
    var column: Int32
    var factor: Double
  }

  struct TableauRow: BitwiseCopyable {
    var first: Int32
    var count: Int32
    var capacity: Int32
    var basic: Int32
    var mark: Int32 = 0
  }

  struct ColumnLink: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  struct Hit: BitwiseCopyable {
    var row: Int32
    var factor: Double
  }

  struct Candidate: BitwiseCopyable {
    var step: Double
    /// The increase in the cost's slope beyond the step.
    var gain: Double
    var quantity: Int32
    var position: Double
    var factor: Double
  }

  /// The largest slope that counts as zero.
  static let flat = 1e-9

  var quantities = Buffer<Quantity>()
  var rows = Buffer<TableauRow>()
  var cells = Buffer<Cell>()
  var columns = Buffer<Int32>()
  var columnLinks = Buffer<ColumnLink>()
  /// The first link of each column.
  var columnHeads = Buffer<Int32>()
  /// The increase in the basic quantities' cost per unit of each column's quantity.
  var gradient = Buffer<Double>()
  var hits = Buffer<Hit>()
  var candidates = Buffer<Candidate>()
  var merged = Buffer<Cell>()
  var stamp: Int32 = 0
  var columnCount = 0
  var nextColumn = 0
  var usesBland = false
  /// The number of cells and links that were visited in all problems of a solve.
  var work = 0
  /// Whether the method stopped before proving an optimum, because of rounding or of too much work.
  var gaveUp = false

  func deallocate() {
    quantities.deallocate()
    rows.deallocate()
    cells.deallocate()
    columns.deallocate()
    columnLinks.deallocate()
    columnHeads.deallocate()
    gradient.deallocate()
    hits.deallocate()
    candidates.deallocate()
    merged.deallocate()
  }

  mutating func begin() {
    quantities.removeAll()
    rows.removeAll()
    cells.removeAll()
    columns.removeAll()
    columnLinks.removeAll()
    columnHeads.removeAll()
    columnCount = 0
    nextColumn = 0
    gaveUp = false
    stamp = 0
  }

  /// Adds a column; all columns must be added before the first row.
  mutating func addColumn(_ quantity: Quantity) {
    let column = Int32(columnCount)
    quantities.append(quantity)
    quantities[column].place = ~column
    columns.append(column)
    columnHeads.append(-1)
    columnCount += 1
  }

  /// Begins a row; `addTerm` adds to its sum, and `endRow` computes its value.
  mutating func beginRow(_ quantity: Quantity) {
    rows.append(
      TableauRow(
        first: Int32(cells.count), count: 0, capacity: 0, basic: Int32(quantities.count)))
    quantities.append(quantity)
    quantities[quantities.count - 1].place = Int32(rows.count - 1)
  }

  mutating func addTerm(column: Int32, factor: Double) {
    cells.append(Cell(column: column, factor: factor))
  }

  mutating func endRow() {
    let index = rows.count - 1
    let first = Int(rows[index].first)
    let count = cells.count - first
    rows[index].count = Int32(count)
    rows[index].capacity = Int32(count)
    work += 1 + count
    // Uses insertion sort, because most rows have few cells, which are mostly in order.
    if count > 32 {
      var unordered = UnsafeMutableBufferPointer(start: cells.base + first, count: count)
      unordered.sort { $0.column < $1.column }
    }
    for position in first + 1..<max(first + count, first + 1) {
      let cell = cells[position]
      var hole = position
      while hole > first, cells[hole - 1].column > cell.column {
        cells[hole] = cells[hole - 1]
        hole -= 1
      }
      cells[hole] = cell
    }
    var value = 0.0
    for position in first..<first + count {
      let cell = cells[position]
      value += cell.factor * quantities[cell.column].value
      linkColumn(cell.column, to: Int32(index))
    }
    quantities[rows[index].basic].value = value
  }

  mutating func linkColumn(_ column: Int32, to row: Int32) {
    columnLinks.append(ColumnLink(row: row, next: columnHeads[column]))
    columnHeads[column] = Int32(columnLinks.count - 1)
  }

  static func slack(_ number: Double) -> Double { 1e-9 + abs(number) * 1e-12 }

  /// Returns the range that a quantity may have in an optimum if the other quantities can change: its slope determines
  /// this range.
  func range(of index: Int) -> (lower: Double, upper: Double) {
    let quantity = quantities[index]
    if gaveUp { return (quantity.value, quantity.value) }
    let slope = quantity.slope
    let weight = quantity.weight
    let flat = 1e-7 * (1 + weight)
    var range: (lower: Double, upper: Double)
    if slope < -weight - flat {
      range = (quantity.lower, quantity.lower)
    } else if slope > weight + flat {
      range = (quantity.upper, quantity.upper)
    } else if weight == 0 {
      range = (quantity.lower, quantity.upper)
    } else if slope <= -weight + flat {
      range = (quantity.lower, quantity.softLower)
    } else if slope >= weight - flat {
      range = (quantity.softUpper, quantity.upper)
    } else if slope < -flat {
      range = (quantity.softLower, quantity.softLower)
    } else if slope > flat {
      range = (quantity.softUpper, quantity.softUpper)
    } else {
      range = (quantity.softLower, quantity.softUpper)
    }
    range = (max(range.lower, quantity.lower), min(range.upper, quantity.upper))
    let slack = 1e-6 + abs(quantity.value) * 1e-9
    if range.lower > quantity.value + slack || range.upper < quantity.value - slack {
      return (quantity.value, quantity.value)
    }
    return range
  }
}
