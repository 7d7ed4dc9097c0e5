import Foundation
public import HeadlessUIKit
public import IBCanvas
public import IBLint
public import InterfaceBuilder
import XMLTree

/// The layout of a document, as facts for the linter.
///
/// Conflicts and ambiguities are determined as in the running app. Stored frames are compared with Interface Builder's
/// canvas, which wrote them, and which behaves differently in some ways.
public struct SolvedLayoutFacts: LayoutFacts {
  /// The views with an ambiguous frame, in document order.
  public let openPlaces: [OpenPlace]
  /// The conflicts, one for each dropped constraint.
  public let conflicts: [ConstraintConflict]
  /// The conflicts on other devices of constraints that do not conflict on the document's own device.
  public let otherConflicts: [DeviceConflict]
  /// The ids of views whose stored frame differs from the solved frame for no known reason, in document order.
  public let staleFrames: [String]
  /// The ids of views whose stored frame differs from the solved frame for any reason, in document order.
  public let movedViews: [String]
  private let layout: SolvedLayout
  /// The layout with different estimates, or nil if not needed.
  private let probe: SolvedLayout?

  /// Lays out a document.
  /// - Parameters:
  ///   - options: Options such as the device and size. Stored frames are only compared if these are the document's own.
  ///   - otherDevices: The devices on which to look for further conflicts.
  /// - Throws: `NibError` if the document cannot be compiled, for example because it is for macOS.
  @MainActor
  public init(
    _ document: IBDocument, on options: DocumentLayoutOptions = DocumentLayoutOptions(),
    otherDevices: [HeadlessDevice] = []
  ) throws(NibError) {
    var options = options
    options.explainsConflicts = true
    let layout = try document.solvedFrames(on: options)
    self.layout = layout
    var running = layout
    if layout.rules.values.contains(where: { !$0.isDisjoint(with: Self.canvasHabits) }) {
      var options = options
      options.withoutRules.formUnion(Self.canvasHabits)
      running = try document.solvedFrames(on: options)
    }
    let isOwn = options.device == nil && options.isLandscape == nil && options.size == nil
    let comparison = isOwn ? LayoutComparison(document, layout).views : []
    movedViews = comparison.filter(\.differs).compactMap(\.object.id)
    let differing = Self.unexplained(comparison, document, layout)
    if isOwn, !differing.isEmpty || Self.hasMisplacedViews(document) {
      options.probesModel = true
      options.explainsConflicts = false
      probe = try document.solvedFrames(on: options)
    } else {
      probe = nil
    }
    staleFrames = differing
    openPlaces = document.objects.compactMap { [running] object in
      guard let id = object.id, let place = running.places[id], place.isConstrained,
        !place.isDetermined
      else { return nil }
      var parts = place.ambiguousDimensions.parts
      // The row gives the content its height, and the document states another one.
      if object.isInCellOfOtherHeight { parts.subtract([.y, .height]) }
      return parts.isEmpty ? nil : OpenPlace(id: id, parts: parts)
    }
    conflicts = running.conflicts.map { ConstraintConflict($0) }
    otherConflicts = try Self.conflicts(
      of: document, on: otherDevices, besides: conflicts, own: running)
  }

  /// Returns the conflicts on several devices whose constraints are in no conflict on an earlier one.
  /// - Parameter own: The layout on the document's own device.
  @MainActor
  private static func conflicts(
    of document: IBDocument, on devices: [HeadlessDevice], besides known: [ConstraintConflict],
    own layout: SolvedLayout
  ) throws(NibError) -> [DeviceConflict] {
    var seen = Set(known.flatMap { $0.constraints + [$0.broken] })
    var found: [DeviceConflict] = []
    for device in devices {
      var options = DocumentLayoutOptions()
      options.device = device
      options.explainsConflicts = true
      options.withoutRules = canvasHabits
      let other = try document.solvedFrames(on: options)
      for conflict in other.conflicts {
        let conflict = ConstraintConflict(conflict)
        let own = conflict.constraints + [conflict.broken]
        guard seen.isDisjoint(with: own),
          !isOfUnknownSafeArea(own.compactMap { document.object(id: $0) }, layout, other)
        else { continue }
        found.append(DeviceConflict(device: device.name, conflict: conflict))
        seen.formUnion(own)
      }
    }
    return found
  }

