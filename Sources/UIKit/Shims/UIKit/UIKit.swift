// The module that apps import: UIKit's classes without a screen, and the frameworks that UIKit exports too.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import HeadlessUIKit
@_exported public import ImageIO
@_exported public import UserNotifications
