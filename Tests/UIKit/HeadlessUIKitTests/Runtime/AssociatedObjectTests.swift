import Foundation
import HeadlessUIKit
import Testing

/// Values of objects under keys, and tables whose objects may go, which Foundation has only with Objective-C.
@MainActor @Suite(.ownEnvironment) struct AssociatedObjectTests {
  private final class Keys {
    let name = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    let other = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    deinit {
      name.deallocate()
      other.deallocate()
    }
  }

  private let keys = Keys()

  @Test func `an object keeps a value under a key until it is replaced or removed`() {
    let view = UIView()
    objc_setAssociatedObject(view, keys.name, "quay", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, keys.other, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, keys.name) as? String == "quay")
    #expect(objc_getAssociatedObject(UIView(), keys.name) == nil)
    objc_setAssociatedObject(view, keys.name, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, keys.name) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, keys.other) == nil)
  }

  @Test func `an assigned value is not kept`() {
    let view = UIView()
    var value: UIView? = UIView()
    objc_setAssociatedObject(view, keys.name, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, keys.name) as? UIView === value)
    value = nil
    #expect(objc_getAssociatedObject(view, keys.name) == nil)
  }

  @Test func `the values of a view are released with it`() {
    weak var kept: UIView?
    do {
      let owner = UIView()
      let value = UIView()
      kept = value
      objc_setAssociatedObject(owner, keys.name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept == nil)
  }

  @Test func `the values of other objects are released at the end of the clock's turn`() {
    weak var kept: UIView?
    do {
      let owner = NSObject()
      let value = UIView()
      kept = value
      objc_setAssociatedObject(owner, keys.name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept != nil)
    HeadlessClock.shared.advance(by: 0)
    #expect(kept == nil)
  }

  @Test func `values of objects that are gone are released as others are added`() {
    weak var kept: UIView?
    do {
      let owner = NSObject()
      let value = UIView()
      kept = value
      objc_setAssociatedObject(owner, keys.name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<200).map { _ in UIView() }
    for other in others { objc_setAssociatedObject(other, keys.name, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(kept == nil)
    for other in others { objc_removeAssociatedObjects(other) }
  }

  @Test func `a table of weak objects forgets those that are gone`() {
    let table = NSHashTable<UIView>.weakObjects()
    let stays = UIView()
    do {
      let goes = UIView()
      table.add(goes)
      table.add(stays)
      table.add(stays)
      #expect(table.count == 2 && table.contains(goes))
    }
    #expect(table.allObjects == [stays])
    table.remove(stays)
    #expect(table.count == 0)
  }

  @Test func `a map finds objects by equal keys, and forgets weak ones`() {
    let map = NSMapTable<NSString, UIView>.strongToWeakObjects()
    let stays = UIView()
    map.setObject(stays, forKey: "a")
    do { map.setObject(UIView(), forKey: "b") }
    #expect(map.object(forKey: NSString(string: "a")) === stays && map.object(forKey: "b") == nil)
    #expect(map.count == 1)
    map.removeObject(forKey: "a")
    #expect(map.object(forKey: "a") == nil)
  }

  @Test func `texts without characters are made without arguments`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "quay"))
    let plain = NSMutableString()
    plain.append("pier")
    #expect(text.string == "quay" && plain == "pier")
  }
}
