import Diagnostics
import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the linear systems of the document's views, one text per root view; see ``LinearSystem/text(named:)``.
  /// - Throws: ``NibError`` if the document cannot be compiled, or if the constraints of too many views depend on one
  ///   another.
  @MainActor
  package func layoutSystems(on options: DocumentLayoutOptions = DocumentLayoutOptions())
    throws(NibError) -> [String]
  {
    try DocumentLayout(self, options, SystemTexts()).run { $0.results.texts }
  }

  /// Lays out the document's views, each top-level view at its own size on the document's device.
  /// - Throws: ``NibError`` if the document cannot be compiled, or if the constraints of too many views depend on one
  ///   another.
  @MainActor
  public func solvedFrames(on options: DocumentLayoutOptions = DocumentLayoutOptions())
    throws(NibError) -> SolvedLayout
  {
    try DocumentLayout(self, options, SolvedFrames(options)).run { run in
      var layout = run.results.layout
      layout.diagnostics = run.diagnostics
      layout.lengths = run.canvas.lengths.used
      return layout
    }
  }

  /// Lays out the document's views and passes them to a closure: the top-level views and those of prototypes.
  /// - Parameter body: The closure, which is called once in the environment in which the views were created. The views
  ///   must not be used outside it.
  /// - Throws: ``NibError`` if the document cannot be compiled, or if the constraints of too many views depend on one
  ///   another.
  @MainActor
  public func withLaidOutViews<Result>(
    on options: DocumentLayoutOptions = DocumentLayoutOptions(),
    _ body: (LaidOutDocument) -> Result
  ) throws(NibError) -> Result {
    let results = LaidOutViews(findsAmbiguity: options.findsAmbiguity)
    return try DocumentLayout(self, options, results).run { run in
      body(
        LaidOutDocument(
          document: self, screen: run.canvas.device.size, roots: run.results.roots,
          diagnostics: run.diagnostics, canvas: run.canvas, parts: run.results.parts,
          doublesTexts: options.doublesTexts))
    }
  }
}

/// The layout of a document's views: it loads the nibs of the document, prepares the views of each root, and passes
/// each laid-out root to its results.
@MainActor
private final class DocumentLayout<Results: LayoutResults> {
  private let document: IBDocument
  private let options: DocumentLayoutOptions
  let canvas: Canvas
  private(set) var results: Results
  /// Invalid constraints that were left out.
  private(set) var diagnostics: [Diagnostic] = []
  /// The rules of the canvas that affect all views.
  private var rulesForAll: Set<CanvasRule> = []
  private var tableChanges = TableChanges()

  init(_ document: IBDocument, _ options: DocumentLayoutOptions, _ results: Results) {
    (self.document, self.options, self.results) = (document, options, results)
    let own = CanvasDevice(document)
    let isChanged = options.device != nil || options.isLandscape != nil
    let device = options.device ?? own.device
    let isLandscape = options.isLandscape ?? (options.device == nil && own.isLandscape)
    canvas = Canvas(
      document, device: isChanged ? CanvasDevice(device, isLandscape: isLandscape) : own,
      rules: CanvasRules(without: options.withoutRules),
      lengths: CanvasLengths(enlarging: options.enlargedLength))
  }

  /// Lays out all views, and calls a function in their environment.
  func run<Result>(_ body: (DocumentLayout) -> Result) throws(NibError) -> Result {
    let environment = environment
    rulesForAll = canvas.rules.removeUsed()
    return try withEnvironment(environment) { () throws(NibError) in
      try layOutNibs()
      return body(self)
    }
  }

