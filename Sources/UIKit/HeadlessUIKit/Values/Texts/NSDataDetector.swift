public import Foundation

/// Finds web addresses, email addresses and phone numbers in text. Foundation does not provide this class on Linux.
///
/// The rules are simpler than the system's: an address has a scheme, or begins with `www.`, or ends with one of the
/// most common domains; a phone number has 7 to 15 digits with the usual separators. Dates, postal addresses and
/// flights are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// Creates a detector for certain types.
  /// - Throws: An error in the Cocoa domain if no type is given.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Calls a block with each match, in the order of the text.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the matches, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedText] = []
    func add(_ pattern: String, _ make: (String, NSRange) -> DetectedText?) {
      guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      else { return }
      for match in expression.matches(in: string, options: [], range: range) {
        let text = (string as NSString).substring(with: match.range)
        let overlaps = found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
        if !overlaps, let result = make(text, match.range) { found.append(result) }
      }
    }
    if types.contains(.addresses) {
      add(Self.mail) { text, range in
        let address = text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text
        return URL(string: address).map { DetectedText(.addresses, range, url: $0) }
      }
      add(Self.address) { text, range in
        let address = text.contains("://") ? text : "http://" + text
        return URL(string: address).map { DetectedText(.addresses, range, url: $0) }
      }
    }
    if types.contains(.telephones) {
      add(Self.telephone) { text, range in
        (7...15).contains(text.count(where: \.isNumber))
          ? DetectedText(.telephones, range, phoneNumber: text) : nil
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  // Punctuation at the end of a sentence does not belong to an address.
  private static let rest = #"(?:[/?#][^\s<>"]*[^\s<>".,;:!?')\]]|[/?#])?"#
  private static let host = #"(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+"#
  private static let mail =
    #"(?<![\p{L}\p{N}._%+-])(?:mailto:)?[A-Z0-9._%+-]+@"# + host + #"\p{L}{2,}"#
  private static let address =
    #"(?<![\p{L}\p{N}@.])(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')\]]|(?:www\."# + host
    + #"\p{L}{2,}|"# + host + #"(?:com|org|net|edu|gov|io|app|dev|info|de|fr|uk|jp|cn|eu))"#
    + #"(?![\p{L}\p{N}])(?::\d+)?"# + rest + ")"
  private static let telephone = #"(?<![\p{L}\p{N}])\+?\(?\d[\d ()./-]{5,}\d(?![\p{L}\p{N}])"#
}

/// A match that a detector has found in a text.
final class DetectedText: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let address: URL?
  let telephone: String?

  init(_ type: CheckingType, _ range: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    self.type = type
    place = range
    address = url
    telephone = phoneNumber
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux marks `link` and `phoneNumber` as deprecated, because it finds neither. These are their values.
  fileprivate static let addresses = Self(rawValue: 1 << 5)
  fileprivate static let telephones = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  /// The address of a link that ``NSDataDetector`` has found.
  public var url: URL? { (self as? DetectedText)?.address }
  /// The phone number that ``NSDataDetector`` has found.
  public var phoneNumber: String? { (self as? DetectedText)?.telephone }
  /// Always nil, because dates are not detected.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  /// Always nil, because postal addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
