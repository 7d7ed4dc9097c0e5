#ifndef CXE_NAMES_H
#define CXE_NAMES_H

#include "ParseState.h"

/// The number of a name by its spelling; a new name gets the next one.
uint32_t cxe_intern_bytes(parse_state *state, const uint8_t *name, uint32_t length);

/// Makes the table of libxml2's pointers, or one twice as large; false (and the parse stopped) without memory.
int cxe_grow_slots(parse_state *state);

/// The number of a name whose pointer comes for the first time, and belongs into a free slot.
uint32_t cxe_intern_new(parse_state *state, const xmlChar *pointer, uint32_t slot);

static inline uint32_t pointer_hash(const xmlChar *pointer) {
  uintptr_t bits = (uintptr_t)pointer;
  return (uint32_t)((bits >> 3) * 0x9E3779B1u) >> 8;
}

/// The number of a name that libxml2 hands out.
static inline uint32_t intern(parse_state *state, const xmlChar *pointer) {
  uint32_t slot = pointer_hash(pointer) & state->slot_mask;
  for (; state->slots[slot].pointer; slot = (slot + 1) & state->slot_mask)
    if (state->slots[slot].pointer == pointer) return state->slots[slot].name;
  return cxe_intern_new(state, pointer, slot);
}

#endif
