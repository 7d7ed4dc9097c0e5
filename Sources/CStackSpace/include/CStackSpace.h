#ifndef CSTACKSPACE_H
#define CSTACKSPACE_H

#include <stdint.h>

/// The addresses of the current thread's stack; both zero where the system does not tell.
typedef struct {
  uintptr_t lowest;
  uintptr_t end;
} stack_addresses;

/// The stack of the current thread.
stack_addresses stack_of_current_thread(void);

#endif
