import Diagnostics
import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the linear systems of the document's views, one text per root view; see ``LinearSystem/text(named:)``.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  @MainActor
  package func layoutSystems(on options: DocumentLayoutOptions = DocumentLayoutOptions())
    throws(NibError) -> [String]
  {
    let run = DocumentLayout(self, options)
    run.systems = []
    _ = try run.run()
    return run.systems ?? []
  }

  /// Lays out the document's views, each top-level view at its own size on the document's device.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  @MainActor
  public func solvedFrames(on options: DocumentLayoutOptions = DocumentLayoutOptions())
    throws(NibError) -> SolvedLayout
  {
    let run = DocumentLayout(self, options)
    return try run.run()
  }

  /// Lays out the document's views and calls a closure with them: the top-level views and those of prototypes.
  /// - Parameter body: The closure, which is called once in the environment in which the views were created. The views
  ///   must not be used outside it.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  @MainActor
  public func withLaidOutViews<Result>(
    on options: DocumentLayoutOptions = DocumentLayoutOptions(),
    _ body: (LaidOutDocument) -> Result
  ) throws(NibError) -> Result {
    let run = DocumentLayout(self, options)
    return try run.run(body)
  }
}

/// The layout of a document's views.
@MainActor
private final class DocumentLayout {
  private let document: IBDocument
  private let options: DocumentLayoutOptions
  private let canvas: Canvas
  private var layout = SolvedLayout()
  /// The constraints that Interface Builder removes when it builds the app.
  private var onCanvasAlone: Set<ObjectIdentifier> = []
  /// The rules of the canvas that affect all views.
  private var rulesForAll: Set<CanvasRule> = []
  /// The texts of the systems; nil if they were not requested.
  var systems: [String]?
  /// The root views; nil if they were not requested. If they were, frames and openings are not computed.
  private var roots: [LaidOutDocument.Root]?
  /// The bars and their items, by id, if the root views were requested.
  private var parts: [String: AnyObject] = [:]
  /// How much wider tables are than the document stores, by their objects.
  private var widenings: [IBObject: CGFloat] = [:]

  init(_ document: IBDocument, _ options: DocumentLayoutOptions) {
    self.document = document
    self.options = options
    let own = CanvasDevice(document)
    let isChanged = options.device != nil || options.isLandscape != nil
    let device = options.device ?? own.device
    let isLandscape = options.isLandscape ?? (options.device == nil && own.isLandscape)
    canvas = Canvas(
      document, device: isChanged ? CanvasDevice(device, isLandscape: isLandscape) : own,
      rules: CanvasRules(without: options.withoutRules),
      lengths: CanvasLengths(enlarging: options.enlargedLength))
  }

  /// The enlargement of system margins and safe areas in a layout that probes the model, in points; not a distance that
  /// is common in documents.
  private static let probe: CGFloat = 7

  func run() throws(NibError) -> SolvedLayout {
    let environment = environment
    rulesForAll = canvas.rules.takeUsed()
    return try withEnvironment(environment) { () throws(NibError) in try runInEnvironment() }
  }

  func run<Result>(_ body: (LaidOutDocument) -> Result) throws(NibError) -> Result {
    roots = []
    return try withEnvironment(environment) { () throws(NibError) in
      _ = try runInEnvironment()
      return body(
        LaidOutDocument(
          document: document, screen: canvas.device.size, roots: roots ?? [],
          diagnostics: layout.diagnostics, canvas: canvas, parts: parts,
          doublesTexts: options.doublesTexts))
    }
  }

  /// The environment of the views: that of the canvas, and otherwise the current one.
  private var environment: HeadlessEnvironment {
    let outer = HeadlessEnvironment.current
    let environment = HeadlessEnvironment(
      screen: UIScreen(
        device: canvas.device.device, isLandscape: canvas.device.isLandscape,
        style: options.userInterfaceStyle == .dark ? .dark : .light,
        contentSizeCategory: options.contentSizeCategory ?? canvas.contentSizeCategory,
        isRightToLeft: options.isRightToLeft),
      era: UIKitEra(canvas.tools), searchPath: outer.searchPath)
    if options.hasHighContrast {
      environment.traits = UITraitCollection(accessibilityContrast: .high)
    }
    let measures = environment.part(TextMeasures.self)
    measures.table = options.systemFont
    // Until Xcode 7, the canvas had one pixel per point. Source: measured on documents, in which until then nine of ten
    // unconstrained labels have a height of whole points.
    if environment.era < .iOS10 { measures.scale = 1 }
    environment.failureHandler = outer.failureHandler
    environment.conflictHandler = outer.conflictHandler
    environment.warningHandler = outer.warningHandler
    return environment
  }

