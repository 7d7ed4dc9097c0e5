// The framework's images and filters, which HeadlessUIKit has: filters pass their input on.
@_exported public import Foundation
@_exported public import HeadlessUIKit
