#include "CSAXPass.h"

#include <string.h>

#include <libxml/parser.h>

static void on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted_count, const xmlChar **attributes) {
  csax_counts *counts = user;
  (void)local;
  (void)prefix;
  (void)uri;
  (void)namespace_count;
  (void)namespaces;
  (void)defaulted_count;
  (void)attributes;
  counts->elements++;
  counts->attributes += (uint64_t)attribute_count;
}

// The callback's parameter became a pointer to const in libxml2 2.12.
#if LIBXML_VERSION >= 21200
static void on_error(void *user, const xmlError *error) {
#else
static void on_error(void *user, xmlError *error) {
#endif
  (void)user;
  (void)error;
}

int32_t csax_count(const uint8_t *source, int32_t length, csax_counts *counts) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = on_start;
  handler.serror = on_error;
  return xmlSAXUserParseMemory(&handler, counts, (const char *)source, length);
}
