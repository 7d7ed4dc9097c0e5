import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import ObjectFields

@MainActor
@Suite("Stored fields", .ownEnvironment)
struct StoredFieldsTests {
  private func error(
    _ value: Any?, named name: String, on object: AnyObject
  ) -> FieldError? {
    do throws(FieldError) {
      try StoredFields.set(value, named: name, on: object)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "An object is stored in an optional, an implicitly unwrapped, a plain and a protocol-typed property",
    arguments: ["strong", "unwrapped", "plain", "marked", "anything", "object"])
  func strongProperties(name: String) throws {
    let board = Board()
    let queen = Queen(mark: 7)
    try StoredFields.set(queen, named: name, on: board)
    #expect(try StoredFields.value(named: name, on: board) as? Piece === queen)
  }

  @Test("What was stored is what the property itself says")
  func readByProperty() throws {
    let board = Board()
    let piece = Piece(mark: 3)
    try StoredFields.set(piece, named: "strong", on: board)
    try StoredFields.set(piece, named: "unwrapped", on: board)
    try StoredFields.set(piece, named: "marked", on: board)
    try StoredFields.set(piece, named: "hidden", on: board)
    try StoredFields.set(piece, named: "backed", on: board)
    #expect(board.strong === piece && board.unwrapped === piece)
    #expect(board.marked?.mark == 3 && board.hiddenMark == 3 && board.backed === piece)
  }

  @Test(
    "A weak property does not keep what is stored in it",
    arguments: ["weakly", "weakMarked", "weakAnything"])
  func weakProperties(name: String) throws {
    let living = Living()
    let board = Board()
    var piece: Piece? = Queen(living, mark: 5)
    for _ in 0..<1000 { try StoredFields.set(piece, named: name, on: board) }
    #expect(try StoredFields.value(named: name, on: board) as? Piece === piece)
    if name == "weakMarked" { #expect(board.weakMarked?.mark == 5) }
    piece = nil
    #expect(living.count == 0)
    #expect(try StoredFields.value(named: name, on: board) == nil)
    #expect(board.weakly == nil && board.weakMarked == nil && board.weakAnything == nil)
  }

  @Test("A weak property that was stored goes on as a weak property")
  func weakAfterwards() throws {
    let living = Living()
    let board = Board()
    for mark in 0..<1000 {
      let first = Piece(living, mark: mark)
      let second = Piece(living, mark: -mark)
      try StoredFields.set(first, named: "weakMarked", on: board)
      board.weakMarked = second
      #expect(board.weakMarked?.mark == -mark)
      try StoredFields.set(first, named: "weakMarked", on: board)
      #expect(board.weakMarked?.mark == mark)
      try StoredFields.set(nil, named: "weakMarked", on: board)
      #expect(board.weakMarked == nil)
    }
    #expect(living.count == 0)
  }

  @Test("What a property held before is released, and what it holds with its object")
  func released() throws {
    let living = Living()
    let names = ["strong", "unwrapped", "plain", "marked", "anything", "object", "later", "backed"]
    try {
      let board = LaterBoard()
      for mark in 0..<1000 {
        let piece = Queen(living, mark: mark)
        for name in names { try StoredFields.set(piece, named: name, on: board) }
        for name in ["pieces", "unwrappedPieces", "maybePieces", "queens"] {
          try StoredFields.set([piece, Queen(living)], named: name, on: board)
        }
        try StoredFields.set(Piece(living), named: "own", on: board)
      }
      // The last piece of the loop, one more in each of four arrays, and the one in `own`.
      #expect(living.count == 6)
      for name in names where name != "plain" && name != "later" {
        try StoredFields.set(nil, named: name, on: board)
      }
      #expect(living.count == 6)
    }()
    #expect(living.count == 0)
  }

  @Test("Nothing becomes nil, and is refused where a property must have a value")
  func nothing() throws {
    let board = Board()
    board.strong = Piece()
    board.anything = Piece()
    try StoredFields.set(nil, named: "strong", on: board)
    try StoredFields.set(Piece?.none as Any, named: "unwrapped", on: board)
    try StoredFields.set(nil, named: "anything", on: board)
    #expect(board.strong == nil && board.unwrapped == nil && board.anything == nil)
    let refused = error(nil, named: "plain", on: board)
    #expect(refused == .wrongType(property: "plain", type: "Piece", given: "nil"))
    #expect(
      error(nil, named: "later", on: board)?.description
        == "'later' has type 'Piece', but the nib provides 'nil'")
  }

  @Test("Members of a collection are checked one by one")
  func collections() throws {
    let board = Board()
    let members: [Any] = [Queen(mark: 1), Queen(mark: 2)]
    for name in ["pieces", "unwrappedPieces", "maybePieces", "queens"] {
      try StoredFields.set(members, named: name, on: board)
    }
    #expect(board.pieces.map(\.mark) == [1, 2] && board.queens.map(\.mark) == [1, 2])
    #expect(board.unwrappedPieces.count == 2 && board.maybePieces?.count == 2)
    let mixed: [Any] = [Queen(), Piece(), NSObject()]
    #expect(
      error(mixed, named: "queens", on: board)?.description
        == "'queens' has type '[Queen]', but the nib provides '[Queen, Piece, NSObject]'")
    #expect(board.queens.map(\.mark) == [1, 2])
  }

