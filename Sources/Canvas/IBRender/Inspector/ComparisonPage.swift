import Foundation

/// An HTML page that shows two versions of documents: next to each other, one over the other, or with a slider.
///
/// The page loads no other files, works with keyboards and screen readers, and follows the browser's light or dark mode.
public struct ComparisonPage: Sendable {
  /// The two versions of a document.
  public struct Pair: Sendable {
    /// The name of the document, which the page shows as a heading.
    public var name: String
    /// The picture of the old version, or nil if there is none.
    public var old: Picture?
    /// The picture of the new version, or nil if there is none.
    public var new: Picture?
    /// The changes, in the order in which the page lists them.
    public var changes: [Change]

    /// Creates a pair from the pictures of its versions and the changes between them.
    public init(name: String, old: Picture?, new: Picture?, changes: [Change]) {
      (self.name, self.old) = (name, old)
      (self.new, self.changes) = (new, changes)
    }
  }

  /// The changes to an object, in words.
  public struct Change: Sendable {
    /// The id of the object, or nil if the change concerns no object.
    public var object: String?
    /// The description of the change, which the page shows as plain text.
    public var text: String

    /// Creates a change from the id of its object and its description.
    public init(object: String?, text: String) { (self.object, self.text) = (object, text) }
  }

  /// The title of the page.
  public var title: String
  /// The pairs of documents, in the order in which the page shows them.
  public var pairs: [Pair]

  /// Creates a page from its title and its pairs of documents.
  public init(title: String, pairs: [Pair]) { (self.title, self.pairs) = (title, pairs) }

  /// The page in UTF-8. Equal values produce the same bytes.
  public var bytes: [UInt8] {
    var out = SVGBytes()
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.escape(title)
    out.append("</title>\n<style>\n")
    out.append(ComparisonAssets.style)
    out.append("</style>\n</head>\n<body data-mode=\"sides\">\n<header>\n<h1>")
    out.escape(title)
    out.append("</h1>\n")
    out.append(ComparisonAssets.controls)
    out.append("</header>\n<main>\n")
    var images = SharedImages()
    var articles = SVGBytes()
    for (index, pair) in pairs.enumerated() {
      Self.append(pair, index, &images, to: &articles)
    }
    out.append(images.element)
    out.append(articles)
    if pairs.isEmpty { out.append("<p>There are no differences.</p>\n") }
    out.append("</main>\n<script>\n")
    out.append(ComparisonAssets.script)
    out.append("</script>\n</body>\n</html>\n")
    return out.bytes
  }

  private static func append(
    _ pair: Pair, _ index: Int, _ images: inout SharedImages, to out: inout SVGBytes
  ) {
    let versions = [("old", "Before", pair.old), ("new", "After", pair.new)].map {
      (name: $0.0, caption: $0.1, picture: $0.2, frames: $0.2?.frames ?? [:])
    }
    out.append("<article>\n<h2>")
    out.escape(pair.name)
    out.append("</h2>\n<ul>\n")
    for change in pair.changes {
      out.append("<li>")
      if let object = change.object, versions.contains(where: { $0.frames[object] != nil }) {
        out.append("<button")
        out.attribute("data-object", object)
        out.append(" aria-pressed=\"false\">")
        out.escape(change.text)
        out.append("</button>")
      } else {
        out.escape(change.text)
      }
      out.append("</li>\n")
    }
    out.append("</ul>\n<div class=\"stage\">\n")
    for (name, caption, picture, frames) in versions {
      out.append("<figure class=\"\(name)\"><figcaption>\(caption)</figcaption>\n")
      if let picture {
        out.append(
          SVGWriter().bytes(
            of: picture, title: "\(caption): \(pair.name)", prefix: "\(name)\(index)",
            images: &images))
        append(frames, of: pair.changes, picture.size, to: &out)
      } else {
        out.append("<p>There is no picture of this version.</p>\n")
      }
      out.append("</figure>\n")
    }
    out.append("</div>\n</article>\n")
  }

  /// Appends the frames of the changed objects, to be drawn over a picture.
  private static func append(
    _ frames: [String: CGRect], of changes: [Change], _ size: CGSize, to out: inout SVGBytes
  ) {
    out.append("<svg class=\"marks\" aria-hidden=\"true\"")
    out.attribute("width", size.width)
    out.attribute("height", size.height)
    out.append(">\n")
    for case let object? in changes.map(\.object) {
      guard let frame = frames[object] else { continue }
      out.append("<rect")
      out.attribute("data-object", object)
      out.attributes(frame)
      out.append("/>\n")
    }
    out.append("</svg>\n")
  }
}

