import Foundation

/// What a table or a collection knows of its cells: those that its data source has given, and which are selected.
@MainActor
struct CellStates<Cell: UIView> {
  private var cells: [IndexPath: Cell] = [:]
  /// In the order in which they were selected.
  private(set) var selected: [IndexPath] = []

  /// The cell at an index path, nil if none was requested.
  subscript(indexPath: IndexPath) -> Cell? {
    get { cells[indexPath] }
    set { cells[indexPath] = newValue }
  }

  /// The place of a cell.
  func indexPath(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Notes that a place is selected, or no longer.
  mutating func select(_ indexPath: IndexPath, _ isSelected: Bool) {
    selected.removeAll { $0 == indexPath }
    if isSelected { selected.append(indexPath) }
  }
}
