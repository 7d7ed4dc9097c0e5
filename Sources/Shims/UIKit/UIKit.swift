// The module that apps import: UIKit's classes without a screen, with Foundation, as UIKit itself gives it.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import HeadlessUIKit
