public import Foundation

/// An object that can handle events and actions, such as a view, a window or a controller.
@preconcurrency @MainActor
open class NSResponder: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed {
  /// The next object that may handle an action.
  open weak var nextResponder: NSResponder?
  /// The shortcut menu.
  open var menu: NSMenu?
  let nibProperties = NibProperties()

  /// Creates an object in code.
  public nonisolated override init() { super.init() }

  /// Creates an object from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.session?.register(self)
    let nib = coder.nib
    menu = nib.object("NSMenu")
    nib.later("NSNextResponder") { [weak self] in self?.nextResponder = $0 as? NSResponder }
  }

  /// Finishes setting up the object, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  /// Declares the outlets and actions of the class; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("menu", \NSResponder.menu)
    nib.outlet("nextResponder", \NSResponder.nextResponder)
  }

  /// Returns the value of an outlet or attribute; nil if the object has none with the name.
  public func value(forNibKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }
}

/// An object that sends an action to a target.
@MainActor
protocol ActionSource: AnyObject {
  var action: Selector? { get set }
  var target: AnyObject? { get set }
}
