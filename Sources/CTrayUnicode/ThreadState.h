// SPDX-License-Identifier: MIT
#pragma once

#include <unicode/ubidi.h>

#include "LanguageSlot.h"

// Everything of ICU that one thread keeps open.
typedef struct {
  tk_slots dates;
  tk_slots numbers;
  UBiDi *bidi;
} tk_thread_state;

/// The state of the calling thread, made on first use; null when memory is out.
tk_thread_state *tk_thread(void);

void tk_close_dates(void *object);
void tk_close_number_format(void *object);
