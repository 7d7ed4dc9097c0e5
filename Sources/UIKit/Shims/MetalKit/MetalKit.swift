// The framework's view `MTKView`, which HeadlessUIKit declares. It shows nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
