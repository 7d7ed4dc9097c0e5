// Reads the stored properties of a class from the Swift runtime.
//
// Types are the runtime's metadata records, to which Swift's metatypes point. This header does not include runtime
// headers: the functions that the runtime exports for Mirror are declared in the source file.

#ifndef CFieldRecords_h
#define CFieldRecords_h

#include "CClassInitializers.h"
#include "CClassRecords.h"

#include <stdbool.h>
#include <stddef.h>

/// The ownership of a stored property's reference.
typedef enum : unsigned char {
  FieldOwnershipStrong,
  FieldOwnershipWeak,
  /// unowned, unowned(unsafe), or an unknown kind.
  FieldOwnershipUnowned,
} FieldOwnership;

/// A stored property.
typedef struct {
  /// The name. It is not freed unless freeName is set.
  const char *name;
  /// A function that frees the name, or NULL.
  void (*freeName)(const char *name);
  /// The metadata of the property's type, with the arguments of a generic class substituted. The type of a weak
  /// property is an optional.
  const void *type;
  /// The offset of the property in the object, in bytes.
  ptrdiff_t offset;
  FieldOwnership ownership;
  /// Whether the property was declared with var.
  bool isVariable;
} FieldRecord;

/// Returns the number of stored properties of a class, including those of its superclasses, which come first.
ptrdiff_t field_records_count(const void *class);

/// Returns the stored property at an index below field_records_count. inheritedCount is the number of properties of
/// the class's superclasses.
FieldRecord field_record(const void *class, ptrdiff_t index, ptrdiff_t inheritedCount);

/// Returns whether a type is an enumeration other than Optional.
bool field_type_is_enumeration(const void *type);

#endif
