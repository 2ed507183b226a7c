// SPDX-License-Identifier: MIT
#pragma once

#include <stdbool.h>
#include <stdint.h>

// A few opened ICU objects per thread, keyed by the language tag they were opened for.

#define TK_TAG_CAPACITY 96
#define TK_SLOT_COUNT 4

typedef void *(*tk_opener)(const char *locale);
typedef void (*tk_closer)(void *object);

typedef struct {
  char tag[TK_TAG_CAPACITY];
  void *object;
} tk_slot;

typedef struct {
  tk_slot slots[TK_SLOT_COUNT];
  int32_t next;
} tk_slots;

/// The object for a tag, opened on first use; the oldest slot makes room. Null on failure.
void *tk_slots_get(tk_slots *slots, const char *tag, tk_opener open, tk_closer close);

/// Closes everything in the slots.
void tk_slots_clear(tk_slots *slots, tk_closer close);

/// Writes ICU's identifier for a language tag. Returns false if the tag is invalid.
bool tk_locale_identifier(const char *tag, char *locale, int32_t capacity);
