#ifndef CXE_NAME_HASH_H
#define CXE_NAME_HASH_H

#include <stddef.h>
#include <stdint.h>

/// FNV-1a, folded: names are short, and the table is at most half full.
static inline uint32_t cxe_hash(const uint8_t *bytes, size_t length) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < length; i++) hash = (hash ^ bytes[i]) * 16777619u;
  return hash ^ (hash >> 15);
}

#endif
