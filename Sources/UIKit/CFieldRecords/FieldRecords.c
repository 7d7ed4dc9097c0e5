#include "CFieldRecords.h"

#include <stdint.h>
#include <string.h>

// Functions of the Swift runtime, as declared in the standard library for Mirror.

typedef struct {
  const char *name;
  void (*freeName)(const char *);
  bool isStrong;
  bool isVariable;
} MirrorField;

__attribute__((swiftcall)) extern intptr_t swift_reflectionMirror_recursiveCount(const void *type);
__attribute__((swiftcall)) extern const void *swift_reflectionMirror_recursiveChildMetadata(
    const void *type, intptr_t index, MirrorField *field);
__attribute__((swiftcall)) extern intptr_t swift_reflectionMirror_recursiveChildOffset(
    const void *type, intptr_t index);
__attribute__((swiftcall)) extern const void *swift_getTypeContextDescriptor(const void *type);

// The parts of the runtime's stable records that distinguish weak from unowned: Mirror only reports "not strong".

typedef struct {
  uint32_t flags;
  int32_t parent, name, accessFunction;
  int32_t fields;
} TypeDescriptor;

typedef struct {
  uint32_t flags;
  int32_t typeName, name;
} FieldEntry;

typedef struct {
  int32_t typeName, superclass;
  uint16_t kind, entrySize;
  uint32_t count;
  FieldEntry entries[];
} FieldDescriptor;

static const void *at(const int32_t *relative) {
  return *relative == 0 ? NULL : (const char *)relative + *relative;
}

/// Returns the ownership from the end of a mangled name, which may contain references with arbitrary bytes.
static FieldOwnership ownership_in(const unsigned char *mangled) {
  unsigned char before = 0, last = 0;
  while (*mangled != 0) {
    if (*mangled >= 0x18 && *mangled <= 0x1F) {
      mangled += 1 + sizeof(void *);
      before = last = 0;
    } else if (*mangled <= 0x17) {
      mangled += 1 + sizeof(int32_t);
      before = last = 0;
    } else {
      before = last;
      last = *mangled++;
    }
  }
  return before == 'X' && last == 'w' ? FieldOwnershipWeak : FieldOwnershipUnowned;
}

static FieldOwnership ownership(const void *class, ptrdiff_t ownIndex, const char *name) {
  const TypeDescriptor *type = swift_getTypeContextDescriptor(class);
  const FieldDescriptor *fields = type == NULL ? NULL : at(&type->fields);
  if (fields == NULL || ownIndex < 0 || ownIndex >= (ptrdiff_t)fields->count ||
      fields->entrySize != sizeof(FieldEntry)) {
    return FieldOwnershipUnowned;
  }
  const FieldEntry *entry = &fields->entries[ownIndex];
  const char *entryName = at(&entry->name);
  const unsigned char *mangled = at(&entry->typeName);
  if (entryName == NULL || mangled == NULL || strcmp(entryName, name) != 0) {
    return FieldOwnershipUnowned;
  }
  return ownership_in(mangled);
}

ptrdiff_t field_records_count(const void *class) {
  return swift_reflectionMirror_recursiveCount(class);
}

FieldRecord field_record(const void *class, ptrdiff_t index, ptrdiff_t inheritedCount) {
  MirrorField field = {0};
  FieldRecord record = {0};
  record.type = swift_reflectionMirror_recursiveChildMetadata(class, index, &field);
  record.offset = swift_reflectionMirror_recursiveChildOffset(class, index);
  record.name = field.name;
  record.freeName = field.freeName;
  record.isVariable = field.isVariable;
  record.ownership = field.isStrong ? FieldOwnershipStrong
                                    : ownership(class, index - inheritedCount, field.name);
  return record;
}

bool field_type_is_enumeration(const void *type) {
  // MetadataKind::Enum of the runtime's MetadataKind.def, part of the stable ABI.
  const uintptr_t enumeration = 0x201;
  return *(const uintptr_t *)type == enumeration;
}
