#define _GNU_SOURCE
#include "CSAXPass.h"

#if defined(__linux__)
#include <sched.h>

static cpu_set_t all_cores;

void csax_use_one_core(void) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  sched_getaffinity(0, sizeof all_cores, &all_cores);
  sched_setaffinity(0, sizeof one, &one);
}

void csax_use_all_cores(void) { sched_setaffinity(0, sizeof all_cores, &all_cores); }
#else
void csax_use_one_core(void) {}
void csax_use_all_cores(void) {}
#endif
