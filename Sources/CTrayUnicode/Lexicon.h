// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// Words of scripts that are written without spaces.

/// The most words that are found at one place.
#define TK_MATCH_LIMIT 20

/// The words that begin at a place of a text, shortest first.
typedef struct {
  int32_t count;
  /// How many characters were looked at.
  int32_t seen;
  int32_t lengths[TK_MATCH_LIMIT];
  /// How rare each is: the higher, the rarer. 0 in lists that say nothing about it.
  uint8_t costs[TK_MATCH_LIMIT];
} tk_matches;

/// A list of words as the script that writes it lays it out.
typedef struct {
  const uint8_t *starts;
  const uint8_t *nodes;
  const uint8_t *units;
  const uint8_t *values;
  uint32_t root;
} tk_lexicon;

/// The languages whose words are known.
typedef enum {
  TK_LEXICON_THAI,
  TK_LEXICON_LAO,
  TK_LEXICON_BURMESE,
  TK_LEXICON_KHMER,
  TK_LEXICON_CJ,
} tk_lexicon_name;

/// The words of a language.
tk_lexicon tk_lexicon_of(tk_lexicon_name name);

/// The words that begin at the start of a text.
tk_matches tk_find_words(const tk_lexicon *lexicon, const uint16_t *text, int32_t length);
