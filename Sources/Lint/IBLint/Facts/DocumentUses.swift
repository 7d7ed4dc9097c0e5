public import InterfaceBuilder
import XMLTree

/// The classes and identifiers in a document, which is all that project rules need from it.
public struct DocumentUses: Hashable, Sendable {
  /// A class that the document uses, with its connections.
  public struct ClassUse: Hashable, Sendable {
    /// The class name in the document.
    public var className: String
    /// The module in the document.
    public var module: String?
    /// The connected outlets and outlet collections.
    public var outlets: Set<String> = []
    /// The selectors of the actions, including segue actions, that the document sends to the class.
    public var actions: Set<String> = []
    /// The selectors among ``actions`` that only gesture recognizers without a view send.
    public var strayActions: Set<String> = []
    /// The indices of the scenes with objects of the class, in the order of ``DocumentUses/links``. Empty for a xib.
    public var scenes: Set<Int> = []
    /// The prototype cells in the scenes of controllers of the class.
    public var prototypes: [NamedObject] = []
    /// The identifiers of the segues that controllers of the class can perform.
    public var segues: Set<String> = []
    /// The elements of the lists whose data source is an object of the class, such as `tableView`.
    public var lists: Set<String> = []
    /// Whether the class is that of a scene's controller.
    public var hasScene = false
    /// Whether the document creates an object of the class. False if it only contains a placeholder.
    public var isMade = false
    /// Whether the document creates an object of the class that may load its content from a nib: any but a controller
    /// with its view.
    public var isMadeEmpty = false
  }

  /// An object that code gets by an identifier.
  public struct NamedObject: Hashable, Sendable {
    /// The identifier. Empty for a top-level object of a xib.
    public var identifier: String
    /// The class of the object, or an empty string if another document contains it.
    public var className: String
    /// The module in the document.
    public var module: String?
    /// Whether the object contains views of the document or connects outlets. If not, code may create its contents.
    public var hasContents = false

    init(_ object: IBObject?, _ identifier: String) {
      self.identifier = identifier
      className = object?.className ?? ""
      module = object?.customModule
      guard let object else { return }
      hasContents =
        object.node.firstElement(named: Names.connections) != nil
        || object.range.contains { object.document.objects[$0].key == "subviews" }
    }
  }

  /// The file name, as passed by the caller.
  public let file: String?
  /// The name with which code loads the document: the file name without its extension.
  public var nibName: String? { IBDocument.nibName(of: file) }
  /// The platform.
  public let platform: IBPlatform
  /// The kind of file.
  public let kind: IBDocument.Kind
  /// Whether the document has an initial view controller.
  public let hasInitialController: Bool
  /// The classes of the document's objects, in the order of their first appearance.
  public let classes: [ClassUse]
  /// The class that File's Owner names, or nil if it names none.
  public let ownerClass: String?
  /// The connected outlets and outlet collections of File's Owner, whatever its class.
  public let ownerOutlets: Set<String>
  /// The elements of the lists whose data source is File's Owner, whatever its class.
  public let ownerLists: Set<String>
  /// The selectors of actions to First Responder and of unwind segues.
  public let openActions: Set<String>
  /// The identifiers of segues.
  public let segueIdentifiers: Set<String>
  /// The storyboard identifiers of controllers.
  public let storyboardIdentifiers: Set<String>
  /// The identifiers that compiling gives to the controllers of scenes without storyboard ids: the framework class and the
  /// id of the object, as in `UIViewController-BYZ-38-t0r`.
  public let generatedIdentifiers: Set<String>
  /// The reuse identifiers of cells and reusable views.
  public let reuseIdentifiers: Set<String>
  /// The controllers with storyboard identifiers.
  public let scenes: [NamedObject]
  /// The cells and reusable views with reuse identifiers.
  public let cells: [NamedObject]
  /// The destinations of segues with identifiers, each with the identifier of its segue.
  public let destinations: [NamedObject]
  /// The top-level objects of a xib.
  public let roots: [NamedObject]
  /// The scenes of a storyboard with the segues between them, in document order.
  public let links: [SceneLink]

  /// A scene and the scenes to which its segues lead.
  public struct SceneLink: Hashable, Sendable {
    /// The storyboard id of the scene's controller, or nil.
    public var identifier: String?
    /// The custom class of the scene's controller, or nil.
    public var className: String?
    /// Whether the scene is shown without segue or storyboard id: it is the initial one, or has no controller.
    public var isEntry: Bool
    /// The indices of the scenes to which segues lead.
    public var next: Set<Int> = []
  }

  private struct Key: Hashable {
    var className: String
    var module: String?
  }

