// Texts and images.
#ifdef PICTURES

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "page.h"

// Texts

static PangoAttrList *attributes_of(cpt_font font) {
  PangoAttrList *list = pango_attr_list_new();
  if (font.is_underlined) pango_attr_list_insert(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE));
  if (font.is_struck) pango_attr_list_insert(list, pango_attr_strikethrough_new(TRUE));
  return list;
}

int cpt_text(
  cpt_page *page, const char *text, double x, double y, double width, cpt_font font, cpt_color color) {
  // Pango stops the process at sizes that do not fit into its integers.
  if (!(font.size > 0 && font.size < 100000)) return 0;
  cairo_t *cairo = page->cairo;
  PangoLayout *layout = page->layout;
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, font.families);
  pango_font_description_set_absolute_size(description, font.size * PANGO_SCALE);
  pango_font_description_set_weight(description, (PangoWeight)font.weight);
  if (font.is_italic) pango_font_description_set_style(description, PANGO_STYLE_ITALIC);
  pango_layout_set_font_description(layout, description);
  PangoAttrList *attributes = attributes_of(font);
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_text(layout, text, -1);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  double natural = (double)logical.width / PANGO_SCALE;
  double baseline = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
  cairo_save(cairo);
  cairo_translate(cairo, x, y);
  if (width > 0 && natural > 0) cairo_scale(cairo, width / natural, 1);
  cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
  cairo_move_to(cairo, 0, -baseline);
  pango_cairo_show_layout(cairo, layout);
  cairo_new_path(cairo);
  cairo_restore(cairo);
  pango_font_description_free(description);
  return pango_layout_get_unknown_glyphs_count(layout);
}

bool cpt_has_family(cpt_page *page, const char *family) {
  PangoFontFamily **families = NULL;
  int count = 0;
  pango_context_list_families(page->pango, &families, &count);
  bool is_found = false;
  for (int i = 0; i < count && !is_found; i++) {
    is_found = g_ascii_strcasecmp(pango_font_family_get_name(families[i]), family) == 0;
  }
  g_free(families);
  return is_found;
}

// Images

struct cpt_image {
  cairo_surface_t *surface;
  int width;
  int height;
};

typedef struct {
  int width;
  int height;
  int longest;
  bool is_too_large;
} size_request;

static void on_size(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  size_request *request = data;
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
  bool is_scaled = format && gdk_pixbuf_format_is_scalable(format) && request->width > 0 && request->height > 0;
  int64_t wide = is_scaled ? request->width : width;
  int64_t high = is_scaled ? request->height : height;
  if (width > request->longest || height > request->longest || wide * high > CPT_MOST_PIXELS) {
    // The loader has no other way to stop before it allocates the pixels.
    request->is_too_large = true;
    gdk_pixbuf_loader_set_size(loader, 1, 1);
    return;
  }
  if (is_scaled) gdk_pixbuf_loader_set_size(loader, request->width, request->height);
}

// Multiplies alpha into the colors of four-byte pixels in place, so that a large image is in memory only once.
static void multiply(uint8_t *pixels, int width, int height, int stride) {
  for (int row = 0; row < height; row++) {
    uint8_t *line = pixels + (size_t)row * stride;
    for (int column = 0; column < width; column++, line += 4) {
      uint32_t alpha = line[3];
      uint32_t red = (line[0] * alpha + 127) / 255;
      uint32_t green = (line[1] * alpha + 127) / 255;
      uint32_t blue = (line[2] * alpha + 127) / 255;
      *(uint32_t *)line = alpha << 24 | red << 16 | green << 8 | blue;
    }
  }
}

static const cairo_user_data_key_t pixbuf_key;

static void release(void *pixbuf) { g_object_unref(pixbuf); }

// Returns an image that uses the pixels of a loader's result, or NULL if these have another form.
static cairo_surface_t *surface_in_place(GdkPixbuf *pixbuf) {
  int width = gdk_pixbuf_get_width(pixbuf);
  int height = gdk_pixbuf_get_height(pixbuf);
  int stride = gdk_pixbuf_get_rowstride(pixbuf);
  if (gdk_pixbuf_get_n_channels(pixbuf) != 4 || stride != cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)) {
    return NULL;
  }
  guchar *pixels = gdk_pixbuf_get_pixels(pixbuf);
  if ((uintptr_t)pixels % sizeof(uint32_t) != 0) return NULL;
  multiply(pixels, width, height, stride);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_surface_set_user_data(surface, &pixbuf_key, g_object_ref(pixbuf), release);
  return surface;
}

