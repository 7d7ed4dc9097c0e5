// Reads the index that the Swift compiler writes while it builds. The toolchain's libIndexStore is loaded at run time, so
// that only the generator of sources needs it.
#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stddef.h>
#include <stdint.h>

/// Text that is not terminated, and valid during the callback.
typedef struct {
  const char *_Nullable bytes;
  size_t length;
} index_text;

/// A symbol that an occurrence relates to. The roles are those of libIndexStore.
typedef struct {
  index_text usr;
  uint64_t roles;
} index_relation;

/// A place where a source file names a symbol.
typedef struct {
  index_text usr;
  uint64_t roles;
  const index_relation *_Nullable relations;
  size_t relation_count;
} index_occurrence;

/// Passes each occurrence of the files that the caller wants.
/// @param library The path of libIndexStore.
/// @param store The folder of the index.
/// @param wants Returns whether occurrences of a file of a module are wanted.
/// @return NULL, or what failed.
const char *_Nullable index_store_read(
    const char *_Nonnull library, const char *_Nonnull store, void *_Nullable context,
    int (*_Nonnull wants)(void *_Nullable context, index_text module, index_text file),
    void (*_Nonnull occurrence)(void *_Nullable context, const index_occurrence *_Nonnull occurrence));

#endif
