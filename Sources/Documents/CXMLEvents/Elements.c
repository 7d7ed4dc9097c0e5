#define _GNU_SOURCE  // memrchr
#include <string.h>

#include "Events.h"
#include "Names.h"
#include "Storage.h"

/// Returns the maximum number of attributes of an element, which a node must be able to store.
static uint32_t most_attributes(const parse_state *state) {
  uint32_t limit = state->limits.element_attributes;
  return limit < UINT16_MAX ? limit : UINT16_MAX;
}

/// Returns the value of a namespace declaration: the source's bytes unless they contain a reference.
static cxe_attribute declaration_value(parse_state *state, uint32_t name, const uint8_t *spelling,
                                       uint32_t name_length, uint32_t start, uint32_t length,
                                       const xmlChar **namespaces, int namespace_count) {
  const uint8_t *prefix = spelling + (name_length > 5 ? 6 : 5);
  size_t prefix_length = name_length > 5 ? name_length - 6 : 0;
  for (int i = 0; i < namespace_count && memchr(state->source + start, '&', length); i++) {
    const char *declared = namespaces[2 * i] ? (const char *)namespaces[2 * i] : "";
    if (strlen(declared) != prefix_length || memcmp(declared, prefix, prefix_length)) continue;
    const char *uri = (const char *)namespaces[2 * i + 1];
    if (uri) return value_of(state, name, (const xmlChar *)uri, strlen(uri));
  }
  return (cxe_attribute){name, start, length};
}

/// Reads the start tag again if it uses namespaces: SAX2 splits the names and removes the declarations from the
/// attributes, but a lossless tree needs both in their original order.
static void append_qualified(parse_state *state, cxe_node *node, uint32_t start, uint32_t end,
                             const xmlChar **values, int value_count,
                             const xmlChar **namespaces, int namespace_count) {
  const uint8_t *source = state->source;
  uint32_t index = (uint32_t)(node - state->result->nodes);
  uint32_t at = start + 1, from = at;
  while (at < end && !is_space(source[at]) && source[at] != '>' && source[at] != '/') at++;
  node->name = cxe_intern_bytes(state, source + from, at - from);
  uint32_t count = 0;
  int next = 0;
  for (;;) {
    while (at < end && is_space(source[at])) at++;
    if (at >= end) break;
    from = at;
    while (at < end && source[at] != '=' && !is_space(source[at])) at++;
    uint32_t name_length = at - from;
    while (at < end && source[at] != '"' && source[at] != '\'') at++;
    if (at >= end) break;
    uint8_t quote = source[at++];
    uint32_t value = at;
    while (at < end && source[at] != quote) at++;
    uint32_t name = cxe_intern_bytes(state, source + from, name_length);
    int declaration = name_length >= 5 && memcmp(source + from, "xmlns", 5) == 0 &&
                      (name_length == 5 || source[from + 5] == ':');
    if (declaration || next >= value_count) {
      append_attribute(state, declaration_value(state, name, source + from, name_length, value,
                                                at - value, namespaces, namespace_count));
    } else {
      const xmlChar **slot = values + 5 * next++;
      append_attribute(state, value_of(state, name, slot[3], (size_t)(slot[4] - slot[3])));
    }
    at++;
    count++;
  }
  if (count > most_attributes(state)) cxe_stop(state, CXE_ELEMENT_ATTRIBUTES, start);
  state->result->nodes[index].attribute_count = (uint16_t)count;
}

void cxe_on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted_count, const xmlChar **attributes) {
  parse_state *state = user;
  (void)uri;
  (void)defaulted_count;
  uint32_t close = here(state);
  // If the end of the file cuts off a tag, this handler runs before the parser reports the error.
  if (close >= state->length) return;
  // `<` cannot occur inside a start tag, so the nearest one opens the tag.
  const uint8_t *open = memrchr(state->source, '<', close);
  uint32_t start = open ? (uint32_t)(open - state->source) : state->position;
  int self_closing = state->source[close] == '/';
  cxe_flush_text(state, 0);
  state->after_cdata = 0;
  state->position = start;
  if (++state->depth > state->limits.depth) {
    cxe_stop(state, CXE_DEPTH, start);
    return;
  }
  if ((uint32_t)attribute_count + (uint32_t)namespace_count > most_attributes(state)) {
    cxe_stop(state, CXE_ELEMENT_ATTRIBUTES, start);
    return;
  }
  cxe_node *node = cxe_append_node(state, CXE_ELEMENT, start, close + (self_closing ? 2 : 1));
  if (!node) return;
  node->flags = self_closing ? CXE_SELF_CLOSING : 0;
  state->open = state->result->node_count - 1;
  int qualified = prefix != NULL || namespace_count > 0;
  for (int i = 0; i < attribute_count && !qualified; i++) qualified = attributes[5 * i + 1] != NULL;
  if (qualified) {
    append_qualified(state, node, start, close, attributes, attribute_count, namespaces,
                     namespace_count);
  } else {
    node->name = intern(state, local);
    node->attribute_count = (uint16_t)attribute_count;
    for (int i = 0; i < attribute_count; i++) {
      const xmlChar **slot = attributes + 5 * i;
      append_attribute(state, value_of(state, intern(state, slot[0]), slot[3],
                                       (size_t)(slot[4] - slot[3])));
    }
  }
  state->position = close + (self_closing ? 0 : 1);
}

void cxe_on_end(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri) {
  parse_state *state = user;
  (void)local;
  (void)prefix;
  (void)uri;
  if (state->open == CXE_NONE) return;
  // An element without children keeps its blank text: `<string> </string>`.
  cxe_flush_text(state, state->result->node_count == state->open + 1);
  state->after_cdata = 0;
  if (state->result->status != CXE_OK) return;
  state->position = here(state);
  cxe_node *node = &state->result->nodes[state->open];
  node->end = state->position;
  node->subtree_end = state->result->node_count;
  state->open = node->parent;
  state->depth--;
}
