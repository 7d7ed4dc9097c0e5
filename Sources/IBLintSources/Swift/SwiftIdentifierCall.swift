#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// The calls that name an identifier of a storyboard.
  enum SwiftIdentifierCall {
    /// The kind of identifier, and the argument that has it; nil for any other call.
    static func read(
      _ name: String, _ call: FunctionCallExprSyntax
    ) -> (SourceIdentifierUse.Kind, ExprSyntax)? {
      let found: (SourceIdentifierUse.Kind, ExprSyntax?)
      switch name {
      case "performSegue": found = (.segue, call.argument("withIdentifier"))
      case "instantiateViewController", "instantiateController":
        found = (.scene, call.argument("withIdentifier") ?? call.argument("identifier"))
      // Without an index path the answer may be nil, which stops nothing.
      case "dequeueReusableCell" where call.argument("for") != nil,
        "dequeueReusableSupplementaryView" where call.argument("for") != nil:
        found = (.reuse, call.argument("withIdentifier") ?? call.argument("withReuseIdentifier"))
      case "register":
        let argument = call.arguments.last { $0.label?.text.hasSuffix("ReuseIdentifier") == true }
        found = (.registration, argument?.expression)
      default: return nil
      }
      return found.1.map { (found.0, $0) }
    }
  }
#endif
