// The masks of cores are not available in Swift's modules for the C library.
#define _GNU_SOURCE
#include "CFileWork.h"

#include <unistd.h>

#if defined(__linux__)
#include <sched.h>
#endif

int core_count(void) {
#if defined(__linux__)
  cpu_set_t cores;
  // A machine with more than 1,024 cores has no room in the mask.
  if (sched_getaffinity(0, sizeof cores, &cores) == 0 && CPU_COUNT(&cores) > 0) return CPU_COUNT(&cores);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
