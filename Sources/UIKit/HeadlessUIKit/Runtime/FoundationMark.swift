/// The first stored property of classes whose objects are attributes of strings.
///
/// Foundation on Linux keeps the attributes of strings in Core Foundation's dictionaries. To compare two values,
/// `CFEqual` reads bits 8 to 17 of the word after an object's header, where Core Foundation's own types have the number of
/// their type. If these bits are 0 in both objects, it takes them for damaged objects and ends the process; in a Swift
/// class they belong to the first stored property, for example a pointer. This value is not 0 there, and is the number of
/// no type, so that `CFEqual` calls `isEqual(_:)` (CFRuntime.c in swift-corelibs-foundation).
struct FoundationMark: Sendable {
  private let bits: UInt = 0x3_FF00
}
