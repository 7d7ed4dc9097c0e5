// An interface to Cairo, Pango and GdkPixbuf that draws one page into pixels or a PDF.
//
// This header is the only part of these libraries that the rest of the package sees. Coordinates are in points of the
// page, with the y-axis pointing down, changed by the transforms of open groups. Colors are sRGB with straight alpha.
#ifndef CPAINT_H
#define CPAINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The maximum number of pixels of an image, of a page, and of all layers that are open at the same time.
#define CPT_MOST_PIXELS 64000000

typedef struct cpt_page cpt_page;

typedef struct {
  double red, green, blue, alpha;
} cpt_color;

typedef struct {
  double x, y, width, height;
} cpt_rect;

typedef struct {
  double x, y, radius;
} cpt_circle;

/// A place in a gradient, from 0 to 1, with its color.
typedef struct {
  double location;
  cpt_color color;
} cpt_stop;

/// The description of a font. `families` is a list separated by commas.
typedef struct {
  const char *families;
  double size;
  int weight;
  bool is_italic;
  bool is_underlined;
  bool is_struck;
} cpt_font;

/// Creates a page of pixels, `scale` of which are as long as one point. Returns NULL if there is not enough memory.
cpt_page *cpt_page_of_pixels(int width, int height, double scale);
/// Creates a page of a PDF. The sizes are in points. Returns NULL if there is not enough memory.
cpt_page *cpt_page_of_pdf(double width, double height);
void cpt_free(cpt_page *page);

/// Ends drawing and returns the file: a PNG or a PDF. The bytes belong to the page. Returns NULL if drawing failed: then
/// cpt_problem gives the reason.
const uint8_t *cpt_file(cpt_page *page, size_t *length);
/// Returns why drawing failed, or NULL if it did not fail, or if there was not enough memory.
const char *cpt_problem(const cpt_page *page);
/// Returns the pixels of a page of pixels, four bytes each: blue, green, red and alpha, multiplied by alpha.
const uint8_t *cpt_pixels(cpt_page *page, int *stride);
/// Replaces the pixels of a page of pixels. The bytes are as in cpt_pixels, without space between rows.
void cpt_put_pixels(cpt_page *page, const uint8_t *pixels);

// Groups. Each function that begins one has a counterpart that ends it.

/// Saves the state and applies a transform, given by the six numbers of its matrix.
void cpt_save(cpt_page *page, const double matrix[6]);
void cpt_restore(cpt_page *page);
/// Limits drawing to the current path until the state is restored.
void cpt_clip(cpt_page *page, bool even_odd);
/// Begins a layer. `bounds` contains everything that will be drawn in it.
void cpt_begin_layer(cpt_page *page, cpt_rect bounds);
/// Ends a layer and draws it with an opacity and a blend mode, by its number in Core Graphics. Modes other than 0
/// (normal) to 15 (luminosity) and 27 (plus lighter) are drawn as normal.
void cpt_end_layer(cpt_page *page, double opacity, int blend_mode);
/// Ends a layer and draws its shadow and then the layer. `blur` is the standard deviation in points.
void cpt_end_layer_with_shadow(cpt_page *page, double dx, double dy, double blur, cpt_color color);

// Paths. The functions that fill, stroke and clip use up the current path.

void cpt_rectangle(cpt_page *page, cpt_rect rect, double radius);
void cpt_ellipse(cpt_page *page, cpt_rect rect);
void cpt_move(cpt_page *page, double x, double y);
void cpt_line(cpt_page *page, double x, double y);
void cpt_curve(cpt_page *page, double x1, double y1, double x2, double y2, double x, double y);
void cpt_close(cpt_page *page);

void cpt_fill(cpt_page *page, bool even_odd, cpt_color color);
void cpt_fill_linear(
  cpt_page *page, bool even_odd, double x1, double y1, double x2, double y2, const cpt_stop *stops, size_t count);
/// Fills the path with a gradient from one circle to another.
void cpt_fill_radial(
  cpt_page *page, bool even_odd, cpt_circle start, cpt_circle end, const cpt_stop *stops, size_t count);
/// Strokes the path. `cap` and `join` are those of Core Graphics: 0 butt or miter, 1 round, 2 square or bevel.
void cpt_stroke(
  cpt_page *page, double width, int cap, int join, double miter_limit, const double *dashes, size_t count,
  double phase, cpt_color color);

// Texts and images.

/// Draws a line of text from the start of its baseline, stretched to a width if `width` is greater than 0. Returns the
/// number of characters for which no font has a glyph.
int cpt_text(
  cpt_page *page, const char *text, double x, double y, double width, cpt_font font, cpt_color color);
/// Whether a font family is installed.
bool cpt_has_family(cpt_page *page, const char *family);

typedef struct cpt_image cpt_image;

/// Decodes an image file. A vector image is drawn at `width` by `height` pixels. Returns NULL, and sets `reason` to a
/// text that the caller releases with `free`, if the file cannot be decoded, if a side is longer than `longest`, or if it
/// has more than `CPT_MOST_PIXELS` pixels.
cpt_image *cpt_image_decode(
  const uint8_t *bytes, size_t length, int width, int height, int longest, char **reason);
void cpt_image_free(cpt_image *image);
/// Returns the size of an image in pixels.
void cpt_image_size(const cpt_image *image, int *width, int *height);
/// Draws a part of an image, given as shares of its sides, into a rectangle. With a tint, only the image's alpha counts.
void cpt_draw(cpt_page *page, cpt_image *image, cpt_rect part, cpt_rect rect, bool is_mirrored, const cpt_color *tint);

#ifdef __cplusplus
}
#endif

#endif
