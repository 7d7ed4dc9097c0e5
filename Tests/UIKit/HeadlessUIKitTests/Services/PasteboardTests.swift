import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct PasteboardTests {
  @Test func `a pasteboard has one kind of value at a time`() {
    let board = UIPasteboard.general
    board.string = "a"
    #expect(board.hasStrings && !board.hasURLs && board.changeCount == 1)
    board.url = URL(string: "https://example.com")
    #expect(!board.hasStrings && board.urls?.count == 1 && board.changeCount == 2)
    board.strings = nil
    #expect(board.numberOfItems == 0)
  }

  @Test func `pasteboards of one name have the same items until it is removed`() {
    let name = UIPasteboard.Name("mine")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.setData(Data([1]), forPasteboardType: "public.data")
    #expect(
      UIPasteboard(name: name, create: false)?.data(forPasteboardType: "public.data") == Data([1]))
    #expect(UIPasteboard.general.numberOfItems == 0)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test(
    arguments: [
      ("https://example.com/a", UIPasteboard.DetectionPattern.probableWebURL), ("12.5", .number),
      ("mooring rings", .probableWebSearch),
    ])
  func `patterns are found without reading the text to the app`(
    text: String, pattern: UIPasteboard.DetectionPattern
  ) {
    let board = UIPasteboard.general
    board.string = text
    var found: Set<UIPasteboard.DetectionPattern> = []
    board.detectPatterns(for: [.probableWebURL, .number, .probableWebSearch]) {
      found = (try? $0.get()) ?? []
    }
    #expect(found.isEmpty)
    HeadlessClock.shared.advance(by: 0)
    #expect(found == [pattern])
  }

  @Test func `objects are set and read as values, and as item providers`() {
    let board = UIPasteboard.general
    board.setObjects(["a" as NSString, "b" as NSString])
    #expect(board.strings == ["a", "b"] && board.itemProviders.count == 2)
    #expect(board.itemProviders[0].canLoadObject(ofClass: NSString.self))
  }

  @Test func `a responder accepts what its paste configuration lists`() {
    let view = UIView()
    let text = NSItemProvider(object: "a" as NSString)
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([text]) && !view.canPaste([]))
    #expect(!view.canPaste([text, NSItemProvider(object: UIImage())]))
  }

  @Test func `undoing runs the last group backwards, and what it registers is done again`() {
    let manager = UndoManager()
    let target = NSObject()
    var values: [Int] = []
    func add(_ value: Int) {
      values.append(value)
      manager.registerUndo(withTarget: target) { _ in remove() }
    }
    func remove() {
      let value = values.removeLast()
      manager.registerUndo(withTarget: target) { _ in add(value) }
    }
    manager.beginUndoGrouping()
    add(1)
    add(2)
    manager.setActionName("Add")
    manager.endUndoGrouping()
    #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Add")
    manager.undo()
    #expect(values.isEmpty && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(values == [1, 2] && manager.canUndo && !manager.canRedo)
  }

  private final class Steps: NSObject, NibConnectable {
    var taken: [Int] = []
    func take(_ step: NSNumber?) { taken.append(step?.intValue ?? -1) }
    static func nibConnections(_ nib: NibRegistrar) {
      nib.action("take:", Steps.take)
    }
  }

  @Test func `undoing calls a method by its name, and notifies before and after`() {
    let manager = UndoManager()
    let steps = Steps()
    var names: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: nil, object: manager, queue: nil
    ) { notification in
      let name = notification.name.rawValue.dropFirst("NSUndoManager".count)
      MainActor.assumeIsolated { names.append(String(name.dropLast("Notification".count))) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    manager.registerUndo(
      withTarget: steps, selector: Selector("take:"), object: NSNumber(value: 7))
    manager.undo()
    #expect(steps.taken == [7])
    #expect(
      names.filter { !$0.contains("Group") } == ["Checkpoint", "WillUndoChange", "DidUndoChange"])
    #expect(names.first == "DidOpenUndoGroup")
  }
}
