import Diagnostics

/// A rule that reports a view from a nib that code adds without setting its frame or constraints.
struct UnplacedNibViewRule: ProjectRule {
  static let info = RuleInfo(
    id: "unplaced-nib-view",
    summary: "A view loads another view from a nib and adds it without setting its frame.",
    rationale: """
      When a view is loaded from a nib, it has the size that the document stores. If code does not set the frame of \
      such a view, the view keeps that size and stays in a corner of its superview. The result looks right only if \
      both views happen to have the same size.

      Set the view's frame to the superview's `bounds` and set an autoresizing mask, or constrain the edges of the view.
      """,
    category: .sources, severity: .warning, needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="root"/>"#,
        code: [
          "LoadingView.swift": """
          class LoadingView: UIView {
            func loadNib() {
              let view = Bundle.main.loadNibNamed("LoadingView", owner: self)?.first as! UIView
              view.frame = bounds
              addSubview(view)
            }
          }
          """
        ]),
      Example(
        #"<view id="root"/>"#,
        code: [
          "LoadingView.swift": """
          class LoadingView: UIView {
            func loadNib() {
              let content = Bundle.main.loadNibNamed("LoadingView", owner: self)?.first as! UIView
              addSubview(content)
              let views = ["content": content]
              addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[content]|", views: views))
              addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[content]|", views: views))
            }
          }
          """
        ]),
      Example(
        #"<view id="root"/>"#,
        code: [
          "LoadingView.m": """
          @interface LoadingView : UIView
          @end
          @implementation LoadingView
          - (void)loadNib {
            UIView *content = [[NSBundle mainBundle] loadNibNamed:@"LoadingView" owner:self options:nil].firstObject;
            [self addSubview:content];
            NSDictionary *views = NSDictionaryOfVariableBindings(content);
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[content]|" options:0 metrics:nil
                                                                           views:views]];
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[content]|" options:0 metrics:nil
                                                                           views:views]];
          }
          @end
          """
        ]),
    ],
    triggering: [
      Example(
        #"<view id="root"/>"#,
        code: [
          "LoadingView.swift": """
          class LoadingView: UIView {
            func loadNib() {
              let view = Bundle.main.loadNibNamed("LoadingView", owner: self)?.first as! UIView
              addSubview(↓view)
            }
          }
          """
        ]),
      Example(
        #"<view id="root"/>"#,
        code: [
          "LoadingView.m": """
          @interface LoadingView : UIView
          @end
          @implementation LoadingView
          - (void)loadNib {
            UIView *content = [[NSBundle mainBundle] loadNibNamed:@"LoadingView" owner:self options:nil].firstObject;
            if (content) { [self addSubview:↓content]; }
          }
          @end
          """
        ]),
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    for declaration in project.sources.declarations {
      guard declaration.functions.contains(where: { !$0.additions.isEmpty }),
        let lineage = ClassLineage(declaration, in: project.sources), lineage.isView == true
      else { continue }
      // A view that one function adds may be positioned in another function. Views are compared by name.
      let placed = Set(
        lineage.declared.flatMap(\.functions).flatMap(\.additions).filter(\.isPlaced).map(\.name))
      for addition in declaration.functions.flatMap(\.additions)
      where !addition.isPlaced && !placed.contains(addition.name) {
        project.report(
          at: addition.place,
          """
          \(declaration.name) adds the nib's view '\(addition.name)' with the size that it has in the document; set \
          its frame to its superview's bounds and add an autoresizing mask, or constrain its edges
          """)
      }
    }
  }
}
