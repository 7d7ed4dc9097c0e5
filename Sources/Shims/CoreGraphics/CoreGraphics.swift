// Geometry, paths, colours and contexts, which are in Foundation and HeadlessUIKit.
@_exported public import Foundation
@_exported public import HeadlessUIKit
