#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// Calls with an identifier of a storyboard as an argument.
  enum SwiftIdentifierCall {
    /// Returns the kind of identifier and the argument that contains it, or nil for other calls.
    static func read(
      _ name: String, _ call: FunctionCallExprSyntax
    ) -> (SourceIdentifierUse.Kind, ExprSyntax)? {
      let found: (SourceIdentifierUse.Kind, ExprSyntax?)
      switch name {
      case "performSegue": found = (.segue, call.argument("withIdentifier"))
      case "instantiateViewController", "instantiateController":
        found = (.scene, call.argument("withIdentifier") ?? call.argument("identifier"))
      // Without an index path, an unknown identifier results in nil and does not stop the program.
      case "dequeueReusableCell" where call.argument("for") != nil,
        "dequeueReusableSupplementaryView" where call.argument("for") != nil:
        found = (.reuse, call.argument("withIdentifier") ?? call.argument("withReuseIdentifier"))
      case "dequeueReusableCell": found = (.optionalReuse, call.argument("withIdentifier"))
      case "register":
        let argument = call.arguments.last { $0.label?.text.hasSuffix("ReuseIdentifier") == true }
        found = (.registration, argument?.expression)
      default: return nil
      }
      return found.1.map { (found.0, $0) }
    }
  }
#endif
