import Foundation

/// The optional delegate methods of a flow layout for which a missing implementation makes a difference.
enum FlowQuestion: Hashable {
  case itemSize
}

/// The delegate's answers for a section of a flow layout.
struct AskedSection {
  let metrics: FlowSection.Metrics
  /// The sizes of the items; nil if the delegate does not provide them.
  let extents: [FlowSection.Extent]?
}

extension UICollectionViewFlowLayout {
  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Asks the delegate for all sizes and spaces, and returns the geometry.
  func makeFlow() -> FlowGeometry {
    guard let collectionView else { return FlowGeometry() }
    var flow = FlowGeometry()
    flow.isHorizontal = scrollDirection == .horizontal
    flow.boundsSize = collectionView.bounds.size
    flow.breadth = breadth(in: collectionView)
    let count = collectionView.numberOfSections
    let known = asked?.count == count ? asked : nil
    var answers: [AskedSection] = []
    var sections: [FlowSection] = []
    for section in 0..<count {
      let answer = known?[section] ?? ask(section, in: collectionView, flow.isHorizontal)
      answers.append(answer)
      sections.append(makeSection(section, answer, in: collectionView, flow))
    }
    flow.take(sections)
    asked = answers
    return flow
  }

  /// Applies the measured sizes of cells, and keeps all other sizes.
  func applyFoundSizes() {
    var widest: [Int: Double] = [:]
    for place in found {
      guard let size = fittedSizes[place] else { continue }
      let extent = extent(size, place.section, flow.isHorizontal)
      flow.set(extent, of: place)
      widest[place.section] = max(widest[place.section] ?? 0, extent.across)
    }
    for (section, across) in widest where flow.sections.indices.contains(section) {
      let metrics = flow.sections[section].metrics
      warnOfWidth(across, flow.breadth - metrics.leading - metrics.trailing, flow.isHorizontal)
    }
  }

  /// Returns the length of the lines, in points.
  func breadth(in collectionView: UICollectionView) -> Double {
    let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
    return Double(
      scrollDirection == .horizontal
        ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right)
  }

  private func extent(_ size: CGSize, _ section: Int, _ isHorizontal: Bool) -> FlowSection.Extent {
    let size = valid(size, section)
    return isHorizontal
      ? FlowSection.Extent(along: Double(size.width), across: Double(size.height))
      : FlowSection.Extent(along: Double(size.height), across: Double(size.width))
  }

  private func ask(_ section: Int, in collectionView: UICollectionView, _ isHorizontal: Bool)
    -> AskedSection
  {
    let count = collectionView.numberOfItems(inSection: section)
    let metrics = metrics(section, in: collectionView, isHorizontal)
    return AskedSection(
      metrics: metrics,
      extents: askedExtents(section, count, in: collectionView) {
        self.extent($0, section, isHorizontal)
      })
  }

  private func makeSection(
    _ section: Int, _ answer: AskedSection, in collectionView: UICollectionView,
    _ flow: FlowGeometry
  ) -> FlowSection {
    let count = collectionView.numberOfItems(inSection: section)
    let metrics = answer.metrics
    let usual = extent(usualSize, section, flow.isHorizontal)
    var extents = answer.extents
    if !fittedSizes.isEmpty {
      var fitted = extents ?? [FlowSection.Extent](repeating: usual, count: count)
      var hasFitted = false
      for index in 0..<count {
        guard let size = fittedSizes[ItemPlace(section, index)] else { continue }
        fitted[index] = extent(size, section, flow.isHorizontal)
        hasFitted = true
      }
      if hasFitted { extents = fitted }
    }
    let widest =
      extents.map { $0.reduce(0) { max($0, $1.across) } } ?? (count > 0 ? usual.across : 0)
    warnOfWidth(widest, flow.breadth - metrics.leading - metrics.trailing, flow.isHorizontal)
    guard let extents, let first = extents.first, extents.contains(where: { $0 != first }) else {
      return FlowSection(
        metrics, count: count, each: extents?.first ?? usual, breadth: flow.breadth)
    }
    return FlowSection(metrics, extents: extents, breadth: flow.breadth)
  }

  /// The size of items if nothing else provides one.
  private var usualSize: CGSize {
    guard estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize else {
      return itemSize
    }
    return estimatedItemSize
  }

  /// Returns the sizes of the items from the delegate, or nil if it does not provide them.
  private func askedExtents(
    _ section: Int, _ count: Int, in collectionView: UICollectionView,
    _ extent: (CGSize) -> FlowSection.Extent
  ) -> [FlowSection.Extent]? {
    let placeholders = collectionView.placeholders
    guard count > placeholders.count(inSection: section), let sizes else { return nil }
    collectionView.flowAnswers.clear(.itemSize)
    // The loop reuses one index path: creating one for each item would cost more than everything else.
    var path: IndexPath = [section, 0]
    let first = sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
    if collectionView.flowAnswers.has(.itemSize) { return nil }
    let translates = !placeholders.isEmpty
    return [FlowSection.Extent](unsafeUninitializedCapacity: count) { buffer, filled in
      let isFirstWaiting = placeholders[ItemPlace(section, 0)] != nil
      buffer.initializeElement(at: 0, to: extent(isFirstWaiting ? itemSize : first))
      for item in 1..<max(count, 1) {
        if translates {
          let place = ItemPlace(section, item)
          guard placeholders[place] == nil else {
            buffer.initializeElement(at: item, to: extent(itemSize))
            continue
          }
          path[1] = placeholders.dataPlace(of: place).item
        } else {
          path[1] = item
        }
        let size = sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
        buffer.initializeElement(at: item, to: extent(size))
      }
      filled = count
    }
  }

