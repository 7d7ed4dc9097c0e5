import Foundation
import HeadlessUIKit
import Testing

/// What cells do when their state changes, in tables and in collections.
@MainActor @Suite(.ownEnvironment)
struct CellStateTests {
  /// A configuration whose view shows the state for which it was made.
  private struct Note: UIContentConfiguration {
    var text = "new"

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note {
      guard let state = state as? UICellConfigurationState else { return self }
      return Note(text: state.isSelected ? "selected" : state.isEditing ? "editing" : "plain")
    }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? { (configuration as? Note)?.text }
  }

  /// A cell that notes the states for which it updates its configuration.
  @MainActor
  private protocol NotingCell: UIView {
    var states: [Bool] { get set }
    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get set }
    func setNeedsUpdateConfiguration()
  }

  private final class Row: UITableViewCell, NotingCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  private final class Item: UICollectionViewCell, NotingCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  /// Selects and deselects a cell, which updates its configuration before the layout after each change.
  private func follow(_ cell: any NotingCell, in window: UIWindow, select: (Bool) -> Void) throws {
    cell.contentConfiguration = Note()
    cell.setNeedsUpdateConfiguration()
    cell.states = []
    window.layoutIfNeeded()
    let note = try #require(cell.contentView as? NoteView)
    #expect(cell.states == [false] && note.text == "plain")
    select(true)
    #expect(cell.states == [false])
    window.layoutIfNeeded()
    #expect(cell.states == [false, true] && note.text == "selected")
    window.layoutIfNeeded()
    #expect(cell.states.count == 2)
    cell.automaticallyUpdatesContentConfiguration = false
    select(false)
    window.layoutIfNeeded()
    #expect(cell.states == [false, true, false] && note.text == "selected")
  }

  @Test func `a row updates its configuration before the layout after its state has changed`()
    throws
  {
    let (table, window) = ListStage.table(NumberRows(count: 3), cell: Row.self)
    try follow(try #require(table.visibleCells.first as? Row), in: window) { isSelected in
      isSelected
        ? table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        : table.deselectRow(at: [0, 0], animated: false)
    }
  }

  @Test func `an item updates its configuration before the layout after its state has changed`()
    throws
  {
    let (collection, window) = ListStage.collection(
      NumberItems(count: 3), UICollectionViewFlowLayout(), cell: Item.self)
    let cell = try #require(collection.cellForItem(at: [0, 0]) as? Item)
    try follow(cell, in: window) { isSelected in
      isSelected
        ? collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        : collection.deselectItem(at: [0, 0], animated: false)
    }
  }

  @Test func `a selected background is behind the content while the cell is selected`() throws {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    let row = try #require(table.visibleCells.first)
    let (back, selected) = (UIView(), UIView())
    (row.backgroundView, row.selectedBackgroundView) = (back, selected)
    window.layoutIfNeeded()
    #expect(selected.superview == nil && row.subviews.first === back)
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(row.subviews.prefix(2) == [back, selected] && selected.frame == row.bounds)
    table.deselectRow(at: [0, 0], animated: false)
    #expect(selected.superview == nil)
    row.setHighlighted(true, animated: false)
    #expect(selected.superview === row)
    let (collection, _) = ListStage.collection(
      NumberItems(count: 3), UICollectionViewFlowLayout())
    let item = try #require(collection.cellForItem(at: [0, 0]))
    item.selectedBackgroundView = UIView()
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(item.selectedBackgroundView?.superview === item)
    #expect(item.selectedBackgroundView?.frame == item.bounds)
  }

  @Test func `a table that allows multiple selection shows the background for it`() throws {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let (single, several) = (UIView(), UIView())
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = several
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(single.superview === cell && several.superview == nil)
    table.allowsMultipleSelection = true
    window.layoutIfNeeded()
    #expect(single.superview == nil && cell.subviews.first === several)
    #expect(several.frame == cell.bounds)
    cell.multipleSelectionBackgroundView = nil
    #expect(several.superview == nil && single.superview === cell)
    table.deselectRow(at: [0, 0], animated: false)
    cell.multipleSelectionBackgroundView = several
    table.allowsMultipleSelection = false
    table.allowsMultipleSelectionDuringEditing = true
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    #expect(table.tapRow(at: [0, 0]) && several.superview === cell)
    cell.prepareForReuse()
    #expect(several.superview == nil)
  }

  @Test func `another selected background replaces the one that is shown`() throws {
    let (collection, _) = ListStage.collection(
      NumberItems(count: 3), UICollectionViewFlowLayout())
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    let (old, new) = (UIView(), UIView())
    cell.selectedBackgroundView = old
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    cell.selectedBackgroundView = new
    #expect(old.superview == nil && new.superview === cell)
  }

  @Test func `a background view and a background configuration replace each other`() throws {
    let (table, _) = ListStage.table(NumberRows(count: 1))
    let row = try #require(table.cellForRow(at: [0, 0]))
    let views: [(UITableViewCell) -> Void] = [
      { $0.backgroundView = UIView() }, { $0.selectedBackgroundView = UIView() },
      { $0.multipleSelectionBackgroundView = UIView() },
    ]
    for setView in views {
      row.backgroundConfiguration = row.defaultBackgroundConfiguration()
      #expect(row.backgroundView == nil && row.backgroundConfiguration != nil)
      setView(row)
      #expect(row.backgroundConfiguration == nil)
    }
    let (collection, _) = ListStage.collection(
      NumberItems(count: 1), UICollectionViewFlowLayout())
    let item = try #require(collection.cellForItem(at: [0, 0]))
    item.backgroundConfiguration = item.defaultBackgroundConfiguration()
    item.selectedBackgroundView = UIView()
    #expect(item.backgroundConfiguration == nil)
  }

  @Test func `a background configuration has insets from the margins, and a stroke`() throws {
    let (table, _) = ListStage.table(NumberRows(count: 1))
    let row = try #require(table.cellForRow(at: [0, 0]))
    var configuration = UIBackgroundConfiguration.listGroupedCell()
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 4, bottom: 2, trailing: 3)
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    configuration.strokeWidth = 2
    row.backgroundConfiguration = configuration
    row.layoutIfNeeded()
    let view = try #require(row.subviews.first)
    let lead = row.directionalLayoutMargins.leading + 4
    #expect(view.frame == CGRect(x: lead, y: 1, width: 320 - lead - 3, height: 41))
    #expect(view.backgroundColor == .secondarySystemGroupedBackground)
    #expect(view.layer.borderWidth == 2)
    #expect(configuration.resolvedStrokeColor(for: .red) == .red)
    configuration.strokeColor = .green
    #expect(configuration.resolvedStrokeColor(for: .red) == .green)
    row.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test func `a state keeps what an app adds to it`() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil && !state.isDisabled && !state.isFocused && !state.isReordering)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    state[key] = AnyHashable(true)
    #expect(state[key] == AnyHashable(true))
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view[key] = AnyHashable("x")
    #expect(view[key] == AnyHashable("x") && !view.isSelected)
  }

  // MARK: Editing

  @Test func `rows can be selected during editing only if the table allows it`() {
    let (table, _) = ListStage.table(NumberRows(count: 4))
    table.setEditing(true, animated: false)
    #expect(!table.tapRow(at: [0, 0]) && table.indexPathsForSelectedRows == nil)
    table.allowsSelectionDuringEditing = true
    #expect(table.tapRow(at: [0, 0]) && table.tapRow(at: [0, 1]))
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.tapRow(at: [0, 2]) && table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    #expect(table.tapRow(at: [0, 1]) && table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `items can be selected during editing only if the collection allows it`() {
    let (collection, _) = ListStage.collection(
      NumberItems(count: 4), UICollectionViewFlowLayout())
    collection.isEditing = true
    #expect(!collection.tapItem(at: [0, 0]))
    collection.allowsSelectionDuringEditing = true
    #expect(collection.tapItem(at: [0, 0]) && collection.tapItem(at: [0, 1]))
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    collection.allowsMultipleSelectionDuringEditing = true
    #expect(collection.tapItem(at: [0, 2]))
    #expect(Set(collection.indexPathsForSelectedItems ?? []) == [[0, 1], [0, 2]])
  }

  @Test func `a row has another accessory in editing mode, and its indentation if it is to`() throws
  {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .checkmark
    window.layoutIfNeeded()
    let width = cell.contentView.frame.width
    #expect(width < 320)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 320 && cell.contentView.frame.minX > 0)
    cell.editingAccessoryType = .checkmark
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == width)
    cell.shouldIndentWhileEditing = false
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `each level of indentation moves the text by its width`() throws {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    let cell = try #require(table.visibleCells.first)
    let start = try #require(cell.textLabel).frame.minX
    cell.indentationLevel = 2
    cell.indentationWidth = 15
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == start + 30)
  }
}
