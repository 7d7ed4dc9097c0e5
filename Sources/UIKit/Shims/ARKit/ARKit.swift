// The framework's views `ARSCNView` and `ARSKView`, which HeadlessUIKit declares. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