  private func runInEnvironment() throws(NibError) -> SolvedLayout {
    var loadOptions = LoadOptions()
    loadOptions.makesStandIns = true
    loadOptions.keepsViewsInPlace = true
    if document.kind == .storyboard {
      let nibs = try StoryboardNibs(document: document, includingUnreachableScenes: true)
      for entry in nibs.entries {
        try layOut(try entry.nib.load(withOwner: nil, options: loadOptions), loadOptions)
      }
    } else {
      try layOut(
        try UINib(document: document).load(withOwner: nil, options: loadOptions), loadOptions)
    }
    layout.lengths = canvas.lengths.used
    return layout
  }

  private func layOut(_ nib: LoadedNib, _ loadOptions: LoadOptions, depth: Int = 0)
    throws(NibError)
  {
    layout.diagnostics += nib.diagnostics.filter { $0.id == NSLayoutConstraint.invalidConstraint }
    if roots != nil {
      for (_, object) in nib.objects
      where object is UIBarItem || object is UINavigationItem || object is any UIBarPositioning {
        if let id = nib.id(of: object) { parts[id] = object }
      }
    }
    if options.doublesTexts {
      for (_, object) in nib.objects { DoubledText.apply(toItem: object) }
    }
    let views = nib.objects.compactMap { $0.object as? UIView }
    // The nib stores accessories beside the views of their cells.
    for case let cell as UITableViewCell in views {
      if let view = cell.accessoryView, view.superview == nil { cell.addAccessory(view) }
    }
    for root in views where root.superview == nil { layOut(root, of: nib) }
    guard depth < 16 else { return }
    for prototype in try nib.prototypes(options: loadOptions) {
      try layOut(prototype.nib, loadOptions, depth: depth + 1)
    }
  }

  private func layOut(_ root: UIView, of nib: LoadedNib) {
    var ids: [(view: UIView, id: String, object: IBObject?)] = []
    func collect(_ view: UIView) {
      if let id = nib.id(of: view) { ids.append((view, id, document.object(id: id))) }
      for subview in view.subviews { collect(subview) }
    }
    collect(root)
    if options.doublesTexts { for (view, _, _) in ids { DoubledText.apply(to: view) } }
    var overrides = LayoutOverrides()
    if options.probesModel { overrides.shift = Self.probe }
    for (view, _, object) in ids {
      guard let object else { continue }
      takeStoredValues(view, object, &overrides)
      canvas.prepare(view, inside: object, &overrides)
      if showsStoredTexts { canvas.takeDesignableSize(view, object, &overrides) }
      if options.probesModel { takeStoredSize(view, object, &overrides) }
    }
    for (view, _, object) in ids {
      if let cell = view as? UITableViewCell, let object { canvas.resizeContent(of: cell, object) }
    }
    for (view, _, _) in ids { takeSymbolicConstants(view, of: nib) }
    addPlaceholderConstraints(to: ids.map { ($0.id, $0.view) }, of: ids.compactMap(\.object))
    for (view, _, _) in ids { reportConstraintsBetweenHierarchies(of: view) }
    // Autoresizing masks are relative to the sizes that the document stores.
    let rootObject = nib.id(of: root).flatMap { document.object(id: $0) }
    let list = rootObject?.enclosingList
    let widening = list.flatMap { additionalWidth(ofRowsIn: $0) }
    // Nothing but the cell determines the width of its content.
    if let widening, let content = (root as? UITableViewCell)?.contentView,
      !content.autoresizingMask.contains(.flexibleWidth)
    {
      content.widen(by: widening)
    }
    let engine = RootLayout(of: root, overrides: overrides)
    engine.forgetFrames()
    if list != nil {
      if let widening { root.widen(by: widening) }
    } else if let size = options.size ?? newSize(of: root) {
      root.place(CGRect(origin: .zero, size: size))
    }
    canvas.prepare(root, for: rootObject, &overrides)
    if let id = rootObject?.id { layout.rules[id] = canvas.rules.takeUsed().union(rulesForAll) }
    if options.probesModel, let safe = overrides.safeArea {
      // In portrait orientation, nothing covers the left and right sides of a device.
      overrides.safeArea = UIEdgeInsets(
        top: safe.top + Self.probe, left: safe.left, bottom: safe.bottom + Self.probe,
        right: safe.right)
    }
    // A root view under the key `subviews` is not installed for the document's size classes.
    let isInstalled = rootObject?.key != "subviews"
    engine.overrides = overrides
    engine.layOut()
    for case (let table as UITableView, _, let object?) in ids {
      if let width = object.frame?.width { widenings[object] = table.bounds.width - width }
    }
    systems?.append(engine.systemText(named: nib.id(of: root) ?? "root"))
    if let known = roots {
      // Nothing else lays out the wheels, which have no objects in the document.
      for case (let picker as UIDatePicker, _, _) in ids { Self.layOutParts(of: picker) }
      // The bars of a container are both in its own nib and in the nib of the enclosing container.
      guard !known.contains(where: { $0.object != nil && $0.object == rootObject }) else { return }
      roots?.append(
        LaidOutDocument.Root(
          view: root, object: rootObject, nib: nib, views: ids.map { ($0.view, $0.id) },
          broken: engine.brokenConstraints,
          ambiguous: options.findsAmbiguity ? ambiguous(ids.map(\.view), root, engine) : []))
      return
    }
    for (view, id, object) in ids where layout.places[id] == nil {
      var place = SolvedLayout.Place(
        frame: view.frame,
        isConstrained: isInstalled && view !== root
          && !view.translatesAutoresizingMaskIntoConstraints,
        openings: engine.openings(of: view))
      if options.text == .modelled, let object, DocumentText.kinds.contains(object.element) {
        compareWithText(view, overrides, &place)
      }
      layout.places[id] = place
      layout.order.append(id)
    }
    layout.unsatisfiable += engine.brokenConstraints.compactMap { nib.id(of: $0) }
    if options.explainsConflicts { explainConflicts(engine, of: root, in: nib) }
  }

