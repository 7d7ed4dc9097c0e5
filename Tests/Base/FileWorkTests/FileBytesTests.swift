import FileWork
import FoundationEssentials
import TestSupport
import Testing

@Suite struct FileBytesTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `a file is read whole`(_ count: Int) throws {
    let scratch = try ScratchFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try scratch.write(bytes, "a").path
    #expect(try FileBytes.read(file, limit: count) == bytes)
    guard count > 0 else { return }
    #expect {
      try FileBytes.read(file, limit: count - 1)
    } throws: { error in
      "\(error)" == "more than \(count - 1) bytes"
    }
  }

  @Test func `a missing file is refused`() throws {
    #expect {
      try FileBytes.read("/nowhere/at/all", limit: 1)
    } throws: { error in
      "\(error)" == "No such file or directory"
    }
  }
}
