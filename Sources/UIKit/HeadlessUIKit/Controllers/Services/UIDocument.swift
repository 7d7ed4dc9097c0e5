public import Foundation

/// A document in a file. A subclass overrides ``contents(forType:)`` and ``load(fromContents:ofType:)``.
///
/// Files are read and written at once; completion handlers are called in the clock's next turn.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }

  /// The purpose of saving a document, with UIKit's raw values.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  /// A change of a document, with UIKit's raw values.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public private(set) var fileURL: URL
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      HeadlessEnvironment.current.post(Self.stateChangedNotification, object: self)
    }
  }
  open private(set) var hasUnsavedChanges = false
  open var undoManager: UndoManager! = UndoManager()
  open var fileModificationDate: Date?

  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// A document that is stored in a file, which need not exist yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  open func savingFileType() -> String? { fileType }

  // MARK: What subclasses override

  /// The contents to save: data.
  /// - Throws: The error that the subclass throws.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Takes over what was read.
  /// - Throws: The error that the subclass throws.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Called with the error if reading or writing fails; if a save failed, ``State/savingError`` is added to the state.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  // MARK: Reading and writing

  /// Reads the file, and calls the handler with whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isDone = attempt {
      try read(from: fileURL)
      documentState.remove(.closed)
    }
    finish(completionHandler, isDone)
  }

  /// Reads data from a file, and loads it.
  /// - Throws: An error of Foundation's or of ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  /// Writes the contents to a file, and calls the handler with whether that succeeded.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isDone = attempt {
      try writeContents(
        contents(forType: fileType ?? ""), to: url, for: saveOperation, originalContentsURL: fileURL
      )
      fileURL = url
      hasUnsavedChanges = false
      documentState.subtract([.closed, .savingError])
    }
    if !isDone { documentState.insert(.savingError) }
    finish(completionHandler, isDone)
  }

  /// Writes data to a file.
  /// - Throws: An error from Foundation, or one in the Cocoa domain if the contents are not data.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// Saves unsaved changes, and calls the handler.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return finish(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves unsaved changes, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [self] isDone in
      documentState.insert(.closed)
      completionHandler?(isDone)
    }
  }

  /// Records that there are unsaved changes, or none anymore.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  open func enableEditing() { documentState.remove(.editingDisabled) }
  open func disableEditing() { documentState.insert(.editingDisabled) }

  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func finish(_ handler: ((Bool) -> Void)?, _ isDone: Bool) {
    guard let handler else { return }
    nonisolated(unsafe) let handle = handler
    DispatchQueue.main.async { handle(isDone) }
  }
}