// Returns an image with alpha multiplied into its colors, as Cairo needs it.
static cairo_surface_t *surface_of(GdkPixbuf *pixbuf) {
  cairo_surface_t *own = surface_in_place(pixbuf);
  if (own) return own;
  int width = gdk_pixbuf_get_width(pixbuf);
  int height = gdk_pixbuf_get_height(pixbuf);
  int channels = gdk_pixbuf_get_n_channels(pixbuf);
  int source_stride = gdk_pixbuf_get_rowstride(pixbuf);
  const guint8 *source = gdk_pixbuf_read_pixels(pixbuf);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return surface;
  uint8_t *target = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int row = 0; row < height; row++) {
    const guint8 *from = source + (size_t)row * source_stride;
    uint32_t *to = (uint32_t *)(target + (size_t)row * stride);
    for (int column = 0; column < width; column++, from += channels) {
      // Cairo has no format of three bytes.
      uint32_t alpha = channels == 4 ? from[3] : 255;
      uint32_t red = (from[0] * alpha + 127) / 255;
      uint32_t green = (from[1] * alpha + 127) / 255;
      uint32_t blue = (from[2] * alpha + 127) / 255;
      to[column] = alpha << 24 | red << 16 | green << 8 | blue;
    }
  }
  cairo_surface_mark_dirty(surface);
  return surface;
}

cpt_image *cpt_image_decode(
  const uint8_t *bytes, size_t length, int width, int height, int longest, char **reason) {
  if (length == 0) {
    if (reason) *reason = strdup("the file is empty");
    return NULL;
  }
  size_request request = {width, height, longest, false};
  GError *error = NULL;
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(on_size), &request);
  gboolean is_read = gdk_pixbuf_loader_write(loader, bytes, length, &error);
  gboolean is_closed = gdk_pixbuf_loader_close(loader, is_read ? &error : NULL);
  GdkPixbuf *pixbuf = is_read && is_closed ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  cpt_image *image = NULL;
  if (pixbuf && !request.is_too_large) {
    image = calloc(1, sizeof *image);
    if (image) {
      image->surface = surface_of(pixbuf);
      image->width = gdk_pixbuf_get_width(pixbuf);
      image->height = gdk_pixbuf_get_height(pixbuf);
    }
    if (!image || cairo_surface_status(image->surface) != CAIRO_STATUS_SUCCESS) {
      if (reason) *reason = strdup("there is not enough memory");
      cpt_image_free(image);
      image = NULL;
    }
  } else if (reason) {
    *reason = strdup(request.is_too_large ? "the image is too large" : error ? error->message : "no image in the file");
  }
  if (error) g_error_free(error);
  g_object_unref(loader);
  return image;
}

void cpt_image_free(cpt_image *image) {
  if (!image) return;
  cairo_surface_destroy(image->surface);
  free(image);
}

void cpt_image_size(const cpt_image *image, int *width, int *height) {
  *width = image->width;
  *height = image->height;
}

void cpt_draw(
  cpt_page *page, cpt_image *image, cpt_rect part, cpt_rect rect, bool is_mirrored, const cpt_color *tint) {
  double source_width = part.width * image->width;
  double source_height = part.height * image->height;
  if (!(source_width > 0 && source_height > 0 && rect.width > 0 && rect.height > 0)) return;
  cairo_t *cairo = page->cairo;
  cairo_save(cairo);
  cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
  cairo_clip(cairo);
  cairo_translate(cairo, is_mirrored ? rect.x + rect.width : rect.x, rect.y);
  cairo_scale(
    cairo, (is_mirrored ? -1 : 1) * rect.width / source_width, rect.height / source_height);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(image->surface);
  cairo_matrix_t shift;
  cairo_matrix_init_translate(&shift, part.x * image->width, part.y * image->height);
  cairo_pattern_set_matrix(pattern, &shift);
  // Without this, the edges of an enlarged image fade out.
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  if (tint) {
    cairo_set_source_rgba(cairo, tint->red, tint->green, tint->blue, tint->alpha);
    cairo_mask(cairo, pattern);
  } else {
    cairo_set_source(cairo, pattern);
    cairo_paint(cairo);
  }
  cairo_pattern_destroy(pattern);
  cairo_restore(cairo);
}

#else
// Without the trait Pictures, this file is empty.
typedef int cpt_no_content;
#endif
