#if SourceChecks
  import SwiftSyntax

  /// The comments around and inside a node. Documentation before the node is not included, because it describes only
  /// the node.
  struct NodeComments {
    /// The comments before the node.
    let leading: [String]
    /// The comments inside the node.
    let inside: [String]
    /// The comments after the node on its last line.
    let trailing: [String]
    /// Whether an empty line precedes the first comment before the node.
    let followsEmptyLine: Bool

    /// All comments, in order.
    var all: [String] { leading + inside + trailing }

    /// Collects the comments of a node.
    init(_ node: some SyntaxProtocol) {
      let tokens = Array(node.tokens(viewMode: .sourceAccurate))
      leading = Self.comments(in: node.leadingTrivia, withDocumentation: false)
      trailing = Self.comments(in: node.trailingTrivia)
      inside = tokens.enumerated().flatMap { index, token in
        (index > 0 ? Self.comments(in: token.leadingTrivia) : [])
          + (index < tokens.count - 1 ? Self.comments(in: token.trailingTrivia) : [])
      }
      let before = node.leadingTrivia.pieces.prefix { Self.comment($0) == nil }
      followsEmptyLine = before.reduce(0) { $0 + $1.newlines } > 1
    }

    private static func comments(in trivia: Trivia, withDocumentation: Bool = true) -> [String] {
      trivia.compactMap { piece in
        if !withDocumentation, piece.isDocumentation { return nil }
        return comment(piece)
      }
    }

    private static func comment(_ piece: TriviaPiece) -> String? {
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        text
      default: nil
      }
    }
  }

  extension TriviaPiece {
    fileprivate var isDocumentation: Bool {
      switch self {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }

    /// The number of line ends in the trivia piece.
    fileprivate var newlines: Int {
      switch self {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        count
      default: 0
      }
    }
  }

  extension SyntaxProtocol {
    /// The white space before the node on its line.
    var indentation: String {
      var text = ""
      for piece in leadingTrivia {
        switch piece {
        case .spaces(let count): text += String(repeating: " ", count: count)
        case .tabs(let count): text += String(repeating: "\t", count: count)
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: text = ""
        default: break
        }
      }
      return text
    }

    /// Whether the next token is on another line.
    var endsLine: Bool {
      lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        .map { $0.leadingTrivia.contains { $0.newlines > 0 } } ?? true
    }
  }
#endif
