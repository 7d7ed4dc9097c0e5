/// The rules that there are, sorted by id: a new rule is one file and one line here.
public enum RuleRegistry {
  /// Every rule, whether it is on by default or not.
  public static let all: [any Rule.Type] = [
    DanglingConnectionRule.self,
    DuplicateIDRule.self,
    UnknownDisabledRuleRule.self,
    UnreadableDocumentRule.self,
    ViewAsFileOwnerRule.self,
  ]
}
