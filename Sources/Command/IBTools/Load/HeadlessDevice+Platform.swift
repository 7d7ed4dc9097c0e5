package import HeadlessUIKit
package import InterfaceBuilder

extension HeadlessDevice {
  /// Returns whether documents for a platform run on devices of this kind.
  package func runs(_ platform: IBPlatform) -> Bool {
    switch platform {
    case .tvOS: idiom == .tv
    case .iOS, .iPadOS: idiom == .phone || idiom == .pad
    case .watchOS, .visionOS, .macOS: false
    }
  }
}
