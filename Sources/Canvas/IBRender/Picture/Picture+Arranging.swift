public import Foundation
import HeadlessUIKit

extension Picture {
  /// A picture in an arrangement of several pictures, with a caption above it.
  public struct Sheet: Hashable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The text above the picture.
    public var caption: String
    /// The position on the document's canvas, in points, or nil for the next free position.
    public var position: CGPoint?
    /// The id of the object that the whole picture shows, such as a view controller, or nil for none.
    public var objectID: String?
    /// The class of that object.
    public var className = ""

    /// Creates a sheet, with its position on the document's canvas in points.
    public init(_ picture: Picture, caption: String, position: CGPoint? = nil) {
      (self.picture, self.caption, self.position) = (picture, caption, position)
    }

    /// The group of the picture.
    fileprivate var group: Group {
      var group = Group()
      group.id = objectID
      group.className = className
      group.frame = CGRect(origin: .zero, size: picture.size)
      return group
    }

    /// The picture without a caption, as the group of the object that it shows.
    public var wholePicture: Picture {
      guard objectID != nil else { return picture }
      var whole = picture
      whole.steps = [.begin(group)] + picture.steps + [.end]
      return whole
    }
  }

  /// An arrow from one picture to another, as for a segue.
  public struct Arrow: Hashable, Sendable {
    /// The index of the picture at the start of the arrow.
    public var from: Int
    /// The index of the picture at the end of the arrow.
    public var to: Int

    /// Creates an arrow between the pictures at two indices.
    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// The space between pictures, in points.
  private static let gap: CGFloat = 48
  private static let captionHeight: CGFloat = 24

  /// Creates one picture that contains several pictures. Pictures without a position are arranged in rows.
  /// - Parameters:
  ///   - sheets: The pictures.
  ///   - arrows: The arrows between them.
  ///   - entry: The index of the picture to which a short arrow from outside points, or nil for none.
  /// - Throws: A ``PictureError`` if the result is too large.
  @MainActor
  public init(
    arranging sheets: [Sheet], arrows: [Arrow] = [], entry: Int? = nil
  ) throws(PictureError) {
    let places = Self.places(of: sheets)
    let all = places.reduce(CGRect.null) { $0.union($1) }
    // Whole points keep edges sharp.
    self.init(
      size: all.isNull ? .zero : all.insetBy(dx: -Self.gap, dy: -Self.gap).integral.size)
    guard max(size.width, size.height) <= Self.longestSide else { throw .tooLarge(size) }
    let painter = ViewPainter(PictureOptions(), traits: .current)
    painter.fill(CGRect(origin: .zero, size: size), .systemGray5)
    let shift = CGPoint(x: Self.gap - all.minX, y: Self.gap - all.minY)
    let boxes = places.map { $0.offsetBy(dx: shift.x, dy: shift.y) }
    for (sheet, place) in zip(sheets, boxes) {
      painter.text(
        sheet.caption, .systemFont(ofSize: 14), .secondaryLabel,
        in: CGRect(
          x: place.minX, y: place.minY, width: place.width, height: Self.captionHeight), .left)
      var group = sheet.group
      let origin = CGPoint(x: place.minX, y: place.minY + Self.captionHeight)
      group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      group.clips = [.rectangle(CGRect(origin: .zero, size: sheet.picture.size), radius: 0)]
      painter.within(group) { painter.steps += sheet.picture.steps }
      // Some backgrounds have the same color as the canvas.
      painter.stroke(
        .rectangle(
          CGRect(origin: origin, size: sheet.picture.size).insetBy(dx: -0.5, dy: -0.5), radius: 0),
        painter.components(.separator), width: 1)
      problems += sheet.picture.problems
    }
    for arrow in arrows where boxes.indices.contains(arrow.from) && boxes.indices.contains(arrow.to)
    {
      painter.paintArrow(from: boxes[arrow.from], to: boxes[arrow.to])
    }
    if let entry, boxes.indices.contains(entry) { painter.paintEntry(to: boxes[entry]) }
    steps = painter.steps
  }

  /// Returns the rectangles of the pictures with their captions.
  private static func places(of sheets: [Sheet]) -> [CGRect] {
    func box(_ sheet: Sheet, _ origin: CGPoint) -> CGRect {
      CGRect(
        x: origin.x, y: origin.y, width: sheet.picture.size.width,
        height: sheet.picture.size.height + captionHeight)
    }
    var places: [CGRect] = Array(repeating: .null, count: sheets.count)
    for (index, sheet) in sheets.enumerated() {
      if let position = sheet.position, position.x.isFinite, position.y.isFinite {
        let place = box(sheet, CGPoint(x: position.x.rounded(), y: position.y.rounded()))
        // Move scenes apart that would overlap.
        if !places.contains(where: { $0.intersects(place) }) { places[index] = place }
      }
    }
    let taken = places.reduce(CGRect.null) { $0.union($1) }
    var x: CGFloat = taken.isNull ? 0 : taken.minX
    var y: CGFloat = taken.isNull ? 0 : taken.maxY + gap
    var rowHeight: CGFloat = 0
    let widest = max(taken.isNull ? 0 : taken.width, 4000)
    for index in places.indices where places[index].isNull {
      let place = box(sheets[index], CGPoint(x: x, y: y))
      if x > 0, place.maxX > widest {
        x = 0
        y = (y + rowHeight + gap).rounded(.up)
        rowHeight = 0
      }
      places[index] = box(sheets[index], CGPoint(x: x, y: y))
      x = (places[index].maxX + gap).rounded(.up)
      rowHeight = max(rowHeight, places[index].height)
    }
    return places
  }
}

