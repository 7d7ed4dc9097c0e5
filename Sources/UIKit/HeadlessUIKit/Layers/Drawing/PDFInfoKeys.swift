public import Foundation

// Keys of a document's own information, and of the permissions to change it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"

// A context of Core Graphics itself has pages too; here each draws into the same list.

extension CGContext {
  /// Records the call (``HeadlessEnvironment/recordedCalls``).
  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    RecordedCalls.record("CGContext.beginPDFPage")
  }
  /// Records the call (``HeadlessEnvironment/recordedCalls``).
  public func endPDFPage() { RecordedCalls.record("CGContext.endPDFPage") }
  /// Records the call (``HeadlessEnvironment/recordedCalls``).
  public func closePDF() { RecordedCalls.record("CGContext.closePDF") }
}
