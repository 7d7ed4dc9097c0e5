// The least that can be done with libxml2: a SAX2 pass that counts.
#ifndef CSAXPASS_H
#define CSAXPASS_H

#include <stdint.h>

typedef struct {
  uint64_t elements;
  uint64_t attributes;
} csax_counts;

/// Parses `length` bytes and adds what it saw to `counts`; returns libxml2's error code, 0 without one.
int32_t csax_count(const uint8_t *source, int32_t length, csax_counts *counts);

/// Keeps the process, and those that it starts, on the core on which it runs.
void csax_use_one_core(void);

/// Lets the process run on all the cores that it had before `csax_use_one_core`.
void csax_use_all_cores(void);

#endif
