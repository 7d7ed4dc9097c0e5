/// A key, identified by its position on the keyboard, with the codes from the “Keyboard” page of the USB HID usage
/// tables.
///
/// As with UIKit's enumerations, every raw value is valid, even one without a name.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) { self.init(rawValue) }
  private init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Finds the key that types characters on a keyboard with the US layout, with or without shift.
  @MainActor
  init(typing characters: String) {
    self = Self.keys[characters] ?? Self.keys[characters.lowercased()] ?? Self(0)
  }

  @MainActor private static let keys: [String: Self] = {
    var keys: [String: Self] = [
      "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{1B}": .keyboardEscape,
      "\u{8}": .keyboardDeleteOrBackspace,
      "\t": .keyboardTab, " ": .keyboardSpacebar,
      UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputUpArrow: .keyboardUpArrow,
      UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
      UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
      UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
    ]
    for (place, name) in UIKeyCommand.functionKeys.enumerated() {
      keys[name] = Self(Self.keyboardF1.rawValue + place)
    }
    // The rows of characters in the order of the codes, without shift and with it.
    let rows: [(first: Self, plain: String, shifted: String)] = [
      (.keyboardA, "abcdefghijklmnopqrstuvwxyz", ""), (.keyboard1, "1234567890", "!@#$%^&*()"),
      (.keyboardHyphen, "-=[]\\", "_+{}|"), (.keyboardSemicolon, ";'`,./", ":\"~<>?"),
    ]
    for row in rows {
      for text in [row.plain, row.shifted] {
        for (place, character) in text.enumerated() {
          keys[String(character)] = Self(row.first.rawValue + place)
        }
      }
    }
    return keys
  }()
}

