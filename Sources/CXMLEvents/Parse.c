#define _GNU_SOURCE  // memrchr, memmem
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "CXMLEvents.h"
#include "NameHash.h"

/// libxml2 interns names per document, so its pointers are what the first look-up goes by.
typedef struct {
  const xmlChar *pointer;
  uint32_t name;
} pointer_slot;

/// Text that has been reported but not yet closed by another event.
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
  uint32_t open;         // the innermost open element
  uint32_t depth;
  uint32_t position;     // one past what has been reported
  uint8_t after_cdata;   // the last closed node is CDATA, so blank text beside it counts
  pending_text text;
} parse_state;

static void stop(parse_state *state, int32_t status, uint32_t offset) {
  if (state->result->status == CXE_OK) {
    state->result->status = status;
    state->result->error_offset = offset;
  }
  xmlStopParser(state->context);
}

/// Asks for large pages where an array has many: a large document's time would else go into page faults.
static void advise_large(void *array, size_t size) {
#ifdef MADV_HUGEPAGE
  const size_t page = 1 << 21;
  if (size < 8 * page) return;
  uintptr_t start = ((uintptr_t)array + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)array + size) & ~(page - 1);
  madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
  (void)array;
  (void)size;
#endif
}

/// Makes room for `extra` more elements; false (and the parse stopped) without memory.
static int reserve(parse_state *state, void **array, uint32_t *capacity, size_t count, size_t extra,
                   size_t size) {
  if (count + extra <= *capacity) return 1;
  size_t wanted = (size_t)*capacity + *capacity / 2 + extra + 16;
  void *grown = wanted < CXE_DECODED ? realloc(*array, wanted * size) : NULL;
  if (!grown) {
    stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  *array = grown;
  *capacity = (uint32_t)wanted;
  advise_large(grown, wanted * size);
  return 1;
}

static uint32_t offset_of(const parse_state *state, const xmlChar *pointer) {
  const xmlParserInput *input = state->context->input;
  return (uint32_t)(input->consumed + (size_t)(pointer - input->base));
}

static uint32_t here(const parse_state *state) {
  return offset_of(state, state->context->input->cur);
}

/// Whether libxml2 handed out its own view of the source rather than a copy.
static int in_source(const parse_state *state, const xmlChar *pointer, size_t length) {
  const xmlParserInput *input = state->context->input;
  return pointer >= input->base && pointer + length <= input->end;
}

// MARK: Names

/// Makes the table of extra names twice as large; a document of nothing but new names is no trap.
static int grow_extra_slots(parse_state *state) {
  uint32_t capacity = state->extra_slots ? (state->extra_mask + 1) * 2 : 64;
  uint32_t *slots = calloc(capacity, sizeof *slots);
  if (!slots) {
    stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  const cxe_result *result = state->result;
  for (uint32_t i = 0; i < result->extra_name_count; i++) {
    cxe_span span = result->extra_names[i];
    uint32_t slot = cxe_hash(result->name_bytes + span.start, span.length) & (capacity - 1);
    while (slots[slot]) slot = (slot + 1) & (capacity - 1);
    slots[slot] = i + 1;
  }
  free(state->extra_slots);
  state->extra_slots = slots;
  state->extra_mask = capacity - 1;
  return 1;
}

static uint32_t intern_bytes(parse_state *state, const uint8_t *name, uint32_t length) {
  uint32_t known = cxe_vocabulary_find(state->vocabulary, name, length);
  if (known != CXE_NONE) return known;
  cxe_result *result = state->result;
  uint32_t first = cxe_vocabulary_count(state->vocabulary);
  if ((!state->extra_slots || (result->extra_name_count + 1) * 2 > state->extra_mask) &&
      !grow_extra_slots(state))
    return 0;
  uint32_t slot = cxe_hash(name, length) & state->extra_mask;
  for (; state->extra_slots[slot]; slot = (slot + 1) & state->extra_mask) {
    uint32_t i = state->extra_slots[slot] - 1;
    cxe_span span = result->extra_names[i];
    if (span.length == length && memcmp(result->name_bytes + span.start, name, length) == 0)
      return first + i;
  }
  if (!reserve(state, (void **)&result->extra_names, &state->extra_capacity,
               result->extra_name_count, 1, sizeof(cxe_span)) ||
      !reserve(state, (void **)&result->name_bytes, &state->name_byte_capacity,
               result->name_byte_count, length, 1))
    return 0;
  memcpy(result->name_bytes + result->name_byte_count, name, length);
  result->extra_names[result->extra_name_count] = (cxe_span){result->name_byte_count, length};
  result->name_byte_count += length;
  state->extra_slots[slot] = result->extra_name_count + 1;
  return first + result->extra_name_count++;
}

static uint32_t pointer_hash(const xmlChar *pointer) {
  uintptr_t bits = (uintptr_t)pointer;
  return (uint32_t)((bits >> 3) * 0x9E3779B1u);
}

static int grow_slots(parse_state *state) {
  uint32_t capacity = state->slots ? (state->slot_mask + 1) * 2 : 256;
  pointer_slot *slots = calloc(capacity, sizeof *slots);
  if (!slots) {
    stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  for (uint32_t i = 0; state->slots && i <= state->slot_mask; i++) {
    if (!state->slots[i].pointer) continue;
    uint32_t slot = (pointer_hash(state->slots[i].pointer) >> 8) & (capacity - 1);
    while (slots[slot].pointer) slot = (slot + 1) & (capacity - 1);
    slots[slot] = state->slots[i];
  }
  free(state->slots);
  state->slots = slots;
  state->slot_mask = capacity - 1;
  return 1;
}

static uint32_t intern(parse_state *state, const xmlChar *pointer) {
  uint32_t slot = (pointer_hash(pointer) >> 8) & state->slot_mask;
  for (; state->slots[slot].pointer; slot = (slot + 1) & state->slot_mask)
    if (state->slots[slot].pointer == pointer) return state->slots[slot].name;
  uint32_t name = intern_bytes(state, pointer, (uint32_t)strlen((const char *)pointer));
  if ((state->slot_count + 1) * 2 > state->slot_mask) {
    if (!grow_slots(state)) return name;
    slot = (pointer_hash(pointer) >> 8) & state->slot_mask;
    while (state->slots[slot].pointer) slot = (slot + 1) & state->slot_mask;
  }
  state->slots[slot] = (pointer_slot){pointer, name};
  state->slot_count++;
  return name;
}

// MARK: Values and nodes

static uint32_t keep_decoded(parse_state *state, const void *bytes, size_t length) {
  cxe_result *result = state->result;
  if (!reserve(state, (void **)&result->decoded, &state->decoded_capacity, result->decoded_count,
               length, 1))
    return 0;
  uint32_t start = result->decoded_count;
  if (length) memcpy(result->decoded + start, bytes, length);
  result->decoded_count += (uint32_t)length;
  return start;
}

static cxe_attribute value_of(parse_state *state, uint32_t name, const xmlChar *value,
                              size_t length) {
  if (in_source(state, value, length))
    return (cxe_attribute){name, offset_of(state, value), (uint32_t)length};
  return (cxe_attribute){name, keep_decoded(state, value, length) | CXE_DECODED, (uint32_t)length};
}

static void append_attribute(parse_state *state, cxe_attribute attribute) {
  cxe_result *result = state->result;
  if (attribute.length > state->limits.attribute_bytes) {
    stop(state, CXE_ATTRIBUTE_SIZE, state->position);
    return;
  }
  if (result->attribute_count >= state->limits.attributes) {
    stop(state, CXE_ATTRIBUTES, state->position);
    return;
  }
  if (reserve(state, (void **)&result->attributes, &state->attribute_capacity,
              result->attribute_count, 1, sizeof attribute))
    result->attributes[result->attribute_count++] = attribute;
}

/// Appends an open node, its subtree ending with itself; NULL when the parse was stopped.
static cxe_node *append_node(parse_state *state, uint8_t kind, uint32_t start, uint32_t end) {
  cxe_result *result = state->result;
  if (result->node_count >= state->limits.nodes) {
    stop(state, CXE_NODES, start);
    return NULL;
  }
  if (!reserve(state, (void **)&result->nodes, &state->node_capacity, result->node_count, 1,
               sizeof(cxe_node)))
    return NULL;
  cxe_node *node = &result->nodes[result->node_count++];
  *node = (cxe_node){.parent = state->open,
                     .subtree_end = result->node_count,
                     .first_attribute = result->attribute_count,
                     .start = start,
                     .tag_end = end,
                     .end = end,
                     .kind = kind};
  return node;
}

static void append_content_node(parse_state *state, uint8_t kind, uint32_t name, uint32_t start,
                                uint32_t end, cxe_attribute content) {
  cxe_node *node = append_node(state, kind, start, end);
  if (!node) return;
  node->name = name;
  node->attribute_count = 1;
  append_attribute(state, content);
}

// MARK: Text

/// Closes the text before an event. White space counts where it is all that an element has
/// (`keep_blank`), and beside other text; elsewhere it is layout.
static void flush_text(parse_state *state, int keep_blank) {
  pending_text text = state->text;
  if (!text.present) return;
  state->text.present = 0;
  cxe_node *parent = state->open == CXE_NONE ? NULL : &state->result->nodes[state->open];
  int beside_text = parent && parent->flags & CXE_HAS_TEXT;
  if (text.blank && !keep_blank && !state->after_cdata && !beside_text) return;
  if (!text.blank && parent) parent->flags |= CXE_HAS_TEXT;
  state->after_cdata = 0;
  uint32_t start = text.decoded ? text.start | CXE_DECODED : text.start;
  append_content_node(state, CXE_TEXT, 0, text.source_start, state->position,
                      (cxe_attribute){0, start, text.length});
}

static int is_blank(const xmlChar *text, int length) {
  for (int i = 0; i < length; i++)
    if (text[i] != ' ' && text[i] != '\n' && text[i] != '\t' && text[i] != '\r') return 0;
  return 1;
}

static void on_characters(void *user, const xmlChar *characters, int length) {
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
    text->start = native ? offset : keep_decoded(state, characters, (size_t)length);
  } else {
    text->blank = text->blank && blank;
    if (!text->decoded && !(native && offset == text->start + text->length)) {
      text->start = keep_decoded(state, state->source + text->start, text->length);
      text->decoded = 1;
    }
    if (text->decoded) keep_decoded(state, characters, (size_t)length);
    text->length += (uint32_t)length;
  }
  // libxml2 hands out its own view of the source before it moves past it.
  state->position = native ? offset + (uint32_t)length : here(state);
}

// MARK: Elements

static int is_space(uint8_t byte) {
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

/// The value of a namespace declaration: the source's bytes unless they hold a reference.
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

/// Reads the start tag again where namespaces are in play: SAX2 splits the names and takes the
/// declarations out of the attributes, and a lossless tree wants both back in their order.
static void append_qualified(parse_state *state, cxe_node *node, uint32_t start, uint32_t end,
                             const xmlChar **values, int value_count,
                             const xmlChar **namespaces, int namespace_count) {
  const uint8_t *source = state->source;
  uint32_t index = (uint32_t)(node - state->result->nodes);
  uint32_t at = start + 1, from = at;
  while (at < end && !is_space(source[at]) && source[at] != '>' && source[at] != '/') at++;
  node->name = intern_bytes(state, source + from, at - from);
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
    uint32_t name = intern_bytes(state, source + from, name_length);
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
  if (count > UINT16_MAX) stop(state, CXE_ATTRIBUTES, start);
  state->result->nodes[index].attribute_count = (uint16_t)count;
}

static void on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted_count, const xmlChar **attributes) {
  parse_state *state = user;
  (void)uri;
  (void)defaulted_count;
  uint32_t close = here(state);
  // A tag that the end of the file cuts off comes here before it is an error.
  if (close >= state->length) return;
  // `<` cannot stand inside a start tag, so the nearest one opens it.
  const uint8_t *open = memrchr(state->source, '<', close);
  uint32_t start = open ? (uint32_t)(open - state->source) : state->position;
  int self_closing = state->source[close] == '/';
  flush_text(state, 0);
  state->after_cdata = 0;
  state->position = start;
  if (++state->depth > state->limits.depth) {
    stop(state, CXE_DEPTH, start);
    return;
  }
  if (attribute_count > UINT16_MAX) {
    stop(state, CXE_ATTRIBUTES, start);
    return;
  }
  cxe_node *node = append_node(state, CXE_ELEMENT, start, close + (self_closing ? 2 : 1));
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

static void on_end(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri) {
  parse_state *state = user;
  (void)local;
  (void)prefix;
  (void)uri;
  if (state->open == CXE_NONE) return;
  // An element without children keeps its blank text: `<string> </string>`.
  flush_text(state, state->result->node_count == state->open + 1);
  state->after_cdata = 0;
  if (state->result->status != CXE_OK) return;
  state->position = here(state);
  cxe_node *node = &state->result->nodes[state->open];
  node->end = state->position;
  node->subtree_end = state->result->node_count;
  state->open = node->parent;
  state->depth--;
}

// MARK: Everything else

/// Where markup that begins after white space beside the root begins.
static uint32_t skip_space(const parse_state *state, uint32_t at) {
  while (at < state->length && is_space(state->source[at])) at++;
  return at;
}

/// Content that starts at `from`: the source's own bytes unless line endings were folded.
static cxe_attribute content_of(parse_state *state, uint32_t from, const xmlChar *value,
                                uint32_t length) {
  if ((uint64_t)from + length <= state->length && !memcmp(state->source + from, value, length))
    return (cxe_attribute){0, from, length};
  return (cxe_attribute){0, keep_decoded(state, value, length) | CXE_DECODED, length};
}

static void on_cdata(void *user, const xmlChar *value, int length) {
  parse_state *state = user;
  flush_text(state, 1);
  uint32_t start = state->position;
  state->position = here(state);
  append_content_node(state, CXE_CDATA, 0, start, state->position,
                      content_of(state, start + 9, value, (uint32_t)length));
  state->after_cdata = 1;
}

static void on_comment(void *user, const xmlChar *value) {
  parse_state *state = user;
  flush_text(state, 0);
  state->after_cdata = 0;
  uint32_t start = skip_space(state, state->position);
  // Blank text was flushed away without moving past it inside an element as well.
  state->position = here(state);
  append_content_node(state, CXE_COMMENT, 0, start, state->position,
                      content_of(state, start + 4, value, (uint32_t)strlen((const char *)value)));
}

static void on_instruction(void *user, const xmlChar *target, const xmlChar *data) {
  parse_state *state = user;
  flush_text(state, 0);
  state->after_cdata = 0;
  uint32_t start = skip_space(state, state->position);
  state->position = here(state);
  uint32_t target_length = (uint32_t)strlen((const char *)target);
  uint32_t name = intern_bytes(state, target, target_length);
  uint32_t from = skip_space(state, start + 2 + target_length);
  uint32_t length = data ? (uint32_t)strlen((const char *)data) : 0;
  append_content_node(state, CXE_INSTRUCTION, name, start, state->position,
                      content_of(state, from, data, length));
}

static void on_doctype(void *user, const xmlChar *name, const xmlChar *external,
                       const xmlChar *system) {
  parse_state *state = user;
  (void)name;
  (void)external;
  (void)system;
  stop(state, CXE_DOCTYPE, skip_space(state, state->position));
}

static void on_error(void *user, xmlErrorPtr error) {
  // libxml2 hands over the user data of the handler.
  parse_state *state = user;
  if (error->level != XML_ERR_FATAL || state->result->status != CXE_OK) return;
  state->result->status = CXE_SYNTAX;
  state->result->libxml_code = error->code;
  state->result->error_offset = state->context->input ? here(state) : state->position;
  snprintf(state->result->message, sizeof state->result->message, "%s",
           error->message ? error->message : "");
}

/// One past the XML declaration, which is reported to nobody; 0 where there is none.
static uint32_t declaration_end(const uint8_t *source, uint32_t length) {
  if (length < 6 || memcmp(source, "<?xml", 5) || !is_space(source[5])) return 0;
  const uint8_t *end = memmem(source, length, "?>", 2);
  return end ? (uint32_t)(end - source) + 2 : 0;
}

/// What libxml2 has not read yet.
typedef struct {
  const uint8_t *next;
  const uint8_t *end;
} source_reader;

/// Hands the source over piece by piece: libxml2 copies what it reads, and a copy of a large document
/// that is as large costs as much memory again.
static int on_read(void *user, char *buffer, int size) {
  source_reader *reader = user;
  size_t rest = (size_t)(reader->end - reader->next);
  size_t count = rest < (size_t)size ? rest : (size_t)size;
  memcpy(buffer, reader->next, count);
  reader->next += count;
  return (int)count;
}

int32_t cxe_parse(const uint8_t *source, uint32_t length, const cxe_vocabulary *vocabulary,
                  cxe_limits limits, cxe_result *result) {
  memset(result, 0, sizeof *result);
  parse_state state = {.source = source,
                       .length = length,
                       .vocabulary = vocabulary,
                       .limits = limits,
                       .result = result,
                       .open = CXE_NONE,
                       .position = declaration_end(source, length)};
  xmlParserCtxtPtr context = xmlNewParserCtxt();
  if (!context || length >= CXE_DECODED) {
    if (context) xmlFreeParserCtxt(context);
    return result->status = CXE_MEMORY;
  }
  state.context = context;
  memset(context->sax, 0, sizeof *context->sax);
  context->sax->initialized = XML_SAX2_MAGIC;
  context->sax->startElementNs = on_start;
  context->sax->endElementNs = on_end;
  context->sax->characters = on_characters;
  context->sax->ignorableWhitespace = on_characters;
  context->sax->cdataBlock = on_cdata;
  context->sax->comment = on_comment;
  context->sax->processingInstruction = on_instruction;
  context->sax->internalSubset = on_doctype;
  context->sax->serror = (xmlStructuredErrorFunc)on_error;
  context->userData = &state;
  // The sizes of real documents: a node every 90 bytes, an attribute every 32.
  int ready = grow_slots(&state) &&
              reserve(&state, (void **)&result->nodes, &state.node_capacity, 0, length / 90 + 32,
                      sizeof(cxe_node)) &&
              reserve(&state, (void **)&result->attributes, &state.attribute_capacity, 0,
                      length / 32 + 32, sizeof(cxe_attribute));
  if (ready) {
    // The caller has decoded the text, whatever its declaration says; size limits are ours.
    // NOENT only resolves `&amp;` and its like: a document type declaration has stopped the parse.
    int options =
        XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT;
    source_reader input = {source, source + length};
    xmlDocPtr document =
        xmlCtxtReadIO(context, on_read, NULL, &input, NULL, NULL, options);
    if (document) xmlFreeDoc(document);
    if (result->status == CXE_OK && !context->wellFormed) {
      result->status = CXE_SYNTAX;
      result->libxml_code = context->errNo;
      result->error_offset = state.position;
    }
  }
  free(state.slots);
  free(state.extra_slots);
  xmlFreeParserCtxt(context);
  return result->status;
}

void cxe_release(cxe_result *result) {
  free(result->nodes);
  free(result->attributes);
  free(result->decoded);
  free(result->extra_names);
  free(result->name_bytes);
  memset(result, 0, sizeof *result);
}