  /// Whether the texts have the wording and the size that they had when the document was saved.
  private var showsStoredTexts: Bool { !options.doublesTexts && options.contentSizeCategory == nil }

  private static func layOutParts(of view: UIView) {
    view.layoutSubviews()
    for part in view.subviews { layOutParts(of: part) }
  }

  private func ambiguous(_ views: [UIView], _ root: UIView, _ engine: RootLayout) -> [UIView] {
    views.filter {
      $0 !== root && !$0.translatesAutoresizingMaskIntoConstraints
        && !engine.openings(of: $0).isEmpty
    }
  }

  private func explainConflicts(_ engine: RootLayout, of root: UIView, in nib: LoadedNib) {
    let conflicts = engine.conflicts
    guard !conflicts.isEmpty else { return }
    // A cell determines the size of its content view, and has its own size from elsewhere.
    let content =
      (root as? UITableViewCell)?.contentView ?? (root as? UICollectionViewCell)?.contentView
    let free = engine.solutionOfFreeSize(of: content ?? root)
    let lasting = free.conflicts.map { $0.members.compactMap { $0.constraint } }.filter {
      !$0.isEmpty
    }
    layout.conflicts += conflicts.compactMap { conflict in
      let constraints = conflict.members.compactMap { $0.constraint }
      // Constraints that are not built do not contradict any others in the app.
      guard !constraints.contains(where: { onCanvasAlone.contains(ObjectIdentifier($0)) }) else {
        return nil
      }
      let lasts = lasting.contains { $0.allSatisfy { one in constraints.contains { $0 === one } } }
      let ids = conflict.members.compactMap { $0.constraint.flatMap { nib.id(of: $0) } }
      // The broken constraint may be a stack view's own; the conflict is then reported for one of the document's
      // constraints.
      guard
        let broken = conflict.broken.constraint.flatMap({ nib.id(of: $0) }) ?? ids.last
      else { return nil }
      return SolvedLayout.Conflict(
        broken: broken, constraints: ids,
        hangsOnStack: conflict.members.contains { $0.kind == .stack },
        hangsOnContent: conflict.members.contains {
          $0.kind == .content || $0.constraint?.hangsOnUnknownBaseline == true
        },
        fittingSize: lasts ? nil : free.size)
    }
  }

