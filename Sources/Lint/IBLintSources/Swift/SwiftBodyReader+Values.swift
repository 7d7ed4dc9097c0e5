#if SourceChecks
  import IBLint
  import SwiftSyntax

  extension SwiftBodyReader {
    /// Returns the name of a nib that an expression contains.
    func nibName(_ expression: ExprSyntax) -> NibName {
      NibName(expression, isStatic: function.isStatic, genericNames: genericNames) {
        name -> NibName? in
        if self.shadowed.contains(name) { return NibName.unknown }
        return switch self.locals[name] {
        case .text(let name), .nib(let name): name
        case .property(let property): .constant(owner: nil, name: property)
        case nil: nil
        default: .unknown
        }
      }
    }

    /// Returns the value of a variable that is initialized with an expression.
    func local(_ value: ExprSyntax) -> Local {
      let inner = value.withoutWrapping
      if let name = NibName.made(by: inner) { return .nib(nibName(name.expression)) }
      if let name = ownStoryboard(inner) { return .storyboard(name) }
      if let name = inner.ownName {
        if inner.plainName != nil, let local = locals[name] { return local }
        return .property(name)
      }
      let origin = ValueOrigin(inner, locals: locals)
      if origin.isLoaded { return .loaded }
      if let call = origin.call { return .call(call) }
      let text = nibName(inner)
      if text != .unknown { return .text(text) }
      return inner.maker.map { .made($0) } ?? .other
    }
  }
#endif
