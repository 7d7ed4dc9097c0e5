// The framework's views, which HeadlessUIKit declares: `GLKView` and its controller. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
