import Foundation
import TestSupport

/// Counts the objects that are alive.
final class Living {
  var count = 0
}

protocol Marked: AnyObject {
  var mark: Int { get }
}

class Piece: Marked {
  let living: Living?
  let mark: Int

  init(_ living: Living? = nil, mark: Int = 0) {
    self.living = living
    self.mark = mark
    living?.count += 1
  }

  deinit { living?.count -= 1 }
}

final class Queen: Piece {}

@propertyWrapper
struct Kept<Value> {
  var stored: Value
  var wrappedValue: Value {
    get { stored }
    set { stored = newValue }
  }
  init(wrappedValue: Value) { stored = wrappedValue }
}

enum Side: Int {
  case white, black
}

/// A property of every kind.
class Board: NSObject {
  var strong: Piece?
  var unwrapped: Piece!
  var plain = Piece()
  weak var weakly: Piece?
  weak var weakMarked: (any Marked)?
  weak var weakAnything: AnyObject?
  unowned var unownedPiece: Piece?
  unowned(unsafe) var unsafePiece: Piece?
  let constant: Piece? = nil
  var marked: (any Marked)?
  var anything: Any?
  var object: AnyObject?
  var pieces: [Piece] = []
  var unwrappedPieces: [Piece]!
  var maybePieces: [Piece]?
  var queens: [Queen] = []
  private var hidden: Piece?
  var observed: Piece? { didSet { changes += 1 } }
  var changes = 0
  lazy var later: Piece = Piece(mark: 1)
  lazy var laterMaybe: Piece? = Piece(mark: 1)
  @Kept var kept: Piece?
  var side = Side.white
  var maybeSide: Side?
  private var _backed: Piece?
  var backed: Piece? {
    get { _backed }
    set { _backed = newValue }
  }
  var computed: Piece? { strong }

  var text = ""
  var maybeText: String?
  var whole = 0
  var maybeWhole: Int?
  var width: CGFloat = 0
  var double = 0.0
  var maybeDouble: Double?
  var float: Float = 0
  var flag = false
  var point = CGPoint.zero
  var size: CGSize?
  var frame = CGRect.zero
  var action: () -> Void = {}

  var hiddenMark: Int? { hidden?.mark }
}

final class LaterBoard: Board {
  var own: Piece?
}

final class PieceShelf: Shelf<Piece> {
  var second: Piece?
}

class Pair<First, Second> {
  var first: First?
  var second: [Second] = []
  weak var holder: Piece?
}

final class QueenPair: Pair<Queen, Piece> {}
