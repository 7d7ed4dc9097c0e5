// The systems' own functions for exchanging files are not available in Swift's modules for the C library.
#define _GNU_SOURCE
#include "CFileWork.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif
#endif

int exchange_files(const char *first, const char *second) {
#if defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP);
#elif defined(SYS_renameat2)
  int result = (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
  // An old kernel, or a file system that cannot exchange files.
  if (result != 0 && (errno == ENOSYS || errno == EINVAL)) errno = ENOTSUP;
  return result;
#else
  errno = ENOTSUP;
  return -1;
#endif
}
