import Foundation
import HeadlessUIKit
import Testing

/// What outlets do not take: the exact error of both forms of a load, and nothing stored.
@MainActor @Suite(.ownEnvironment) struct OutletRefusalTests {
  /// The error of both forms of a load, which is the same; the form of UIKit gives the objects all the same.
  private func error(_ nib: UINib, owner: AnyObject) throws -> NibError {
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: owner) }
    var objects: [Any] = []
    let failures = FailureLog.during { objects = nib.instantiate(withOwner: owner) }
    #expect(failures == [error])
    #expect(objects.count == 1)
    return error
  }

  @Test(arguments: [
    (
      "constant",
      "cannot set an outlet of OutletOwner: 'constant' of OutletOwner is a 'let' constant; make it a 'var'"
    ),
    (
      "inheritedConstant",
      "cannot set an outlet of OutletOwner: 'inheritedConstant' of OutletOwner is a 'let' constant; make it a 'var'"
    ),
    (
      "held",
      "cannot set an outlet of OutletOwner: 'held' of OutletOwner is unowned; make it weak, or declare it in nibConnections"
    ),
    (
      "unsafelyHeld",
      "cannot set an outlet of OutletOwner: 'unsafelyHeld' of OutletOwner is unowned; make it weak, or declare it in nibConnections"
    ),
    (
      "axis",
      "cannot set an outlet of OutletOwner: 'axis' has the enumeration type 'Axis'; declare it in nibConnections"
    ),
    (
      "kept",
      "cannot set an outlet of OutletOwner: 'kept' is stored in '_kept' of type 'Kept<Optional<UILabel>>', but the"
        + " nib provides 'UILabel'; declare it in nibConnections, so that its setter is called"
    ),
  ])
  func `a constant, an unowned or wrapped property and an enumeration cannot be set`(
    _ name: String, _ message: String
  ) throws {
    let owner = OutletOwner(plain: UILabel())
    let error = try error(OutletDocument.outlet(name), owner: owner)
    #expect(error.kind == .notSettable && error.message == message)
    expectPlace(error, key: name)
    #expect(owner.constant == nil && owner.inheritedConstant == nil && owner.held == nil)
    #expect(owner.unsafelyHeld == nil && owner.axis == .horizontal && owner.kept == nil)
  }

  @Test(arguments: ["computed", "hiddenValue", "nowhere"])
  func `a computed property that is not declared is as one that is not there`(_ name: String) throws
  {
    let owner = OutletOwner(plain: UILabel())
    let error = try error(OutletDocument.outlet(name), owner: owner)
    #expect(error.kind == .undefinedKey)
    #expect(
      error.message
        == "[<OutletOwner> setValue:forUndefinedKey:]: this class is not key value coding-compliant"
        + " for the key \(name).")
    expectPlace(error, key: name)
    #expect(owner.changes == 0 && owner.hiddenValue == nil)
  }

  @Test(arguments: [
    ("optional", "UILabel?"), ("unwrapped", "UILabel?"), ("plain", "UILabel"),
    ("weakly", "UILabel?"), ("weaklyUnwrapped", "UILabel?"), ("hidden", "UILabel?"),
    ("observed", "UILabel?"), ("inherited", "UILabel?"), ("inheritedPrivate", "UILabel?"),
    ("width", "NSLayoutConstraint?"), ("origin", "CGPoint"), ("size", "CGSize?"),
    ("text", "String"), ("labels", "[UILabel]"), ("maybeLabels", "[UILabel]?"),
    ("unwrappedLabels", "[UILabel]?"),
  ])
  func `an object of another class is refused, and the property keeps what it has`(
    _ name: String, _ type: String
  ) throws {
    let owner = OutletOwner(plain: UILabel())
    let plain = owner.plain
    let error = try error(OutletDocument.outlet(name, to: "swi-tc-one"), owner: owner)
    #expect(error.kind == .wrongType)
    #expect(
      error.message
        == "cannot set an outlet of OutletOwner: '\(name)' has type '\(type)', but the nib provides 'UISwitch'"
    )
    expectPlace(error, key: name)
    expectUntouched(owner)
    #expect(owner.plain === plain)
  }

  @Test(arguments: ["lever", "weakLever"])
  func `an object that does not conform to a property's protocol is refused`(_ name: String) throws
  {
    let owner = OutletOwner(plain: UILabel())
    let error = try error(OutletDocument.outlet(name), owner: owner)
    #expect(error.kind == .wrongType)
    #expect(error.message.hasSuffix("but the nib provides 'UILabel'"))
    #expect(error.message.contains("'\(name)' has type '") && error.message.contains("Lever"))
    expectPlace(error, key: name)
    #expect(owner.lever == nil && owner.weakLever == nil)
  }

  @Test(arguments: [
    ("switches", "[UISwitch]", "[UISwitch, UILabel]"),
    ("optional", "UILabel?", "[UISwitch, UILabel]"),
    ("weakly", "UILabel?", "[UISwitch, UILabel]"),
  ])
  func `a collection with a member of another class, or for a single object, is refused whole`(
    _ name: String, _ type: String, _ given: String
  ) throws {
    let owner = OutletOwner(plain: UILabel())
    let error = try error(
      OutletDocument.collection(name, to: "swi-tc-one", "lab-el-one"), owner: owner)
    #expect(error.kind == .wrongType)
    #expect(
      error.message
        == "cannot set an outlet of OutletOwner: '\(name)' has type '\(type)', but the nib provides '\(given)'"
    )
    expectPlace(error, key: name)
    expectUntouched(owner)
  }

  @Test func `members that do not conform to a collection's protocol are refused`() throws {
    let owner = OutletOwner(plain: UILabel())
    let root = try #require(
      try OutletDocument.collection("levers", to: "swi-tc-one").instantiated(withOwner: owner).first
        as? UIView)
    #expect(owner.levers.count == 1 && owner.levers.first === root.subviews[1])
    let other = OutletOwner(plain: UILabel())
    let error = try error(
      OutletDocument.collection("levers", to: "swi-tc-one", "lab-el-one"), owner: other)
    #expect(error.kind == .wrongType && other.levers.isEmpty)
  }

  @Test func `declared outlets refuse other classes in the same words`() throws {
    let owner = DeclaredOwner()
    for name in ["observed", "computed", "weakly", "held"] {
      let error = try error(OutletDocument.outlet(name, to: "swi-tc-one"), owner: owner)
      #expect(error.kind == .wrongType)
      #expect(
        error.message
          == "cannot set an outlet of DeclaredOwner: '\(name)' has type 'UILabel?', but the nib provides 'UISwitch'"
      )
      expectPlace(error, className: "DeclaredOwner", key: name)
    }
    let mixed = try error(
      OutletDocument.collection("switches", to: "swi-tc-one", "lab-el-one"), owner: owner)
    #expect(
      mixed.message
        == "cannot set an outlet of DeclaredOwner: 'switches' has type '[UISwitch]', but the nib provides '[UISwitch, UILabel]'"
    )
    #expect(owner.changes == 0 && owner.observed == nil && owner.computed == nil)
    #expect(owner.weakly == nil && owner.held == nil && owner.switches.isEmpty)
  }

  @Test func `a generic class refuses what its argument does not fit`() throws {
    let box = OutletBox<UISwitch>()
    let error = try error(OutletDocument.outlet("content"), owner: box)
    #expect(
      error.message
        == "cannot set an outlet of OutletBox<UISwitch>: 'content' has type 'UISwitch?', but the nib provides 'UILabel'"
    )
    expectPlace(error, className: "OutletBox<UISwitch>", key: "content")
    #expect(box.content == nil)
  }

  @Test func `an owner that came from another nib is named where this one has it`() throws {
    var graph = GraphNib()
    let view = graph.view(id: "els-ew-her")
    let owner = try #require(
      try graph.graph(view).nib("Elsewhere.xib").instantiated(withOwner: nil).first as? UIView)
    let error = try error(OutletDocument.outlet("berth"), owner: owner)
    #expect(error.kind == .undefinedKey)
    expectPlace(error, className: "UIView", key: "berth")
  }

  // MARK: Expectations

  /// The error names document, object, line, class and key.
  private func expectPlace(
    _ error: NibError, className: String = "OutletOwner", key: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      [error.document, error.objectID, error.className, error.key, error.line.map { "\($0)" }]
        == ["Quay.xib", "-1", className, key, "4"], sourceLocation: location)
  }

  private func expectUntouched(
    _ owner: OutletOwner, at location: SourceLocation = #_sourceLocation
  ) {
    let objects: [AnyObject?] = [
      owner.optional, owner.unwrapped, owner.weakly, owner.weaklyUnwrapped, owner.hiddenValue,
      owner.observed, owner.inherited, owner.inheritedPrivateValue, owner.width,
    ]
    #expect(objects.allSatisfy { $0 == nil }, sourceLocation: location)
    #expect(owner.labels.isEmpty && owner.switches.isEmpty, sourceLocation: location)
    #expect(owner.unwrappedLabels == nil && owner.maybeLabels == nil, sourceLocation: location)
    #expect(owner.origin == .zero && owner.size == nil, sourceLocation: location)
    #expect(owner.text.isEmpty && owner.changes == 0, sourceLocation: location)
  }
}
