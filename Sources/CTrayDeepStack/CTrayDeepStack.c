// SPDX-License-Identifier: MIT
// Written by hand: the limits of a thread's stack are the system's to tell, and Swift has no call.
#define _GNU_SOURCE
#include "CTrayDeepStack.h"

#include <stdint.h>

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>

static _Thread_local uintptr_t lowest;

static uintptr_t lowest_address(void) {
#if defined(__APPLE__)
  pthread_t self = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self);
#else
  pthread_attr_t attributes;
  void *address = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 1;
  pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)address;
#endif
}

size_t tray_stack_left(void) {
  if (lowest == 0) lowest = lowest_address();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (lowest == 1) return SIZE_MAX;
  return here > lowest ? here - lowest : 0;
}

struct call {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct call *call = argument;
  call->body(call->context);
  return NULL;
}

int tray_run_on_stack(size_t size, void (*body)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_t thread;
  struct call call = {body, context};
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  error = pthread_attr_setstacksize(&attributes, size);
  if (error == 0) error = pthread_create(&thread, &attributes, run, &call);
  pthread_attr_destroy(&attributes);
  if (error != 0) return error;
  return pthread_join(thread, NULL);
}
#else
size_t tray_stack_left(void) { return SIZE_MAX; }

int tray_run_on_stack(size_t size, void (*body)(void *), void *context) {
  (void)size;
  body(context);
  return 0;
}
#endif
