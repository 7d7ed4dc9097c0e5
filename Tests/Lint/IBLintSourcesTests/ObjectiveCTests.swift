#if SourceChecks
  import IBLint
  import IBLintSources
  import Testing

  @Suite("What Objective-C sources declare")
  struct ObjectiveCTests {
    private let index = SourceIndex(texts: [
      "Card.h": """
      // A comment with @interface Fake : NSObject
      #import <UIKit/UIKit.h>
      #define MAKE @interface Macro
      @class Other, Another;
      @protocol CardDelegate;
      NS_ASSUME_NONNULL_BEGIN
      @interface Card : UIView <CardDelegate, NSCoding>
      {
        IBOutlet UILabel *old;
        int count;
      }
      @property (nonatomic, weak) IBOutlet UILabel *title;
      @property (nonatomic, strong, nullable) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
      @property (weak) IBOutlet id<CardDelegate> delegate; /* @end */
      @property (readonly) NSString *kind NS_SWIFT_NAME(sort);
      @property (copy) void (^done)(BOOL finished);
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event;
      - (void)reset __attribute__((deprecated));
      @end
      """,
      "Card.m": """
      @interface Card ()
      @property (weak, nonatomic) IBOutlet UIView *contentView;
      @end
      @implementation Card
      - (instancetype)initWithFrame:(CGRect)frame
      {
        if (self = [super initWithFrame:frame]) { [self setUp]; }
        return self;
      }
      - (id)initWithCoder:(NSCoder *)coder { @throw @"no"; }
      - (void)setUp {
        [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
        [self addSubview:self.contentView];
      }
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event { NSString *s = @"}"; }
      - (IBAction)unwind:(UIStoryboardSegue *)segue {}
      @end
      @interface Card (Extra)
      @property IBOutlet UIImageView *icon, *badge;
      @end
      """,
      "More.swift": "extension Card { @IBAction func more() {} }\nclass SwiftCard: Card {}",
    ])

    /// The nibs that code registers, by the reuse identifier.
    private func registrations(_ texts: [String: String]) -> [[String?]] {
      SourceIndex(texts: texts).identifierUses.filter { $0.kind == .registration }
        .map { [$0.identifier, $0.nib] }
    }

    private func registrations(_ body: String) -> [[String?]] {
      registrations([
        "List.m": """
        @interface List : UITableViewController
        @end
        @implementation List
        - (void)register:(UITableView *)list {
        \(body)
        }
        @end
        """
      ])
    }

    @Test func `variables of different blocks are different nibs`() {
      func block(_ nib: String, _ id: String) -> String {
        """
        if (list.\(id) == nil) {
          UINib *nib = [UINib nibWithNibName:@"\(nib)" bundle:nil];
          [list registerNib:nib forCellReuseIdentifier:@"\(id)"];
        }
        """
      }
      #expect(registrations(block("A", "a") + block("B", "b")) == [["a", "A"], ["b", "B"]])
    }

    @Test func `a variable has the value that was last assigned before its use`() {
      func found(_ assignments: String) -> [[String?]] {
        registrations(
          "UINib *nib = [UINib nibWithNibName:@\"A\" bundle:nil];\n\(assignments)\n"
            + "[list registerNib:nib forCellReuseIdentifier:@\"a\"];\n"
            + "nib = [UINib nibWithNibName:@\"C\" bundle:nil];")
      }
      #expect(found("") == [["a", "A"]])
      #expect(found("nib = [UINib nibWithNibName:@\"B\" bundle:nil];") == [["a", "B"]])
      // The value depends on a condition.
      #expect(
        found("if (wide) { nib = [UINib nibWithNibName:@\"B\" bundle:nil]; }") == [["a", nil]])
      #expect(found("if (wide) nib = [UINib nibWithNibName:@\"B\" bundle:nil];") == [["a", nil]])
      #expect(
        found("if (wide) { nib = [UINib nibWithNibName:@\"A\" bundle:nil]; }") == [["a", "A"]])
      // Another variable.
      #expect(
        found("if (wide) { UINib *nib = [UINib nibWithNibName:@\"B\" bundle:nil]; }") == [
          ["a", "A"]
        ])
    }

    @Test func `static variables and macros are constants of their file`() {
      let list = """
        @interface List : UITableViewController
        @end
        @implementation List
        - (void)viewDidLoad {
          [self.tableView registerNib:[UINib nibWithNibName:@"Row" bundle:nil] forCellReuseIdentifier:kRow];
        }
        @end
        """
      func found(_ others: [String: String], _ own: String = "") -> [[String?]] {
        registrations(others.merging(["List.m": own + "\n" + list]) { first, _ in first })
      }
      #expect(found([:], "#define kRow @\"row\"") == [["row", "Row"]])
      #expect(
        found(["Other.m": "static NSString *kRow = @\"other\";"], "#define kRow @\"row\"") == [
          ["row", "Row"]
        ])
      #expect(found(["Keys.h": "#define kRow @\"row\""]) == [["row", "Row"]])
      #expect(found(["Keys.h": "static NSString *const kRow = @\"row\";"]) == [["row", "Row"]])
      #expect(found(["Keys.m": "NSString *const kRow = @\"row\";"]) == [["row", "Row"]])
      // Other files cannot see these.
      #expect(found(["Other.m": "static NSString *kRow = @\"other\";"]).isEmpty)
      #expect(found(["Other.m": "#define kRow @\"other\""]).isEmpty)
    }

    @Test(arguments: [
      ("[self setTitle:label];", true), ("[(id)self setTitle:label];", true),
      ("[self setTitle:nil];", false), ("[self run:@selector(setTitle:)];", false), ("", false),
    ])
    func `a message sets a property, its declaration and its selector do not`(
      _ code: String, _ isAssigned: Bool
    ) throws {
      let index = SourceIndex(texts: [
        "Card.m": """
        @interface Card : UIView
        @property IBOutlet UILabel *title;
        - (void)setTitle:(UILabel *)label;
        @end
        @implementation Card
        - (void)update:(UILabel *)label { \(code) }
        @end
        """
      ])
      let card = try #require(index.declaration(of: "Card", module: nil))
      #expect(card.outlets.map(\.isAssigned) == [isAssigned])
    }

    @Test(arguments: [
      ("#if 0", false), ("#if 0 // old", false), ("#if 0 || defined(NEW)", true), ("#if 1", true),
    ])
    func `code that is never compiled declares nothing`(_ line: String, _ isRead: Bool) {
      let index = SourceIndex(texts: ["Card.m": "\(line)\n@interface Card : UIView\n@end\n#endif"])
      #expect((index.declaration(of: "Card", module: nil) != nil) == isRead)
    }

    @Test
    func `Swift code extends a class by the name that a macro gives it`() throws {
      let index = SourceIndex(texts: [
        "ABCard.h": """
        @class Other;
        NS_ASSUME_NONNULL_BEGIN
        NS_SWIFT_NAME(Card) API_AVAILABLE(ios(13))
        @interface ABCard : UIView
        @end
        @interface ABPlain : UIView
        @end
        NS_SWIFT_NAME(Outer.Inner)
        @interface ABInner : UIView
        @end
        @interface Outer : UIView
        @end
        """,
        "Outer.swift": "extension Outer { @IBAction func other() {} }",
        "More.swift": "extension Card { @IBAction func more() {} }",
      ])
      let card = try #require(index.declaration(of: "ABCard", module: nil))
      #expect(card.actions.map(\.selector) == ["more"])
      #expect(index.declaration(of: "ABPlain", module: nil)?.actions == [])
      #expect(index.declaration(of: "ABInner", module: nil)?.actions == [])
      let outer = try #require(index.declaration(of: "Outer", module: nil))
      #expect(outer.actions.map(\.selector) == ["other"])
    }

    @Test
    func `outlets, collections, categories and variables are read`() throws {
      let card = try #require(index.declaration(of: "Card", module: nil))
      #expect(card.superclass == "UIView")
      #expect(card.conformances == ["CardDelegate", "NSCoding"])
      #expect(card.language == .objectiveC)
      #expect(
        card.outlets.map { "\($0.name) \($0.type ?? "-") \($0.isCollection) \($0.isStrong)" } == [
          "old UILabel false true", "title UILabel false false", "buttons UIButton true true",
          "delegate - false false", "contentView UIView false false", "icon UIImageView false true",
          "badge UIImageView false true",
        ])
      #expect(card.outlets[3].protocols == ["CardDelegate"])
      // Key value coding sets the variable behind it.
      #expect(card.otherProperties.first { $0.name == "kind" }?.isReadOnly == false)
      #expect(card.variables == ["old", "count"])
      #expect(index.declaration(of: "Fake", module: nil) == nil)
      #expect(index.declaration(of: "Macro", module: nil) == nil)
      #expect(index.superclasses(of: "SwiftCard", module: nil) == ["Card", "UIView"])
    }

    @Test
    func `actions have their selectors, once`() throws {
      let card = try #require(index.declaration(of: "Card", module: nil))
      #expect(card.actions.map(\.selector) == ["tap:forEvent:", "unwind:", "more"])
      #expect(card.actions[0].parameterTypes == [nil, "UIEvent"])
      #expect(card.otherMethods.contains { $0.selector == "reset" })
    }

    @Test
    func `bodies tell loads, additions and what only throws`() throws {
      let card = try #require(index.declaration(of: "Card", module: nil))
      #expect(card.functions.map(\.name) == ["initWithFrame:", "setUp", "initWithCoder:"])
      #expect(card.functions[0].calls == ["setUp"])
      #expect(card.functions[0].callsSuper)
      #expect(card.functions[1].loads.map(\.nibName) == ["Card"])
      #expect(
        card.functions[1].additions.map { "\($0.name) \($0.isPlaced)" } == ["contentView false"])
      #expect(card.functions.map(\.refusal) == [nil, nil, .stopsProgram])
      #expect(
        index.loading(ofNib: "Card", className: "Card", module: nil)?.sites == [
          NibCallSite(file: "Card.m", line: 12, isInObject: true)
        ])
    }

    @Test(arguments: [
      ("", "Global"), (#"NSString *name = @"Local";"#, "Local"),
      (#"static NSString * const name = @"Local";"#, "Local"),
      (#"NSNotificationName name = @"Local";"#, "Local"),
      (#"NSString *name; name = @"Local";"#, "Local"),
      ("NSString *name = NSStringFromClass([self class]);", nil),
      (#"NSString *name = @"Local"; if (small) name = @"Small";"#, nil),
      (#"NSString *name = @"Local"; [self fill:&name];"#, nil),
      (#"NSString *name = small ? @"Small" : @"Local";"#, nil),
      (#"NSString *name = @"Local".lowercaseString;"#, nil), ("id name = [self make];", nil),
    ])
    func `a variable of a function hides a constant of another file`(
      _ variable: String, _ expected: String?
    ) {
      let index = SourceIndex(texts: [
        "A.m": """
        @implementation A
        - (void)load {
          \(variable)
          [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil];
        }
        @end
        """,
        "B.m": #"NSString *const name = @"Global";"#,
      ])
      let uses = index.identifierUses.filter { $0.kind == .nib }
      #expect(uses.map(\.identifier) == [expected].compactMap { $0 })
    }

    @Test(arguments: [
      ("", "name", "Global"), ("@property NSString *name;", "self.name", nil),
      ("@property NSString *name;", "_name", nil), ("{ NSString *_name; }", "_name", nil),
      ("- (NSString *)name;", "[self name]", nil),
    ])
    func `a member of a class hides a constant of another file`(
      _ member: String, _ value: String, _ expected: String?
    ) {
      let index = SourceIndex(texts: [
        "A.m": """
        @interface Base : UIView \(member)
        @end
        @interface A : Base
        @end
        @implementation A
        - (void)load {
          [[NSBundle mainBundle] loadNibNamed:\(value) owner:nil options:nil];
        }
        @end
        """,
        "B.m": #"NSString *const name = @"Global";"#,
      ])
      let uses = index.identifierUses.filter { $0.kind == .nib }
      #expect(uses.map(\.identifier) == [expected].compactMap { $0 })
    }

    @Test func `a method that code calls does not load a nib while an object is created`() {
      func mayLoad(_ method: String) -> Bool? {
        let code = """
          #import <UIKit/UIKit.h>
          @interface Terms : UIView
          @end
          @implementation Terms
          \(method) { [[NSBundle mainBundle] loadNibNamed:name owner:self options:nil]; }
          @end
          """
        let index = SourceIndex(texts: ["Terms.m": code])
        return index.loading(ofNib: "Terms", className: "Terms", module: nil)?.mayLoadWhenCreated
      }
      for method in ["- (void)show", "- (void)show:(NSString *)name", "+ (id)make"] {
        #expect(mayLoad(method) == false, "\(method)")
      }
      for method in ["- (void)awakeFromNib", "- (id)initWithCoder:(NSCoder *)coder"] {
        #expect(mayLoad(method) == true, "\(method)")
      }
    }

    @Test(arguments: [
      "@interface", "@interface A : ", "@interface A (", "@implementation A - (", "@property",
      "@interface A : B @property (", "\"", "/*", "@implementation A - (void)x { [[[ }",
      "@implementation A - (void)x { [self a:", "#define \\", "@\"", "#import <Kit/", "@import",
    ])
    func `damaged text does not affect what precedes it, wherever it ends`(text: String) {
      let whole = "@interface Whole : UIView\n@property IBOutlet UILabel *title;\n@end\n"
      for length in 0...text.count {
        let index = SourceIndex(texts: [
          "A.m": whole + text.prefix(length), "B.m": "@interface B : NSObject\n@end",
        ])
        let names = index.declarations.map(\.name)
        #expect(names.first == "Whole" && names.last == "B", "\(text.prefix(length))")
        #expect(
          index.declaration(of: "Whole", module: nil)?.outlets.map(\.name) == ["title"],
          "\(text.prefix(length))")
      }
    }
  }
#endif
