#include <string.h>

#include "Events.h"
#include "Names.h"
#include "Storage.h"

// MARK: Text

void cxe_flush_text(parse_state *state, int keep_blank) {
  pending_text text = state->text;
  if (!text.present) return;
  state->text.present = 0;
  cxe_node *parent = state->open == CXE_NONE ? NULL : &state->result->nodes[state->open];
  int beside_text = parent && parent->flags & CXE_HAS_TEXT;
  if (text.blank && !keep_blank && !state->after_cdata && !beside_text) return;
  if (!text.blank && parent) parent->flags |= CXE_HAS_TEXT;
  state->after_cdata = 0;
  uint32_t start = text.decoded ? text.start | CXE_DECODED : text.start;
  cxe_append_content_node(state, CXE_TEXT, 0, text.source_start, state->position,
                      (cxe_attribute){0, start, text.length});
}

static int is_blank(const xmlChar *text, int length) {
  for (int i = 0; i < length;) {
    // Most of it is indentation: eight spaces at a time.
    uint64_t eight;
    if (length - i >= 8 && (memcpy(&eight, text + i, 8), eight == 0x2020202020202020)) {
      i += 8;
    } else {
      if (!is_space(text[i])) return 0;
      i++;
    }
  }
  return 1;
}

void cxe_on_characters(void *user, const xmlChar *characters, int length) {
  parse_state *state = user;
  pending_text *text = &state->text;
  int native = in_source(state, characters, (size_t)length);
  uint32_t offset = native ? offset_of(state, characters) : 0;
  int blank = is_blank(characters, length);
  if (!text->present) {
    *text = (pending_text){.source_start = state->position,
                           .length = (uint32_t)length,
                           .present = 1,
                           .decoded = !native,
                           .blank = (uint8_t)blank};
    text->start = native ? offset : cxe_keep_decoded(state, characters, (size_t)length);
  } else {
    text->blank = text->blank && blank;
    if (!text->decoded && !(native && offset == text->start + text->length)) {
      text->start = cxe_keep_decoded(state, state->source + text->start, text->length);
      text->decoded = 1;
    }
    if (text->decoded) cxe_keep_decoded(state, characters, (size_t)length);
    text->length += (uint32_t)length;
  }
  // libxml2 passes a pointer into the source before it moves past the text.
  state->position = native ? offset + (uint32_t)length : here(state);
}

// MARK: Everything else inside

/// Returns content that starts at `from`: the source's bytes unless line endings were folded.
static cxe_attribute content_of(parse_state *state, uint32_t from, const xmlChar *value,
                                uint32_t length) {
  if ((uint64_t)from + length <= state->length && !memcmp(state->source + from, value, length))
    return (cxe_attribute){0, from, length};
  return (cxe_attribute){0, cxe_keep_decoded(state, value, length) | CXE_DECODED, length};
}

void cxe_on_cdata(void *user, const xmlChar *value, int length) {
  parse_state *state = user;
  cxe_flush_text(state, 1);
  uint32_t start = state->position;
  state->position = here(state);
  cxe_append_content_node(state, CXE_CDATA, 0, start, state->position,
                      content_of(state, start + 9, value, (uint32_t)length));
  state->after_cdata = 1;
}

void cxe_on_comment(void *user, const xmlChar *value) {
  parse_state *state = user;
  cxe_flush_text(state, 0);
  state->after_cdata = 0;
  uint32_t start = skip_space(state, state->position);
  // Inside an element, too, blank text was flushed without moving past it.
  state->position = here(state);
  cxe_append_content_node(state, CXE_COMMENT, 0, start, state->position,
                      content_of(state, start + 4, value, (uint32_t)strlen((const char *)value)));
}

void cxe_on_instruction(void *user, const xmlChar *target, const xmlChar *data) {
  parse_state *state = user;
  cxe_flush_text(state, 0);
  state->after_cdata = 0;
  uint32_t start = skip_space(state, state->position);
  state->position = here(state);
  uint32_t target_length = (uint32_t)strlen((const char *)target);
  uint32_t name = cxe_intern_bytes(state, target, target_length);
  uint32_t from = skip_space(state, start + 2 + target_length);
  uint32_t length = data ? (uint32_t)strlen((const char *)data) : 0;
  cxe_append_content_node(state, CXE_INSTRUCTION, name, start, state->position,
                      content_of(state, from, data, length));
}
