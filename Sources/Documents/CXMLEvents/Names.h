#ifndef CXE_NAMES_H
#define CXE_NAMES_H

#include "ParseState.h"

/// Returns the number of a name by its spelling; a new name gets the next number.
uint32_t cxe_intern_bytes(parse_state *state, const uint8_t *name, uint32_t length);

/// Creates or doubles the table of libxml2's pointers; returns false and stops the parse if memory runs out.
int cxe_grow_slots(parse_state *state);

/// Returns the number of a name whose pointer is new and belongs into a free slot.
uint32_t cxe_intern_new(parse_state *state, const xmlChar *pointer, uint32_t slot);

static inline uint32_t pointer_hash(const xmlChar *pointer) {
  uintptr_t bits = (uintptr_t)pointer;
  return (uint32_t)((bits >> 3) * 0x9E3779B1u) >> 8;
}

/// Returns the number of a name that libxml2 passes.
static inline uint32_t intern(parse_state *state, const xmlChar *pointer) {
  uint32_t slot = pointer_hash(pointer) & state->slot_mask;
  for (; state->slots[slot].pointer; slot = (slot + 1) & state->slot_mask)
    if (state->slots[slot].pointer == pointer) return state->slots[slot].name;
  return cxe_intern_new(state, pointer, slot);
}

#endif
