#if SourceChecks
  import SwiftParser
  package import SwiftSyntax

  /// Syntax trees of Swift sources.
  package enum SwiftTree {
    /// Parses a source, or returns nil if it is nested more deeply or is longer than hand-written code.
    package static func parse(_ bytes: [UInt8]) -> SourceFileSyntax? {
      bytes.withUnsafeBufferPointer { buffer in
        let nesting = SwiftNesting(buffer)
        return nesting.isTooDeep || nesting.isTooLong ? nil : Parser.parse(source: buffer)
      }
    }
  }
#endif
