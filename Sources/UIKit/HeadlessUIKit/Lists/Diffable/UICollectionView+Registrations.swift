public import Foundation

extension UICollectionView {
  /// A registration that creates and configures the cells of items; an app creates it once and uses it for many cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let identifier: String

    /// Creates a registration for cells of a class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
      identifier = UniqueName.next("CellRegistration.")
    }

    /// Creates a registration for cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
      identifier = UniqueName.next("CellRegistration.")
    }
  }

  /// A registration that creates and configures supplementary views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let identifier: String

    /// Creates a registration for views of a class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
      identifier = UniqueName.next("SupplementaryRegistration.")
    }

    /// Creates a registration for views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
      identifier = UniqueName.next("SupplementaryRegistration.")
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !cells.identifiers.contains(registration.identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      NibFailure.report(
        NibError(
          .malformedNib,
          "the nib of a cell registration contains a \(type(of: dequeued)), but a \(Cell.self) is"
            + " registered", className: "\(Cell.self)"))
      return Cell(frame: dequeued.frame)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured for its index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let queue = "\(registration.kind)/\(registration.identifier)"
    if !supplementaryViews.identifiers.contains(queue) {
      if let nib = registration.nib {
        register(
          nib, forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier)
      }
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      NibFailure.report(
        NibError(
          .malformedNib,
          "the registration expects a \(Supplementary.self), but its nib contains a \(type(of: dequeued))",
          className: "\(Supplementary.self)"))
      return Supplementary(frame: dequeued.frame)
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
