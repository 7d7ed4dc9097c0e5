// For every file of these tests.
@_exported import UIKitTestSupport
