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

/// Returns the address of the caller's frame. The address of a variable would not do: a sanitizer may keep variables
/// on a stack of its own.
static inline uintptr_t current_stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

#endif
