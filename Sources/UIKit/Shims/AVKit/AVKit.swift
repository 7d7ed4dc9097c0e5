// The framework's views, which HeadlessUIKit declares: `AVPlayerViewController`. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