/// The parts of the page that do not depend on the documents.
private enum ComparisonAssets {
  static let controls = """
    <fieldset><legend>Show</legend>
    <label><input type="radio" name="mode" value="sides" checked> Side by side</label>
    <label><input type="radio" name="mode" value="old"> Before</label>
    <label><input type="radio" name="mode" value="new"> After</label>
    <label><input type="radio" name="mode" value="overlay"> Overlay</label>
    <label><input type="radio" name="mode" value="difference"> Difference</label>
    <label><input type="radio" name="mode" value="slider"> Slider</label>
    </fieldset>
    <label id="share-label">Position <input id="share" type="range" min="0" max="100" value="50"></label>
    <label><input id="marks" type="checkbox" checked> Changed objects</label>

    """

  static let style = """
    :root { color-scheme: light dark; --back: #f5f5f7; --panel: #fff; --text: #1d1d1f; --line: #d2d2d7;
      --accent: #0066cc; --mark: #d9480f; }
    @media (prefers-color-scheme: dark) { :root { --back: #161617; --panel: #1d1d1f; --text: #f5f5f7;
      --line: #424245; --accent: #4da3ff; --mark: #ff922b; } }
    * { box-sizing: border-box; }
    .images { position: absolute; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 13px/1.45 -apple-system, system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 6px 18px;
      align-items: center; padding: 8px 14px; background: var(--panel); border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0 8px 0 0; } h2 { font-size: 14px; margin: 0 0 6px; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 12px; }
    legend { float: left; padding: 0 12px 0 0; }
    article { padding: 16px 24px; border-bottom: 1px solid var(--line); }
    ul { margin: 0 0 12px; padding-left: 18px; }
    li button { font: inherit; text-align: left; vertical-align: top; color: var(--accent); background: none; border: 0; padding: 0;
      cursor: pointer; }
    li button[aria-pressed=true] { font-weight: 600; }
    .stage { display: grid; overflow: auto; }
    figure { position: relative; margin: 0; grid-area: 1 / 1; justify-self: start; align-self: start; }
    figcaption { color: var(--text); opacity: .65; }
    figure > svg { display: block; } figure > svg[role=img] { background: #fff; }
    .marks { position: absolute; left: 0; bottom: 0; overflow: visible; pointer-events: none; }
    .marks rect { fill: none; stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 3; }
    .marks rect.selected { fill: var(--mark); fill-opacity: .2; stroke-dasharray: none; stroke-width: 3; }
    body.plain .marks rect:not(.selected) { display: none; }
    [data-mode=sides] .stage { display: flex; gap: 24px; }
    [data-mode=old] .new, [data-mode=new] .old { display: none; }
    [data-mode=overlay] .new { opacity: calc(var(--share, 50) / 100); }
    [data-mode=difference] .stage { isolation: isolate; }
    [data-mode=difference] .new { mix-blend-mode: difference; }
    [data-mode=slider] .new { clip-path: inset(0 0 0 calc(var(--share, 50) * 1%)); }
    [data-mode=slider] .new::after { content: ""; position: absolute; top: 0; bottom: 0; width: 2px;
      left: calc(var(--share, 50) * 1%); background: var(--accent); }
    [data-mode=overlay] figcaption, [data-mode=difference] figcaption, [data-mode=slider] figcaption {
      visibility: hidden; }
    body:not([data-mode=overlay]):not([data-mode=slider]) #share-label { display: none; }

    """

  static let script = #"""
    (() => {
      'use strict';
      const share = document.getElementById('share');
      const marks = document.getElementById('marks');
      const place = () => document.body.style.setProperty('--share', share.value);
      for (const mode of document.getElementsByName('mode')) {
        mode.addEventListener('change', () => { document.body.dataset.mode = mode.value; });
      }
      share.addEventListener('input', place);
      marks.addEventListener('change', () => document.body.classList.toggle('plain', !marks.checked));
      for (const button of document.querySelectorAll('button[data-object]')) {
        button.addEventListener('click', () => {
          const article = button.closest('article');
          const isPressed = button.getAttribute('aria-pressed') === 'true';
          for (const other of article.querySelectorAll('button')) other.setAttribute('aria-pressed', 'false');
          for (const rect of article.querySelectorAll('.marks rect')) rect.classList.remove('selected');
          if (isPressed) return;
          button.setAttribute('aria-pressed', 'true');
          let first = null;
          for (const rect of article.querySelectorAll('.marks rect')) {
            if (rect.dataset.object !== button.dataset.object) continue;
            rect.classList.add('selected');
            first = first || rect;
          }
          if (first) first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        });
      }
      place();
    })();

    """#
}
