// The framework's view `SKView`, which HeadlessUIKit declares. It shows nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
