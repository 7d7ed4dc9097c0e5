// Systems have different functions for finding the stack of a thread.
#define _GNU_SOURCE
#include "CStackSpace.h"

#include <pthread.h>
#include <stddef.h>

stack_addresses stack_of_current_thread(void) {
  stack_addresses stack = {0, 0};
#if defined(__APPLE__)
  stack.end = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  stack.lowest = stack.end - pthread_get_stacksize_np(pthread_self());
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
  void *lowest = NULL;
  size_t size = 0;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
    stack.lowest = (uintptr_t)lowest;
    stack.end = stack.lowest + size;
  }
  pthread_attr_destroy(&attributes);
#endif
  return stack;
}
