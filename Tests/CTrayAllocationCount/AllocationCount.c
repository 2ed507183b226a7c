// SPDX-License-Identifier: MIT
// The program's own allocator takes the place of the library's, counts, and calls it.
#include "AllocationCount.h"

#include <errno.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local unsigned long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count++;
  return __libc_calloc(elements, size);
}

void *realloc(void *pointer, size_t size) {
  count++;
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

bool allocations_are_counted(void) { return true; }
unsigned long allocations_of_this_thread(void) { return count; }

#else

bool allocations_are_counted(void) { return false; }
unsigned long allocations_of_this_thread(void) { return 0; }

#endif
