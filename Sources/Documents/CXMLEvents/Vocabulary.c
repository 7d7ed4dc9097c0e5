#include <stdlib.h>
#include <string.h>

#include <libxml/parser.h>

#include "CXMLEvents.h"
#include "NameHash.h"

struct cxe_vocabulary {
  uint8_t *bytes;
  cxe_span *names;
  uint32_t count;
  uint32_t mask;
  uint32_t *slots;  // name number + 1, 0 for an empty slot
};

cxe_vocabulary *cxe_vocabulary_create(const uint8_t *names, size_t length) {
  xmlInitParser();  // once, before threads share the vocabulary
  cxe_vocabulary *vocabulary = calloc(1, sizeof *vocabulary);
  if (!vocabulary) return NULL;
  uint32_t count = 0;
  for (size_t i = 0; i < length; i++) count += names[i] == '\n';
  uint32_t capacity = 16;
  while (capacity < count * 2) capacity *= 2;
  vocabulary->mask = capacity - 1;
  vocabulary->bytes = malloc(length + 1);
  vocabulary->names = malloc((count + 1) * sizeof(cxe_span));
  vocabulary->slots = calloc(capacity, sizeof(uint32_t));
  if (!vocabulary->bytes || !vocabulary->names || !vocabulary->slots) {
    cxe_vocabulary_free(vocabulary);
    return NULL;
  }
  memcpy(vocabulary->bytes, names, length);
  uint32_t start = 0;
  for (uint32_t i = 0; i < length; i++) {
    if (names[i] != '\n') continue;
    cxe_span span = {start, i - start};
    uint32_t slot = cxe_hash(names + start, span.length, 0) & vocabulary->mask;
    while (vocabulary->slots[slot]) slot = (slot + 1) & vocabulary->mask;
    vocabulary->names[vocabulary->count] = span;
    vocabulary->slots[slot] = ++vocabulary->count;
    start = i + 1;
  }
  return vocabulary;
}

uint32_t cxe_vocabulary_count(const cxe_vocabulary *vocabulary) { return vocabulary->count; }

uint32_t cxe_vocabulary_find(const cxe_vocabulary *vocabulary, const uint8_t *name, size_t length) {
  uint32_t slot = cxe_hash(name, length, 0) & vocabulary->mask;
  for (; vocabulary->slots[slot]; slot = (slot + 1) & vocabulary->mask) {
    cxe_span span = vocabulary->names[vocabulary->slots[slot] - 1];
    if (span.length == length && memcmp(vocabulary->bytes + span.start, name, length) == 0)
      return vocabulary->slots[slot] - 1;
  }
  return CXE_NONE;
}

const uint8_t *cxe_vocabulary_name(const cxe_vocabulary *vocabulary, uint32_t number,
                                   uint32_t *length) {
  if (number >= vocabulary->count) return NULL;
  *length = vocabulary->names[number].length;
  return vocabulary->bytes + vocabulary->names[number].start;
}

void cxe_vocabulary_free(cxe_vocabulary *vocabulary) {
  if (!vocabulary) return;
  free(vocabulary->bytes);
  free(vocabulary->names);
  free(vocabulary->slots);
  free(vocabulary);
}