  /// Returns whether a conflict depends on the safe area of a root that has the same size on both devices. Such a root
  /// does not fill the screen: a container of the app places it, for example as a popover or child, and determines its
  /// safe area.
  private static func isOfUnknownSafeArea(
    _ constraints: [IBObject], _ one: SolvedLayout, _ other: SolvedLayout
  ) -> Bool {
    guard
      constraints.contains(where: { ResolvedConstraint($0)?.dependsOnSafeArea == true }),
      let root = constraints.first?.rootView?.id,
      let first = one.places[root]?.frame.size, let second = other.places[root]?.frame.size
    else { return false }
    return first == second
  }

  /// The canvas behavior for views in stack views that differs from the running app: in the app, a stack view turns off
  /// the masks of its arranged views, a label without text has no size, and a view is as high as its content.
  private static let canvasHabits: Set<CanvasRule> = [
    .maskInStack, .emptyLabel, .heightOfEmptyView,
  ]

  /// Returns the frame of a view, in points of its superview's coordinates, or nil for a view without a layout.
  public func frame(of id: String) -> Rect? { layout.places[id].map { Rect($0.frame) } }

  /// Returns the parts of a view's frame that do not depend on estimates.
  public func exactParts(of id: String) -> Set<FramePart> {
    guard let one = layout.places[id], let other = probe?.places[id], one.isDetermined else {
      return []
    }
    let (first, second) = (Rect(one.frame), Rect(other.frame))
    return Set(FramePart.allCases.filter { abs(first[$0] - second[$0]) < 0.01 })
  }

  /// Returns the views that differ from their stored frames for no known reason. A stack view is not a reason, because
  /// versions of Interface Builder arrange its views differently.
  private static func unexplained(
    _ views: [LayoutComparison.View], _ document: IBDocument, _ layout: SolvedLayout
  ) -> [String] {
    guard views.contains(where: \.differs) else { return [] }
    // Views with conflicting constraints have no correct frame.
    let constraints = layout.conflicts.flatMap(\.constraints).compactMap { document.object(id: $0) }
    let items = constraints.compactMap { ResolvedConstraint($0) }.flatMap {
      [$0.firstItem, $0.secondItem]
    }
    let contradicted = Set(items.compactMap { $0?.id })
    let uncertain = UncertainViews(document)
    return views.compactMap { view in
      guard view.differs, view.reason == nil, view.object.parent?.element != "stackView",
        view.object.id.map({ !contradicted.contains($0) }) ?? false,
        !uncertain.contains(view.object), !mayHaveInsets(view.object, layout)
      else { return nil }
      return view.object.id
    }
  }

  /// Returns whether the stored frame of an image view only differs by the alignment insets that an image in an asset
  /// catalog may have: it encloses the solved frame, in which the image itself appears.
  private static func mayHaveInsets(_ object: IBObject, _ layout: SolvedLayout) -> Bool {
    guard object.node.name == Names.imageView, object.node[Names.image] != nil,
      let stored = object.frame, let solved = object.id.flatMap({ layout.places[$0]?.frame })
    else { return false }
    let frame = Rect(solved)
    return stored.x <= frame.x && stored.y <= frame.y
      && stored.x + stored.width >= frame.x + frame.width
      && stored.y + stored.height >= frame.y + frame.height
  }

  private static func hasMisplacedViews(_ document: IBDocument) -> Bool {
    document.objects.contains { $0.node.bool(Names.misplaced) == true }
  }
}

extension IBObject {
  /// The outermost view around an object.
  fileprivate var rootView: IBObject? {
    var root = parent
    while let around = root?.parent, IBSchema.isView(around.node.name, on: document.platform) {
      root = around
    }
    return root
  }
}

extension ResolvedConstraint {
  /// Whether the constraint refers to a layout guide of a screen, or to margins, which depend on the safe area.
  fileprivate var dependsOnSafeArea: Bool {
    [firstItem, secondItem].contains { item in
      item?.key == "safeArea" || item?.node.name == Names.viewControllerLayoutGuide
    } || [firstAttribute, secondAttribute].contains { $0?.word.hasSuffix("Margin") == true }
  }
}

extension ConstraintConflict {
  fileprivate init(_ conflict: SolvedLayout.Conflict) {
    self.init(
      broken: conflict.broken, constraints: conflict.constraints,
      dependsOnContent: conflict.dependsOnContent, dependsOnStack: conflict.dependsOnStack,
      fittingSize: conflict.fittingSize.map {
        Size(width: Double($0.width), height: Double($0.height))
      })
  }
}

extension Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension SolvedLayout.AmbiguousDimensions {
  fileprivate var parts: Set<FramePart> {
    let all: [(Self, FramePart)] = [
      (.x, .x), (.y, .y), (.width, .width), (.height, .height),
    ]
    return Set(all.filter { contains($0.0) }.map(\.1))
  }
}
