import IBLint
import Testing

/// Who comes from another tool finds its rules here.
@Suite struct OtherLintersTests {
  private static let rules: [OtherLinter: [String]] = [
    .ibLinter: [
      "custom_class_name", "relative_to_margin", "misplaced", "enable_autolayout",
      "duplicate_constraint", "duplicate_id", "storyboard_viewcontroller_id",
      "stackview_backgroundcolor", "image_resources", "color_resources", "use_base_class",
      "ambiguous", "view_as_device", "reuse_identifier", "use_trait_collections",
      "hides_bottom_bar", "has_single_view_controller", "custom_module",
      "has_initial_view_controller",
    ],
    .xiblint: [
      "accessibility_format", "accessibility_labels_for_images",
      "accessibility_labels_for_image_buttons", "accessibility_labels_for_text_with_placeholder",
      "autolayout_frames", "automation_identifiers", "automation_identifiers_for_outlet_labels",
      "color_assets", "enforce_runtime_attributes", "enforce_system_properties", "named_colors",
      "no_attributed_string_colors", "no_simulated_metrics", "no_trait_variations",
      "no_view_controller_links_to_other_bundles", "simulated_metrics_retina4_0", "strict_fonts",
      "strict_font_names", "strict_font_sizes", "unavailable_custom_classes",
      "unavailable_system_classes",
    ],
    .ibAnalyzer: [
      "missing @IBOutlet", "missing @IBAction", "unused @IBOutlet", "unused @IBAction",
    ],
    .storyboardLint: [
      "naming of segue, storyboard and reuse identifiers",
      "custom classes missing from the sources",
      "identifiers in code that are missing from storyboards",
    ],
    .rSwift: [
      "missing images", "missing colors", "missing reuse identifiers",
      "segue class without kind Custom", "accessibility identifiers with the same name",
    ],
  ]

  @Test(arguments: OtherLinter.allCases)
  func `every rule of another tool has one of ours, and none is made up`(_ tool: OtherLinter) throws
  {
    let covered = Set(RuleRegistry.all.flatMap { $0.info.covers[tool] ?? [] })
    #expect(Set(try #require(Self.rules[tool])) == covered)
  }

  @Test func `the page says which of our rules takes the place of theirs`() {
    let page = RulesPage().markdown
    #expect(page.contains("| IBLinter | `misplaced` | [`misplaced-view`](#misplaced-view) |"))
    #expect(
      page.contains("| xiblint | `autolayout_frames` | [`ambiguous-view`](#ambiguous-view), "))
  }
}
