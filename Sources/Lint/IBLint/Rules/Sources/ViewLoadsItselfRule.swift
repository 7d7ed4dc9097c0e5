import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view in a document whose class loads that same document in its initializer.
struct ViewLoadsItselfRule: ObjectRule {
  static let info = RuleInfo(
    id: "view-loads-itself",
    summary: "A document creates a view whose init(coder:) loads the document again.",
    rationale: """
      When the document is loaded, `init(coder:)` of the view loads the document again, which creates the view again. \
      The app crashes with a stack overflow as soon as the document is loaded.

      Load the document from outside the initializer, with nil as the owner. If the class is meant to load the \
      document, clear the class of the view in the document and keep the class of File's Owner. The rule reports nothing \
      if a condition may end the loop.
      """,
    category: .sources, severity: .error, kinds: [.xib], needs: [.sources],
    nonTriggering: [
      swift(
        """
        static func make() -> Any? {
          UINib(nibName: "Example", bundle: nil).instantiate(withOwner: nil).first
        }
        """),
      // The condition is false for the view in the document.
      swift(
        """
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          if subviews.isEmpty { setUp() }
        }
        private func setUp() { Bundle.main.loadNibNamed("Example", owner: self) }
        """),
      swift(
        """
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          setUp()
        }
        private func setUp() {
          if subviews.isEmpty { load() }
        }
        private func load() { Bundle.main.loadNibNamed("Example", owner: self) }
        """),
      objectiveC(
        """
        - (instancetype)initWithCoder:(NSCoder *)coder {
          if (!(self = [super initWithCoder:coder])) return nil;
          if (self.subviews.count == 0) {
            [[NSBundle mainBundle] loadNibNamed:@"Example" owner:self options:nil];
          }
          return self;
        }
        """),
      objectiveC(
        """
        - (instancetype)initWithCoder:(NSCoder *)coder {
          self = [super initWithCoder:coder];
          if (self.subviews.count > 0) return self;
          [self setUp];
          return self;
        }
        - (void)setUp { [[NSBundle mainBundle] loadNibNamed:@"Example" owner:self options:nil]; }
        """),
    ],
    triggering: [
      swift(
        """
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          setUp()
        }
        private func setUp() {
          let inner = UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self).first
          addSubview(inner as! UIView)
        }
        """, mark: "↓"),
      // The condition is only checked after the document is loaded.
      swift(
        """
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          let views = Bundle.main.loadNibNamed("Example", owner: self) as? [UIView] ?? []
          if views.count > 0 { addSubview(views[0]) }
        }
        """, mark: "↓"),
      // The conditions decide nothing about the load.
      swift(
        """
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          if traitCollection.userInterfaceIdiom == .pad { isHidden = true }
          setUp()
        }
        private func setUp() {
          let inner = load()
          addSubview(inner)
          if inner.isHidden { hide() }
        }
        private func hide() { alpha = 0 }
        private func load() -> UIView {
          UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self)[0] as! UIView
        }
        """, mark: "↓"),
      objectiveC(
        """
        - (instancetype)initWithCoder:(NSCoder *)coder {
          if (!(self = [super initWithCoder:coder])) return nil;
          if (self.tag == 1) { self.hidden = YES; } else self.alpha = 1;
          [self setUp];
          return self;
        }
        - (void)setUp { [[NSBundle mainBundle] loadNibNamed:@"Example" owner:self options:nil]; }
        """, mark: "↓"),
      // The superclass loads the nib with the name of the subclass.
      Example(
        #"↓<view id="root" customClass="Example"/>"#,
        code: [
          "Example.swift": """
          class NibView: UIView {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              setUp()
            }
            private func setUp() {
              let nib = UINib(nibName: String(describing: type(of: self)), bundle: nil)
              addSubview(nib.instantiate(withOwner: self)[0] as! UIView)
            }
          }; final class Example: NibView {}
          """
        ]),
      objectiveC(
        """
        - (instancetype)initWithCoder:(NSCoder *)coder {
          if (!(self = [super initWithCoder:coder])) return nil;
          NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"Example" owner:self options:nil];
          if (views.count > 0) [self addSubview:views[0]];
          return self;
        }
        """, mark: "↓"),
    ])

  /// Returns an example with a view whose Swift class has these members.
  private static func swift(_ members: String, mark: String = "") -> Example {
    let lines = members.split(separator: "\n", omittingEmptySubsequences: false)
    return Example(
      #"\#(mark)<view id="root" customClass="TermsView"/>"#,
      code: [
        "TermsView.swift": (["class TermsView: UIView {"] + lines.map { "  " + $0 } + ["}"])
          .joined(separator: "\n")
      ])
  }

  /// Returns an example with a view whose Objective-C class has these methods.
  private static func objectiveC(_ methods: String, mark: String = "") -> Example {
    Example(
      #"\#(mark)<view id="root" customClass="TermsView"/>"#,
      code: [
        "TermsView.h": "@interface TermsView : UIView\n@end",
        "TermsView.m": "@implementation TermsView\n\(methods)\n@end",
      ])
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, object.role == .object, context.facts.isView(object),
      // Such an owner is reported by `owner-is-root-class`, with advice.
      object.customClass != context.facts.filesOwner?.customClass,
      let nib = object.document.nibName, let lineage = ClassLineage(object, in: sources),
      let initializer = lineage.function(ClassLineage.coderInitializers),
      // A condition may end the loop, such as one that checks for subviews.
      let load = lineage.callees(of: initializer, onlyCertain: true).filter({ !$0.hasCondition })
        .flatMap(\.loads).first(where: { load in
          // A superclass may load the nib of each subclass.
          load.isNamedAfterClass ? lineage.name == nib : load.nibName == nib
        })
    else { return }
    context.report(
      at: .object(object),
      """
      init(coder:) of \(lineage.name) loads '\(nib)', which creates another \(lineage.name) in an endless loop; load the nib \
      outside the class, with nil as the owner
      """, notes: [load.place.note("the nib is loaded here")])
  }
}