extension Picture {
  /// Creates the picture of a storyboard reference: a box with the name of what it refers to.
  @MainActor
  public init(reference name: String) {
    let painter = ViewPainter(PictureOptions(), traits: .current)
    let font = UIFont.systemFont(ofSize: 15)
    let width = min(max(painter.width(name, font).rounded(.up) + 32, 120), 400)
    self.init(size: CGSize(width: width, height: 48))
    let box = CGRect(origin: .zero, size: size)
    painter.fill(box, .systemBackground)
    painter.text(name, font, .secondaryLabel, in: box.insetBy(dx: 12, dy: 0))
    steps = painter.steps
  }
}

extension ViewPainter {
  /// Paints an arrow between the nearest edges of two boxes: from side to side, or from top to bottom if one is above
  /// the other.
  func paintArrow(from: CGRect, to: CGRect) {
    let isAbove = from.maxY <= to.minY || to.maxY <= from.minY
    let isVertical = isAbove && from.minX < to.maxX && to.minX < from.maxX
    let isForward = isVertical ? to.midY >= from.midY : to.midX >= from.midX
    let way: CGFloat = isForward ? 1 : -1
    func edge(_ box: CGRect, atEnd: Bool) -> CGPoint {
      isVertical
        ? CGPoint(x: box.midX, y: atEnd ? box.maxY : box.minY)
        : CGPoint(x: atEnd ? box.maxX : box.minX, y: box.midY)
    }
    /// Returns a point at a distance in the direction of the arrow, and one across it.
    func moved(_ point: CGPoint, by along: CGFloat, _ across: CGFloat = 0) -> CGPoint {
      isVertical
        ? CGPoint(x: point.x + across, y: point.y + along * way)
        : CGPoint(x: point.x + along * way, y: point.y + across)
    }
    let (start, end) = (edge(from, atEnd: isForward), edge(to, atEnd: !isForward))
    let bend = max((isVertical ? abs(end.y - start.y) : abs(end.x - start.x)) / 2, 24)
    let path = CGMutablePath()
    path.move(to: start)
    path.addCurve(to: end, control1: moved(start, by: bend), control2: moved(end, by: -bend))
    path.move(to: moved(end, by: -8, -5))
    path.addLine(to: end)
    path.addLine(to: moved(end, by: -8, 5))
    stroke(.path(path, .winding), components(.systemGray), width: 2)
  }

  /// Paints the short arrow that points to the scene that an app shows first.
  func paintEntry(to box: CGRect) {
    paintArrow(
      from: CGRect(x: box.minX - 40, y: box.minY, width: 0, height: box.height), to: box)
  }
}