  /// Collects the classes and identifiers of a document.
  public init(_ document: IBDocument) {
    file = document.file
    platform = document.platform
    kind = document.kind
    hasInitialController = document.root[Names.initialViewController] != nil
    var classes: [ClassUse] = []
    var places: [Key: Int] = [:]
    func place(of object: IBObject) -> Int? {
      guard let className = object.customClass else { return nil }
      let key = Key(className: className, module: object.customModule)
      if let place = places[key] { return place }
      places[key] = classes.count
      classes.append(ClassUse(className: key.className, module: key.module))
      return classes.count - 1
    }
    var named: (scenes: [NamedObject], cells: [NamedObject], ends: [NamedObject]) = ([], [], [])
    for prototype in document.prototypes {
      guard let identifier = prototype.reuseIdentifier,
        let place = prototype.scene?.controller.flatMap(place)
      else { continue }
      classes[place].prototypes.append(NamedObject(prototype, identifier))
    }
    var scenes: [Node: Int] = [:]
    for (number, scene) in document.scenes.enumerated() {
      scenes[scene.node] = number
      if let place = scene.controller.flatMap(place) { classes[place].hasScene = true }
    }
    var storyboard: Set<String> = []
    var reuse: Set<String> = []
    for object in document.objects {
      if let place = place(of: object), object.role == .object, object.kind == .object,
        object.node.name != Names.placeholder
      {
        classes[place].isMade = true
        if let scene = object.scene.flatMap({ scenes[$0.node] }) {
          classes[place].scenes.insert(scene)
        }
        if !IBSchema.isController(object.node.name) || object.child(keyed: "view") == nil {
          classes[place].isMadeEmpty = true
        }
      }
      if let identifier = object.storyboardIdentifier {
        storyboard.insert(identifier)
        named.scenes.append(NamedObject(Self.isElsewhere(object) ? nil : object, identifier))
      }
      if let identifier = object.reuseIdentifier {
        reuse.insert(identifier)
        named.cells.append(NamedObject(object, identifier))
      }
      // In AppKit, code creates table columns and views by their interface identifiers.
      if let identifier = object.node[Names.identifier] { reuse.insert(identifier) }
    }
    var segues: Set<String> = []
    var open: Set<String> = []
    var owner: Set<String> = []
    var ownerLists: Set<String> = []
    let strays = Self.strayGestures(document)
    for connection in document.connections {
      switch connection.kind {
      case .outlet, .outletCollection:
        guard let source = connection.source, let name = connection.name else { continue }
        if source.role == .filesOwner { owner.insert(name) }
        if let place = place(of: source) { classes[place].outlets.insert(name) }
        guard name == "dataSource", let end = connection.destination else { continue }
        if end.role == .filesOwner { ownerLists.insert(source.element) }
        if let place = place(of: end) { classes[place].lists.insert(source.element) }
      case .action:
        guard let selector = connection.name, let target = connection.destination else { continue }
        if target.role == .firstResponder { open.insert(selector) }
        if let place = place(of: target) {
          let isStray = connection.source.map { strays.contains($0.index) } ?? false
          if !isStray {
            classes[place].strayActions.remove(selector)
          } else if !classes[place].actions.contains(selector) {
            classes[place].strayActions.insert(selector)
          }
          classes[place].actions.insert(selector)
        }
      case .segue:
        if let name = connection.name {
          segues.insert(name)
          named.ends.append(NamedObject(Self.destination(of: connection), name))
          if let place = connection.source?.scene?.controller.flatMap(place) {
            classes[place].segues.insert(name)
          }
        }
        if let action = connection.node[Names.unwindAction] { open.insert(action) }
        if let selector = connection.node[Names.destinationCreationSelector],
          let controller = connection.source?.scene?.controller, let place = place(of: controller)
        {
          classes[place].actions.insert(selector)
        }
      case .binding, .accessibility, nil: continue
      }
    }
    self.classes = classes
    ownerClass = document.filesOwner?.customClass
    (ownerOutlets, self.ownerLists) = (owner, ownerLists)
    openActions = open
    segueIdentifiers = segues
    storyboardIdentifiers = storyboard
    generatedIdentifiers = Set(
      document.scenes.compactMap { scene in
        guard let controller = scene.controller, controller.storyboardIdentifier == nil,
          let id = controller.id,
          let name = IBSchema.className(of: controller.node.name, on: document.platform)
        else { return nil }
        return "\(name)-\(id)"
      })
    reuseIdentifiers = reuse
    (self.scenes, cells, destinations) = (named.scenes, named.cells, named.ends)
    links = Self.links(document, scenes)
    roots =
      document.kind == .xib
      ? document.topLevelObjects.filter {
        $0.role == .object && $0.node.name != Names.placeholder
      }.map { NamedObject($0, "") } : []
  }

  /// Returns the indices of the gesture recognizers to which no outlet leads, so that they recognize nothing.
  private static func strayGestures(_ document: IBDocument) -> Set<Int> {
    var found = Set(
      document.topLevelObjects.filter { $0.element.hasSuffix("GestureRecognizer") }.map(\.index))
    guard !found.isEmpty else { return [] }
    for connection in document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      if let end = connection.destination { found.remove(end.index) }
    }
    return found
  }

  private static func links(_ document: IBDocument, _ places: [Node: Int]) -> [SceneLink] {
    var links = document.scenes.map { scene in
      SceneLink(
        identifier: scene.controller?.storyboardIdentifier,
        className: scene.controller?.customClass,
        isEntry: scene.controller.map { $0 == document.initialViewController } ?? true)
    }
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source?.scene.flatMap({ places[$0.node] }),
        let destination = connection.destination?.scene.flatMap({ places[$0.node] })
      else { continue }
      links[source].next.insert(destination)
    }
    return links
  }

  /// Returns the controller that a segue shows, or nil if its class is unknown: the controller is in another
  /// storyboard, or code creates it.
  private static func destination(of segue: IBConnection) -> IBObject? {
    guard segue.node[Names.destinationCreationSelector] == nil,
      let destination = segue.destination, IBSchema.isController(destination.node.name),
      !isElsewhere(destination)
    else { return nil }
    return destination
  }

  /// Returns whether an object represents a controller of another storyboard or of code, whose class is unknown.
  private static func isElsewhere(_ object: IBObject) -> Bool {
    [Names.viewControllerPlaceholder, Names.hostingController].contains(object.node.name)
  }
}
