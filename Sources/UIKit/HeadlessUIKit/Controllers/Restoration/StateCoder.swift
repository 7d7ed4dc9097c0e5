public import Foundation

/// The coder of state restoration, which keeps values by key in memory.
///
/// It encodes Booleans, numbers, texts, data, dates, URLs, points, sizes, rectangles, arrays and dictionaries of these,
/// and objects that conform to `NSCoding`, which are saved by value. Controllers and views are saved as references, by
/// their restoration paths. Decoding returns the controller or view that then has the path; nil if none has it, or if
/// it has no identifier. Other values are left out and listed in ``StateArchive/problems``.
///
/// Create a coder yourself to test the methods of a single class:
/// ```swift
/// let coder = StateCoder()
/// controller.encodeRestorableState(with: coder)
/// other.decodeRestorableState(with: coder)
/// ```
public final class StateCoder: NSCoder {
  private let session: StateSession
  /// The path of the controller whose state is coded.
  private let owner: [String]
  private(set) var state: StateDictionary

  /// Creates an independent coder without values.
  public convenience override init() { self.init(session: StateSession(), owner: []) }

  init(session: StateSession, owner: [String], state: StateDictionary = StateDictionary()) {
    self.session = session
    self.owner = owner
    self.state = state
    super.init()
  }

  /// The problems while saving so far.
  @preconcurrency @MainActor public var problems: [StateProblem] { session.problems }

  // MARK: Views

  /// Saves the state of a controller's view.
  @MainActor func encode(_ view: UIView, at path: [String]) {
    guard !state.views.contains(where: { $0.path == path }) else {
      session.note(StateProblem(.duplicatePath, owner, path.joined(separator: "/")))
      return
    }
    let coder = StateCoder(session: session, owner: owner)
    view.encodeRestorableState(with: coder)
    state.views.append((path, coder.state))
  }

  /// Restores the state of a controller's view, if it was saved.
  @MainActor func decode(_ view: UIView, at path: [String]) {
    guard let saved = state.views.first(where: { $0.path == path }) else { return }
    view.decodeRestorableState(with: StateCoder(session: session, owner: owner, state: saved.state))
  }

  // MARK: Encoding

  public override var allowsKeyedCoding: Bool { true }

  public override func encode(_ object: Any?, forKey key: String) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var kept: StateValue?
    let (session, owner) = (session, owner)
    MainActor.assumeIsolated {
      kept = object.flatMap { session.keep($0, key: key, owner: owner) }
    }
    state.values[key] = kept
  }

  public override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }
  public override func encode(_ value: Bool, forKey key: String) { keep(value, key) }
  public override func encode(_ value: Int32, forKey key: String) { keep(Int(value), key) }
  public override func encode(_ value: Int64, forKey key: String) { keep(Int(value), key) }
  public override func encode(_ value: Int, forKey key: String) { keep(value, key) }
  public override func encode(_ value: Float, forKey key: String) { keep(Double(value), key) }
  public override func encode(_ value: Double, forKey key: String) { keep(value, key) }

  private func keep(_ value: Any, _ key: String) { state.values[key] = .plain(value) }

  // MARK: Decoding

  public override func containsValue(forKey key: String) -> Bool { state.values[key] != nil }

  public override func decodeObject(forKey key: String) -> Any? {
    nonisolated(unsafe) let kept = state.values[key]
    nonisolated(unsafe) var value: Any?
    let (session, owner) = (session, owner)
    MainActor.assumeIsolated { value = kept.flatMap { session.value(of: $0, owner: owner) } }
    return value
  }

  public override func decodeObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type, forKey key: String
  ) -> Decoded? {
    decodeObject(forKey: key) as? Decoded
  }

  public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  public override func decodeBool(forKey key: String) -> Bool {
    decodeObject(forKey: key) as? Bool ?? number(key)?.boolValue ?? false
  }
  public override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  public override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  public override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  public override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  public override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? { decodeObject(forKey: key) as? NSNumber }
}
