// SPDX-License-Identifier: MIT

#include <unicode/ubrk.h>

#include "CTrayUnicode.h"
#include "ThreadState.h"

static const UChar nothing[1] = {0};

static void *open_line_breaker(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, nothing, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

void tk_close_line_breaker(void *object) { ubrk_close(object); }

int32_t tk_line_breaks(const uint16_t *text, int32_t length, const char *language,
                       uint8_t *marks) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return -1;
  UBreakIterator *iterator =
      tk_slots_get(&state->lines, language, open_line_breaker, tk_close_line_breaker);
  if (iterator == NULL) {
    iterator = tk_slots_get(&state->lines, "und", open_line_breaker, tk_close_line_breaker);
  }
  if (iterator == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    marks[at] |= TK_MARK_LINE_BREAK;
    if (ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD) marks[at] |= TK_MARK_HARD_BREAK;
  }
  ubrk_setText(iterator, nothing, 0, &status);
  return 0;
}

int32_t tk_grapheme_breaks(const uint16_t *text, int32_t length, uint8_t *marks) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  if (state->graphemes == NULL) {
    UBreakIterator *opened = ubrk_open(UBRK_CHARACTER, "", nothing, 0, &status);
    if (U_FAILURE(status)) return -1;
    state->graphemes = opened;
  }
  ubrk_setText(state->graphemes, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  marks[0] |= TK_MARK_GRAPHEME;
  for (int32_t at = ubrk_next(state->graphemes); at != UBRK_DONE;
       at = ubrk_next(state->graphemes)) {
    marks[at] |= TK_MARK_GRAPHEME;
  }
  ubrk_setText(state->graphemes, nothing, 0, &status);
  return 0;
}
