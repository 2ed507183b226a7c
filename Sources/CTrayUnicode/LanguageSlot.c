// SPDX-License-Identifier: MIT

#include "LanguageSlot.h"

#include <string.h>
#include <unicode/uloc.h>

void *tk_slots_get(tk_slots *slots, const char *tag, tk_opener open, tk_closer close) {
  for (int32_t i = 0; i < TK_SLOT_COUNT; i++) {
    tk_slot *slot = &slots->slots[i];
    if (slot->object != NULL && strcmp(slot->tag, tag) == 0) return slot->object;
  }
  char locale[ULOC_FULLNAME_CAPACITY];
  if (strlen(tag) >= TK_TAG_CAPACITY) return NULL;
  if (!tk_locale_identifier(tag, locale, sizeof locale)) return NULL;
  void *object = open(locale);
  if (object == NULL) return NULL;
  tk_slot *slot = &slots->slots[slots->next];
  slots->next = (slots->next + 1) % TK_SLOT_COUNT;
  if (slot->object != NULL) close(slot->object);
  strcpy(slot->tag, tag);
  slot->object = object;
  return object;
}

void tk_slots_clear(tk_slots *slots, tk_closer close) {
  for (int32_t i = 0; i < TK_SLOT_COUNT; i++) {
    if (slots->slots[i].object != NULL) close(slots->slots[i].object);
    slots->slots[i].object = NULL;
  }
}

bool tk_locale_identifier(const char *tag, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (strchr(tag, '@') != NULL) {
    uloc_canonicalize(tag, locale, capacity, &status);
    return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
  }
  char hyphenated[TK_TAG_CAPACITY];
  size_t length = strlen(tag);
  if (length >= sizeof hyphenated) return false;
  for (size_t i = 0; i <= length; i++) hyphenated[i] = tag[i] == '_' ? '-' : tag[i];
  uloc_forLanguageTag(hyphenated, locale, capacity, NULL, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}
