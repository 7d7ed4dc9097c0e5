import Foundation
import HeadlessUIKit
import Testing

/// The values that an app keeps in the cloud.
@MainActor @Suite(.ownEnvironment) struct CloudValuesTests {
  @Test func `a number is read as every type of number`() {
    let store = NSUbiquitousKeyValueStore.default
    for value: Any in [5, 5.0, Float(5), CGFloat(5), UInt8(5), NSNumber(value: 5)] {
      store.set(value, forKey: "mark")
      #expect(store.longLong(forKey: "mark") == 5 && store.double(forKey: "mark") == 5)
      #expect(store.bool(forKey: "mark"))
    }
    store.set(5.75, forKey: "mark")
    #expect(store.longLong(forKey: "mark") == 5 && store.double(forKey: "mark") == 5.75)
    store.set(true, forKey: "mark")
    #expect(store.longLong(forKey: "mark") == 1 && store.bool(forKey: "mark"))
    store.set(0, forKey: "mark")
    #expect(!store.bool(forKey: "mark"))
  }

  @Test func `a value of another type is nil or zero`() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("Tern", forKey: "name")
    #expect(store.longLong(forKey: "name") == 0 && !store.bool(forKey: "name"))
    #expect(store.string(forKey: "name") == "Tern" && store.array(forKey: "name") == nil)
    store.set(nil, forKey: "name")
    #expect(store.dictionaryRepresentation.isEmpty)
  }
}
