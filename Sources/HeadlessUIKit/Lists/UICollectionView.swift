public import Foundation

/// Items that a layout places.
@MainActor
open class UICollectionView: UIScrollView {
  /// Kinds of supplementary views.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var dragInteractionEnabled = false
  open var remembersLastFocusedIndexPath = false
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView, backgroundView.superview !== self {
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  private var cells = ReusableViews<UICollectionViewCell>()
  var cellStates = CellStates<UICollectionViewCell>()
  /// By the kind and the identifier, with a slash between, as nibs have them.
  private var supplementaryViews = ReusableViews<UICollectionReusableView>()

  /// A collection without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection from a nib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    let nib = coder.nib
    if let layout: UICollectionViewLayout = nib.object("UICollectionLayout") {
      collectionViewLayout = layout
    }
    collectionViewLayout.collectionView = self
    isPrefetchingEnabled = nib.bool("UICollectionViewPrefetchingEnabled") ?? true
    allowsSelection = nib.bool("UIAllowsSelection") ?? true
    allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
    backgroundView = nib.object("UIBackgroundView")
    dataSource = nib.object("UIDataSource") as? any UICollectionViewDataSource
    cells.register(
      nibs: nib.object("UICollectionViewCellNibDict"),
      externalObjects: nib.object("UICollectionViewCellPrototypeNibExternalObjects"), holder: self)
    supplementaryViews.register(
      nibs: nib.object("UICollectionViewSupplementaryViewNibDict"),
      externalObjects: nib.object("UICollectionViewSupplementaryViewPrototypeNibExternalObjects"),
      holder: self)
  }

  /// Decides about items, and is notified about scrolling and selection.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Items

  /// The number of sections in the data source, by default one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items the data source has in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Asks the data source again at the next layout.
  open func reloadData() {
    cellStates = CellStates()
    setNeedsLayout()
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Reuse

  /// Registers the nib of cells; nil takes it away.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0, externalObjects: [:]) }, for: identifier)
  }

  /// Registers the class of cells, which conforms to ``RegisteredView``; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      cellClass.map {
        .type($0) { type, _ in UICollectionReusableView.make(type) as? UICollectionViewCell }
      }, for: identifier)
  }

  /// Registers the nib of supplementary views; nil removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(
      nib.map { .nib($0, externalObjects: [:]) }, for: "\(kind)/\(identifier)")
  }

  /// Registers the class of supplementary views, which conforms to ``RegisteredView``; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register(
      viewClass.map { .type($0) { type, _ in UICollectionReusableView.make(type) } },
      for: "\(elementKind)/\(identifier)")
  }

  /// A cell of a kind. An identifier that is not registered is an error; if the handler continues, a plain cell is
  /// returned.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let missing =
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)"
    let cell = made(missing, identifier) { () throws(NibError) in try cells.make(identifier) }
    return cell ?? UICollectionViewCell()
  }

  /// A supplementary view of a kind; an identifier that is not registered is an error.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let missing = "could not dequeue a view of kind: \(elementKind) with identifier \(identifier)"
    let view = made(missing, identifier) { () throws(NibError) in
      try supplementaryViews.make("\(elementKind)/\(identifier)")
    }
    return view ?? UICollectionReusableView()
  }

  private func made<View: UICollectionReusableView>(
    _ missing: String, _ identifier: String, _ make: () throws(NibError) -> View?
  ) -> View? {
    do throws(NibError) {
      if let view = try make() {
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
      }
      throw NibError(
        .unregisteredIdentifier,
        missing + " - must register a nib or a class for the identifier or connect a prototype cell"
          + " in a storyboard",
        at: nibReference?.place, className: "\(type(of: self))", key: identifier)
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UICollectionView.dataSource)
    nib.delegate("prefetchDataSource", \UICollectionView.prefetchDataSource)
    nib.outlet("collectionViewLayout", \UICollectionView.collectionViewLayout)
    nib.outlet("backgroundView", \UICollectionView.backgroundView)
    nib.outlet("allowsSelection", \UICollectionView.allowsSelection)
    nib.outlet("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
  }
}

extension UICollectionReusableView {
  /// A view of a registered class, nil for one that cannot be made by its class.
  static func make(_ type: AnyClass) -> UICollectionReusableView? {
    if type == UICollectionViewCell.self { return UICollectionViewCell(frame: .zero) }
    if type == UICollectionReusableView.self { return UICollectionReusableView(frame: .zero) }
    return (type as? any RegisteredView.Type)?.init(frame: .zero) as? UICollectionReusableView
  }
}

extension UICollectionView: PrototypeHolder {
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    cells.nibs + supplementaryViews.nibs
  }
}
