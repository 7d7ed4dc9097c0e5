import PublishedAPI
import Testing

/// The table of what Apple's frameworks publish.
@Suite struct PublishedAPITests {
  @Test(arguments: [
    ("UITableView", "reloadRows"), ("UITableView", "allowsSelection"), ("UITableView", "alpha"),
    ("UIView", "isHidden"), ("UIView", "addSubview"), ("UIButton", "setTitle"),
    ("UILabel", "accessibilityLabel"), ("UIColor", "withAlphaComponent"), ("UIImage", "pngData"),
    ("UIViewController", "children"), ("UIViewController", "init"),
    ("UITableViewDelegate", "tableView"),
  ])
  func `members have their names in Swift, with those of superclasses`(
    type: String, member: String
  ) {
    #expect(PublishedAPI.has(member, in: type) == true)
  }

  @Test
  func
    `a member that is not listed is only not known, and a type that is not listed has no answer`()
  {
    #expect(PublishedAPI.has("tide", in: "UIView") == false)
    #expect(PublishedAPI.has("add", in: "UIView") == false)
    #expect(PublishedAPI.has("finish", in: "UIColorPickerViewController") == false)
    #expect(PublishedAPI.has("alpha", in: "PierView") == nil)
    #expect(PublishedAPI.has("UITableView") && !PublishedAPI.has("UITableViewPier"))
  }

  @Test func `keys are those that key-value coding accepts`() {
    for key in ["alpha", "hidden", "isHidden", "Hidden", "cornerRadius", "allowsSelection"] {
      #expect(PublishedAPI.hasKey(key), "\(key)")
    }
    for key in ["glow", "reloadRows", "setAlpha"] { #expect(!PublishedAPI.hasKey(key), "\(key)") }
  }
}
