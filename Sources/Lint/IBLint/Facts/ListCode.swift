import Diagnostics
import InterfaceBuilder
import XMLTree

/// Code that registers or dequeues cells, and the lists that this code may refer to.
///
/// Code that uses a property of its object refers to the list in this property. Code that gets a list from elsewhere
/// refers to the lists of all objects whose code may call it.
struct ListCode {
  /// The objects that have access to a list.
  struct Users {
    /// The classes of the objects, including their superclasses in the sources.
    fileprivate var declarations: [SourceClass]
    /// The properties that contain the list, or nil if unknown.
    fileprivate var properties: Set<String>?
    fileprivate var files: Set<String>
    /// Whether other objects may also have access to the list.
    fileprivate(set) var mayBeMore = false
    /// Whether the list is the one that asks its data source, the object, for a cell.
    private(set) var isDataSource = false
    /// Whether a superclass that the sources do not declare may have access to the list and register cells.
    fileprivate(set) var areUnknown = false

    fileprivate init(_ lineages: [ClassLineage], properties: Set<String>?) {
      declarations = lineages.flatMap(\.declared)
      files = Set(declarations.flatMap(\.files))
      self.properties = properties
    }
  }

  private let uses: [SourceIdentifierUse]
  private let sources: any SourceFacts
  private let declarations: [SourcePlace: SourceClass]
  /// The files of the classes that documents use.
  private let placedFiles: [String]
  /// All files with declarations; empty if there is no code.
  private let files: [String]

  /// Collects code.
  /// - Parameters:
  ///   - uses: The locations of code that registers or dequeues cells.
  ///   - placedFiles: The files of the classes that documents use.
  init(
    _ uses: [SourceIdentifierUse], in sources: any SourceFacts, placedFiles: Set<String> = []
  ) {
    self.uses = uses
    self.sources = sources
    self.placedFiles = placedFiles.sorted()
    files =
      uses.isEmpty
      ? [] : Set((sources.declarations + sources.additions).flatMap(\.files)).sorted()
    declarations = Dictionary(
      uses.isEmpty ? [] : sources.declarations.map { ($0.place, $0) }
    ) { first, _ in first }
  }

  /// Returns the first code that may refer to a list.
  func first(concerning users: Users) -> SourceIdentifierUse? {
    uses.first { concerns($0, users) }
  }

  private func concerns(_ use: SourceIdentifierUse, _ users: Users) -> Bool {
    if users.mayBeMore { return true }
    if case .other(let name) = use.list, let properties = users.properties {
      return properties.contains(name)
    }
    let owner = use.owner.flatMap { declarations[$0] }
    if let owner, isRelated(owner, to: users) {
      guard case .property(let name) = use.list else { return true }
      return users.properties?.contains(name) ?? true
    }
    if let owner, use.concernsOwnLists, isScreen(owner) {
      // The list of another object may have this object as its data source.
      return users.isDataSource && mayAskOthers(owner)
    }
    guard let name = handle(of: use, owner) else { return true }
    // Code that is not used by any document may be passed the lists of any object.
    if sources.uses(name, in: .files(users.files.sorted())) != false { return true }
    if users.isDataSource { return isPassed(to: name, by: users) }
    return sources.uses(name, in: .outside(placedFiles + [use.place.file])) != false
  }

  /// Returns whether a file knows both an object and the code that registers cells, so that it may pass on the object's
  /// list.
  private func isPassed(to name: String, by users: Users) -> Bool {
    let names = users.declarations.map(\.lastName)
    return files.contains { file in
      sources.uses(name, in: .files([file])) != false
        && names.contains { sources.uses($0, in: .files([file])) != false }
    }
  }

  /// Returns whether the lists of a view or controller may have another object as their data source: its class does not
  /// answer them itself.
  private func mayAskOthers(_ owner: SourceClass) -> Bool {
    guard let lineage = ClassLineage(owner, in: sources) else { return true }
    return Self.answers.allSatisfy { lineage.method($0) == nil }
  }

