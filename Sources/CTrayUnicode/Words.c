// SPDX-License-Identifier: MIT

#include "Words.h"

#include <stdbool.h>

#include "CTrayUnicode.h"
#include "Characters.h"
#include "Lexicon.h"

// Thai, Lao, Burmese and Khmer: of the words that begin at a place, the longest that two more words
// follow. What is in no list goes to the word before it up to the next place where a word may begin.

// A word shorter than this takes what is in no list along, unless that begins like a word.
static const int32_t short_length = 3;

typedef struct {
  tk_lexicon lexicon;
  uint32_t script;
  tk_lexicon_name name;
  const uint16_t *text;
  int32_t end;
} tk_run;

static tk_matches words_at(const tk_run *run, int32_t at) {
  return tk_find_words(&run->lexicon, run->text + at, run->end - at);
}

static bool is_within(uint16_t unit, uint16_t first, uint16_t last) {
  return unit >= first && unit <= last;
}

static bool may_begin_word(const tk_run *run, uint16_t unit) {
  switch (run->name) {
    case TK_LEXICON_THAI: return is_within(unit, 0x0E01, 0x0E2E) || is_within(unit, 0x0E40, 0x0E44);
    case TK_LEXICON_LAO:
      return is_within(unit, 0x0E81, 0x0EAE) || is_within(unit, 0x0EDC, 0x0EDD) ||
             is_within(unit, 0x0EC0, 0x0EC4);
    case TK_LEXICON_BURMESE: return is_within(unit, 0x1000, 0x102A);
    case TK_LEXICON_KHMER: return is_within(unit, 0x1780, 0x17B3);
    case TK_LEXICON_CJ: return false;
  }
  return false;
}

static bool may_end_word(const tk_run *run, uint16_t unit) {
  switch (run->name) {
    case TK_LEXICON_THAI: return unit != 0x0E31 && !is_within(unit, 0x0E40, 0x0E44);
    case TK_LEXICON_LAO: return !is_within(unit, 0x0EC0, 0x0EC4);
    case TK_LEXICON_KHMER: return unit != 0x17D2;
    case TK_LEXICON_BURMESE:
    case TK_LEXICON_CJ: return true;
  }
  return true;
}

// Whether the second of three words, which begins at a place, ends the range or has a third after it.
static bool leads_on(const tk_run *run, int32_t at, const tk_matches *second) {
  if (at + second->lengths[second->count - 1] >= run->end) return true;
  for (int32_t i = second->count - 1; i >= 0; i--) {
    if (words_at(run, at + second->lengths[i]).count > 0) return true;
  }
  return false;
}

// The length of the word to take at a place; 0 if none begins there.
static int32_t best_word(const tk_run *run, int32_t at) {
  tk_matches first = words_at(run, at);
  if (first.count == 0) return 0;
  int32_t longest = first.lengths[first.count - 1];
  if (first.count == 1 || at + longest >= run->end) return longest;
  int32_t best = longest;
  for (int32_t i = first.count - 1; i >= 0; i--) {
    int32_t next = at + first.lengths[i];
    tk_matches second = words_at(run, next);
    if (second.count == 0) continue;
    best = first.lengths[i];
    if (leads_on(run, next, &second)) break;
  }
  return best;
}

// Where the next word begins after a character that is in no list, or the end.
static int32_t resume(const tk_run *run, int32_t at) {
  for (at++; at < run->end; at++) {
    if (!may_end_word(run, run->text[at - 1]) || !may_begin_word(run, run->text[at])) continue;
    if (words_at(run, at).count > 0) break;
  }
  return at;
}

// The end of the signs of abbreviation and repetition that belong to the Thai word before them.
static int32_t after_thai_signs(const tk_run *run, int32_t at) {
  const uint16_t abbreviation = 0x0E2F, repetition = 0x0E46;
  if (at >= run->end || words_at(run, at).count > 0) return at;
  uint16_t before = run->text[at - 1];
  if (run->text[at] == abbreviation && before != abbreviation && before != repetition) {
    before = run->text[at++];
  }
  if (at < run->end && run->text[at] == repetition && before != repetition) at++;
  return at;
}

static int32_t word_end(const tk_run *run, int32_t start) {
  int32_t length = best_word(run, start);
  int32_t at = start + length;
  if (at < run->end && length < short_length) {
    tk_matches next = words_at(run, at);
    if (next.count == 0 && (length == 0 || next.seen < short_length)) at = resume(run, at);
  }
  while (at < run->end && tk_character_of(run->text[at])->flags & TK_IS_COMBINING) at++;
  return run->name == TK_LEXICON_THAI ? after_thai_signs(run, at) : at;
}

static bool lexicon_name(uint32_t script, tk_lexicon_name *name) {
  switch (script) {
    case TK_SCRIPT('T', 'h', 'a', 'i'): *name = TK_LEXICON_THAI; return true;
    case TK_SCRIPT('L', 'a', 'o', 'o'): *name = TK_LEXICON_LAO; return true;
    case TK_SCRIPT('M', 'y', 'm', 'r'): *name = TK_LEXICON_BURMESE; return true;
    case TK_SCRIPT('K', 'h', 'm', 'r'): *name = TK_LEXICON_KHMER; return true;
    default: return false;
  }
}

// Fewer characters than two words have are one word.
static bool is_one_word(const tk_run *run, int32_t start) {
  return run->end - start < (run->name == TK_LEXICON_THAI ? 5 : 4);
}

void tk_mark_words(const uint16_t *text, int32_t start, int32_t end, uint8_t *marks) {
  for (int32_t at = start; at < end;) {
    const tk_character *character = tk_character_of(text[at]);
    tk_run run = {.script = character->script, .text = text, .end = at + 1};
    if (!(character->flags & TK_IS_COMPLEX) || !lexicon_name(run.script, &run.name)) {
      at++;
      continue;
    }
    while (run.end < end) {
      const tk_character *next = tk_character_of(text[run.end]);
      if (!(next->flags & TK_IS_COMPLEX) || next->script != run.script) break;
      run.end++;
    }
    run.lexicon = tk_lexicon_of(run.name);
    if (is_one_word(&run, at)) at = run.end;
    while (at < run.end) {
      at = word_end(&run, at);
      if (at < run.end) marks[at] |= TK_MARK_LINE_BREAK;
    }
  }
}
