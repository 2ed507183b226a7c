// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>

#include "CTrayUnicode.h"
#include "ThreadState.h"

// Names, headings and week rules of one language, in the Gregorian calendar.
typedef struct {
  UDateFormat *heading;
  UCalendar *calendar;
} dates;

void tk_close_dates(void *object) {
  dates *opened = object;
  if (opened->heading != NULL) udat_close(opened->heading);
  if (opened->calendar != NULL) ucal_close(opened->calendar);
  free(opened);
}

static UDateFormat *open_heading(const char *locale, UErrorCode *status) {
  static const UChar skeleton[] = {'y', 'M', 'M', 'M', 'M'};
  static const UChar utc[] = {'U', 'T', 'C'};
  UChar pattern[64];
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  int32_t length = udatpg_getBestPattern(generator, skeleton, 5, pattern, 64, status);
  udatpg_close(generator);
  return udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, utc, 3, pattern, length, status);
}

static void *open_dates(const char *locale) {
  char gregorian[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getName(locale, gregorian, sizeof gregorian, &status);
  uloc_setKeywordValue("calendar", "gregorian", gregorian, sizeof gregorian, &status);
  dates *opened = calloc(1, sizeof *opened);
  if (opened == NULL) return NULL;
  static const UChar utc[] = {'U', 'T', 'C'};
  opened->heading = open_heading(gregorian, &status);
  opened->calendar = ucal_open(utc, 3, gregorian, UCAL_GREGORIAN, &status);
  if (U_SUCCESS(status)) return opened;
  tk_close_dates(opened);
  return NULL;
}

static dates *dates_of(const char *language) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return NULL;
  return tk_slots_get(&state->dates, language, open_dates, tk_close_dates);
}

bool tk_is_right_to_left(const char *language) {
  char locale[ULOC_FULLNAME_CAPACITY];
  return tk_locale_identifier(language, locale, sizeof locale) && uloc_isRightToLeft(locale);
}

int32_t tk_first_weekday(const char *language) {
  dates *opened = dates_of(language);
  if (opened == NULL) return -1;
  return ucal_getAttribute(opened->calendar, UCAL_FIRST_DAY_OF_WEEK);
}

int32_t tk_minimal_days_in_first_week(const char *language) {
  dates *opened = dates_of(language);
  if (opened == NULL) return -1;
  return ucal_getAttribute(opened->calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
}

static int32_t symbol(const char *language, UDateFormatSymbolType type, int32_t index,
                      uint16_t *buffer, int32_t capacity) {
  dates *opened = dates_of(language);
  if (opened == NULL || index < 0 || index >= udat_countSymbols(opened->heading, type)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      udat_getSymbols(opened->heading, type, index, (UChar *)buffer, capacity, &status);
  return U_SUCCESS(status) ? length : -1;
}

int32_t tk_weekday_name(const char *language, int32_t weekday, tk_name_width width,
                        uint16_t *buffer, int32_t capacity) {
  if (weekday < 1 || weekday > 7) return -1;
  UDateFormatSymbolType type = UDAT_STANDALONE_WEEKDAYS;
  if (width == TK_NAME_ABBREVIATED) type = UDAT_STANDALONE_SHORT_WEEKDAYS;
  if (width == TK_NAME_SHORT) type = UDAT_STANDALONE_SHORTER_WEEKDAYS;
  if (width == TK_NAME_NARROW) type = UDAT_STANDALONE_NARROW_WEEKDAYS;
  return symbol(language, type, weekday, buffer, capacity);
}

int32_t tk_month_name(const char *language, int32_t month, tk_name_width width, uint16_t *buffer,
                      int32_t capacity) {
  UDateFormatSymbolType type = UDAT_STANDALONE_MONTHS;
  if (width == TK_NAME_ABBREVIATED || width == TK_NAME_SHORT) type = UDAT_STANDALONE_SHORT_MONTHS;
  if (width == TK_NAME_NARROW) type = UDAT_STANDALONE_NARROW_MONTHS;
  return symbol(language, type, month - 1, buffer, capacity);
}

int32_t tk_month_title(const char *language, int32_t year, int32_t month, uint16_t *buffer,
                       int32_t capacity) {
  dates *opened = dates_of(language);
  if (opened == NULL || month < 1 || month > 12) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ucal_clear(opened->calendar);
  ucal_set(opened->calendar, UCAL_EXTENDED_YEAR, year);
  ucal_set(opened->calendar, UCAL_MONTH, month - 1);
  ucal_set(opened->calendar, UCAL_DAY_OF_MONTH, 15);
  UDate middle = ucal_getMillis(opened->calendar, &status);
  int32_t length =
      udat_format(opened->heading, middle, (UChar *)buffer, capacity, NULL, &status);
  return U_SUCCESS(status) ? length : -1;
}

static void *open_number_format(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return NULL;
  unum_setAttribute(format, UNUM_GROUPING_USED, 0);
  return format;
}

void tk_close_number_format(void *object) { unum_close(object); }

int32_t tk_format_integer(const char *language, int64_t value, uint16_t *buffer,
                          int32_t capacity) {
  tk_thread_state *state = tk_thread();
  if (state == NULL) return -1;
  UNumberFormat *format =
      tk_slots_get(&state->numbers, language, open_number_format, tk_close_number_format);
  if (format == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unum_formatInt64(format, value, (UChar *)buffer, capacity, NULL, &status);
  return U_SUCCESS(status) ? length : -1;
}
