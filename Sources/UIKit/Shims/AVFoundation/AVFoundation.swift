// The framework's players and capture classes, which HeadlessUIKit declares. Their layers stay empty, and calls are
// recorded.
@_exported public import Foundation
@_exported public import HeadlessUIKit
