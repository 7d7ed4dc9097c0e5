public import Foundation

/// Index paths for tables and collection views, with UIKit's names, which Foundation does not provide.
extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// The index path as UIKit's errors print it, without the address of the object.
  var text: String {
    "<NSIndexPath: …> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
