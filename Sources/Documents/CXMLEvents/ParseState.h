#ifndef CXE_PARSE_STATE_H
#define CXE_PARSE_STATE_H

#include <libxml/parser.h>

#include "CXMLEvents.h"

/// libxml2 interns names per document, so names are looked up by its pointers first.
typedef struct {
  const xmlChar *pointer;
  uint32_t name;
} pointer_slot;

/// Text that has been reported but not yet ended by another event.
typedef struct {
  uint32_t start;   // in the source, or in `decoded`
  uint32_t length;
  uint32_t source_start;
  uint8_t present;
  uint8_t decoded;
  uint8_t blank;    // XML white space alone
} pending_text;

typedef struct {
  xmlParserCtxtPtr context;
  const uint8_t *source;
  uint32_t length;
  const cxe_vocabulary *vocabulary;
  cxe_limits limits;
  cxe_result *result;
  uint32_t node_capacity, attribute_capacity, decoded_capacity;
  uint32_t extra_capacity, name_byte_capacity;
  pointer_slot *slots;
  uint32_t slot_mask, slot_count;
  uint32_t *extra_slots;  // extra names by their spelling, plus 1; 0 is free
  uint32_t extra_mask;
  uint64_t extra_seed;
  uint32_t open;         // the innermost open element
  uint32_t depth;
  uint32_t position;     // one past what has been reported
  uint8_t after_cdata;   // the last closed node is CDATA, so blank text beside it counts
  pending_text text;
} parse_state;

/// Stops the parse with a status, unless it already has one.
void cxe_stop(parse_state *state, int32_t status, uint32_t offset);

// MARK: Places

static inline uint32_t offset_of(const parse_state *state, const xmlChar *pointer) {
  const xmlParserInput *input = state->context->input;
  return (uint32_t)(input->consumed + (size_t)(pointer - input->base));
}

static inline uint32_t here(const parse_state *state) {
  return offset_of(state, state->context->input->cur);
}

/// Returns whether libxml2 passed a pointer into the source rather than a copy.
static inline int in_source(const parse_state *state, const xmlChar *pointer, size_t length) {
  const xmlParserInput *input = state->context->input;
  return pointer >= input->base && pointer + length <= input->end;
}

static inline int is_space(uint8_t byte) {
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

/// Returns the offset where markup begins after white space outside the root.
static inline uint32_t skip_space(const parse_state *state, uint32_t at) {
  while (at < state->length && is_space(state->source[at])) at++;
  return at;
}

#endif
