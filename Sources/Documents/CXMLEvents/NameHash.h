#ifndef CXE_NAME_HASH_H
#define CXE_NAME_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Hashes eight bytes at a time, some of the last eight perhaps twice. The table is at most half full. A table whose names
/// a document chooses has a random seed, so that nobody can choose many names with one hash.
static inline uint32_t cxe_hash(const uint8_t *bytes, size_t length, uint64_t seed) {
  const uint64_t factor = 0x9E3779B97F4A7C15u;
  uint64_t hash = seed + length * factor;
  uint64_t word;
  if (length >= 8) {
    for (size_t i = 0; i + 8 < length; i += 8) {
      memcpy(&word, bytes + i, 8);
      hash = (hash ^ word) * factor;
      hash ^= hash >> 32;
    }
    memcpy(&word, bytes + length - 8, 8);
  } else {
    word = 0;
    for (size_t i = 0; i < length; i++) word = word << 8 | bytes[i];
  }
  hash = (hash ^ word) * factor;
  return (uint32_t)(hash >> 32);
}

#endif
