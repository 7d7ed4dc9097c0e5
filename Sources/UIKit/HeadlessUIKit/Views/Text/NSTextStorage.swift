public import Foundation

/// Attributed text that notifies its layout managers of changes.
///
/// A subclass with its own storage overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)``.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of change in an edit.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The delegate, which is notified of changes; a weak reference.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of change since the last processed edit.
  open private(set) var editedMask: EditActions = []
  /// The changed range, in the new text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length, in UTF-16 units.
  open private(set) var changeInLength = 0
  private var editingDepth = 0
  private var isProcessing = false
  /// The number of changes, so that layout managers know when to lay out again.
  private(set) var revision = 0
  /// Called after each change.
  var changed: (() -> Void)?

  /// Creates an empty text.
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The length in UTF-16 units.
  open override var length: Int { (string as NSString).length }

  // MARK: Layout managers

  /// Lets a layout manager lay out the text.
  open func addLayoutManager(_ layoutManager: NSLayoutManager) {
    layoutManagers.append(layoutManager)
    nonisolated(unsafe) let storage = self
    DispatchQueue.onMain { layoutManager.textStorage = storage }
  }

  open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === layoutManager }
    DispatchQueue.onMain { layoutManager.textStorage = nil }
  }

  // MARK: Attributes

  /// Whether attributes are fixed only when they are read; always false, because all are valid here.
  open var fixesAttributesLazily: Bool { false }
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Edits

  open override func beginEditing() { editingDepth += 1 }

  /// Ends a group of changes; they are processed with the outermost group.
  open override func endEditing() {
    editingDepth -= 1
    if editingDepth == 0, !editedMask.isEmpty { process() }
  }

  /// Records a change.
  /// - Parameters:
  ///   - range: The range before the change.
  ///   - delta: The change in length, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: max(range.length + delta, 0))
    editedRange =
      self.editedMask.isEmpty ? new : Self.union(editedRange, new, growth: delta, of: length)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { process() }
  }

  /// Processes the changes, including those that are made in the meantime.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Notifies the delegate of the changes, before and after their attributes are fixed, and then the layout managers.
  open func processEditing() {
    if let delegate {
      nonisolated(unsafe) let (storage, delegate) = (self, delegate)
      DispatchQueue.onMain {
        delegate.textStorage(
          storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
        // The delegate may have changed the text.
        delegate.textStorage(
          storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
      }
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    revision += 1
    changed?()
  }

  /// Returns the union of an earlier edit and a new one, in the new text.
  private static func union(
    _ first: NSRange, _ new: NSRange, growth delta: Int, of length: Int
  ) -> NSRange {
    let start = min(first.location, new.location)
    let oldEnd = first.location + first.length
    // Text after the new edit has moved.
    let firstEnd = oldEnd >= new.location + new.length - delta ? oldEnd + delta : oldEnd
    let end = max(firstEnd, new.location + new.length)
    return NSRange(location: start, length: max(min(end, length) - start, 0))
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // Foundation's own methods change its storage, which a subclass replaces with its own: these use the two methods
  // above.

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (attributes, run) in runs(in: range) {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  /// Returns the ranges with the same attributes.
  private func runs(
    in range: NSRange
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    var place = range.location
    while place < range.location + range.length {
      var run = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = max(min(run.location + run.length, range.location + range.length), place + 1)
      runs.append((attributes, NSRange(location: place, length: end - place)))
      place = end
    }
    return runs
  }

  // Foundation's own methods also read its storage.

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in runs(in: range) {
      let place = NSRange(location: run.range.location - range.location, length: run.range.length)
      part.setAttributes(run.attributes, range: place)
    }
    return part
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var runs = runs(in: enumerationRange)
    if opts.contains(.reverse) { runs.reverse() }
    var stop = ObjCBool(false)
    for run in runs {
      block(run.attributes, run.range, &stop)
      if stop.boolValue { return }
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The new text may be the storage itself.
    let attrString =
      attrString === self
      ? attrString.attributedSubstring(from: NSRange(location: 0, length: length)) : attrString
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
      attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

/// A delegate that is notified of the changes to a text storage. All methods are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are fixed: the delegate may still change characters.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers receive the change: the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

extension DispatchQueue {
  /// Calls a main-actor closure from code without actor isolation, such as a text's; on other threads, it is not
  /// called.
  static func onMain(_ body: @MainActor () -> Void) {
    guard isMain else { return }
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body() } }
  }
}
