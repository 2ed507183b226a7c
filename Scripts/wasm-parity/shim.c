// SPDX-License-Identifier: MIT
// What an Embedded Swift program asks of its host: memory and the stack guard.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t next_free;

void *__stack_chk_guard = (void *)0x7ac1b0b5;
void __stack_chk_fail(void) { __builtin_trap(); }

// Memory is handed out once and never taken back, which is enough for a run of a few seconds.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (next_free == 0) next_free = (uintptr_t)&__heap_base;
  uintptr_t start = (next_free + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  size_t pages = __builtin_wasm_memory_size(0);
  if (end > pages * 65536) {
    size_t missing = (end - pages * 65536 + 65535) / 65536;
    if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) return 12;
  }
  next_free = end;
  *result = (void *)start;
  return 0;
}

void free(void *pointer) { (void)pointer; }

void *memcpy(void *target, const void *source, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)target)[i] = ((const char *)source)[i];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  if (target < source) return memcpy(target, source, count);
  while (count-- > 0) ((char *)target)[count] = ((const char *)source)[count];
  return target;
}

void *memset(void *target, int value, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)target)[i] = (char)value;
  return target;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *one = first, *other = second;
  for (size_t i = 0; i < count; i++)
    if (one[i] != other[i]) return one[i] < other[i] ? -1 : 1;
  return 0;
}
