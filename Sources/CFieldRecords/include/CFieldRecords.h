// What the Swift runtime knows of the stored properties of a class.
//
// Types are the runtime's metadata records, which Swift's metatypes are pointers to. The header includes
// nothing of the runtime's: the functions that it exports for Mirror are declared in the source beside it.

#ifndef CFieldRecords_h
#define CFieldRecords_h

#include "CClassInitializers.h"
#include "CClassRecords.h"

#include <stdbool.h>
#include <stddef.h>

/// How a property holds what it refers to.
typedef enum : unsigned char {
  FieldOwnershipStrong,
  FieldOwnershipWeak,
  /// unowned, unowned(unsafe), or a kind that this header does not know.
  FieldOwnershipUnowned,
} FieldOwnership;

/// A stored property.
typedef struct {
  /// The name; it stays where it is, unless freeName is given.
  const char *name;
  /// Frees the name, or NULL.
  void (*freeName)(const char *name);
  /// Metadata of the property's type, with the arguments of a generic class in place; that of a weak one is
  /// an optional.
  const void *type;
  /// Where the property lies in the object, in bytes.
  ptrdiff_t offset;
  FieldOwnership ownership;
  /// Whether it was declared with var.
  bool isVariable;
} FieldRecord;

/// The number of stored properties of a class, those of its superclasses first.
ptrdiff_t field_records_count(const void *class);

/// The stored property at an index below field_records_count.
/// The class's superclasses have inheritedCount of them.
FieldRecord field_record(const void *class, ptrdiff_t index, ptrdiff_t inheritedCount);

/// Whether a type is an enumeration; Optional is not counted as one.
bool field_type_is_enumeration(const void *type);

#endif
