#include "CClassRecords.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The start of the runtime's MetadataSections, one for each image.
typedef struct {
  uintptr_t start;
  size_t length;
} Range;

typedef struct {
  uintptr_t version;
  const void *baseAddress;
  void *unused[2];
  Range protocols, conformances, types;
} MetadataSections;

__attribute__((swiftcall)) extern void swift_enumerateAllMetadataSections(
    bool (*body)(const MetadataSections *sections, void *context), void *context);

typedef struct {
  uint32_t flags;
  int32_t parent, name;
} ContextDescriptor;

enum { ModuleContext = 0, ClassContext = 16, ContextKindMask = 0x1F, GenericContext = 0x80 };

/// Resolves a relative pointer. If its lowest bit is set, it points to a pointer.
static const ContextDescriptor *context_at(const int32_t *relative, int32_t kindMask) {
  int32_t offset = *relative & ~kindMask;
  if (offset == 0) return NULL;
  const void *target = (const char *)relative + offset;
  return (*relative & kindMask) == 0 ? target : *(const ContextDescriptor *const *)target;
}

static const char *name_of(const ContextDescriptor *context) {
  return (const char *)&context->name + context->name;
}

typedef struct {
  const char *name;
  void *context;
  void (*found)(void *context, const char *module);
} Search;

static bool search_sections(const MetadataSections *sections, void *context) {
  const Search *search = context;
  const int32_t *records = (const int32_t *)sections->types.start;
  for (size_t index = 0; index < sections->types.length / sizeof(*records); index++) {
    // The lowest two bits specify how the record refers to the type: directly, or through a pointer.
    if ((records[index] & 3) > 1) continue;
    const ContextDescriptor *type = context_at(&records[index], 3);
    if (type == NULL || (type->flags & (ContextKindMask | GenericContext)) != ClassContext ||
        strcmp(name_of(type), search->name) != 0) {
      continue;
    }
    const ContextDescriptor *parent = context_at(&type->parent, 1);
    if (parent != NULL && (parent->flags & ContextKindMask) == ModuleContext) {
      search->found(search->context, name_of(parent));
    }
  }
  return true;
}

void class_records_find(
    const char *name, void *context, void (*found)(void *context, const char *module)) {
  Search search = {name, context, found};
  swift_enumerateAllMetadataSections(search_sections, &search);
}
