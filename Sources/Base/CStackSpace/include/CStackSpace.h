#ifndef CSTACKSPACE_H
#define CSTACKSPACE_H

#include <stdint.h>

/// The address range of a thread's stack. Both addresses are zero if unknown.
typedef struct {
  uintptr_t lowest;
  uintptr_t end;
} stack_addresses;

/// Returns the stack of the current thread.
stack_addresses stack_of_current_thread(void);

#endif
