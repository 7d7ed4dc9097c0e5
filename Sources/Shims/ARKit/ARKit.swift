// The framework's views, which HeadlessUIKit has: `ARSCNView` and `ARSKView`. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
