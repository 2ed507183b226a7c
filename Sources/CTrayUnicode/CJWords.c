// SPDX-License-Identifier: MIT

#include <stdlib.h>

#include "CTrayUnicode.h"
#include "Characters.h"
#include "Lexicon.h"

// Chinese and Japanese: the words of a run are those that are least rare together. A character that is
// in no list is a word that is as rare as can be, and so is, by its length, a run of Katakana.

static const uint32_t unknown_cost = 255;
static const int32_t longest_word = 20;

typedef struct {
  uint32_t cost;
  /// How long the last word is of the best words up to here; 0 where none are known.
  int32_t length;
} tk_step;

static bool is_katakana(uint32_t scalar) {
  return (scalar >= 0x30A1 && scalar <= 0x30FE && scalar != 0x30FB) ||
         (scalar >= 0xFF66 && scalar <= 0xFF9F);
}

static bool is_cj(uint32_t scalar) {
  switch (tk_character_of(scalar)->script) {
    case TK_SCRIPT('H', 'a', 'n', 'i'):
    case TK_SCRIPT('H', 'i', 'r', 'a'):
    case TK_SCRIPT('K', 'a', 'n', 'a'):
      return true;
    default:
      return scalar == 0x30FC || scalar == 0xFF70 || scalar == 0xFF9E || scalar == 0xFF9F;
  }
}

static uint32_t katakana_cost(int32_t length) {
  static const uint16_t costs[] = {8192, 984, 408, 240, 204, 252, 300, 372, 480};
  return length < (int32_t)(sizeof costs / sizeof *costs) ? costs[length] : costs[0];
}

static void reach(tk_step *steps, int32_t from, int32_t length, uint32_t cost) {
  tk_step *to = &steps[from + length];
  if (to->length > 0 && to->cost <= steps[from].cost + cost) return;
  *to = (tk_step){steps[from].cost + cost, length};
}

// Finds the best words of a run of characters; `steps` has one more element than it has units.
static void find_best_words(const uint16_t *text, int32_t length, tk_step *steps) {
  tk_lexicon lexicon = tk_lexicon_of(TK_LEXICON_CJ);
  bool was_katakana = false;
  int32_t next = 0;
  for (int32_t at = 0; at < length; at = next) {
    uint32_t scalar = tk_next_scalar(text, &next, length);
    int32_t room = length - at < longest_word ? length - at : longest_word;
    tk_matches words = tk_find_words(&lexicon, text + at, room);
    if (words.count == 0 || words.lengths[0] != next - at) {
      reach(steps, at, next - at, unknown_cost);
    }
    for (int32_t i = 0; i < words.count; i++) {
      reach(steps, at, words.lengths[i], words.costs[i]);
    }
    int32_t katakana = 0;
    while (at + katakana < length && katakana < longest_word && is_katakana(text[at + katakana])) {
      katakana++;
    }
    if (!was_katakana && katakana > 0 && katakana < longest_word) {
      reach(steps, at, katakana, katakana_cost(katakana));
    }
    was_katakana = is_katakana(scalar);
  }
}

// Whether a word of one Han character goes on in Hiragana, as stems do whose forms are not in the list.
static bool goes_on(const uint16_t *text, int32_t end, int32_t length) {
  return length == 1 && tk_character_of(text[end])->script == TK_SCRIPT('H', 'i', 'r', 'a') &&
         tk_character_of(text[end - 1])->script == TK_SCRIPT('H', 'a', 'n', 'i');
}

// Removes the breaks inside the words of a run.
static void keep_words(const uint16_t *text, int32_t start, int32_t end, uint8_t *marks) {
  int32_t length = end - start;
  tk_step *steps = calloc((size_t)length + 1, sizeof *steps);
  if (steps == NULL) return;
  find_best_words(text + start, length, steps);
  int32_t word = length;
  for (int32_t at = length; at > 0; at--) {
    bool ends_word = at == word;
    if (ends_word) word -= steps[at].length;
    if (!ends_word || (at < length && goes_on(text + start, at, steps[at].length))) {
      marks[start + at] &= (uint8_t)~TK_MARK_LINE_BREAK;
    }
  }
  free(steps);
}

void tk_keep_cj_words(const uint16_t *text, int32_t length, uint8_t *marks) {
  bool follows_digit = false;
  for (int32_t at = 0; at < length;) {
    int32_t start = at;
    uint32_t scalar = tk_next_scalar(text, &at, length);
    bool is_run = is_cj(scalar);
    // A number stays with its counter.
    if (is_run && follows_digit) marks[start] &= (uint8_t)~TK_MARK_LINE_BREAK;
    follows_digit = (tk_character_of(scalar)->flags & TK_IS_DIGIT) != 0;
    if (!is_run) continue;
    int32_t end = at;
    while (end < length) {
      int32_t next = end;
      if (!is_cj(tk_next_scalar(text, &next, length))) break;
      end = next;
    }
    keep_words(text, start, end, marks);
    at = end;
  }
}
