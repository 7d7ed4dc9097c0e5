public import Foundation

/// A layout between two others, in which all elements move from one layout to the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// The progress, from 0 for the current layout to 1 for the next layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { moved() } }
  }
  private var values: [String: CGFloat] = [:]
  /// A closure that is called after the transition, with values that say whether its animation completed and whether
  /// the transition was finished.
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Creates a transition from one layout to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates an empty transition; nibs never contain one.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores an app's value that changes along with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value for a key, or 0 if the key is unknown.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      guard !layout.isPrepared else { continue }
      layout.isPrepared = true
      layout.prepare()
    }
  }

  /// Invalidates the transition and the two layouts.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    for layout in [currentLayout, nextLayout] {
      layout.invalidateLayout(with: context.forwarded(to: layout))
    }
    super.invalidateLayout(with: context)
  }

  /// Invalidates the attributes of the transition, but not those of the two layouts.
  private func moved() {
    isPrepared = false
    collectionView?.layoutInvalidated(Self.makeInvalidationContext())
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func follow(_ plan: ListPlan) {
    currentLayout.follow(plan)
    nextLayout.follow(plan)
  }

  /// Ends the transition without either layout, after the collection view has received a different one.
  func abandon() {
    for layout in [currentLayout, nextLayout] where layout.collectionView === collectionView {
      layout.collectionView = nil
    }
    let completion = completion
    self.completion = nil
    completion?(false, false)
  }

  private func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
    first + (last - first) * transitionProgress
  }

  open override var collectionViewContentSize: CGSize {
    let (first, last) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(first.width, last.width), height: between(first.height, last.height))
  }

  /// Returns the attributes interpolated between two others; an element of only one layout fades in or out at its
  /// position.
  private func between(
    _ first: UICollectionViewLayoutAttributes?, _ last: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = (first ?? last)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    // Both are positioned in the collection view's own content.
    copy.area = nil
    guard let first, let last else {
      copy.alpha = between(first?.alpha ?? 0, last?.alpha ?? 0)
      return copy
    }
    copy.center = CGPoint(
      x: between(first.center.x, last.center.x), y: between(first.center.y, last.center.y))
    copy.size = CGSize(
      width: between(first.size.width, last.size.width),
      height: between(first.size.height, last.size.height))
    copy.alpha = between(first.alpha, last.alpha)
    copy.zIndex = transitionProgress < 0.5 ? first.zIndex : last.zIndex
    copy.transform = first.transform.interpolated(to: last.transform, transitionProgress)
    return copy
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the current attributes of the elements that either layout has in a rectangle.
  ///
  /// Decoration views are not included; each belongs to only one of the layouts.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var seen: Set<TileKey> = []
    var found: [UICollectionViewLayoutAttributes] = []
    var items: [ItemPlace] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        guard let key = attributes.key, seen.insert(key).inserted else { continue }
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell:
          if let now = layoutAttributesForItem(at: path) { found.append(now) }
          items.append(key.place)
        case .supplementaryView:
          let kind = attributes.representedElementKind ?? ""
          if let now = layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
            found.append(now)
          }
        case .decorationView: continue
        }
      }
    }
    for place in crossingItems(rect, from: items) where seen.insert(.cell(place)).inserted {
      if let now = layoutAttributesForItem(at: place.indexPath) { found.append(now) }
    }
    return found
  }

  /// Returns the items that cross a rectangle on their way, although neither layout positions them in it.
  ///
  /// Layouts position items one after another. Therefore, these items are between those that the layouts have in the
  /// rectangle, and the first of them is found by bisection.
  /// - Parameter items: The items that the layouts have in the rectangle.
  private func crossingItems(_ rect: CGRect, from items: [ItemPlace]) -> [ItemPlace] {
    guard let collectionView, let low = items.min(), let high = items.max() else { return [] }
    let isWide = collectionViewContentSize.width > collectionView.bounds.width
    func range(_ frame: CGRect) -> (low: CGFloat, high: CGFloat) {
      isWide ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let run = ItemRun(from: low, to: high, counts: collectionView.loadedCounts)
    func place(_ index: Int) -> (low: CGFloat, high: CGFloat)? {
      layoutAttributesForItem(at: run[index].indexPath).map { range($0.frame) }
    }
    var (first, end) = (0, run.count)
    while first < end {
      let middle = (first + end) / 2
      if let place = place(middle), place.high <= range(rect).low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    var crossing: [ItemPlace] = []
    while first < run.count, let place = place(first), place.low < range(rect).high {
      crossing.append(run[first])
      first += 1
    }
    return crossing.filter {
      layoutAttributesForItem(at: $0.indexPath)?.frame.overlaps(rect) ?? false
    }
  }

  /// Whether cells are self-sizing; they are not until the transition is over.
  override var fitsCells: Bool { false }
}

extension CGAffineTransform {
  fileprivate func interpolated(to other: CGAffineTransform, _ part: CGFloat) -> CGAffineTransform {
    func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * part }
    return CGAffineTransform(
      a: between(a, other.a), b: between(b, other.b), c: between(c, other.c),
      d: between(d, other.d), tx: between(tx, other.tx), ty: between(ty, other.ty))
  }
}

extension UICollectionView {
  /// A closure that is called after an interactive transition.
  /// - Parameters:
  ///   - completed: Whether its last animation completed.
  ///   - finished: Whether the transition was finished instead of canceled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  /// Starts a transition to another layout; its progress is the `transitionProgress` of the returned layout.
  /// - Parameter completion: A closure that is called after the transition has been finished or canceled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    layoutIfNeeded()
    let current = collectionViewLayout
    if let transition = current as? UICollectionViewTransitionLayout {
      ListFailure.report(
        "the collection is already in the middle of an interactive transition", in: self)
      return transition
    }
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    transition.completion = completion
    collectionViewLayout = transition
    return transition
  }

  /// Finishes the transition by animating to the next layout.
  public func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Cancels the transition by animating back to the previous layout.
  public func cancelInteractiveTransition() { endTransition(finishes: false) }

  private func endTransition(finishes: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
      return ListFailure.report(
        "the collection was not prepared for an interactive transition. see"
          + " startInteractiveTransition(to:completion:)", in: self)
    }
    transition.currentLayout.collectionView = nil
    transition.nextLayout.collectionView = nil
    let completion = transition.completion
    transition.completion = nil
    setCollectionViewLayout(
      finishes ? transition.nextLayout : transition.currentLayout, animated: true
    ) { completion?($0, finishes) }
  }
}
