#ifndef CXE_STORAGE_H
#define CXE_STORAGE_H

#include "ParseState.h"

/// Makes room for `extra` more elements in a full array; returns false and stops the parse if memory runs out.
int cxe_grow(parse_state *state, void **array, uint32_t *capacity, size_t extra, size_t size);

/// Makes room for `extra` more elements after the first `count`; returns false and stops the parse if memory runs out.
static inline int reserve(parse_state *state, void **array, uint32_t *capacity, size_t count,
                          size_t extra, size_t size) {
  return count + extra <= *capacity || cxe_grow(state, array, capacity, extra, size);
}

/// Stores bytes that the source does not contain, and returns their offset among all stored bytes.
uint32_t cxe_keep_decoded(parse_state *state, const void *bytes, size_t length);

/// Returns a value under a name: a range of the source, or stored bytes.
static inline cxe_attribute value_of(parse_state *state, uint32_t name, const xmlChar *value,
                                     size_t length) {
  if (in_source(state, value, length))
    return (cxe_attribute){name, offset_of(state, value), (uint32_t)length};
  return (cxe_attribute){name, cxe_keep_decoded(state, value, length) | CXE_DECODED, (uint32_t)length};
}

/// Appends an attribute, or the content of a text, unless the limit is exceeded.
static inline void append_attribute(parse_state *state, cxe_attribute attribute) {
  cxe_result *result = state->result;
  if (attribute.length > state->limits.attribute_bytes) {
    cxe_stop(state, CXE_ATTRIBUTE_SIZE, state->position);
    return;
  }
  if (result->attribute_count >= state->limits.attributes) {
    cxe_stop(state, CXE_ATTRIBUTES, state->position);
    return;
  }
  if (reserve(state, (void **)&result->attributes, &state->attribute_capacity,
              result->attribute_count, 1, sizeof attribute))
    result->attributes[result->attribute_count++] = attribute;
}

/// Appends an open node whose subtree ends with the node itself; returns NULL if the parse was stopped.
cxe_node *cxe_append_node(parse_state *state, uint8_t kind, uint32_t start, uint32_t end);

/// Appends a node that has only content.
void cxe_append_content_node(parse_state *state, uint8_t kind, uint32_t name, uint32_t start,
                             uint32_t end, cxe_attribute content);

#endif
