// SPDX-License-Identifier: MIT
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What the package needs of Unicode and ICU, behind a header that shows nothing of ICU's own types and
// renamed functions.
//
// Breaks, scripts and the properties of characters are the package's own data, those of ICU 72 with
// Unicode 15.0, and so are the classes of the bidirectional algorithm: they are alike on every machine.
// The algorithm itself and what belongs to a locale are those of the machine's ICU.
//
// Text is UTF-16. A language is a BCP 47 tag such as "en" or "ar-EG"; "ja-u-lb-strict" (or normal,
// loose) also chooses how strictly lines break. An ICU identifier such as "ja@lb=strict" works as
// well. Every function may be called from any number of threads: what is costly to open is kept per
// thread and closed when the thread ends. Functions that can fail return a negative number then.

// MARK: Segmentation

/// A line may break before this unit, or the text ends here.
#define TK_MARK_LINE_BREAK 0x01
/// A grapheme cluster begins at this unit, or the text ends here.
#define TK_MARK_GRAPHEME 0x04

/// Adds TK_MARK_LINE_BREAK to `marks`, which has `length` + 1 elements; position 0 gets no mark.
void tk_line_breaks(const uint16_t *_Nonnull text, int32_t length,
                    const char *_Nonnull language, uint8_t *_Nonnull marks);

/// Removes TK_MARK_LINE_BREAK inside Chinese and Japanese words, between a number and the Han or Kana
/// after it, and between a Han character that is a word and the Hiragana after it.
void tk_keep_cj_words(const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull marks);

/// Adds TK_MARK_GRAPHEME to `marks`, which has `length` + 1 elements, at 0 and at each boundary.
void tk_grapheme_breaks(const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull marks);

// MARK: Direction and script

/// The direction a paragraph starts from.
typedef enum : int32_t {
  TK_BASE_LEFT_TO_RIGHT = 0,
  TK_BASE_RIGHT_TO_LEFT = 1,
  /// That of the first strong character, and left to right if there is none.
  TK_BASE_NATURAL = 2,
} tk_base_direction;

/// Writes the embedding level of each unit of one paragraph and returns the paragraph's own level.
int32_t tk_bidi_levels(const uint16_t *_Nonnull text, int32_t length, tk_base_direction base,
                       uint8_t *_Nonnull levels);

/// Writes the script of each unit as an ISO 15924 tag, most significant byte first ('Latn').
///
/// Common and inherited characters take the script before them, at the start the first one after;
/// a text of nothing else is 'Zyyy'.
void tk_scripts(const uint16_t *_Nonnull text, int32_t length, uint32_t *_Nonnull tags);

// MARK: Character properties

/// Whether a character shows as a colour emoji unless told otherwise.
bool tk_has_emoji_presentation(uint32_t scalar);
/// Whether a character is invisible when no font supports it.
bool tk_is_default_ignorable(uint32_t scalar);
/// Whether a character has no glyph by nature: controls, line and paragraph separators, surrogates.
bool tk_is_control(uint32_t scalar);
/// Whether a character belongs to a script whose letters join, so that spacing them tears words.
bool tk_is_cursive(uint32_t scalar);
/// Whether a character is a letter or a digit, of which a kept-together word is made.
bool tk_is_letter_or_digit(uint32_t scalar);

// MARK: Locale

/// Whether a language is written from right to left, by its script where the tag names or implies it.
bool tk_is_right_to_left(const char *_Nonnull language);
/// The first day of the week, 1 for Sunday to 7 for Saturday, or a negative number.
int32_t tk_first_weekday(const char *_Nonnull language);
/// The number of days of a week that must lie in a year for it to be the year's first week.
int32_t tk_minimal_days_in_first_week(const char *_Nonnull language);

/// How long a name is.
typedef enum : int32_t {
  TK_NAME_WIDE = 0,
  TK_NAME_ABBREVIATED = 1,
  TK_NAME_SHORT = 2,
  TK_NAME_NARROW = 3,
} tk_name_width;

/// Writes the name of a weekday (1 for Sunday to 7 for Saturday) as it stands alone.
///
/// Returns the number of UTF-16 units, or a negative number if the name is unknown or too long.
int32_t tk_weekday_name(const char *_Nonnull language, int32_t weekday, tk_name_width width,
                        uint16_t *_Nonnull buffer, int32_t capacity);

/// Writes the name of a Gregorian month (1 to 12) as it stands alone; short counts as abbreviated.
int32_t tk_month_name(const char *_Nonnull language, int32_t month, tk_name_width width,
                      uint16_t *_Nonnull buffer, int32_t capacity);

/// Writes a Gregorian month with its year as a heading, such as "November 2026".
int32_t tk_month_title(const char *_Nonnull language, int32_t year, int32_t month,
                       uint16_t *_Nonnull buffer, int32_t capacity);

/// Writes a whole number in the language's digits, without grouping.
int32_t tk_format_integer(const char *_Nonnull language, int64_t value,
                          uint16_t *_Nonnull buffer, int32_t capacity);

/// A month of a calendar of any kind.
typedef struct {
  /// The first day, counted from 1 January 1970.
  int32_t first_day;
  int32_t day_count;
} tk_calendar_month;

/// Finds the month of ICU's calendar `calendar`, such as "hebrew", in which a day lies, counted from
/// 1 January 1970, and writes its name with the year as a heading.
///
/// Returns the number of UTF-16 units, or a negative number if the calendar is not known.
int32_t tk_month_containing(const char *_Nonnull language, const char *_Nonnull calendar,
                            int32_t day, tk_calendar_month *_Nonnull month,
                            uint16_t *_Nonnull buffer, int32_t capacity);
