// Layers and animations, which HeadlessUIKit declares.
@_exported public import Foundation
@_exported public import HeadlessUIKit