  @Test(
    "An object of another class is refused, and nothing is stored",
    arguments: [
      ("strong", "Piece?"), ("unwrapped", "Piece?"), ("plain", "Piece"), ("weakly", "Piece?"),
      ("pieces", "[Piece]"), ("maybePieces", "[Piece]?"), ("later", "Piece"), ("text", "String"),
      ("point", "CGPoint"), ("size", "CGSize?"), ("action", "() -> ()"), ("hidden", "Piece?"),
      ("laterMaybe", "Piece?"),
    ])
  func wrongClass(name: String, type: String) {
    let board = Board()
    #expect(
      error(NSObject(), named: name, on: board)
        == .wrongType(property: name, type: type, given: "NSObject"))
    #expect(board.weakly == nil && board.later.mark == 1 && board.laterMaybe?.mark == 1)
  }

  @Test("An object without a protocol's conformance is refused")
  func missingConformance() {
    let board = Board()
    for name in ["marked", "weakMarked"] {
      guard case .wrongType(name, _, "NSObject")? = error(NSObject(), named: name, on: board) else {
        Issue.record("\(name) took an object that is not Marked")
        continue
      }
    }
    #expect(board.marked == nil && board.weakMarked == nil)
  }

  @Test("Constants, unowned properties, enumerations and wrapped properties are refused in words")
  func refusals() {
    let board = Board()
    let piece = Piece()
    let constant = error(piece, named: "constant", on: board)
    #expect(constant == .constant(property: "constant", className: "Board"))
    for name in ["unownedPiece", "unsafePiece"] {
      let unowned = error(piece, named: name, on: board)
      #expect(unowned == .unowned(property: name, className: "Board"))
      #expect(throws: FieldError.unowned(property: name, className: "Board")) {
        try StoredFields.value(named: name, on: board)
      }
    }
    let side = error(1, named: "side", on: board)
    #expect(side == .enumeration(property: "side", type: "Side"))
    let maybeSide = error(1, named: "maybeSide", on: board)
    #expect(maybeSide == .enumeration(property: "maybeSide", type: "Side?"))
    let kept = error(piece, named: "kept", on: board)
    #expect(
      kept == .wrapped(property: "kept", type: "Kept<Optional<Piece>>", given: "Piece"))
    for name in ["computed", "nowhere", ""] {
      let missing = error(piece, named: name, on: board)
      #expect(missing == .missing(property: name, className: "Board"))
    }
    #expect(board.side == .white && board.maybeSide == nil && board.kept == nil)
    #expect(board.constant == nil && board.unownedPiece == nil && board.unsafePiece == nil)
  }

  @Test("Numbers become every type of number, as key-value coding has it")
  func numbers() throws {
    let board = Board()
    for name in ["whole", "maybeWhole", "width", "double", "maybeDouble", "float"] {
      try StoredFields.set(4.0, named: name, on: board)
    }
    #expect(board.whole == 4 && board.maybeWhole == 4 && board.width == 4 && board.double == 4)
    #expect(board.maybeDouble == 4 && board.float == 4)
    try StoredFields.set(7, named: "width", on: board)
    try StoredFields.set(true, named: "flag", on: board)
    #expect(board.width == 7 && board.flag)
    try StoredFields.set(nil, named: "maybeWhole", on: board)
    #expect(board.maybeWhole == nil)
  }

  @Test("Texts and geometry are stored as they are")
  func values() throws {
    let board = Board()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    try StoredFields.set("a text longer than fifteen bytes", named: "text", on: board)
    try StoredFields.set("another text beyond fifteen", named: "maybeText", on: board)
    try StoredFields.set(frame.origin, named: "point", on: board)
    try StoredFields.set(frame.size, named: "size", on: board)
    try StoredFields.set(frame, named: "frame", on: board)
    #expect(board.text == "a text longer than fifteen bytes")
    #expect(board.maybeText == "another text beyond fifteen")
    #expect(board.point == frame.origin && board.size == frame.size && board.frame == frame)
  }

  @Test("A lazy property takes a value before its first use, and has none to read until then")
  func lazyProperties() throws {
    let board = Board()
    #expect(throws: FieldError.lazyWithoutValue(property: "later", className: "Board")) {
      try StoredFields.value(named: "later", on: board)
    }
    let piece = Piece(mark: 9)
    try StoredFields.set(piece, named: "later", on: board)
    try StoredFields.set(nil, named: "laterMaybe", on: board)
    #expect(board.later === piece && board.laterMaybe == nil)
    #expect(try StoredFields.value(named: "laterMaybe", on: board) == nil)
  }

  @Test("Observers do not run")
  func observers() throws {
    let board = Board()
    try StoredFields.set(Piece(), named: "observed", on: board)
    #expect(board.observed != nil && board.changes == 0)
  }

  @Test("Properties of superclasses are found, in another module and in a generic one")
  func superclasses() throws {
    let living = Living()
    try {
      let shelf = PieceShelf()
      let piece = Piece(living)
      try StoredFields.set(piece, named: "item", on: shelf)
      try StoredFields.set(piece, named: "second", on: shelf)
      try StoredFields.set(piece, named: "owner", on: shelf)
      try StoredFields.set("tools", named: "label", on: shelf)
      #expect(shelf.item === piece && shelf.second === piece && shelf.owner === piece)
      #expect(shelf.labelText == "tools")
      #expect(
        error("text", named: "item", on: shelf)
          == .wrongType(property: "item", type: "Piece?", given: "String"))

      let pair = QueenPair()
      let queen = Queen(living)
      try StoredFields.set(queen, named: "first", on: pair)
      try StoredFields.set([piece, queen], named: "second", on: pair)
      try StoredFields.set(queen, named: "holder", on: pair)
      #expect(pair.first === queen && pair.second.count == 2 && pair.holder === queen)
      #expect(
        error(piece, named: "first", on: pair)
          == .wrongType(property: "first", type: "Queen?", given: "Piece"))
      #expect(error(piece, named: "first", on: Pair<Piece, Piece>()) == nil)
    }()
    #expect(living.count == 0)
  }

  @Test("What UIKit's classes keep is out of reach")
  func frameworkFields() {
    final class Custom: UIView {
      var own: UIView?
    }
    let view = Custom()
    #expect(error(UIView(), named: "own", on: view) == nil)
    for name in ["superview", "subviews", "layer", "nibReference"] {
      guard case .missing? = error(nil, named: name, on: view) else {
        Issue.record("\(name) was stored behind UIView's back")
        continue
      }
    }
  }
}
