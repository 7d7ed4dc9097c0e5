import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// What outlets into properties of every kind hold after a load.
@MainActor @Suite(.ownEnvironment) struct OutletKindTests {
  /// What a load sets a property to; the objects are kept so that weak properties have their value.
  private func value<Owner: AnyObject, Value>(
    of keyPath: KeyPath<Owner, Value>, on owner: Owner, _ nib: UINib
  ) throws -> (value: Value, root: UIView) {
    let root = try #require(try nib.instantiated(withOwner: owner).first as? UIView)
    return (owner[keyPath: keyPath], root)
  }

  @Test func `an optional property has the label, weak, private, lazy or a superclass's`() throws {
    for (name, keyPath) in [
      ("optional", \OutletOwner.optional), ("weakly", \.weakly), ("hidden", \.hiddenValue),
      ("observed", \.observed), ("inherited", \.inherited), ("backed", \.backed),
      ("later", \.later),
      ("inheritedPrivate", \.inheritedPrivateValue),
    ] as [(String, KeyPath<OutletOwner, UILabel?>)] {
      let owner = OutletOwner(plain: UILabel())
      let (label, root) = try value(of: keyPath, on: owner, OutletDocument.outlet(name))
      #expect(label === root.subviews[0] && label?.text == "Quay", "\(name)")
    }
  }

  @Test func `a weak outlet of the owner to a top-level view lasts until the turn ends`() throws {
    final class Holder: UIResponder {
      weak var content: UIView?

      override class func nibConnections(_ nib: NibRegistrar) {
        super.nibConnections(nib)
        nib.outlet("content", \Holder.content)
      }
    }
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                  <connections><outlet property="content" destination="roo-tv-iew" id="out-le-tid"/></connections>
              </placeholder>
              <view id="roo-tv-iew"/>
      """)
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
    let owner = Holder()
    nib.instantiate(withOwner: owner)
    #expect(owner.content != nil)
    HeadlessClock.shared.advance(by: 0.1)
    #expect(owner.content == nil)
    nib.instantiate(withOwner: owner)
    let superview = UIView()
    superview.addSubview(try #require(owner.content))
    HeadlessClock.shared.advance(by: 0.1)
    #expect(owner.content?.superview === superview)
  }

  @Test func `a property that need not be unwrapped has the label`() throws {
    let owner = OutletOwner(plain: UILabel())
    let (unwrapped, first) = try value(
      of: \.unwrapped, on: owner, OutletDocument.outlet("unwrapped"))
    #expect(unwrapped === first.subviews[0])
    let (plain, second) = try value(of: \.plain, on: owner, OutletDocument.outlet("plain"))
    #expect(plain === second.subviews[0])
    let (weakly, third) = try value(
      of: \.weaklyUnwrapped, on: owner, OutletDocument.outlet("weaklyUnwrapped"))
    #expect(weakly === third.subviews[0])
  }

  @Test func `a property of a superclass of the label, or of no class, has the label`() throws {
    let owner = OutletOwner(plain: UILabel())
    let (broad, first) = try value(of: \.broad, on: owner, OutletDocument.outlet("broad"))
    #expect(broad === first.subviews[0])
    let (object, second) = try value(of: \.object, on: owner, OutletDocument.outlet("object"))
    #expect(object === second.subviews[0])
    let (anything, third) = try value(of: \.anything, on: owner, OutletDocument.outlet("anything"))
    #expect(anything as? UILabel === third.subviews[0])
  }

  @Test(arguments: ["lever", "weakLever"])
  func `a property of a protocol's type has an object that conforms`(_ name: String) throws {
    let owner = OutletOwner(plain: UILabel())
    let root = try #require(
      try OutletDocument.outlet(name, to: "swi-tc-one").instantiated(withOwner: owner).first
        as? UIView)
    let lever = name == "lever" ? owner.lever : owner.weakLever
    #expect(lever === root.subviews[1] && lever?.isOn == (root.subviews[1] as? UISwitch)?.isOn)
  }

  @Test(arguments: ["weakly", "weaklyUnwrapped", "weakLever"])
  func `a weak property does not keep its object`(_ name: String) throws {
    let owner = OutletOwner(plain: UILabel())
    let nib = try OutletDocument.outlet(name, to: name == "weakLever" ? "swi-tc-one" : "lab-el-one")
    var objects = try nib.instantiated(withOwner: owner)
    func isSet() -> Bool {
      owner.weakly != nil || owner.weaklyUnwrapped != nil || owner.weakLever != nil
    }
    #expect(objects.count == 1 && isSet())
    objects = []
    #expect(!isSet())
  }

  @Test func `a constraint is an outlet's object as any other`() throws {
    let (width, root) = try value(
      of: \.width, on: OutletOwner(plain: UILabel()),
      OutletDocument.outlet("width", to: "wid-th-one"))
    #expect(width?.constant == 80 && width?.firstItem === root.subviews[0])
  }

  @Test func `observers run where the outlet is declared, and only there`() throws {
    let owner = OutletOwner(plain: UILabel())
    _ = try OutletDocument.outlet("observed").instantiated(withOwner: owner)
    #expect(owner.observed != nil && owner.changes == 0)
    let declared = DeclaredOwner()
    _ = try OutletDocument.outlet("observed").instantiated(withOwner: declared)
    #expect(declared.observed?.text == "Quay" && declared.changes == 1)
  }

  @Test func `computed and unowned properties are set where they are declared`() throws {
    let owner = DeclaredOwner()
    let (computed, first) = try value(of: \.computed, on: owner, OutletDocument.outlet("computed"))
    #expect(computed === first.subviews[0])
    let (held, second) = try value(of: \.held, on: owner, OutletDocument.outlet("held"))
    #expect(held === second.subviews[0])
    let (weakly, third) = try value(of: \.weakly, on: owner, OutletDocument.outlet("weakly"))
    #expect(weakly === third.subviews[0])
  }

  @Test func `a generic class takes what its argument says, itself and under a subclass`() throws {
    let (content, first) = try value(
      of: \.content, on: OutletBox<UILabel>(), OutletDocument.outlet("content"))
    #expect(content === first.subviews[0])
    let box = LabelBox()
    let (label, second) = try value(of: \.label, on: box, OutletDocument.outlet("label"))
    #expect(label === second.subviews[0])
    let (contents, third) = try value(
      of: \.contents, on: box, OutletDocument.collection("contents", to: "lab-el-two", "lab-el-one")
    )
    #expect(contents == [third.subviews[2], third.subviews[0]])
  }

  @Test func `collections of every form have their members in the order of the connections`() throws
  {
    for (name, keyPath) in [
      ("labels", \OutletOwner.labels), ("unwrappedLabels", \.unwrappedLabels!),
      ("maybeLabels", \.maybeLabels!),
    ] as [(String, KeyPath<OutletOwner, [UILabel]>)] {
      let nib = try OutletDocument.collection(name, to: "lab-el-two", "lab-el-one")
      let (labels, root) = try value(of: keyPath, on: OutletOwner(plain: UILabel()), nib)
      #expect(labels == [root.subviews[2], root.subviews[0]], "\(name)")
    }
    let (views, root) = try value(
      of: \.views, on: OutletOwner(plain: UILabel()),
      OutletDocument.collection("views", to: "swi-tc-one", "lab-el-one"))
    #expect(views == [root.subviews[1], root.subviews[0]])
  }
}
