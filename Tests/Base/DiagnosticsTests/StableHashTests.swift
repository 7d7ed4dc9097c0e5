import Diagnostics
import Testing

@Suite struct StableHashTests {
  @Test func `a hash is that of FNV-1a, whatever holds the bytes`() {
    // From the test vectors of the authors of FNV.
    #expect(StableHash.value(of: "foobar".utf8) == 0x8594_4171_F739_67E8)
    #expect(StableHash.value(of: [UInt8]()) == 0xCBF2_9CE4_8422_2325)
    let bytes = Array("foobar".utf8)
    #expect(StableHash.value(of: bytes) == StableHash.value(of: bytes.lazy.map { $0 }))
    var hash = StableHash()
    hash.add("foo".utf8)
    hash.add("bar".utf8)
    #expect(hash.value == StableHash.value(of: bytes))
  }
}
