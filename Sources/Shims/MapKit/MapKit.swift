// The framework's views, which HeadlessUIKit has: map views. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
