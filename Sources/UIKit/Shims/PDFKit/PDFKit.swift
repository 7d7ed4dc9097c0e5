// The framework's views `PDFView` and `PDFThumbnailView`, which HeadlessUIKit declares. They show nothing.
@_exported public import Foundation
@_exported public import HeadlessUIKit