  private func compareWithText(
    _ view: UIView, _ overrides: LayoutOverrides, _ place: inout SolvedLayout.Place
  ) {
    let solved = view.alignmentRect(forFrame: view.frame).size
    let line = overrides.unbrokenSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    let wrapped = view.sizeThatFits(
      CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    func agree(_ first: CGFloat, _ second: CGFloat) -> Bool {
      abs(first - second) <= LayoutComparison.tolerance
    }
    place.hasWidthOfText = agree(solved.width, line.width)
    place.hasHeightOfText =
      agree(solved.height, line.height) || agree(solved.height, wrapped.height)
  }

  private func reportConstraintsBetweenHierarchies(of view: UIView) {
    for constraint in view.constraints where constraint.leadsOutOfHierarchy {
      let error = constraint.flawed(
        "the constraint's items have no common superview; move both into one view hierarchy, or remove the constraint"
      )
      layout.diagnostics.append(error.diagnostic(severity: .warning))
    }
  }

  /// Returns how much wider rows, prototypes and headers of a table are than in the document, or nil if they are not.
  ///
  /// Only pictures need this: the height of a row would change as well if its height is automatic.
  private func additionalWidth(ofRowsIn table: IBObject) -> CGFloat? {
    guard roots != nil, let width = widenings[table], abs(width) > 0.5,
      options.size != nil || options.device != nil || options.isLandscape != nil
    else { return nil }
    return width
  }

  /// Returns the size of a different device, if the view has the size of the document's own device; nil otherwise.
  private func newSize(of root: UIView) -> CGSize? {
    guard options.device != nil || options.isLandscape != nil,
      root.bounds.size == CanvasDevice(document).size
    else { return nil }
    return canvas.device.size
  }

  /// Adds the constraints that exist only on the canvas.
  private func addPlaceholderConstraints(to views: [(String, UIView)], of objects: [IBObject]) {
    let placeholders = objects.flatMap { object in
      let excluded = object.excluded(from: "constraints", under: [:])
      return object.constraints.filter {
        $0.isPlaceholder && !excluded.contains($0.object.id ?? "")
      }
    }
    guard !placeholders.isEmpty else { return }
    let views = Dictionary(views, uniquingKeysWith: { first, _ in first })
    for placeholder in placeholders {
      guard let constraint = NSLayoutConstraint(placeholder, views: views) else { continue }
      constraint.isActive = true
      onCanvasAlone.insert(ObjectIdentifier(constraint))
    }
  }

  /// Sets symbolic constants to the system's distances when the document was saved.
  private func takeSymbolicConstants(_ view: UIView, of nib: LoadedNib) {
    for constraint in view.constraints where constraint.isSymbolic {
      guard let object = nib.id(of: constraint).flatMap({ document.object(id: $0) }),
        let stored = ResolvedConstraint(object)
      else { continue }
      constraint.isSymbolic = false
      let isToSafeArea = [stored.firstItem, stored.secondItem].contains { $0?.key == "safeArea" }
      constraint.constant =
        isToSafeArea && canvas.rules.follow(.noSpaceToSafeArea) ? 0 : CGFloat(stored.constant)
    }
  }

  /// Sets values of a view that the document stores and a nib does not contain.
  private func takeStoredValues(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    guard let rect = object.frame else {
      if let frame = canvas.usualFrame(of: object) { view.place(frame) }
      return
    }
    let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    guard frame.isFinite else { return }
    view.place(frame)
    // The stored size of a misplaced view may be that for a different text.
    if options.text == .document, DocumentText.kinds.contains(object.element),
      !IBView(node: object.node).misplaced || !canvas.rules.follow(.misplacedText)
    {
      overrides.contentSizes[ObjectIdentifier(view)] = view.alignmentRect(forFrame: frame).size
    }
    if options.enlargedElements.contains(object.element) {
      var size = view.intrinsicContentSize
      if size.width >= 0 { size.width += DocumentLayoutOptions.enlargement }
      if size.height >= 0 { size.height += DocumentLayoutOptions.enlargement }
      overrides.contentSizes[ObjectIdentifier(view)] = size
    }
  }

  /// Replaces the modelled parts of a view's size by the stored size.
  private func takeStoredSize(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    guard let rect = object.frame, object.node.double(Names.placeholderIntrinsicWidth) == nil,
      object.node.double(Names.placeholderIntrinsicHeight) == nil
    else { return }
    let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let stored = view.alignmentRect(forFrame: frame).size
    let key = ObjectIdentifier(view)
    if overrides.fallbackSizes[key] != nil { overrides.fallbackSizes[key] = stored }
    let own = overrides.contentSizes[key] ?? view.intrinsicContentSize
    // An image that is missing now may have existed when the document was saved.
    let isOwnClass = object.customClass != nil || view is UIImageView
    let size = CGSize(
      width: isOwnClass || own.width >= 0 ? stored.width : UIView.noIntrinsicMetric,
      height: isOwnClass || own.height >= 0 ? stored.height : UIView.noIntrinsicMetric)
    if size.width >= 0 || size.height >= 0 { overrides.contentSizes[key] = size }
  }
}

extension UIView {
  fileprivate func widen(by width: CGFloat) {
    let size = CGSize(width: max(bounds.width + width, 0), height: bounds.height)
    place(CGRect(origin: frame.origin, size: size))
  }
}

/// The elements of views whose size is that of a text.
enum DocumentText {
  static let kinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar",
  ]
}
