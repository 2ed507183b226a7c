// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// What the package knows of each character, from Unicode 15.0, whatever ICU the machine has.

/// The sets of rules for breaks, in the order of a character's categories.
typedef enum {
  TK_RULES_STRICT,
  TK_RULES_NORMAL,
  TK_RULES_LOOSE,
  TK_RULES_CJ_STRICT,
  TK_RULES_CJ_NORMAL,
  TK_RULES_CJ_LOOSE,
  TK_RULES_GRAPHEMES,
  TK_RULES_COUNT,
} tk_rules_name;

enum {
  TK_IS_EMOJI = 0x01,
  TK_IS_IGNORABLE = 0x02,
  TK_IS_CONTROL = 0x04,
  TK_IS_ALPHANUMERIC = 0x08,
  TK_IS_COMBINING = 0x10,
  /// Of a script that is written without spaces, so that words are looked up.
  TK_IS_COMPLEX = 0x20,
  TK_IS_DIGIT = 0x40,
};

/// What is known of a character.
typedef struct {
  /// Its category in each set of rules.
  uint8_t categories[TK_RULES_COUNT];
  /// Its direction, as ICU numbers them.
  uint8_t direction;
  uint8_t flags;
  /// Its script as an ISO 15924 tag.
  uint32_t script;
} tk_character;

/// A state machine that finds the next break.
typedef struct {
  const uint8_t *rows;
  /// The length of a row: what a state accepts, what it looks ahead for, and where each category leads.
  int32_t width;
  /// The first of the categories whose words are looked up.
  int32_t first_dictionary_category;
} tk_rules;

/// What is known of a character; one above U+10FFFF counts as U+10FFFF.
const tk_character *tk_character_of(uint32_t scalar);

/// The state machine of a set of rules.
const tk_rules *tk_rules_of(tk_rules_name name);

/// The character at a unit, which is moved past it; a lone surrogate is answered as it stands.
static inline uint32_t tk_next_scalar(const uint16_t *text, int32_t *at, int32_t length) {
  uint32_t unit = text[(*at)++];
  if ((unit & 0xFC00) != 0xD800 || *at >= length || (text[*at] & 0xFC00) != 0xDC00) return unit;
  return 0x10000 + ((unit & 0x3FF) << 10 | (text[(*at)++] & 0x3FFu));
}

#define TK_SCRIPT(a, b, c, d) \
  ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))
