#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The build id in the notes of an ELF file.
///
/// Source: the object file format in the System V ABI, and the note `NT_GNU_BUILD_ID` of the GNU linker.
enum BuildID {
  /// Returns the build id in hexadecimal digits; nil if the file is not a 64-bit little-endian ELF file or has none.
  static func read(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let header = bytes(of: file, at: 0, count: 64)
    guard header.count == 64, header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    let start = number(header, at: 32, size: 8)
    let size = number(header, at: 54, size: 2)
    guard size >= 56 else { return nil }
    for segment in 0..<number(header, at: 56, size: 2) {
      let program = bytes(of: file, at: start &+ segment * size, count: 56)
      let isNote = program.count == 56 && number(program, at: 0, size: 4) == 4
      guard isNote else { continue }
      let notes = bytes(
        of: file, at: number(program, at: 8, size: 8),
        count: min(number(program, at: 32, size: 8), 1 << 16))
      if let id = id(in: notes) { return id }
    }
    return nil
  }

  /// Returns the build id among notes, each of which has the sizes of its name and its value, its type, the name and
  /// the value.
  private static func id(in notes: [UInt8]) -> String? {
    var place = 0
    while place + 12 <= notes.count {
      let nameSize = number(notes, at: place, size: 4)
      let valueSize = number(notes, at: place + 4, size: 4)
      let name = place + 12
      let value = name + padded(nameSize)
      guard value + valueSize <= notes.count else { return nil }
      if number(notes, at: place + 8, size: 4) == 3, valueSize > 0,
        notes[name..<name + nameSize].elementsEqual("GNU\0".utf8)
      {
        return notes[value..<value + valueSize].map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
      }
      place = value + padded(valueSize)
    }
    return nil
  }

  private static func padded(_ size: Int) -> Int { (size + 3) & ~3 }

  private static func bytes(of file: Int32, at place: Int, count: Int) -> [UInt8] {
    guard place >= 0, count >= 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(file, buffer.baseAddress, count, off_t(place)))
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int {
    var number: UInt64 = 0
    for index in (0..<size).reversed() { number = number << 8 | UInt64(bytes[place + index]) }
    return Int(clamping: number)
  }
}
