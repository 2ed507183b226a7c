// SPDX-License-Identifier: MIT

#include <ctype.h>
#include <string.h>

#include "CTrayUnicode.h"
#include "Characters.h"
#include "Words.h"

// MARK: The state machine

enum {
  END_OF_TEXT = 1,
  FIRST_STATE = 1,
  ACCEPTS = 1,
  ROW_ACCEPTS = 0,
  ROW_LOOKS_AHEAD = 1,
  ROW_NEXT = 2,
  LOOK_AHEAD_LIMIT = 16,
};

// The next break after a position, and whether words are to be looked up before it.
static int32_t next_break(tk_rules_name name, const uint16_t *text, int32_t start, int32_t length,
                          bool *has_words) {
  const tk_rules *rules = tk_rules_of(name);
  int32_t ahead[LOOK_AHEAD_LIMIT];
  for (int32_t i = 0; i < LOOK_AHEAD_LIMIT; i++) ahead[i] = -1;
  const uint8_t *row = rules->rows + FIRST_STATE * rules->width;
  int32_t found = start;
  int32_t at = start;
  bool is_at_end = false;
  while (!is_at_end && row != rules->rows) {
    int32_t category = END_OF_TEXT;
    is_at_end = at >= length;
    if (!is_at_end) {
      category = tk_character_of(tk_next_scalar(text, &at, length))->categories[name];
      if (category >= rules->first_dictionary_category) *has_words = true;
    }
    row = rules->rows + row[ROW_NEXT + category] * rules->width;
    if (row[ROW_ACCEPTS] == ACCEPTS) {
      found = at;
    } else if (row[ROW_ACCEPTS] > ACCEPTS && ahead[row[ROW_ACCEPTS]] >= 0) {
      return ahead[row[ROW_ACCEPTS]];
    }
    if (row[ROW_LOOKS_AHEAD] > ACCEPTS) ahead[row[ROW_LOOKS_AHEAD]] = at;
  }
  if (found == start) tk_next_scalar(text, &found, length);
  return found;
}

// MARK: Which rules

// The value of the key "lb" of a language tag such as "ja-u-lb-strict", or of an ICU identifier such
// as "ja@lb=strict"; null where there is none.
static const char *strictness_of(const char *language) {
  for (const char *at = language; *at != 0; at++) {
    if (strchr("-_@;", *at) == NULL) continue;
    if (tolower(at[1]) == 'l' && tolower(at[2]) == 'b' && strchr("-_=", at[3]) && at[3] != 0) {
      return at + 4;
    }
  }
  return NULL;
}

static bool begins_with(const char *text, const char *word) {
  for (; *word != 0; text++, word++) {
    if (tolower(*text) != *word) return false;
  }
  return *text == 0 || strchr("-_@;", *text) != NULL;
}

static tk_rules_name line_rules(const char *language) {
  bool is_japanese = begins_with(language, "ja");
  bool is_chinese = begins_with(language, "zh");
  const char *strictness = strictness_of(language);
  tk_rules_name name = is_japanese ? TK_RULES_NORMAL : TK_RULES_STRICT;
  if (strictness == NULL) return is_chinese ? TK_RULES_CJ_STRICT : name;
  if (begins_with(strictness, "strict")) name = TK_RULES_STRICT;
  else if (begins_with(strictness, "normal")) name = TK_RULES_NORMAL;
  else if (begins_with(strictness, "loose")) name = TK_RULES_LOOSE;
  else return is_chinese ? TK_RULES_CJ_STRICT : name;
  return is_japanese || is_chinese ? name + TK_RULES_CJ_STRICT : name;
}

// MARK: Breaks

void tk_line_breaks(const uint16_t *text, int32_t length, const char *language, uint8_t *marks) {
  tk_rules_name name = line_rules(language);
  for (int32_t at = 0; at < length;) {
    bool has_words = false;
    int32_t end = next_break(name, text, at, length, &has_words);
    if (has_words) tk_mark_words(text, at, end, marks);
    marks[end] |= TK_MARK_LINE_BREAK;
    at = end;
  }
}

void tk_grapheme_breaks(const uint16_t *text, int32_t length, uint8_t *marks) {
  marks[0] |= TK_MARK_GRAPHEME;
  for (int32_t at = 0; at < length;) {
    bool has_words = false;
    at = next_break(TK_RULES_GRAPHEMES, text, at, length, &has_words);
    marks[at] |= TK_MARK_GRAPHEME;
  }
}
