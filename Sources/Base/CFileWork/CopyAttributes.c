// The functions for extended attributes have different parameters on Linux and macOS, and are not available in Swift's
// modules for the C library.
#define _GNU_SOURCE
#include "CFileWork.h"

#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

#if defined(__APPLE__)
#define LIST(path, list, size) listxattr(path, list, size, 0)
#define GET(path, name, value, size) getxattr(path, name, value, size, 0, 0)
#define SET(file, name, value, size) fsetxattr(file, name, value, size, 0, 0)
#else
#define LIST(path, list, size) listxattr(path, list, size)
#define GET(path, name, value, size) getxattr(path, name, value, size)
#define SET(file, name, value, size) fsetxattr(file, name, value, size, 0)
#endif

// Returns whether the system or the file's owner sets an attribute anew for each file.
static int is_managed(const char *name) {
#if defined(__APPLE__)
  (void)name;
  return 0;
#else
  return strncmp(name, "security.", 9) == 0 || strncmp(name, "trusted.", 8) == 0;
#endif
}

static int copy_attribute(const char *from, int to, const char *name) {
  ssize_t size = GET(from, name, NULL, 0);
  if (size < 0) return 0;
  char *value = malloc(size > 0 ? (size_t)size : 1);
  if (!value) return 0;
  size = GET(from, name, value, (size_t)size);
  int succeeded = size >= 0 && SET(to, name, value, (size_t)size) == 0;
  free(value);
  return succeeded;
}

int copy_attributes(const char *from, int to, char *lost, size_t lost_size) {
  int failures = 0;
  size_t used = 0;
  if (lost_size > 0) lost[0] = 0;
  // Without a list, the file system has no attributes.
  ssize_t size = LIST(from, NULL, 0);
  if (size <= 0) return 0;
  char *names = malloc((size_t)size);
  if (!names) return 0;
  size = LIST(from, names, (size_t)size);
  for (char *name = names; size > 0 && name < names + size; name += strlen(name) + 1) {
    if (is_managed(name) || copy_attribute(from, to, name)) continue;
    failures++;
    size_t length = strlen(name);
    if (used + length + 2 > lost_size) continue;
    memcpy(lost + used, name, length);
    used += length;
    lost[used++] = '\n';
    lost[used] = 0;
  }
  free(names);
  return failures;
}
