/// The rules that there are, sorted by id: a new rule is one file and one line here.
public enum RuleRegistry {
  /// Every rule, whether it is on by default or not.
  public static let all: [any Rule.Type] = [
    AmbiguousViewRule.self,
    ConstraintToMarginRule.self,
    ConstraintsWithoutAutoLayoutRule.self,
    DanglingConnectionRule.self,
    DuplicateConstraintRule.self,
    DuplicateIDRule.self,
    FixedFrameRule.self,
    MisplacedViewRule.self,
    NeedlessRedrawRule.self,
    OldLayoutGuideRule.self,
    OpaqueWithoutBackgroundRule.self,
    SubviewsInControlRule.self,
    UnknownDisabledRuleRule.self,
    UnreadableDocumentRule.self,
    VariationRule.self,
    ViewAsFileOwnerRule.self,
  ]
}
