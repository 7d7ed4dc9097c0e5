// Pages, groups, shadows and paths.
#ifdef PICTURES

#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static cairo_status_t append(void *closure, const unsigned char *bytes, unsigned int length) {
  cpt_page *page = closure;
  if (page->length + length > page->capacity) {
    size_t capacity = (page->length + length) * 2;
    uint8_t *grown = realloc(page->bytes, capacity);
    if (!grown) return CAIRO_STATUS_NO_MEMORY;
    page->bytes = grown;
    page->capacity = capacity;
  }
  memcpy(page->bytes + page->length, bytes, length);
  page->length += length;
  return CAIRO_STATUS_SUCCESS;
}

static cpt_page *page_on(cpt_page *page) {
  page->cairo = cairo_create(page->surface);
  if (cairo_status(page->cairo) != CAIRO_STATUS_SUCCESS) {
    cpt_free(page);
    return NULL;
  }
  // Metrics without hints make texts the same at every scale.
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(page->cairo, options);
  page->pango = pango_cairo_create_context(page->cairo);
  pango_cairo_context_set_font_options(page->pango, options);
  cairo_font_options_destroy(options);
  page->layout = pango_layout_new(page->pango);
  pango_layout_set_single_paragraph_mode(page->layout, TRUE);
  return page;
}

cpt_page *cpt_page_of_pixels(int width, int height, double scale) {
  cpt_page *page = calloc(1, sizeof *page);
  if (!page) return NULL;
  page->scale = scale;
  page->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_surface_set_device_scale(page->surface, scale, scale);
  return page_on(page);
}

