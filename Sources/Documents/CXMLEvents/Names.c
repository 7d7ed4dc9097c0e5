#include "Names.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "NameHash.h"
#include "Storage.h"

/// Doubles the table of extra names, so that a document with only new names is fast as well.
static int grow_extra_slots(parse_state *state) {
  uint32_t capacity = state->extra_slots ? (state->extra_mask + 1) * 2 : 64;
  uint32_t *slots = calloc(capacity, sizeof *slots);
  if (!slots) {
    cxe_stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  // Without random bytes, the address differs from process to process.
  if (!state->extra_seed && getentropy(&state->extra_seed, sizeof state->extra_seed) != 0)
    state->extra_seed = (uint64_t)(uintptr_t)slots;
  const cxe_result *result = state->result;
  for (uint32_t i = 0; i < result->extra_name_count; i++) {
    cxe_span span = result->extra_names[i];
    uint32_t slot = cxe_hash(result->name_bytes + span.start, span.length, state->extra_seed) & (capacity - 1);
    while (slots[slot]) slot = (slot + 1) & (capacity - 1);
    slots[slot] = i + 1;
  }
  free(state->extra_slots);
  state->extra_slots = slots;
  state->extra_mask = capacity - 1;
  return 1;
}

uint32_t cxe_intern_bytes(parse_state *state, const uint8_t *name, uint32_t length) {
  uint32_t known = cxe_vocabulary_find(state->vocabulary, name, length);
  if (known != CXE_NONE) return known;
  cxe_result *result = state->result;
  uint32_t first = cxe_vocabulary_count(state->vocabulary);
  if ((!state->extra_slots || (result->extra_name_count + 1) * 2 > state->extra_mask) &&
      !grow_extra_slots(state))
    return 0;
  uint32_t slot = cxe_hash(name, length, state->extra_seed) & state->extra_mask;
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

int cxe_grow_slots(parse_state *state) {
  uint32_t capacity = state->slots ? (state->slot_mask + 1) * 2 : 256;
  pointer_slot *slots = calloc(capacity, sizeof *slots);
  if (!slots) {
    cxe_stop(state, CXE_MEMORY, state->position);
    return 0;
  }
  for (uint32_t i = 0; state->slots && i <= state->slot_mask; i++) {
    if (!state->slots[i].pointer) continue;
    uint32_t slot = pointer_hash(state->slots[i].pointer) & (capacity - 1);
    while (slots[slot].pointer) slot = (slot + 1) & (capacity - 1);
    slots[slot] = state->slots[i];
  }
  free(state->slots);
  state->slots = slots;
  state->slot_mask = capacity - 1;
  return 1;
}

uint32_t cxe_intern_new(parse_state *state, const xmlChar *pointer, uint32_t slot) {
  uint32_t name = cxe_intern_bytes(state, pointer, (uint32_t)strlen((const char *)pointer));
  if ((state->slot_count + 1) * 2 > state->slot_mask) {
    if (!cxe_grow_slots(state)) return name;
    slot = pointer_hash(pointer) & state->slot_mask;
    while (state->slots[slot].pointer) slot = (slot + 1) & state->slot_mask;
  }
  state->slots[slot] = (pointer_slot){pointer, name};
  state->slot_count++;
  return name;
}
