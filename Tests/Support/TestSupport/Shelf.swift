/// A class of another module with properties for tests to inherit.
open class Shelf<Item> {
  /// What lies on the shelf.
  public var item: Item?
  /// Who it belongs to.
  public weak var owner: AnyObject?
  private var label = "unlabeled"

  public init() {}

  /// The private label.
  public var labelText: String { label }
}
