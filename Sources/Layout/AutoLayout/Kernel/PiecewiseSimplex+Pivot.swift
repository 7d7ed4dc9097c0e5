extension PiecewiseSimplex {
  /// Exchanges a column's quantity with a row's basic quantity; `hits` are the rows that contain the column.
  mutating func pivot(row pivotRow: Int32, column: Int32, direction: Double) {
    let leaving = rows[pivotRow].basic
    let entering = columns[column]
    let old = quantities[leaving]
    let first = Int(rows[pivotRow].first)
    let range = first..<first + Int(rows[pivotRow].count)
    let factor = factor(row: rows[pivotRow], column)
    addToGradient(row: rows[pivotRow], factor: -old.weight * Double(old.zone))
    // Solves the row for the entering quantity.
    for position in range {
      if cells[position].column == column {
        cells[position].factor = 1 / factor
      } else {
        cells[position].factor /= -factor
      }
    }
    for index in hits.indices where hits[index].row != pivotRow {
      add(row: pivotRow, times: hits[index].factor, to: hits[index].row, replacing: column)
    }
    rows[pivotRow].basic = entering
    columns[column] = leaving
    quantities[leaving].place = ~column
    quantities[entering].place = pivotRow
    quantities[entering].zone = quantities[entering].zone(movedIn: direction)
    let slope = gradient[column] + quantities[entering].weight * Double(quantities[entering].zone)
    gradient[column] = 0
    addToGradient(row: rows[pivotRow], factor: slope)
  }

  /// Adds a multiple of a row to another row, whose cell in a column it replaces.
  private mutating func add(
    row source: Int32, times factor: Double, to target: Int32, replacing column: Int32
  ) {
    merged.removeAll()
    var left = Int(rows[target].first)
    let leftEnd = left + Int(rows[target].count)
    var right = Int(rows[source].first)
    let rightEnd = right + Int(rows[source].count)
    while left < leftEnd || right < rightEnd {
      let leftColumn = left < leftEnd ? cells[left].column : Int32.max
      let rightColumn = right < rightEnd ? cells[right].column : Int32.max
      if leftColumn < rightColumn {
        merged.append(cells[left])
        left += 1
      } else if rightColumn < leftColumn {
        let value = factor * cells[right].factor
        if abs(value) > 1e-12 {
          merged.append(Cell(column: rightColumn, factor: value))
          linkColumn(rightColumn, to: target)
        }
        right += 1
      } else {
        let kept = leftColumn == column ? 0 : cells[left].factor
        let value = kept + factor * cells[right].factor
        if abs(value) > 1e-12 { merged.append(Cell(column: leftColumn, factor: value)) }
        left += 1
        right += 1
      }
    }
    work += merged.count
    if merged.count > Int(rows[target].capacity) {
      // Memory is limited as well.
      work += 8 * merged.count
      rows[target].first = Int32(cells.count)
      rows[target].capacity = Int32(merged.count * 2)
      cells.resize(to: cells.count + merged.count * 2, Cell(column: 0, factor: 0))
    }
    rows[target].count = Int32(merged.count)
    (cells.base + Int(rows[target].first)).update(from: merged.base, count: merged.count)
  }
}
