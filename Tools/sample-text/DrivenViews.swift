import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import XMLTree

/// The texts of a document, and whether their sizes are those of their contents.
///
/// Those that are by asking: where every text grows, and again where every text shrinks, those that change by just
/// their own amount both times, and that had their stored size before, are free to be as large as their text.
@MainActor
struct DrivenViews {
  /// A view that follows its content.
  struct View {
    let object: IBObject
    let isWidthFree: Bool
    let isHeightFree: Bool
    /// As it is laid out with the model's own sizes of texts; nil where that is open.
    let modelled: CGRect?
  }

  private static let kinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar",
  ]

  let document: IBDocument
  private(set) var views: [View] = []

  init(_ document: IBDocument) throws {
    self.document = document
    let candidates = document.objects.filter {
      Self.kinds.contains($0.element) && $0.node["misplaced"] != "YES"
        && $0.node["ambiguous"] != "YES"
    }
    var options = DocumentLayoutOptions()
    options.text = .document
    guard !candidates.isEmpty else { return }
    guard document.usesAutoLayout else {
      views = candidates.map {
        View(object: $0, isWidthFree: false, isHeightFree: false, modelled: nil)
      }
      return
    }
    let plain = try document.solvedFrames(on: options)
    let larger = try changed(candidates, by: 1).solvedFrames(on: options)
    // The sizes of labels from the library and of designable views are not those of the model.
    var unruled = DocumentLayoutOptions()
    unruled.withoutRules = [.libraryLabel, .designableSize]
    let modelled = try document.solvedFrames(on: unruled)
    let smaller = try changed(candidates, by: -1).solvedFrames(on: options)
    for (number, object) in candidates.enumerated() {
      guard let id = object.id, let rect = object.node.child(keyed: "frame")?.rect,
        let place = plain.places[id], place.isConstrained, place.isDetermined,
        let large = larger.places[id]?.frame, let small = smaller.places[id]?.frame
      else {
        views.append(View(object: object, isWidthFree: false, isHeightFree: false, modelled: nil))
        continue
      }
      let change = Self.change(of: number)
      func isFree(_ length: KeyPath<CGRect, CGFloat>, _ stored: Double, _ change: CGFloat) -> Bool {
        let own = place.frame[keyPath: length]
        return abs(own - stored) < 0.01 && abs(large[keyPath: length] - own - change) < 0.01
          && abs(own - small[keyPath: length] - change) < 0.01
      }
      views.append(
        View(
          object: object, isWidthFree: isFree(\.size.width, rect.width, change.width),
          isHeightFree: isFree(\.size.height, rect.height, change.height),
          modelled: modelled.places[id].flatMap { $0.isDetermined ? $0.frame : nil }))
    }
  }

  /// Amounts of their own, so that no view is taken for another one that it must be as wide as.
  private static func change(of number: Int) -> CGSize {
    CGSize(width: 1 + CGFloat(number % 9) / 2, height: 1 + CGFloat(number % 7) / 2)
  }

  /// The document with texts of other sizes.
  private func changed(_ candidates: [IBObject], by sign: CGFloat) throws -> IBDocument {
    var edits = SourceEdits(document.tree)
    for (number, object) in candidates.enumerated() {
      guard let node = object.node.child(keyed: "frame"), let rect = node.rect else { continue }
      let change = Self.change(of: number)
      edits.setAttribute("width", to: "\(rect.width + sign * change.width)", on: node)
      edits.setAttribute("height", to: "\(rect.height + sign * change.height)", on: node)
    }
    return try IBDocument(parsing: edits.bytes)
  }

  /// The views with their texts and sizes.
  func samples() -> [TextSample] {
    guard !views.isEmpty else { return [] }
    UIKitEra.current = UIKitEra(document.tools)
    let device = document.device?.node["id"].flatMap { HeadlessDevice(identifier: $0) }
    let generic = HeadlessDevice(
      identifier: "", name: "", idiom: .phone, size: CGSize(width: 600, height: 600), scale: 2,
      safeArea: .zero)
    UIScreen.main = UIScreen(device: device ?? generic)
    let nibs = loadedNibs()
    return views.compactMap { view in
      let id = view.object.id ?? ""
      let live = nibs.lazy.compactMap { $0.object(withID: id) as? UIView }.first
      return live.map { TextSample(view, $0) }
    }
  }

  private func loadedNibs() -> [LoadedNib] {
    var options = LoadOptions()
    options.makesStandIns = true
    let nibs: [UINib]
    if document.kind == .storyboard {
      let storyboard = try? StoryboardNibs(document: document, includingUnreachableScenes: true)
      nibs = storyboard?.entries.map(\.nib) ?? []
    } else {
      nibs = (try? UINib(document: document)).map { [$0] } ?? []
    }
    var loaded = nibs.compactMap { try? $0.load(withOwner: nil, options: options) }
    var index = 0
    while index < loaded.count {
      loaded += ((try? loaded[index].prototypes(options: options)) ?? []).map(\.nib)
      index += 1
    }
    return loaded
  }
}
