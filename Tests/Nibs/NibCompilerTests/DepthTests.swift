import Diagnostics
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// Documents that are nested as deep as documents may be.
@Suite struct DepthTests {
  private static let deep: String = {
    let levels = 450
    return (0..<levels).map { #"<view id="v\#($0)"><subviews>"# }.joined()
      + #"<view id="leaf"/>"# + String(repeating: "</subviews></view>", count: levels)
  }()

  @Test func `a thread with little stack says what is nested too deep`() async throws {
    let document = try IBDocument(parsing: Documents.xib(Self.deep))
    let diagnostics = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(with: Result { try NibCompiler().compile(document).diagnostics })
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    let first = try #require(diagnostics.first)
    #expect(first.id == "too-deep" && first.severity == .error && first.objectID != nil)
  }

  @Test func `a thread with enough stack compiles every level`() async throws {
    let document = try IBDocument(parsing: Documents.xib(Self.deep))
    let count = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          with: Result { try NibCompiler().compile(document).graph.origins.count })
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    #expect(count == 451)
  }
}
