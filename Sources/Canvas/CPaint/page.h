// The parts of a page, for the files of this target.
#ifndef CPAINT_PAGE_H
#define CPAINT_PAGE_H

#include <cairo-pdf.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#include "CPaint.h"

struct cpt_page {
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *pango;
  PangoLayout *layout;
  double scale;
  bool is_pdf;
  // The pixels of each open layer, and of all together.
  double *layers;
  size_t layer_count;
  size_t layer_capacity;
  double layer_pixels;
  // A reason not to write the file, or NULL.
  const char *problem;
  // The file, once it is written.
  uint8_t *bytes;
  size_t length;
  size_t capacity;
  // The first failure, once the file is written.
  cairo_status_t status;
};

#endif
