import IBLanguageServer
import Testing

/// Messages in a stream of bytes.
@Suite struct MessageFramingTests {
  @Test func `messages are taken out whole, however the bytes arrive`() throws {
    let stream =
      MessageFraming.framed(Array("{\"a\":1}".utf8)) + MessageFraming.framed(Array("ü".utf8))
    var framing = MessageFraming()
    var messages: [String] = []
    for byte in stream {
      framing.add([byte])
      while let message = try framing.next() {
        messages.append(String(decoding: message, as: UTF8.self))
      }
    }
    #expect(messages == ["{\"a\":1}", "ü"])
  }

  @Test func `further headers do not matter`() throws {
    var framing = MessageFraming()
    framing.add("Content-Type: x\r\ncontent-length: 2\r\n\r\nok".utf8)
    #expect(try framing.next() == Array("ok".utf8))
    #expect(try framing.next() == nil)
  }

  @Test(arguments: [
    "Content-Type: x\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 99999999999\r\n\r\n", String(repeating: "a", count: 5000),
  ])
  func `a stream without lengths cannot be read`(_ text: String) {
    var framing = MessageFraming()
    framing.add(text.utf8)
    #expect(throws: MessageFraming.Failure.self) { try framing.next() }
  }
}
