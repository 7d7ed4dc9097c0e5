extension PiecewiseSimplex {
  /// Minimizes the cost. Afterward the values and slopes of the quantities are those of an optimum.
  mutating func run() {
    for index in rows.indices {
      let basic = rows[index].basic
      quantities[basic].zone = quantities[basic].zoneAtRest
    }
    refreshGradient()
    usesBland = false
    var stepsOfZero = 0
    var isFresh = true
    let limit = 50 * (rows.count + columnCount) + 1000
    for _ in 0..<limit {
      guard work <= Kernel.mostWork else { break }
      guard let (column, direction) = entering() else {
        if isFresh {
          recordSlopes()
          return
        }
        refreshGradient()
        isFresh = true
        continue
      }
      let step = advance(column, direction)
      isFresh = false
      if step > 1e-10 {
        stepsOfZero = 0
        usesBland = false
      } else {
        stepsOfZero += 1
        if stepsOfZero > 20 + columnCount / 4 { usesBland = true }
      }
    }
    gaveUp = true
  }

  private mutating func refreshGradient() {
    gradient.removeAll()
    gradient.resize(to: columnCount, 0)
    for index in rows.indices {
      let basic = quantities[rows[index].basic]
      addToGradient(row: rows[index], factor: basic.weight * Double(basic.zone))
    }
  }

  /// Adds the costs of a row's cells to the gradient, given the cost of one unit of their sum.
  mutating func addToGradient(row: TableauRow, factor: Double) {
    guard factor != 0 else { return }
    work += Int(row.count)
    let first = Int(row.first)
    for position in first..<first + Int(row.count) {
      gradient[cells[position].column] += factor * cells[position].factor
    }
  }

  private mutating func recordSlopes() {
    work += quantities.count
    for index in quantities.indices {
      let quantity = quantities[index]
      quantities[index].slope =
        quantity.place >= 0
        ? quantity.weight * Double(quantity.zone) : -gradient[~quantity.place]
    }
  }

  /// Returns a column whose quantity is worth moving, and the direction; nil if there is none.
  private mutating func entering() -> (Int32, Double)? {
    if usesBland {
      var least = Int32.max
      var found: (Int32, Double)?
      work += columnCount
      for column in 0..<columnCount where columns[column] < least {
        let gain = self.gain(column)
        guard gain != 0 else { continue }
        least = columns[column]
        found = (Int32(column), gain > 0 ? 1 : -1)
      }
      return found
    }
    // Takes the best of a few columns; examining all of them in every step would make the time for long problems
    // quadratic.
    var best = 0.0
    var found: (Int32, Double)?
    var column = nextColumn
    var seen = 0
    for _ in 0..<columnCount {
      if column >= columnCount { column = 0 }
      let gain = self.gain(column)
      if gain != 0 {
        seen += 1
        if abs(gain) > best {
          best = abs(gain)
          found = (Int32(column), gain > 0 ? 1 : -1)
        }
      }
      column += 1
      work += 1
      if seen >= 8 { break }
    }
    nextColumn = column
    return found
  }

  /// Returns the decrease of the cost per unit of a column's quantity: positive for an increase, negative for a
  /// decrease.
  private func gain(_ column: Int) -> Double {
    let quantity = quantities[columns[column]]
    let slope = gradient[column]
    let value = quantity.value
    if value < quantity.upper - Self.slack(quantity.upper) || quantity.upper == .infinity {
      let up = slope + quantity.slope(movedIn: 1)
      if up < -Self.flat { return -up }
    }
    if value > quantity.lower + Self.slack(quantity.lower) || quantity.lower == -.infinity {
      let down = slope + quantity.slope(movedIn: -1)
      if down > Self.flat { return -down }
    }
    return 0
  }

  /// Moves a column's quantity as far as it reduces the cost, and exchanges it with the quantity that stopped it.
  private mutating func advance(_ column: Int32, _ direction: Double) -> Double {
    let entering = columns[column]
    gatherHits(column)
    candidates.removeAll()
    let own = quantities[entering]
    addCandidates(entering, own, zone: own.zone(movedIn: direction), rate: direction, factor: 0)
    for index in hits.indices {
      let basic = rows[hits[index].row].basic
      let quantity = quantities[basic]
      addCandidates(
        basic, quantity, zone: quantity.zone, rate: hits[index].factor * direction,
        factor: hits[index].factor)
    }
    let ownSlope = own.slope(movedIn: direction)
    guard let stop = stopping(direction * (gradient[column] + ownSlope)) else {
      gradient[column] = -ownSlope
      return 0
    }
    let chosen = candidates[stop]
    move(column, by: direction * chosen.step, except: chosen.quantity)
    quantities[chosen.quantity].value = chosen.position
    if chosen.quantity != entering {
      pivot(row: quantities[chosen.quantity].place, column: column, direction: direction)
    }
    return chosen.step
  }

  /// Collects the rows that contain a column, and removes outdated entries of the list.
  private mutating func gatherHits(_ column: Int32) {
    hits.removeAll()
    stamp += 1
    var previous: Int32 = -1
    var index = columnHeads[column]
    while index >= 0 {
      let link = columnLinks[index]
      work += 1
      let factor = rows[link.row].mark == stamp ? 0 : self.factor(row: rows[link.row], column)
      if factor != 0 {
        rows[link.row].mark = stamp
        hits.append(Hit(row: link.row, factor: factor))
        previous = index
      } else if previous >= 0 {
        columnLinks[previous].next = link.next
      } else {
        columnHeads[column] = link.next
      }
      index = link.next
    }
  }

  /// Returns the factor of a column in a row; 0 if the row does not contain it.
  func factor(row: TableauRow, _ column: Int32) -> Double {
    var low = Int(row.first)
    var high = low + Int(row.count)
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < end && cells[low].column == column ? cells[low].factor : 0
  }

  /// Adds the points where the cost of a moving quantity becomes steeper, or where it must stop.
  @inline(__always)
  private mutating func addCandidates(
    _ index: Int32, _ quantity: Quantity, zone: Int32, rate: Double, factor: Double
  ) {
    let up = rate > 0
    let speed = abs(rate)
    func add(_ position: Double, _ gain: Double) {
      guard position.isFinite else { return }
      let distance = up ? position - quantity.value : quantity.value - position
      candidates.append(
        Candidate(
          step: max(0, distance) / speed, gain: gain, quantity: index, position: position,
          factor: factor))
    }
    if quantity.weight > 0 {
      let gain = quantity.weight * speed
      if up {
        if zone < 0 { add(quantity.softLower, gain) }
        if zone < 1 { add(quantity.softUpper, gain) }
      } else {
        if zone > 0 { add(quantity.softUpper, gain) }
        if zone > -1 { add(quantity.softLower, gain) }
      }
    }
    add(up ? quantity.upper : quantity.lower, .infinity)
  }

  /// Returns the candidate after which moving further no longer reduces the cost; nil if there is none.
  private mutating func stopping(_ slope: Double) -> Int? {
    guard !candidates.isEmpty else { return nil }
    if usesBland {
      var best = 0
      for index in candidates.indices {
        let one = candidates[index]
        let other = candidates[best]
        if one.step < other.step - 1e-13
          || (one.step <= other.step + 1e-13 && one.quantity < other.quantity)
        {
          best = index
        }
      }
      return best
    }
    candidates.sort { ($0.step, $0.quantity) < ($1.step, $1.quantity) }
    var slope = slope
    var stop = -1
    for index in candidates.indices {
      slope += candidates[index].gain
      if slope >= -Self.flat {
        stop = index
        break
      }
    }
    guard stop >= 0 else { return nil }
    // Of several candidates at the same point, the one with the largest factor has the least rounding error.
    let step = candidates[stop].step
    var best = stop
    for index in candidates.indices
    where abs(candidates[index].step - step) <= 1e-13 * (1 + step) {
      if abs(candidates[index].factor) > abs(candidates[best].factor) { best = index }
    }
    return best
  }

  private mutating func move(_ column: Int32, by change: Double, except stopped: Int32) {
    quantities[columns[column]].value += change
    for index in hits.indices {
      let row = rows[hits[index].row]
      guard row.basic != stopped else { continue }
      let quantity = quantities.base + Int(row.basic)
      quantity.pointee.value += hits[index].factor * change
      guard quantity.pointee.weight > 0 else { continue }
      let old = quantity.pointee.zone
      let zone = quantity.pointee.zoneAfterMove
      guard zone != old else { continue }
      quantity.pointee.zone = zone
      addToGradient(row: row, factor: quantity.pointee.weight * Double(zone - old))
    }
  }
}