  private func metrics(_ section: Int, in collectionView: UICollectionView, _ isHorizontal: Bool)
    -> FlowSection.Metrics
  {
    let inset =
      sizes?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let header =
      sizes?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      sizes?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    var metrics = FlowSection.Metrics()
    metrics.before = Double(isHorizontal ? inset.left : inset.top)
    metrics.after = Double(isHorizontal ? inset.right : inset.bottom)
    let reference = referenceInset(in: collectionView)
    metrics.leading = Double(isHorizontal ? inset.top + reference.top : inset.left + reference.left)
    metrics.trailing = Double(
      isHorizontal ? inset.bottom + reference.bottom : inset.right + reference.right)
    metrics.lineSpacing = Double(
      sizes?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing)
    metrics.itemSpacing = Double(
      sizes?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    metrics.header = Double(isHorizontal ? header.width : header.height)
    metrics.footer = Double(isHorizontal ? footer.width : footer.height)
    return valid(metrics, section)
  }

  /// Returns the distance from the content inset to the edges from which section insets are measured, in points.
  ///
  /// It is not negative: Apple's documentation of `sectionInsetReference` says that the content inset is always
  /// respected.
  private func referenceInset(in collectionView: UICollectionView) -> UIEdgeInsets {
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = collectionView.safeAreaInsets
    case .fromLayoutMargins: wanted = collectionView.layoutMargins
    }
    let known = collectionView.adjustedContentInset
    return UIEdgeInsets(
      top: max(wanted.top - known.top, 0), left: max(wanted.left - known.left, 0),
      bottom: max(wanted.bottom - known.bottom, 0), right: max(wanted.right - known.right, 0))
  }

  /// Reports lengths that are not finite, and replaces them with zero.
  private func valid(_ metrics: FlowSection.Metrics, _ section: Int) -> FlowSection.Metrics {
    let lengths: [WritableKeyPath<FlowSection.Metrics, Double>] = [
      \.before, \.after, \.leading, \.trailing, \.lineSpacing, \.itemSpacing, \.header, \.footer,
    ]
    guard !lengths.allSatisfy({ abs(metrics[keyPath: $0]) < 1e9 }) else { return metrics }
    ListFailure.report(
      "an inset, a spacing, or the size of a header or footer of section \(section) is not finite",
      in: collectionView ?? UIView())
    var metrics = metrics
    for length in lengths where !(abs(metrics[keyPath: length]) < 1e9) {
      metrics[keyPath: length] = 0
    }
    return metrics
  }

  private func valid(_ size: CGSize, _ section: Int) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0,
      size.width < 1e9, size.height < 1e9
    {
      return size
    }
    ListFailure.report(
      "the size of an item of section \(section) is negative or not finite: \(size.width) ×"
        + " \(size.height)", in: collectionView ?? UIView())
    return CGSize(width: 50, height: 50)
  }

  /// Warns about items that are wider than their lines, as UIKit does in its log.
  private func warnOfWidth(_ widest: Double, _ room: Double, _ isHorizontal: Bool) {
    guard widest > room + 1e-6, let collectionView, !collectionView.bounds.isEmpty else { return }
    let (length, sides) = isHorizontal ? ("height", "top and bottom") : ("width", "left and right")
    // The message is UIKit's, with the sizes added.
    ListWarning.report(
      .undefinedFlow,
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length)"
        + " must be less than the \(length) of the UICollectionView minus the section insets \(sides)"
        + " values, minus the content insets \(sides) values. The \(length) is \(widest), but only \(room)"
        + " are available.", collectionView)
  }

  // MARK: Attributes

  func attributes(of place: ItemPlace, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(
      indexPath: place.indexPath, kind: nil, category: .cell)
    attributes.frame = frame
    return attributes
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = flow.stretch(of: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in flow.sections(from: low, to: high) {
      for kind in Self.sectionKinds {
        if let view = attributes(ofKind: kind, section: section), view.frame.overlaps(rect) {
          found.append(view)
        }
      }
      for item in flow.items(ofSection: section, from: low, to: high) {
        let place = ItemPlace(section, item)
        guard let frame = flow.frame(of: place), frame.overlaps(rect) else { continue }
        found.append(attributes(of: place, frame))
      }
    }
    return found
  }

  private static var sectionKinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  /// Returns the attributes of a header or footer.
  /// - Parameter evenIfEmpty: Whether a section without one has attributes of size zero instead of nil.
  func attributes(
    ofKind kind: String, section: Int, evenIfEmpty: Bool = false
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(section), Self.sectionKinds.contains(kind) else {
      return nil
    }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let part = flow.sections[section]
    let length = isHeader ? part.metrics.header : part.metrics.footer
    guard length > 0 || evenIfEmpty else { return nil }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(
      indexPath: [section, 0], kind: kind, category: .supplementaryView)
    let start = flow.start(of: section)
    let footerStart = start + part.footerStart
    var along = isHeader ? start : footerStart
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins, let collectionView {
      let inset = collectionView.adjustedContentInset
      let (low, high) = flow.stretch(
        of: collectionView.layoutRect(collectionView.bounds.inset(by: inset)))
      along =
        isHeader
        ? max(start, min(low, footerStart - length))
        : min(footerStart, max(high - length, start + part.metrics.header))
      attributes.zIndex = 10
    }
    attributes.frame = flow.rect(along, 0, length, length > 0 ? flow.breadth : 0)
    return attributes
  }
}