cpt_page *cpt_page_of_pdf(double width, double height) {
  cpt_page *page = calloc(1, sizeof *page);
  if (!page) return NULL;
  // Shadows in a PDF are pixels.
  page->scale = 2;
  page->is_pdf = true;
  page->surface = cairo_pdf_surface_create_for_stream(append, page, width, height);
  // Without this date, two files of the same picture would differ.
  cairo_pdf_surface_set_metadata(page->surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  return page_on(page);
}

void cpt_free(cpt_page *page) {
  if (!page) return;
  if (page->layout) g_object_unref(page->layout);
  if (page->pango) g_object_unref(page->pango);
  if (page->cairo) cairo_destroy(page->cairo);
  if (page->surface) cairo_surface_destroy(page->surface);
  free(page->layers);
  free(page->bytes);
  free(page);
}

const uint8_t *cpt_file(cpt_page *page, size_t *length) {
  page->status = cairo_status(page->cairo);
  if (page->status != CAIRO_STATUS_SUCCESS || page->problem) return NULL;
  cairo_surface_flush(page->surface);
  if (page->is_pdf) {
    cairo_show_page(page->cairo);
    cairo_surface_finish(page->surface);
    page->status = cairo_surface_status(page->surface);
  } else {
    page->status = cairo_surface_write_to_png_stream(page->surface, append, page);
  }
  *length = page->length;
  return page->status == CAIRO_STATUS_SUCCESS ? page->bytes : NULL;
}

const char *cpt_problem(const cpt_page *page) {
  if (page->problem) return page->problem;
  bool is_known = page->status == CAIRO_STATUS_SUCCESS || page->status == CAIRO_STATUS_NO_MEMORY;
  return is_known ? NULL : cairo_status_to_string(page->status);
}

const uint8_t *cpt_pixels(cpt_page *page, int *stride) {
  if (page->is_pdf) return NULL;
  cairo_surface_flush(page->surface);
  *stride = cairo_image_surface_get_stride(page->surface);
  return cairo_image_surface_get_data(page->surface);
}

void cpt_put_pixels(cpt_page *page, const uint8_t *pixels) {
  if (page->is_pdf) return;
  cairo_surface_flush(page->surface);
  size_t length = (size_t)cairo_image_surface_get_width(page->surface) * 4;
  size_t stride = (size_t)cairo_image_surface_get_stride(page->surface);
  int height = cairo_image_surface_get_height(page->surface);
  uint8_t *data = cairo_image_surface_get_data(page->surface);
  for (int row = 0; row < height; row++) memcpy(data + (size_t)row * stride, pixels + (size_t)row * length, length);
  cairo_surface_mark_dirty(page->surface);
}

// Groups

void cpt_save(cpt_page *page, const double matrix[6]) {
  cairo_save(page->cairo);
  cairo_matrix_t all;
  cairo_matrix_init(&all, matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
  // Cairo refuses a matrix without an inverse. Such a group has no area.
  double area = matrix[0] * matrix[3] - matrix[1] * matrix[2];
  if (!isfinite(area) || fabs(area) < 1e-9) {
    cairo_new_path(page->cairo);
    cairo_rectangle(page->cairo, 0, 0, 0, 0);
    cairo_clip(page->cairo);
    return;
  }
  cairo_transform(page->cairo, &all);
}

void cpt_restore(cpt_page *page) { cairo_restore(page->cairo); }

void cpt_clip(cpt_page *page, bool even_odd) {
  cairo_set_fill_rule(page->cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  cairo_clip(page->cairo);
}

// Returns the number of pixels of the part that can be drawn to.
static double clip_pixels(cpt_page *page) {
  double left, top, right, bottom;
  cairo_clip_extents(page->cairo, &left, &top, &right, &bottom);
  cairo_matrix_t matrix;
  cairo_get_matrix(page->cairo, &matrix);
  double zoom = fabs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) * page->scale * page->scale;
  return fmax(right - left, 0) * fmax(bottom - top, 0) * zoom;
}

// Remembers the pixels of a layer. Returns whether the open layers stay below the limit.
static bool push_pixels(cpt_page *page, double pixels) {
  if (page->layer_count == page->layer_capacity) {
    size_t capacity = page->layer_capacity * 2 + 16;
    double *grown = realloc(page->layers, capacity * sizeof *grown);
    if (!grown) abort();
    page->layers = grown;
    page->layer_capacity = capacity;
  }
  bool fits = page->layer_pixels + pixels <= CPT_MOST_PIXELS;
  double counted = fits ? pixels : 0;
  page->layers[page->layer_count++] = counted;
  page->layer_pixels += counted;
  return fits;
}

static void pop_pixels(cpt_page *page) {
  if (page->layer_count > 0) page->layer_pixels -= page->layers[--page->layer_count];
}

void cpt_begin_layer(cpt_page *page, cpt_rect bounds) {
  cairo_save(page->cairo);
  // Cairo makes a layer as large as the clip.
  cairo_new_path(page->cairo);
  cairo_rectangle(page->cairo, bounds.x, bounds.y, bounds.width, bounds.height);
  cairo_clip(page->cairo);
  if (!push_pixels(page, page->is_pdf ? 0 : clip_pixels(page))) {
    page->problem = "its translucent views overlap in more than 64 million pixels; choose a smaller scale";
    cairo_new_path(page->cairo);
    cairo_rectangle(page->cairo, 0, 0, 0, 0);
    cairo_clip(page->cairo);
  }
  cairo_push_group(page->cairo);
}

// Cairo's operators for the blend modes of Core Graphics, by number.
static cairo_operator_t operator_of(int blend_mode) {
  static const cairo_operator_t separable[] = {
    CAIRO_OPERATOR_OVER,           CAIRO_OPERATOR_MULTIPLY,       CAIRO_OPERATOR_SCREEN,
    CAIRO_OPERATOR_OVERLAY,        CAIRO_OPERATOR_DARKEN,         CAIRO_OPERATOR_LIGHTEN,
    CAIRO_OPERATOR_COLOR_DODGE,    CAIRO_OPERATOR_COLOR_BURN,     CAIRO_OPERATOR_SOFT_LIGHT,
    CAIRO_OPERATOR_HARD_LIGHT,     CAIRO_OPERATOR_DIFFERENCE,     CAIRO_OPERATOR_EXCLUSION,
    CAIRO_OPERATOR_HSL_HUE,        CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
    CAIRO_OPERATOR_HSL_LUMINOSITY,
  };
  const int plus_lighter = 27;
  if (blend_mode == plus_lighter) return CAIRO_OPERATOR_ADD;
  int count = sizeof separable / sizeof *separable;
  return blend_mode >= 0 && blend_mode < count ? separable[blend_mode] : CAIRO_OPERATOR_OVER;
}

void cpt_end_layer(cpt_page *page, double opacity, int blend_mode) {
  pop_pixels(page);
  cairo_pop_group_to_source(page->cairo);
  cairo_set_operator(page->cairo, operator_of(blend_mode));
  cairo_paint_with_alpha(page->cairo, opacity);
  cairo_restore(page->cairo);
}

// Averages each line of pixels over a window, `count` lines of `length` pixels with distances in bytes.
static void average(uint8_t *data, int count, int across, int length, int along, int radius, uint8_t *line) {
  int window = 2 * radius + 1;
  for (int row = 0; row < count; row++) {
    uint8_t *start = data + (size_t)row * across;
    int sum = 0;
    for (int i = 0; i <= radius && i < length; i++) sum += start[(size_t)i * along];
    for (int i = 0; i < length; i++) {
      line[i] = (uint8_t)((sum + window / 2) / window);
      int next = i + radius + 1;
      int last = i - radius;
      if (next < length) sum += start[(size_t)next * along];
      if (last >= 0) sum -= start[(size_t)last * along];
    }
    for (int i = 0; i < length; i++) start[(size_t)i * along] = line[i];
  }
}

// Blurs a mask: three averages come close to a Gaussian blur.
static void blur(cairo_surface_t *mask, double deviation) {
  // The width of the window, for three averages with the same deviation together.
  double half = floor((deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2);
  // Also false for a deviation that is not a number. A wider window than any picture changes nothing.
  if (!(half >= 1)) return;
  int radius = half < 16384 ? (int)half : 16384;
  cairo_surface_flush(mask);
  int width = cairo_image_surface_get_width(mask);
  int height = cairo_image_surface_get_height(mask);
  int stride = cairo_image_surface_get_stride(mask);
  uint8_t *data = cairo_image_surface_get_data(mask);
  uint8_t *line = malloc((size_t)(width > height ? width : height));
  if (!data || !line) {
    free(line);
    return;
  }
  for (int pass = 0; pass < 3; pass++) {
    average(data, height, stride, width, 1, radius, line);
    average(data, width, 1, height, stride, radius, line);
  }
  free(line);
  cairo_surface_mark_dirty(mask);
}

void cpt_end_layer_with_shadow(cpt_page *page, double dx, double dy, double deviation, cpt_color color) {
  cairo_t *cairo = page->cairo;
  pop_pixels(page);
  cairo_pattern_t *layer = cairo_pop_group(cairo);
  double left, top, right, bottom;
  cairo_clip_extents(cairo, &left, &top, &right, &bottom);
  // Draw the layer's alpha into a mask of pixels, in the coordinates of the page.
  cairo_matrix_t matrix;
  cairo_get_matrix(cairo, &matrix);
  double zoom = sqrt(fabs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)) * page->scale;
  int width = (int)ceil((right - left) * zoom);
  int height = (int)ceil((bottom - top) * zoom);
  if (width > 0 && height > 0 && (double)width * height > CPT_MOST_PIXELS) {
    page->problem = "a shadow has more than 64 million pixels; choose a smaller scale";
  } else if (width > 0 && height > 0 && width <= 32767 && height <= 32767) {
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *inside = cairo_create(mask);
    cairo_scale(inside, zoom, zoom);
    cairo_translate(inside, -left, -top);
    cairo_set_source(inside, layer);
    cairo_paint(inside);
    cairo_destroy(inside);
    blur(mask, deviation * zoom);
    cairo_save(cairo);
    cairo_translate(cairo, left + dx, top + dy);
    cairo_scale(cairo, 1 / zoom, 1 / zoom);
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
    cairo_mask_surface(cairo, mask, 0, 0);
    cairo_restore(cairo);
    cairo_surface_destroy(mask);
  }
  cairo_set_source(cairo, layer);
  cairo_paint(cairo);
  cairo_pattern_destroy(layer);
  cairo_restore(cairo);
}

// Paths

void cpt_rectangle(cpt_page *page, cpt_rect rect, double radius) {
  cairo_t *cairo = page->cairo;
  if (radius <= 0) return cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
  double horizontal = fmin(radius, rect.width / 2);
  double vertical = fmin(radius, rect.height / 2);
  radius = fmin(horizontal, vertical);
  double right = rect.x + rect.width;
  double bottom = rect.y + rect.height;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right - radius, rect.y + radius, radius, -M_PI_2, 0);
  cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI_2);
  cairo_arc(cairo, rect.x + radius, bottom - radius, radius, M_PI_2, M_PI);
  cairo_arc(cairo, rect.x + radius, rect.y + radius, radius, M_PI, 3 * M_PI_2);
  cairo_close_path(cairo);
}

