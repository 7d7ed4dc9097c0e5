// Finds the modules that contain a class with a name, in the types of the program's images.

#ifndef CClassRecords_h
#define CClassRecords_h

/// Calls a function with the module name of each class with a name that is neither generic nor nested.
void class_records_find(
    const char *name, void *context, void (*found)(void *context, const char *module));

#endif
