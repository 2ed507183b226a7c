// SPDX-License-Identifier: MIT

#include "ThreadState.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key = false;
static _Thread_local tk_thread_state *current = NULL;

static void destroy(void *pointer) {
  tk_thread_state *state = pointer;
  tk_slots_clear(&state->dates, tk_close_dates);
  tk_slots_clear(&state->numbers, tk_close_number_format);
  if (state->bidi != NULL) ubidi_close(state->bidi);
  free(state);
  current = NULL;
}

static void make_key(void) { has_key = pthread_key_create(&key, destroy) == 0; }

tk_thread_state *tk_thread(void) {
  if (current != NULL) return current;
  pthread_once(&once, make_key);
  if (!has_key) return NULL;
  tk_thread_state *state = calloc(1, sizeof *state);
  if (state == NULL) return NULL;
  if (pthread_setspecific(key, state) != 0) {
    free(state);
    return NULL;
  }
  current = state;
  return state;
}
