#include "CClassInitializers.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// The runtime's method lookup, which resilient callers use.
extern const void *swift_lookUpClassMethod(
    const void *class, const void *method, const void *description);

// The symbols of the class descriptors (NSObject, UIView, CALayer, UIViewController and others) and of the
// method descriptors of their initializers: init(), init(frame: CGRect), init(layer: Any), init(nibName: String?,
// bundle: Bundle?), init(style:, reuseIdentifier: String?) and init(reuseIdentifier: String?).
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char view_class[] __asm__("$s13HeadlessUIKit6UIViewCMn");
extern const char view_init[] __asm__("$s13HeadlessUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char cell_class[] __asm__("$s13HeadlessUIKit15UITableViewCellCMn");
extern const char cell_init[] __asm__(
    "$s13HeadlessUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char section_view_class[] __asm__("$s13HeadlessUIKit023UITableViewHeaderFooterD0CMn");
extern const char section_view_init[] __asm__(
    "$s13HeadlessUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");
extern const char layer_class[] __asm__("$s13HeadlessUIKit7CALayerCMn");
extern const char layer_init[] __asm__("$s13HeadlessUIKit7CALayerC5layerACyp_tcfCTq");
extern const char controller_class[] __asm__("$s13HeadlessUIKit16UIViewControllerCMn");
extern const char controller_init[] __asm__(
    "$s13HeadlessUIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
extern const char view_draw[] __asm__("$s13HeadlessUIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char view_display[] __asm__("$s13HeadlessUIKit6UIViewC7displayyyAA7CALayerCFTq");
extern const char label_class[] __asm__("$s13HeadlessUIKit7UILabelCMn");
extern const char label_draw_text[] __asm__(
    "$s13HeadlessUIKit7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
extern const char label_text_rect[] __asm__(
    "$s13HeadlessUIKit7UILabelC8textRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitFTq");
extern const char layer_draw[] __asm__("$s13HeadlessUIKit7CALayerC4draw2inyAA9CGContextC_tFTq");
extern const char layer_display[] __asm__("$s13HeadlessUIKit7CALayerC7displayyyFTq");

extern const char table_controller_class[] __asm__("$s13HeadlessUIKit21UITableViewControllerCMn");
extern const char table_controller_commit[] __asm__(
    "$s13HeadlessUIKit21UITableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_"
    "AA0cD4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");

typedef SWIFT_CALL void *(*PlainInit)(SWIFT_SELF const void *class);
typedef SWIFT_CALL void *(*FrameInit)(double, double, double, double, SWIFT_SELF const void *class);
typedef SWIFT_CALL void *(*CellInit)(
    unsigned char, const void *, const void *, SWIFT_SELF const void *class);
typedef SWIFT_CALL void *(*TextInit)(const void *, const void *, SWIFT_SELF const void *class);
typedef SWIFT_CALL void *(*NibInit)(
    const void *, const void *, const void *, SWIFT_SELF const void *class);
typedef SWIFT_CALL void *(*AnyInit)(void *existential, SWIFT_SELF const void *class);

void *class_make_plain(const void *class) {
  PlainInit make = (PlainInit)swift_lookUpClassMethod(class, object_init, object_class);
  return make(class);
}

void *class_make_view(const void *class, double x, double y, double width, double height) {
  FrameInit make = (FrameInit)swift_lookUpClassMethod(class, view_init, view_class);
  return make(x, y, width, height, class);
}

void *class_make_cell(const void *class, unsigned char style, const void *const identifier[2]) {
  CellInit make = (CellInit)swift_lookUpClassMethod(class, cell_init, cell_class);
  return make(style, identifier[0], identifier[1], class);
}

void *class_make_section_view(const void *class, const void *const identifier[2]) {
  TextInit make = (TextInit)swift_lookUpClassMethod(class, section_view_init, section_view_class);
  return make(identifier[0], identifier[1], class);
}

void *class_make_controller(
    const void *class, const void *const name[2], const void *bundle) {
  NibInit make = (NibInit)swift_lookUpClassMethod(class, controller_init, controller_class);
  return make(name[0], name[1], bundle, class);
}

void *class_make_layer_copy(const void *class, void *existential) {
  AnyInit make = (AnyInit)swift_lookUpClassMethod(class, layer_init, layer_class);
  return make(existential, class);
}

const void *class_view_draw(const void *class) {
  return swift_lookUpClassMethod(class, view_draw, view_class);
}

const void *class_view_display(const void *class) {
  return swift_lookUpClassMethod(class, view_display, view_class);
}

const void *class_label_draw_text(const void *class) {
  return swift_lookUpClassMethod(class, label_draw_text, label_class);
}

const void *class_label_text_rect(const void *class) {
  return swift_lookUpClassMethod(class, label_text_rect, label_class);
}

const void *class_layer_draw(const void *class) {
  return swift_lookUpClassMethod(class, layer_draw, layer_class);
}

const void *class_layer_display(const void *class) {
  return swift_lookUpClassMethod(class, layer_display, layer_class);
}

const void *class_table_commit(const void *class) {
  return swift_lookUpClassMethod(class, table_controller_commit, table_controller_class);
}
