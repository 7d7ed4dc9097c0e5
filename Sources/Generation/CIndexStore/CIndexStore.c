#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The functions of libIndexStore, which passes its objects as pointers.
typedef void *object;
typedef struct {
  object (*store_create)(const char *, object *);
  void (*store_dispose)(object);
  bool (*units_apply)(object, unsigned, void *, bool (*)(void *, index_text));
  object (*unit_create)(object, const char *, object *);
  void (*unit_dispose)(object);
  index_text (*unit_module)(object);
  index_text (*unit_file)(object);
  bool (*dependencies_apply)(object, void *, bool (*)(void *, object));
  int (*dependency_kind)(object);
  index_text (*dependency_name)(object);
  object (*record_create)(object, const char *, object *);
  void (*record_dispose)(object);
  bool (*occurrences_apply)(object, void *, bool (*)(void *, object));
  object (*occurrence_symbol)(object);
  uint64_t (*occurrence_roles)(object);
  bool (*relations_apply)(object, void *, bool (*)(void *, object));
  object (*relation_symbol)(object);
  uint64_t (*relation_roles)(object);
  index_text (*symbol_usr)(object);
} functions;

static const int RECORD_DEPENDENCY = 2;
enum { MOST_RELATIONS = 16 };

typedef struct {
  functions f;
  object store;
  void *context;
  int (*wants)(void *, index_text, index_text);
  void (*occurrence)(void *, const index_occurrence *);
  index_relation relations[MOST_RELATIONS];
  size_t relation_count;
} reading;

static char *copied(index_text text) {
  char *copy = malloc(text.length + 1);
  if (copy == NULL) return NULL;
  if (text.length > 0) memcpy(copy, text.bytes, text.length);
  copy[text.length] = 0;
  return copy;
}

static bool read_relation(void *context, object relation) {
  reading *r = context;
  if (r->relation_count == MOST_RELATIONS) return false;
  index_relation *next = &r->relations[r->relation_count++];
  next->usr = r->f.symbol_usr(r->f.relation_symbol(relation));
  next->roles = r->f.relation_roles(relation);
  return true;
}

static bool read_occurrence(void *context, object occurrence) {
  reading *r = context;
  r->relation_count = 0;
  r->f.relations_apply(occurrence, r, read_relation);
  index_occurrence found = {
      .usr = r->f.symbol_usr(r->f.occurrence_symbol(occurrence)),
      .roles = r->f.occurrence_roles(occurrence),
      .relations = r->relations,
      .relation_count = r->relation_count,
  };
  r->occurrence(r->context, &found);
  return true;
}

static bool read_dependency(void *context, object dependency) {
  reading *r = context;
  if (r->f.dependency_kind(dependency) != RECORD_DEPENDENCY) return true;
  char *name = copied(r->f.dependency_name(dependency));
  object record = name == NULL ? NULL : r->f.record_create(r->store, name, NULL);
  if (record != NULL) {
    r->f.occurrences_apply(record, r, read_occurrence);
    r->f.record_dispose(record);
  }
  free(name);
  return true;
}

static bool read_unit(void *context, index_text unit_name) {
  reading *r = context;
  char *name = copied(unit_name);
  object unit = name == NULL ? NULL : r->f.unit_create(r->store, name, NULL);
  if (unit != NULL) {
    if (r->wants(r->context, r->f.unit_module(unit), r->f.unit_file(unit))) {
      r->f.dependencies_apply(unit, r, read_dependency);
    }
    r->f.unit_dispose(unit);
  }
  free(name);
  return true;
}

static bool load(functions *f, void *library) {
  const struct {
    void **function;
    const char *name;
  } names[] = {
      {(void **)&f->store_create, "indexstore_store_create"},
      {(void **)&f->store_dispose, "indexstore_store_dispose"},
      {(void **)&f->units_apply, "indexstore_store_units_apply_f"},
      {(void **)&f->unit_create, "indexstore_unit_reader_create"},
      {(void **)&f->unit_dispose, "indexstore_unit_reader_dispose"},
      {(void **)&f->unit_module, "indexstore_unit_reader_get_module_name"},
      {(void **)&f->unit_file, "indexstore_unit_reader_get_main_file"},
      {(void **)&f->dependencies_apply, "indexstore_unit_reader_dependencies_apply_f"},
      {(void **)&f->dependency_kind, "indexstore_unit_dependency_get_kind"},
      {(void **)&f->dependency_name, "indexstore_unit_dependency_get_name"},
      {(void **)&f->record_create, "indexstore_record_reader_create"},
      {(void **)&f->record_dispose, "indexstore_record_reader_dispose"},
      {(void **)&f->occurrences_apply, "indexstore_record_reader_occurrences_apply_f"},
      {(void **)&f->occurrence_symbol, "indexstore_occurrence_get_symbol"},
      {(void **)&f->occurrence_roles, "indexstore_occurrence_get_roles"},
      {(void **)&f->relations_apply, "indexstore_occurrence_relations_apply_f"},
      {(void **)&f->relation_symbol, "indexstore_symbol_relation_get_symbol"},
      {(void **)&f->relation_roles, "indexstore_symbol_relation_get_roles"},
      {(void **)&f->symbol_usr, "indexstore_symbol_get_usr"},
  };
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    *names[i].function = dlsym(library, names[i].name);
    if (*names[i].function == NULL) return false;
  }
  return true;
}

const char *index_store_read(
    const char *library, const char *store, void *context,
    int (*wants)(void *, index_text, index_text),
    void (*occurrence)(void *, const index_occurrence *)) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return "libIndexStore cannot be loaded";
  reading r = {.context = context, .wants = wants, .occurrence = occurrence};
  if (!load(&r.f, handle)) return "libIndexStore has other functions";
  r.store = r.f.store_create(store, NULL);
  if (r.store == NULL) return "the index cannot be read";
  // Sorted units give the same order on every machine.
  r.f.units_apply(r.store, 1, &r, read_unit);
  r.f.store_dispose(r.store);
  return NULL;
}
