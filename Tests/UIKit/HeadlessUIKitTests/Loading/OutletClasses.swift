import Foundation
import HeadlessUIKit

/// What a protocol-typed outlet asks of an object; switches have it, labels have not.
@MainActor protocol Lever: AnyObject {
  var isOn: Bool { get }
}

extension UISwitch: Lever {}

/// The superclass of an owner, with outlets of its own.
class OutletBase: UIResponder {
  var inherited: UILabel?
  private var inheritedPrivate: UILabel?
  var inheritedPrivateValue: UILabel? { inheritedPrivate }
  let inheritedConstant: UILabel? = nil
}

/// An owner with an outlet of every kind; it declares none of them.
final class OutletOwner: OutletBase {
  var optional: UILabel?
  var unwrapped: UILabel!
  var plain: UILabel
  weak var weakly: UILabel?
  weak var weaklyUnwrapped: UILabel!
  var anything: Any?
  var object: AnyObject?
  var broad: UIView?
  var lever: (any Lever)?
  weak var weakLever: (any Lever)?
  private var hidden: UILabel?
  var hiddenValue: UILabel? { hidden }
  var observed: UILabel? { didSet { changes += 1 } }
  var changes = 0
  private var _backed: UILabel?
  var backed: UILabel? { _backed }
  lazy var later: UILabel? = UILabel()
  @Kept var kept: UILabel?
  let constant: UILabel? = nil
  var computed: UILabel? {
    get { nil }
    set { changes += 1 }
  }
  unowned var held: UILabel?
  unowned(unsafe) var unsafelyHeld: UILabel?
  var origin = CGPoint.zero
  var size: CGSize?
  var text = ""
  var axis = NSLayoutConstraint.Axis.horizontal
  var width: NSLayoutConstraint?

  var labels: [UILabel] = []
  var unwrappedLabels: [UILabel]!
  var maybeLabels: [UILabel]?
  var views: [UIView] = []
  var switches: [UISwitch] = []
  var levers: [any Lever] = []

  /// - Parameter plain: What the property holds that must always hold something.
  init(plain: UILabel) {
    self.plain = plain
    super.init()
  }
}

/// An owner that declares its outlets: their setters run.
final class DeclaredOwner: NSObject, NibConnectable {
  var observed: UILabel? { didSet { changes += 1 } }
  var changes = 0
  private var store: [UILabel] = []
  var computed: UILabel? {
    get { store.first }
    set { store = newValue.map { [$0] } ?? [] }
  }
  weak var weakly: UILabel?
  unowned var held: UILabel?
  var switches: [UISwitch] = [] { didSet { changes += 1 } }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("observed", \DeclaredOwner.observed)
    nib.outlet("computed", \DeclaredOwner.computed)
    nib.outlet("weakly", \DeclaredOwner.weakly)
    nib.outlet("held", \DeclaredOwner.held)
    nib.outlet("switches", \DeclaredOwner.switches)
  }
}

/// A generic owner, and an owner that stands on one.
class OutletBox<Content>: NSObject {
  var content: Content?
  var contents: [Content] = []
  weak var label: UILabel?
}

final class LabelBox: OutletBox<UILabel> {}
