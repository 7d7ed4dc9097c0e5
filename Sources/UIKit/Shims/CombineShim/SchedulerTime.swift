#if Combine
  public import OpenCombine

  /// A time on a queue or run loop.
  public struct SchedulerTime: Strideable, Hashable, Sendable {
    /// The nanoseconds since the clock's start.
    let nanoseconds: Int64

    public func distance(to other: SchedulerTime) -> Stride {
      Stride(nanoseconds: other.nanoseconds.subtractingClamped(nanoseconds))
    }

    public func advanced(by stride: Stride) -> SchedulerTime {
      SchedulerTime(nanoseconds: nanoseconds.addingClamped(stride.nanoseconds))
    }

    /// The interval between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      Sendable, ExpressibleByFloatLiteral
    {
      let nanoseconds: Int64

      init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

      /// Creates an interval from a number of seconds, rounded to nanoseconds.
      init(_ seconds: Double) {
        nanoseconds = Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds > 0 ? .max : .min)
      }

      /// Creates an interval from a number of seconds.
      public init(integerLiteral value: Int) { self.init(Double(value)) }
      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: Double) { self.init(value) }

      /// Creates an interval from a number of seconds; nil if the number has no exact `Double`.
      public init?(exactly source: some BinaryInteger) {
        guard let seconds = Double(exactly: source) else { return nil }
        self.init(seconds)
      }

      /// The interval, in seconds.
      public var timeInterval: Double { Double(nanoseconds) / 1e9 }
      public var magnitude: Stride { self < 0 ? 0 - self : self }

      public static func < (one: Stride, other: Stride) -> Bool {
        one.nanoseconds < other.nanoseconds
      }
      public static func + (one: Stride, other: Stride) -> Stride {
        Stride(nanoseconds: one.nanoseconds.addingClamped(other.nanoseconds))
      }
      public static func - (one: Stride, other: Stride) -> Stride {
        Stride(nanoseconds: one.nanoseconds.subtractingClamped(other.nanoseconds))
      }
      /// Returns the product of two numbers of seconds.
      public static func * (one: Stride, other: Stride) -> Stride {
        Stride(one.timeInterval * other.timeInterval)
      }
      public static func *= (one: inout Stride, other: Stride) { one = one * other }

      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(nanoseconds: Int64(ms).multipliedClamped(by: 1_000_000))
      }
      public static func microseconds(_ us: Int) -> Stride {
        Stride(nanoseconds: Int64(us).multipliedClamped(by: 1000))
      }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: Int64(ns)) }
    }
  }

  /// Arithmetic that is clamped to the limits, so that an infinite delay does not crash the program.
  extension Int64 {
    fileprivate func addingClamped(_ other: Int64) -> Int64 {
      let (sum, overflows) = addingReportingOverflow(other)
      return overflows ? (other > 0 ? .max : .min) : sum
    }

    fileprivate func subtractingClamped(_ other: Int64) -> Int64 {
      let (rest, overflows) = subtractingReportingOverflow(other)
      return overflows ? (other < 0 ? .max : .min) : rest
    }

    fileprivate func multipliedClamped(by factor: Int64) -> Int64 {
      let (product, overflows) = multipliedReportingOverflow(by: factor)
      return overflows ? (self > 0 ? .max : .min) : product
    }
  }
#endif
