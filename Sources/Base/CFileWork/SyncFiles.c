// The function that writes a whole file system to disk is not available in Swift's modules for the C library.
#define _GNU_SOURCE
#include "CFileWork.h"

#include <errno.h>
#include <unistd.h>

int sync_file_system(int descriptor) {
#if defined(__linux__)
  return syncfs(descriptor);
#else
  (void)descriptor;
  errno = ENOTSUP;
  return -1;
#endif
}
