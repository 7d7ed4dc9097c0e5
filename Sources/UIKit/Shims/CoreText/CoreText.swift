// The names of Core Text's font features are UIKit's, too.
@_exported public import Foundation
@_exported public import HeadlessUIKit
