public import Foundation

/// Positions in tables and collections, with UIKit's names, which Foundation does not have.
extension IndexPath {
  /// A row of a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
