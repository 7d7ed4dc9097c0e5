// The framework's views, which HeadlessUIKit has: `PDFView` and `PDFThumbnailView`. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
