import InterfaceBuilder
import XMLTree

extension ComparedTree {
  /// The document in Interface Builder's format.
  var formatted: [UInt8] {
    var builder = TreeBuilder(derivedFrom: source)
    builder.declaration = declaration
    enum Step {
      case open(Int)
      case close
    }
    var steps = items[0].children.reversed().map { Step.open($0) }
    while let step = steps.popLast() {
      // Bounded: each item of the document is visited once.
      guard case .open(let index) = step else {
        builder.closeElement()
        continue
      }
      let item = items[index]
      switch item.kind {
      case .document: break
      case .text: builder.addText(item.text)
      case .cdata: builder.addContent(.cdata, item.text)
      case .comment: builder.addContent(.comment, item.text)
      case .instruction: builder.addContent(.instruction, item.text, name: builder.name(item.name))
      case .element:
        builder.openElement(builder.name(item.name))
        for attribute in item.attributes {
          builder.addAttribute(builder.name(attribute.name), attribute.value)
        }
        steps.append(.close)
        steps += item.children.reversed().map { Step.open($0) }
      }
    }
    return IBDocument.formatted(builder.tree(), as: dialect)
  }

  /// Returns the markup of an item on one line.
  /// - Parameter includes: Returns whether to include a descendant.
  func markup(of index: Int, where includes: (Int) -> Bool = { _ in true }) -> String {
    var bytes: [UInt8] = []
    enum Step {
      case open(Int)
      case close(String)
    }
    var steps = [Step.open(index)]
    while let step = steps.popLast() {
      // Bounded: each item of the document is visited once.
      switch step {
      case .close(let name): bytes += "</\(name)>".utf8
      case .open(let index):
        let item = items[index]
        switch item.kind {
        case .document: break
        case .text: XMLEscape.append(item.text.utf8, quote: nil, to: &bytes)
        case .cdata: bytes += "<![CDATA[\(item.text)]]>".utf8
        case .comment: bytes += "<!--\(item.text)-->".utf8
        case .instruction: bytes += "<?\(item.name) \(item.text)?>".utf8
        case .element:
          bytes += "<\(item.name)".utf8
          for attribute in item.attributes {
            bytes += " \(attribute.name)=\"".utf8
            XMLEscape.append(attribute.value.utf8, quote: UInt8(ascii: "\""), to: &bytes)
            bytes.append(UInt8(ascii: "\""))
          }
          let children = item.children.filter(includes)
          if children.isEmpty {
            bytes += "/>".utf8
          } else {
            bytes.append(UInt8(ascii: ">"))
            steps.append(.close(item.name))
            steps += children.reversed().map { Step.open($0) }
          }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
