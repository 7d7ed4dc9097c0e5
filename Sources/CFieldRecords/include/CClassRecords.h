// Which modules have a class of a given name: the types that the program's images list.

#ifndef CClassRecords_h
#define CClassRecords_h

/// Calls a function with the module's name for every class of a name that is neither generic nor nested.
void class_records_find(
    const char *name, void *context, void (*found)(void *context, const char *module));

#endif
