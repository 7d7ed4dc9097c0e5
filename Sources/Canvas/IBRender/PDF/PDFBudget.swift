/// The limits on reading and drawing one PDF file, so that a small file cannot exhaust memory or time.
///
/// Every part of the reader counts its work here. Reading stops at the first limit that the file exceeds.
final class PDFBudget {
  /// A kind of work that is limited. Each limit applies to the whole file, unless noted otherwise.
  enum Kind {
    case objects
    /// The bytes of objects and content that were read as values, counted every time.
    case scannedBytes
    /// The bytes of all streams and of the page's content.
    case decodedBytes
    /// The blocks of compressed streams.
    case blocks
    /// The numbers, names, arrays and other values.
    case values
    case operators
    /// The operands of a single operator.
    case operands
    /// The segments of all paths.
    case segments
    /// The segments of the clips of each shape, added up over all shapes.
    case clippedSegments
    /// The lengths in a single dash pattern.
    case dashLengths
    /// The dashes of all lines.
    case dashes
    /// The nesting depth of forms.
    case forms
  }

  /// The reason to reject the file, or nil as long as it is within all limits.
  private(set) var failure: PDFImage.Failure?
  private var spent: [Kind: Int] = [:]

  /// The maximum number of decoded bytes that are still allowed.
  var decodedBytesLeft: Int {
    Self.limit(of: .decodedBytes).most - spent[.decodedBytes, default: 0]
  }

  /// The number of parts that the drawing has: operators, and segments of paths and clips.
  var parts: Int {
    [Kind.operators, .segments, .clippedSegments].reduce(0) { $0 + spent[$1, default: 0] }
  }

  /// Counts work. Returns false if this or an earlier call exceeded a limit.
  func spend(_ kind: Kind, _ count: Int = 1) -> Bool {
    guard failure == nil else { return false }
    let (most, reason) = Self.limit(of: kind)
    let (sum, isTooLarge) = spent[kind, default: 0].addingReportingOverflow(count)
    spent[kind] = sum
    if isTooLarge || sum > most { failure = PDFImage.Failure(reason: reason) }
    return failure == nil
  }

  /// Checks a single size, such as the depth of a form. Returns false if it exceeds its limit.
  func allows(_ kind: Kind, _ size: Int) -> Bool {
    let (most, reason) = Self.limit(of: kind)
    if size > most, failure == nil { failure = PDFImage.Failure(reason: reason) }
    return failure == nil
  }

  /// Throws the reason to refuse the file, if there is one.
  /// - Throws: A ``PDFImage/Failure`` that says which limit the file exceeds.
  func check() throws(PDFImage.Failure) {
    if let failure { throw failure }
  }

  /// Counts work, as ``spend(_:_:)`` does.
  /// - Throws: A ``PDFImage/Failure`` that says which limit the file exceeds.
  func take(_ kind: Kind, _ count: Int = 1) throws(PDFImage.Failure) {
    if !spend(kind, count) { try check() }
  }

  private static func limit(of kind: Kind) -> (most: Int, reason: String) {
    switch kind {
    case .objects: (20_000, "it has more than 20,000 objects")
    case .scannedBytes:
      (
        32 << 20,
        "its objects and operators, counted each time that they are read, have more than 32 MiB"
      )
    case .decodedBytes: (16 << 20, "its streams have more than 16 MiB of decompressed data")
    case .blocks: (20_000, "its streams have more than 20,000 compressed blocks")
    case .values: (2_000_000, "it has more than 2,000,000 values")
    case .operators: (200_000, "it has more than 200,000 operators")
    case .operands: (64, "one of its operators has more than 64 operands")
    case .segments: (250_000, "its paths have more than 250,000 segments")
    case .clippedSegments:
      (1_000_000, "the clips of all its shapes together have more than 1,000,000 segments")
    case .dashLengths: (32, "one of its dash patterns has more than 32 lengths")
    case .dashes: (100_000, "its dashed lines have more than 100,000 dashes")
    case .forms: (8, "its forms are nested more than 8 levels deep")
    }
  }
}