void cpt_ellipse(cpt_page *page, cpt_rect rect) {
  if (!(rect.width > 0) || !(rect.height > 0)) return;
  cairo_t *cairo = page->cairo;
  cairo_matrix_t matrix;
  cairo_get_matrix(cairo, &matrix);
  cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2);
  cairo_scale(cairo, rect.width / 2, rect.height / 2);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, 0, 0, 1, 0, 2 * M_PI);
  cairo_close_path(cairo);
  cairo_set_matrix(cairo, &matrix);
}

void cpt_move(cpt_page *page, double x, double y) { cairo_move_to(page->cairo, x, y); }
void cpt_line(cpt_page *page, double x, double y) { cairo_line_to(page->cairo, x, y); }
void cpt_curve(cpt_page *page, double x1, double y1, double x2, double y2, double x, double y) {
  cairo_curve_to(page->cairo, x1, y1, x2, y2, x, y);
}
void cpt_close(cpt_page *page) { cairo_close_path(page->cairo); }

static void set_color(cairo_t *cairo, cpt_color color) {
  cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
}

static void fill(cairo_t *cairo, bool even_odd) {
  cairo_set_fill_rule(cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  cairo_fill(cairo);
}

void cpt_fill(cpt_page *page, bool even_odd, cpt_color color) {
  set_color(page->cairo, color);
  fill(page->cairo, even_odd);
}

static void fill_pattern(
  cpt_page *page, bool even_odd, cairo_pattern_t *pattern, const cpt_stop *stops, size_t count) {
  for (size_t i = 0; i < count; i++) {
    cpt_color color = stops[i].color;
    cairo_pattern_add_color_stop_rgba(
      pattern, stops[i].location, color.red, color.green, color.blue, color.alpha);
  }
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_set_source(page->cairo, pattern);
  fill(page->cairo, even_odd);
  cairo_pattern_destroy(pattern);
}

void cpt_fill_linear(
  cpt_page *page, bool even_odd, double x1, double y1, double x2, double y2, const cpt_stop *stops, size_t count) {
  fill_pattern(page, even_odd, cairo_pattern_create_linear(x1, y1, x2, y2), stops, count);
}

void cpt_fill_radial(
  cpt_page *page, bool even_odd, cpt_circle start, cpt_circle end, const cpt_stop *stops, size_t count) {
  cairo_pattern_t *pattern =
    cairo_pattern_create_radial(start.x, start.y, start.radius, end.x, end.y, end.radius);
  fill_pattern(page, even_odd, pattern, stops, count);
}

void cpt_stroke(
  cpt_page *page, double width, int cap, int join, double miter_limit, const double *dashes, size_t count,
  double phase, cpt_color color) {
  cairo_t *cairo = page->cairo;
  static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
  cairo_set_line_width(cairo, width);
  cairo_set_line_cap(cairo, caps[cap]);
  cairo_set_line_join(cairo, joins[join]);
  cairo_set_miter_limit(cairo, miter_limit);
  // Cairo stops drawing altogether if a dash is negative or all of them are zero.
  double sum = 0;
  bool is_valid = true;
  for (size_t i = 0; i < count; i++) {
    sum += dashes[i];
    is_valid = is_valid && dashes[i] >= 0 && isfinite(dashes[i]);
  }
  if (is_valid && sum > 0) cairo_set_dash(cairo, dashes, (int)count, phase);
  set_color(cairo, color);
  cairo_stroke(cairo);
  cairo_set_dash(cairo, NULL, 0, 0);
}

#else
// Without the trait Pictures, this file is empty.
typedef int cpt_nothing;
#endif
