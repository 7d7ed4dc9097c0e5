// The framework's map views, which HeadlessUIKit declares. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
