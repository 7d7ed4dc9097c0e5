public import Foundation

// The keys of a document's metadata, and of the permissions to change it.

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

// A PDF context in Core Graphics has pages as well; here, all of them draw into the same list.

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
