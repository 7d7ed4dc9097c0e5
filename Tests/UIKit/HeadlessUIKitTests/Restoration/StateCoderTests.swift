import Foundation
import HeadlessUIKit
import Testing

/// An object that is saved by value.
private final class Mooring: NSObject, NSCoding {
  var berth = 0
  var name = ""

  override init() { super.init() }

  required init?(coder: NSCoder) {
    berth = coder.decodeInteger(forKey: "berth")
    name = coder.decodeObject(forKey: "name") as? String ?? ""
  }

  func encode(with coder: NSCoder) {
    coder.encode(berth, forKey: "berth")
    coder.encode(name, forKey: "name")
  }
}

@MainActor @Suite(.ownEnvironment) struct StateCoderTests {
  private let coder = StateCoder()

  @Test func `numbers, Booleans and texts come back`() {
    coder.encode(3, forKey: "integer")
    coder.encode(Int32(-4), forKey: "32")
    coder.encode(Int64(5_000_000_000), forKey: "64")
    coder.encode(1.5, forKey: "double")
    coder.encode(Float(0.25), forKey: "float")
    coder.encode(true, forKey: "flag")
    coder.encode("tide", forKey: "text")
    #expect(coder.decodeInteger(forKey: "integer") == 3)
    #expect(coder.decodeInt32(forKey: "32") == -4)
    #expect(coder.decodeInt64(forKey: "64") == 5_000_000_000)
    #expect(coder.decodeDouble(forKey: "double") == 1.5)
    #expect(coder.decodeFloat(forKey: "float") == 0.25)
    #expect(coder.decodeBool(forKey: "flag"))
    #expect(coder.decodeObject(forKey: "text") as? String == "tide")
    #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "tide")
    #expect(coder.problems.isEmpty && coder.allowsKeyedCoding)
  }

  @Test func `an absent key is nothing, and a key can be written again`() {
    #expect(!coder.containsValue(forKey: "text"))
    #expect(coder.decodeObject(forKey: "text") == nil)
    #expect(coder.decodeInteger(forKey: "text") == 0 && !coder.decodeBool(forKey: "text"))
    #expect(coder.decodeDouble(forKey: "text") == 0 && coder.decodeFloat(forKey: "text") == 0)
    coder.encode("one", forKey: "text")
    coder.encode("two", forKey: "text")
    #expect(coder.decodeObject(forKey: "text") as? String == "two")
    coder.encode(nil as Any?, forKey: "text")
    #expect(!coder.containsValue(forKey: "text"))
  }

  @Test func `points, sizes and rectangles come back by UIKit's names`() {
    coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
    coder.encode(CGSize(width: 3, height: 4.5), forKey: "size")
    coder.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4.5))
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `dates, addresses, data, arrays and dictionaries come back`() throws {
    let date = Date(timeIntervalSince1970: 1_000)
    let url = try #require(URL(string: "https://example.org/tide"))
    coder.encode(date, forKey: "date")
    coder.encode(url, forKey: "url")
    coder.encode(Data([1, 2]), forKey: "data")
    coder.encode([1, 2, 3], forKey: "list")
    coder.encode(["low": 1.5, "high": 4], forKey: "dictionary")
    #expect(coder.decodeObject(forKey: "date") as? Date == date)
    #expect(coder.decodeObject(forKey: "url") as? URL == url)
    #expect(coder.decodeObject(forKey: "data") as? Data == Data([1, 2]))
    #expect(coder.decodeObject(forKey: "list") as? [Int] == [1, 2, 3])
    #expect(
      coder.decodeObject(forKey: "dictionary") as? [String: Double] == ["low": 1.5, "high": 4])
    #expect(coder.problems.isEmpty)
  }

  @Test func `an object is saved by value, not by reference`() throws {
    let mooring = Mooring()
    mooring.berth = 12
    mooring.name = "Buoy"
    coder.encode([mooring], forKey: "moorings")
    mooring.berth = 13
    let list = try #require(coder.decodeObject(forKey: "moorings") as? [Mooring])
    #expect(list.map(\.berth) == [12] && list.first?.name == "Buoy")
    #expect(list.first !== mooring)
  }

  @Test func `a mutable text does not change what was saved`() {
    let text = NSMutableString(string: "low")
    coder.encode(text, forKey: "text")
    text.append(" tide")
    #expect(coder.decodeObject(forKey: "text") as? String == "low")
  }

  @Test func `what cannot be saved is left out and told of`() {
    coder.encode(UIScreen.main, forKey: "screen")
    #expect(!coder.containsValue(forKey: "screen"))
    #expect(coder.problems.map(\.kind) == [.unencodableValue])
    #expect(coder.problems.first?.name == "screen")
  }

  @Test func `controllers and views are kept by where they are`() throws {
    let controller = UIViewController()
    controller.restorationIdentifier = "harbour"
    let view = UIView()
    controller.view = UIView()
    controller.view.addSubview(view)
    view.restorationIdentifier = "pier"
    coder.encode(controller, forKey: "controller")
    coder.encode(view, forKey: "view")
    coder.encode(UIViewController(), forKey: "nameless controller")
    coder.encode(UIView(), forKey: "nameless view")
    #expect(coder.decodeObject(forKey: "controller") as? UIViewController === controller)
    #expect(coder.decodeObject(forKey: "view") as? UIView === view)
    #expect(coder.decodeObject(forKey: "nameless controller") == nil)
    #expect(coder.decodeObject(forKey: "nameless view") == nil)
    view.removeFromSuperview()
    #expect(coder.decodeObject(forKey: "view") == nil)
  }
}
