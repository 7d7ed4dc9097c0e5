// Layers and animations, which are in HeadlessUIKit.
@_exported public import Foundation
@_exported public import HeadlessUIKit
