// The framework's views, which HeadlessUIKit has: web views and their configurations. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