  /// The environment of the views: the canvas's, or the current one if there is no canvas.
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
    // Until Xcode 7, the canvas had one pixel per point. Source: measured on documents, in which nine of ten
    // unconstrained labels had whole-point heights until then.
    if environment.era < .iOS10 { measures.scale = 1 }
    environment.failureHandler = outer.failureHandler
    environment.conflictHandler = outer.conflictHandler
    environment.warningHandler = outer.warningHandler
    return environment
  }

  private func layOutNibs() throws(NibError) {
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
  }

  private func layOut(_ nib: LoadedNib, _ loadOptions: LoadOptions, depth: Int = 0)
    throws(NibError)
  {
    diagnostics += nib.diagnostics.filter { $0.id == NSLayoutConstraint.invalidConstraint }
    results.add(nib)
    if options.doublesTexts {
      for (_, object) in nib.objects { DoubledText.apply(toItem: object) }
    }
    let views = nib.objects.compactMap { $0.object as? UIView }
    // The nib stores accessories next to the views of their cells.
    for case let cell as UITableViewCell in views {
      if let view = cell.accessoryView, view.superview == nil { cell.addAccessory(view) }
    }
    for root in views where root.superview == nil { try layOut(root, of: nib) }
    guard depth < 16 else { return }
    for prototype in try nib.prototypes(options: loadOptions) {
      try layOut(prototype.nib, loadOptions, depth: depth + 1)
    }
  }

  private func layOut(_ root: UIView, of nib: LoadedNib) throws(NibError) {
    let views = documentViews(in: root, of: nib)
    var preparation = RootPreparation(document, options, canvas)
    var overrides = preparation.overrides(for: views, of: nib)
    diagnostics += preparation.diagnostics
    let object = nib.id(of: root).flatMap { document.object(id: $0) }
    if changesSizes {
      for case (let table as UITableView, _, _) in views { table.fitTableViews() }
    }
    let engine = resize(root, object, overrides)
    preparation.complete(&overrides, for: root, object)
    let rules = canvas.rules.removeUsed().union(rulesForAll)
    engine.overrides = overrides
    engine.layOut()
    guard !engine.isTooLarge else {
      var error = NibError(.tooLargeLayout, LayoutExcess.message)
      (error.document, error.objectID) = (document.file, nib.id(of: root))
      error.line = object?.node.sourceRange.start.line
      throw error
    }
    if changesSizes { tableChanges.record(views) }
    let isWidened = object?.enclosingList.flatMap { tableChanges.change(of: $0) }?.widening != nil
    if let cell = root as? UITableViewCell, options.isRightToLeft || isWidened {
      cell.placeStyle()
    }
    results.add(
      LaidOutRoot(
        view: root, object: object, nib: nib, views: views, engine: engine, overrides: overrides,
        rules: rules, designTimeOnly: preparation.designTimeOnly))
  }

  /// Returns the views of the document in a root, enclosing views first.
  private func documentViews(in root: UIView, of nib: LoadedNib) -> [DocumentView] {
    var views: [DocumentView] = []
    func collect(_ view: UIView) {
      if let id = nib.id(of: view) { views.append((view, id, document.object(id: id))) }
      for subview in view.subviews { collect(subview) }
    }
    collect(root)
    return views
  }

  /// Gives a root view its size for the layout, which may differ from that in the document.
  private func resize(
    _ root: UIView, _ object: IBObject?, _ overrides: LayoutOverrides
  ) -> RootLayout {
    let list = object?.enclosingList
    let change = list.flatMap { tableChanges.change(of: $0) }
    let widening = change?.widening
    if let cell = root as? UITableViewCell, options.isRightToLeft { cell.mirrorContent() }
    // Only the cell determines the width of its content.
    if let widening, let content = (root as? UITableViewCell)?.contentView,
      !content.autoresizingMask.contains(.flexibleWidth)
    {
      content.widen(by: widening)
    }
    // Autoresizing masks are relative to the sizes that the document stores.
    let engine = RootLayout(of: root, overrides: overrides)
    engine.forgetFrames()
    if list != nil {
      if let widening { root.widen(by: widening) }
      if let shift = change?.rowShift, shift != 0 {
        root.place(root.frame.offsetBy(dx: 0, dy: shift))
      }
    } else if let size = options.size ?? newSize(of: root) {
      root.place(CGRect(origin: .zero, size: size))
    }
    return engine
  }

  /// Whether the views are laid out for sizes other than those in the document.
  private var changesSizes: Bool {
    options.size != nil || options.device != nil || options.isLandscape != nil
  }

  /// Returns the size of a different device, if the view has the size of the document's own device; nil otherwise.
  private func newSize(of root: UIView) -> CGSize? {
    guard options.device != nil || options.isLandscape != nil,
      root.bounds.size == CanvasDevice(document).size
    else { return nil }
    return canvas.device.size
  }
}

extension UITableViewCell {
  /// Moves the content to the other side of the cell, in a layout from right to left.
  fileprivate func mirrorContent() {
    let content = contentView
    let frame = content.frame
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    content.place(
      CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
  }
}

extension UIView {
  fileprivate func widen(by width: CGFloat) {
    let size = CGSize(width: max(bounds.width + width, 0), height: bounds.height)
    place(CGRect(origin: frame.origin, size: size))
  }
}
