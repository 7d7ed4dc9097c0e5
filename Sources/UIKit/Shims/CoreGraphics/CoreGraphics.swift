// Geometry, paths, colors and contexts, which Foundation and HeadlessUIKit declare.
@_exported public import Foundation
@_exported public import HeadlessUIKit