  /// The methods of data sources that return cells.
  private static let answers = [
    "tableView:cellForRowAtIndexPath:", "collectionView:cellForItemAtIndexPath:",
    "tableView:cellForRowAt:", "collectionView:cellForItemAt:",
  ]

  /// Returns the word with which other code passes its lists to some code: the name of its function, or of its class.
  private func handle(of use: SourceIdentifierUse, _ owner: SourceClass?) -> String? {
    if case .other(let name) = use.list { return name }
    let isCalled = owner == nil || use.list == .parameter && !use.concernsOwnLists
    return isCalled && !["", "init"].contains(use.function) ? use.function : owner?.lastName
  }

  private func isRelated(_ owner: SourceClass, to users: Users) -> Bool {
    users.declarations.contains { $0.place == owner.place }
      || ClassLineage(owner, in: sources)?.declared.contains { inherited in
        users.declarations.contains { $0.place == inherited.place }
      } ?? false
  }

  /// Returns whether a class is a view or a controller, which has its own lists.
  private func isScreen(_ owner: SourceClass) -> Bool {
    ClassLineage(owner, in: sources)?.isScreen ?? false
  }
}

extension ListCode.Users {
  /// Returns the objects that have access to the list at a location in the code.
  init(of use: SourceIdentifierUse, in sources: any SourceFacts) {
    let owner = use.owner.flatMap { place in sources.declarations.first { $0.place == place } }
    let lineage = owner.flatMap { ClassLineage($0, in: sources) }
    var properties: Set<String>?
    if case .property(let name) = use.list { properties = [name] }
    self.init(lineage.map { [$0] } ?? [], properties: properties)
    files.insert(use.place.file)
    // A data source may also serve lists of other objects, and a computed property may return one.
    let isOwn = use.list.isOwnOutlet(of: lineage)
    isDataSource =
      lineage?.isScreen == true && use.list == .parameter && use.concernsOwnLists
    mayBeMore = lineage?.isScreen != true || !(isOwn || isDataSource)
    areUnknown = lineage.map { $0.framework == nil } == true && !isOwn
  }

  /// Returns the objects that have access to a list in a document: all objects of the document.
  init(of list: IBObject, in sources: any SourceFacts) {
    let document = list.document
    let outlets = document.connections.filter { $0.kind == .outlet && $0.destination == list }
    var properties = Set(outlets.compactMap(\.name))
    if list.parent.map({ IBSchema.isController($0.node.name) }) == true {
      properties.formUnion(["tableView", "collectionView", "view"])
    }
    let objects = document.objects.filter { $0.customClass != nil }
    let lineages = objects.compactMap { ClassLineage($0, in: sources) }
    self.init(lineages, properties: properties.isEmpty ? nil : properties)
    mayBeMore = lineages.count < objects.count
  }
}

extension ClassLineage {
  /// Whether the class is a view or a controller, or nil if unknown.
  fileprivate var isScreen: Bool? {
    guard let framework else { return nil }
    return ["UIViewController", "UIView", "NSViewController", "NSView"]
      .contains(where: framework.isKind)
  }
}

extension SourceIdentifierUse.List {
  /// Whether the list is in an outlet of a class, or belongs to a table or collection view controller.
  fileprivate func isOwnOutlet(of lineage: ClassLineage?) -> Bool {
    guard case .property(let name) = self, let lineage else { return false }
    if lineage.declared.contains(where: { $0.outlets.contains { $0.name == name } }) { return true }
    return ["tableView", "collectionView"].contains(name)
      && ["UITableViewController", "UICollectionViewController"].contains {
        lineage.framework?.isKind(of: $0) == true
      }
  }
}

extension SourceIdentifierUse {
  /// Whether the code refers to lists of the object itself: those in its properties, and those that request cells from
  /// it.
  fileprivate var concernsOwnLists: Bool {
    switch list {
    case .property, .local: true
    case .parameter: ["tableView", "collectionView"].contains(function)
    case .other, .itself: false
    }
  }
}

extension SourceClass {
  /// The name without enclosing types.
  fileprivate var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }
}
