// The framework's views, which HeadlessUIKit has: `GLKView` and its controller. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
