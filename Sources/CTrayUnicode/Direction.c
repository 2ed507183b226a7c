// SPDX-License-Identifier: MIT

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include "CTrayUnicode.h"
#include "ThreadState.h"

int32_t tk_bidi_levels(const uint16_t *text, int32_t length, tk_base_direction base,
                       uint8_t *levels) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return -1;
  if (state->bidi == NULL) state->bidi = ubidi_open();
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

static uint32_t tag_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (name == NULL || strlen(name) != 4) name = "Zyyy";
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

static UScriptCode next_script(const uint16_t *text, int32_t *at, int32_t length) {
  uint16_t unit = text[*at];
  if (unit < 0x80) {
    *at += 1;
    uint16_t letter = unit | 0x20;
    return letter >= 'a' && letter <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
  }
  UChar32 scalar;
  U16_NEXT(text, *at, length, scalar);
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &status);
  return U_SUCCESS(status) ? script : USCRIPT_COMMON;
}

void tk_scripts(const uint16_t *text, int32_t length, uint32_t *tags) {
  UScriptCode current = USCRIPT_COMMON;
  uint32_t tag = tag_of(USCRIPT_COMMON);
  int32_t filled = 0;
  for (int32_t at = 0; at < length;) {
    UScriptCode script = next_script(text, &at, length);
    bool is_shared = script == USCRIPT_COMMON || script == USCRIPT_INHERITED;
    if (!is_shared && script != current) {
      tag = tag_of(script);
      if (current == USCRIPT_COMMON) filled = 0;
      current = script;
    }
    while (filled < at) tags[filled++] = tag;
  }
}

bool tk_has_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool tk_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool tk_is_control(uint32_t scalar) {
  switch (u_charType((UChar32)scalar)) {
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_SURROGATE:
      return true;
    default:
      return false;
  }
}

bool tk_is_letter_or_digit(uint32_t scalar) { return u_isalnum((UChar32)scalar); }

bool tk_is_cursive(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript((UChar32)scalar, &status)) {
    case USCRIPT_ARABIC:
    case USCRIPT_SYRIAC:
    case USCRIPT_NKO:
    case USCRIPT_MONGOLIAN:
    case USCRIPT_MANDAIC:
    case USCRIPT_PHAGS_PA:
    case USCRIPT_HANIFI_ROHINGYA:
      return true;
    default:
      return false;
  }
}
