public import Foundation

/// An object between bindings and the data of an app.
@preconcurrency @MainActor
open class NSController: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed {
  let nibProperties = NibProperties()

  /// Creates a controller in code.
  public nonisolated override init() { super.init() }

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.session?.register(self)
  }

  /// Finishes setting up the controller, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  /// Declares the outlets of controllers.
  open class func nibConnections(_ nib: NibRegistrar) {}
}

/// A controller of one object.
@preconcurrency @MainActor
open class NSObjectController: NSController {
  /// The object.
  open var content: Any?
  /// The keys that the controller declares for bindings.
  public private(set) var declaredKeys: [String] = []
  /// The name of the class of new objects.
  public private(set) var objectClassName: String?
  /// The name of the entity of new objects.
  open var entityName: String?
  /// Whether the object can be edited.
  open var isEditable = false

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    declaredKeys = nib.list("NSDeclaredKeys")
    objectClassName = nib.string("NSObjectClassName")
    entityName = nib.string("NSEntityName")
    isEditable = nib.bool("NSEditable") ?? false
  }

  /// Creates a controller in code.
  public nonisolated override init() { super.init() }

  /// Declares the outlets of object controllers.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("content", \NSObjectController.content)
  }
}

/// A controller of a list of objects.
@preconcurrency @MainActor
open class NSArrayController: NSObjectController {}

/// A controller of a tree of objects.
@preconcurrency @MainActor
open class NSTreeController: NSObjectController {}

/// A controller of a dictionary.
@preconcurrency @MainActor
open class NSDictionaryController: NSArrayController {}

/// A controller of the user's settings.
@preconcurrency @MainActor
open class NSUserDefaultsController: NSController {}
