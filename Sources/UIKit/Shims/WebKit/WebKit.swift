// The framework's web views and their configurations, which HeadlessUIKit declares. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
