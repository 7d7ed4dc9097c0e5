#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that one sample takes at its peak, of a process that reads many.
public struct SampleMemory: Sendable {
  private let start: Int

  /// Begins a sample.
  ///
  /// On Linux, this forgets the peaks of earlier samples. Elsewhere a sample's peak shows only if it is higher than all
  /// before it.
  public init() {
    #if os(Linux)
      Self.forgetPeak()
      start = Self.status("VmRSS:") ?? Self.highest
    #else
      start = Self.highest
    #endif
  }

  /// How much the memory has grown at its peak so far, in bytes. It does not allocate, so a signal handler can ask it.
  public var growth: Int {
    #if os(Linux)
      max(0, (Self.status("VmHWM:") ?? Self.highest) - start)
    #else
      max(0, Self.highest - start)
    #endif
  }

  /// The growth that is too much, in bytes: 500 MB. The address sanitizer keeps memory that is free for a while, and adds to
  /// every allocation, so with it the limit is twice as high.
  public static let limit: Int = {
    let isSanitized = dlopen(nil, RTLD_NOW).map { dlsym($0, "__asan_init") != nil } ?? false
    return (isSanitized ? 1_000 : 500) << 20
  }()

  /// The highest size of the process so far, in bytes.
  private static var highest: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(0, &usage)
      return usage.ru_maxrss << 10
    #endif
  }

  #if os(Linux)
    /// Sets the recorded peak to the current size (proc(5), `clear_refs`).
    private static func forgetPeak() {
      let file = open("/proc/self/clear_refs", O_WRONLY)
      guard file >= 0 else { return }
      var five = UInt8(ascii: "5")
      _ = write(file, &five, 1)
      close(file)
    }

    /// Returns a size from the status of the process, in bytes.
    private static func status(_ name: StaticString) -> Int? {
      let file = open("/proc/self/status", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let buffer = statusText
      let count = read(file, buffer.baseAddress, buffer.count)
      let length = name.utf8CodeUnitCount
      var index = 0
      while index + length < count {
        guard memcmp(buffer.baseAddress! + index, name.utf8Start, length) == 0 else {
          index += 1
          continue
        }
        var number = 0
        for place in (index + length)..<count {
          let byte = buffer[place]
          if byte == 0x0A { break }
          if (0x30...0x39).contains(byte) { number = number * 10 + Int(byte - 0x30) }
        }
        return number << 10
      }
      return nil
    }

    /// The text of the status. It is allocated when the first sample begins, because a signal handler must not allocate: the
    /// signal may have interrupted the allocator.
    nonisolated(unsafe) private static let statusText = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 4096, alignment: 1)
  #endif
}
