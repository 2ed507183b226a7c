// SPDX-License-Identifier: MIT

#include <string.h>
#include <unicode/ubidi.h>

#include "CTrayUnicode.h"
#include "Characters.h"
#include "ThreadState.h"

// The classes are the package's, so that those of the machine's Unicode do not matter.
static UCharDirection direction_of(const void *context, UChar32 scalar) {
  (void)context;
  return (UCharDirection)tk_character_of((uint32_t)scalar)->direction;
}

static UBiDi *open_bidi(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *opened = ubidi_open();
  if (opened == NULL) return NULL;
  ubidi_setClassCallback(opened, direction_of, NULL, NULL, NULL, &status);
  if (U_SUCCESS(status)) return opened;
  ubidi_close(opened);
  return NULL;
}

int32_t tk_bidi_levels(const uint16_t *text, int32_t length, tk_base_direction base,
                       uint8_t *levels) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return -1;
  if (state->bidi == NULL) state->bidi = open_bidi();
  if (state->bidi == NULL) return -1;
  UBiDiLevel start = base == TK_BASE_NATURAL ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(state->bidi, (const UChar *)text, length, start, NULL, &status);
  if (U_FAILURE(status)) return -1;
  int32_t paragraph = ubidi_getParaLevel(state->bidi);
  if (length > 0) {
    const UBiDiLevel *resolved = ubidi_getLevels(state->bidi, &status);
    if (U_FAILURE(status)) return -1;
    memcpy(levels, resolved, (size_t)length);
  }
  return paragraph;
}
