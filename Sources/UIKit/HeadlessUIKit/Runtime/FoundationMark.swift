/// The first stored property of classes whose objects are used as attributes of strings.
///
/// Foundation on Linux stores the attributes of strings in Core Foundation's dictionaries. To compare two values,
/// `CFEqual` reads bits 8 to 17 of the word after an object's header, where Core Foundation's own types store their
/// type number. If these bits are 0 in both objects, it treats them as damaged and terminates the process; in a Swift
/// class, the bits belong to the first stored property, such as a pointer. This value is not 0 there, and is not the
/// number of any type, so `CFEqual` calls `isEqual(_:)` (CFRuntime.c in swift-corelibs-foundation).
struct FoundationMark: Sendable {
  private let bits: UInt = 0x3_FF00
}
