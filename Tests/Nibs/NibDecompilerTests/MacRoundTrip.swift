import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore
import Testing
import XMLTree

/// A document for macOS that is compiled, made a document of the nib, and compiled again.
struct MacRoundTrip {
  var document: IBDocument
  var differences: [String]
  var losses: [String]

  /// Compiles a document, makes a document of the nib, and compiles that.
  init(_ source: [UInt8], localizesStrings: Bool = false) throws {
    // Both times as the newest version: the keys do not show exactly which one compiled a nib.
    var options = NibCompiler.Options()
    options.localizesStrings = localizesStrings
    let first = try NibCompiler(options: options).compile(IBDocument(parsing: source)).graph
    let result = try NibDecompiler().decompile(first)
    document = result.document
    losses = result.diagnostics.map(\.message)
    let second = try NibCompiler(options: options).compile(document).graph
    // Connectors are in the order of their sources' ids, which a nib does not contain.
    let ordered = ["NSConnections", "NSOidsKeys"].map { "IB.objectdata.\($0)" }
    differences = NibComparison(ours: second, apple: first).differences.filter {
      !ordered.contains($0.path)
    }.map {
      "\($0.kind.className) \($0.kind.key) \($0.path): \($0.ours), was \($0.apple)"
    }
  }

  init(_ objects: String, localizesStrings: Bool = false) throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Harbor"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      \(objects)</objects></document>
      """
    try self.init(Array(source.utf8), localizesStrings: localizesStrings)
  }

  func node(_ element: String) throws -> Node {
    try #require(document.objects.first { $0.element == element }).node
  }
}
