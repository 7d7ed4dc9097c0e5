// The framework's images and filters, which HeadlessUIKit declares: filters pass their input through.
@_exported public import Foundation
@_exported public import HeadlessUIKit