/// The names of keys in UIKit's header.
extension UIKeyboardHIDUsage {
  public static let keyboardErrorRollOver = Self(0x01)
  public static let keyboardPOSTFail = Self(0x02)
  public static let keyboardErrorUndefined = Self(0x03)
  public static let keyboardA = Self(0x04)
  public static let keyboardB = Self(0x05)
  public static let keyboardC = Self(0x06)
  public static let keyboardD = Self(0x07)
  public static let keyboardE = Self(0x08)
  public static let keyboardF = Self(0x09)
  public static let keyboardG = Self(0x0A)
  public static let keyboardH = Self(0x0B)
  public static let keyboardI = Self(0x0C)
  public static let keyboardJ = Self(0x0D)
  public static let keyboardK = Self(0x0E)
  public static let keyboardL = Self(0x0F)
  public static let keyboardM = Self(0x10)
  public static let keyboardN = Self(0x11)
  public static let keyboardO = Self(0x12)
  public static let keyboardP = Self(0x13)
  public static let keyboardQ = Self(0x14)
  public static let keyboardR = Self(0x15)
  public static let keyboardS = Self(0x16)
  public static let keyboardT = Self(0x17)
  public static let keyboardU = Self(0x18)
  public static let keyboardV = Self(0x19)
  public static let keyboardW = Self(0x1A)
  public static let keyboardX = Self(0x1B)
  public static let keyboardY = Self(0x1C)
  public static let keyboardZ = Self(0x1D)
  public static let keyboard1 = Self(0x1E)
  public static let keyboard2 = Self(0x1F)
  public static let keyboard3 = Self(0x20)
  public static let keyboard4 = Self(0x21)
  public static let keyboard5 = Self(0x22)
  public static let keyboard6 = Self(0x23)
  public static let keyboard7 = Self(0x24)
  public static let keyboard8 = Self(0x25)
  public static let keyboard9 = Self(0x26)
  public static let keyboard0 = Self(0x27)
  public static let keyboardReturnOrEnter = Self(0x28)
  public static let keyboardEscape = Self(0x29)
  public static let keyboardDeleteOrBackspace = Self(0x2A)
  public static let keyboardTab = Self(0x2B)
  public static let keyboardSpacebar = Self(0x2C)
  public static let keyboardHyphen = Self(0x2D)
  public static let keyboardEqualSign = Self(0x2E)
  public static let keyboardOpenBracket = Self(0x2F)
  public static let keyboardCloseBracket = Self(0x30)
  public static let keyboardBackslash = Self(0x31)
  public static let keyboardNonUSPound = Self(0x32)
  public static let keyboardSemicolon = Self(0x33)
  public static let keyboardQuote = Self(0x34)
  public static let keyboardGraveAccentAndTilde = Self(0x35)
  public static let keyboardComma = Self(0x36)
  public static let keyboardPeriod = Self(0x37)
  public static let keyboardSlash = Self(0x38)
  public static let keyboardCapsLock = Self(0x39)
  public static let keyboardF1 = Self(0x3A)
  public static let keyboardF2 = Self(0x3B)
  public static let keyboardF3 = Self(0x3C)
  public static let keyboardF4 = Self(0x3D)
  public static let keyboardF5 = Self(0x3E)
  public static let keyboardF6 = Self(0x3F)
  public static let keyboardF7 = Self(0x40)
  public static let keyboardF8 = Self(0x41)
  public static let keyboardF9 = Self(0x42)
  public static let keyboardF10 = Self(0x43)
  public static let keyboardF11 = Self(0x44)
  public static let keyboardF12 = Self(0x45)
  public static let keyboardPrintScreen = Self(0x46)
  public static let keyboardScrollLock = Self(0x47)
  public static let keyboardPause = Self(0x48)
  public static let keyboardInsert = Self(0x49)
  public static let keyboardHome = Self(0x4A)
  public static let keyboardPageUp = Self(0x4B)
  public static let keyboardDeleteForward = Self(0x4C)
  public static let keyboardEnd = Self(0x4D)
  public static let keyboardPageDown = Self(0x4E)
  public static let keyboardRightArrow = Self(0x4F)
  public static let keyboardLeftArrow = Self(0x50)
  public static let keyboardDownArrow = Self(0x51)
  public static let keyboardUpArrow = Self(0x52)
  public static let keypadNumLock = Self(0x53)
  public static let keypadSlash = Self(0x54)
  public static let keypadAsterisk = Self(0x55)
  public static let keypadHyphen = Self(0x56)
  public static let keypadPlus = Self(0x57)
  public static let keypadEnter = Self(0x58)
  public static let keypad1 = Self(0x59)
  public static let keypad2 = Self(0x5A)
  public static let keypad3 = Self(0x5B)
  public static let keypad4 = Self(0x5C)
  public static let keypad5 = Self(0x5D)
  public static let keypad6 = Self(0x5E)
  public static let keypad7 = Self(0x5F)
  public static let keypad8 = Self(0x60)
  public static let keypad9 = Self(0x61)
  public static let keypad0 = Self(0x62)
  public static let keypadPeriod = Self(0x63)
  public static let keyboardNonUSBackslash = Self(0x64)
  public static let keyboardApplication = Self(0x65)
  public static let keyboardPower = Self(0x66)
  public static let keypadEqualSign = Self(0x67)
  public static let keyboardF13 = Self(0x68)
  public static let keyboardF14 = Self(0x69)
  public static let keyboardF15 = Self(0x6A)
  public static let keyboardF16 = Self(0x6B)
  public static let keyboardF17 = Self(0x6C)
  public static let keyboardF18 = Self(0x6D)
  public static let keyboardF19 = Self(0x6E)
  public static let keyboardF20 = Self(0x6F)
  public static let keyboardF21 = Self(0x70)
  public static let keyboardF22 = Self(0x71)
  public static let keyboardF23 = Self(0x72)
  public static let keyboardF24 = Self(0x73)
  public static let keyboardExecute = Self(0x74)
  public static let keyboardHelp = Self(0x75)
  public static let keyboardMenu = Self(0x76)
  public static let keyboardSelect = Self(0x77)
  public static let keyboardStop = Self(0x78)
  public static let keyboardAgain = Self(0x79)
  public static let keyboardUndo = Self(0x7A)
  public static let keyboardCut = Self(0x7B)
  public static let keyboardCopy = Self(0x7C)
  public static let keyboardPaste = Self(0x7D)
  public static let keyboardFind = Self(0x7E)
  public static let keyboardMute = Self(0x7F)
  public static let keyboardVolumeUp = Self(0x80)
  public static let keyboardVolumeDown = Self(0x81)
  public static let keyboardLockingCapsLock = Self(0x82)
  public static let keyboardLockingNumLock = Self(0x83)
  public static let keyboardLockingScrollLock = Self(0x84)
  public static let keypadComma = Self(0x85)
  public static let keypadEqualSignAS400 = Self(0x86)
  public static let keyboardInternational1 = Self(0x87)
  public static let keyboardInternational2 = Self(0x88)
  public static let keyboardInternational3 = Self(0x89)
  public static let keyboardInternational4 = Self(0x8A)
  public static let keyboardInternational5 = Self(0x8B)
  public static let keyboardInternational6 = Self(0x8C)
  public static let keyboardInternational7 = Self(0x8D)
  public static let keyboardInternational8 = Self(0x8E)
  public static let keyboardInternational9 = Self(0x8F)
  public static let keyboardLANG1 = Self(0x90)
  public static let keyboardLANG2 = Self(0x91)
  public static let keyboardLANG3 = Self(0x92)
  public static let keyboardLANG4 = Self(0x93)
  public static let keyboardLANG5 = Self(0x94)
  public static let keyboardLANG6 = Self(0x95)
  public static let keyboardLANG7 = Self(0x96)
  public static let keyboardLANG8 = Self(0x97)
  public static let keyboardLANG9 = Self(0x98)
  public static let keyboardAlternateErase = Self(0x99)
  public static let keyboardSysReqOrAttention = Self(0x9A)
  public static let keyboardCancel = Self(0x9B)
  public static let keyboardClear = Self(0x9C)
  public static let keyboardPrior = Self(0x9D)
  public static let keyboardReturn = Self(0x9E)
  public static let keyboardSeparator = Self(0x9F)
  public static let keyboardOut = Self(0xA0)
  public static let keyboardOper = Self(0xA1)
  public static let keyboardClearOrAgain = Self(0xA2)
  public static let keyboardCrSelOrProps = Self(0xA3)
  public static let keyboardExSel = Self(0xA4)
  public static let keyboardLeftControl = Self(0xE0)
  public static let keyboardLeftShift = Self(0xE1)
  public static let keyboardLeftAlt = Self(0xE2)
  public static let keyboardLeftGUI = Self(0xE3)
  public static let keyboardRightControl = Self(0xE4)
  public static let keyboardRightShift = Self(0xE5)
  public static let keyboardRightAlt = Self(0xE6)
  public static let keyboardRightGUI = Self(0xE7)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let keyboard_Reserved = Self(0xFFFF)

  // The names of some language keys.
  public static var keyboardHangul: Self { .keyboardLANG1 }
  public static var keyboardHanja: Self { .keyboardLANG2 }
  public static var keyboardKanaSwitch: Self { .keyboardLANG1 }
  public static var keyboardAlphanumericSwitch: Self { .keyboardLANG2 }
  public static var keyboardKatakana: Self { .keyboardLANG3 }
  public static var keyboardHiragana: Self { .keyboardLANG4 }
  public static var keyboardZenkakuHankakuKanji: Self { .keyboardLANG5 }
}
