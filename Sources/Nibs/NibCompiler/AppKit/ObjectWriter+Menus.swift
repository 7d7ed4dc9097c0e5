import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeMenu() {
    writeAppKitKeys(of: Names.menu)
    write("NSMenuItems", mutableArray: references(in: Names.items))
  }

  func writeMenuItem() {
    if let menu = source.parent, menu.node.name == Names.menu {
      write("NSMenu", object: encoder.reference(to: menu))
    }
    writeAppKitKeys(of: Names.menuItem)
    let isSeparator = node.bool(Names.isSeparatorItem) == true
    if isSeparator || node.bool(Names.enabled) == false { write("NSIsDisabled", true) }
    write("NSKeyEquiv", string: node.keyEquivalent)
    if let mask = modifiers { write("NSKeyEquivModMask", mask) }
    write("NSOnImage", object: encoder.menuImage("NSMenuCheckmark", era.checkmarkSize))
    write("NSMixedImage", object: encoder.menuImage("NSMenuMixedState", era.mixedStateSize))
    if let image = document.image(Names.image, of: node) {
      write("NSImage", object: encoder.appKitImage(image))
    }
    if era.writesActionImages, let image = document.image(Names.secondaryImage, of: node) {
      write("NSHasActionImage", true)
      write("NSActionImage", object: encoder.appKitImage(image))
    }
    if let text = node.child("attributedTitle"), text.name == Names.attributedString {
      let title = encoder.builder.addObject("NSAttributedString")
      encoder.builder.add("NSString", object: encoder.string(plainText(of: text)), to: title)
      write("NSAttributedTitle", object: title)
    }
    if let value = node.child("representedObject").flatMap({ DictionaryValues.Value($0) }) {
      write("NSRepObject", object: encoder.value(value))
    }
    if era.writesHiddenInRepresentation { write("NSHiddenInRepresentation", false) }
    writeAction()
  }

  /// Writes the action of the item itself: it opens its submenu, or is shown by its pop-up button.
  private func writeAction() {
    if let submenu = source.child(keyed: "submenu"), let number = encoder.reference(to: submenu) {
      write("NSSubmenu", object: number)
      write("NSAction", string: "submenuAction:")
      write("NSTarget", object: number)
    } else if let cell = source.parent?.parent, cell.node.name == Names.popUpButtonCell {
      write("NSAction", string: "_popUpItemAction:")
      write("NSTarget", object: encoder.reference(to: cell))
    }
  }

  /// The modifiers of the key equivalent: the command key, unless the document specifies others; nil for none.
  private var modifiers: Int? {
    let command = 0x10_0000
    guard let mask = node.child("keyEquivalentModifierMask") else { return command }
    let flags = mask.flags
    let bits = Self.modifierBits.filter { flags.contains($0.word) }.reduce(0) { $0 | $1.bit }
    return bits == 0 ? nil : bits
  }

  /// The bits of modifier keys.
  private static let modifierBits = [
    (word: "capsLock", bit: 0x1_0000), (word: "shift", bit: 0x2_0000),
    (word: "control", bit: 0x4_0000), (word: "option", bit: 0x8_0000),
    (word: "command", bit: 0x10_0000), (word: "numeric", bit: 0x20_0000),
    (word: "help", bit: 0x40_0000), (word: "function", bit: 0x80_0000),
  ]
}

extension NibEncoder {
  /// Returns a new separator, which a toolbar's menu shows in place of a space.
  func menuSeparator() -> Int {
    let number = builder.addObject("NSMenuItem")
    builder.add("NSIsDisabled", true, to: number)
    builder.add("NSIsSeparator", true, to: number)
    builder.add("NSAllowsKeyEquivalentLocalization", true, to: number)
    builder.add("NSAllowsKeyEquivalentMirroring", true, to: number)
    builder.add("NSTitle", object: string(""), to: number)
    builder.add("NSKeyEquiv", object: string(""), to: number)
    builder.add("NSKeyEquivModMask", Int64(0x10_0000), to: number)
    builder.add("NSMnemonicLoc", Int64(0x7fff_ffff), to: number)
    builder.add("NSOnImage", object: menuImage("NSMenuCheckmark", era.checkmarkSize), to: number)
    builder.add(
      "NSMixedImage", object: menuImage("NSMenuMixedState", era.mixedStateSize), to: number)
    if era.writesHiddenInRepresentation {
      builder.add("NSHiddenInRepresentation", false, to: number)
    }
    return number
  }
}
