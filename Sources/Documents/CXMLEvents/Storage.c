#include "Storage.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

void cxe_stop(parse_state *state, int32_t status, uint32_t offset) {
  if (state->result->status == CXE_OK) {
    state->result->status = status;
    state->result->error_offset = offset;
  }
  xmlStopParser(state->context);
}

/// Requests large pages for a large array, because page faults would otherwise dominate the time of a large document.
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

int cxe_grow(parse_state *state, void **array, uint32_t *capacity, size_t extra, size_t size) {
  size_t wanted = (size_t)*capacity + *capacity / 2 + extra + 16;
  void *grown = wanted < CXE_DECODED ? realloc(*array, wanted * size) : NULL;
  if (!grown) {
    cxe_stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  *array = grown;
  *capacity = (uint32_t)wanted;
  advise_large(grown, wanted * size);
  return 1;
}

uint32_t cxe_keep_decoded(parse_state *state, const void *bytes, size_t length) {
  cxe_result *result = state->result;
  if (!reserve(state, (void **)&result->decoded, &state->decoded_capacity, result->decoded_count,
               length, 1))
    return 0;
  uint32_t start = result->decoded_count;
  if (length) memcpy(result->decoded + start, bytes, length);
  result->decoded_count += (uint32_t)length;
  return start;
}

cxe_node *cxe_append_node(parse_state *state, uint8_t kind, uint32_t start, uint32_t end) {
  cxe_result *result = state->result;
  if (result->node_count >= state->limits.nodes) {
    cxe_stop(state, CXE_NODES, start);
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

void cxe_append_content_node(parse_state *state, uint8_t kind, uint32_t name, uint32_t start,
                             uint32_t end, cxe_attribute content) {
  cxe_node *node = cxe_append_node(state, kind, start, end);
  if (!node) return;
  node->name = name;
  node->attribute_count = 1;
  append_attribute(state, content);
}
