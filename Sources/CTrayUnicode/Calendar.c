// SPDX-License-Identifier: MIT

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>

#include "CTrayUnicode.h"
#include "LanguageSlot.h"

static const UChar utc[] = {'U', 'T', 'C'};

// The middle of a day, counted from 1970, in ICU's milliseconds.
static UDate noon(int32_t day) { return ((double)day + 0.5) * 86400000.0; }

static int32_t day_of_month(UCalendar *calendar, int32_t day, UErrorCode *status) {
  ucal_setMillis(calendar, noon(day), status);
  return ucal_get(calendar, UCAL_DAY_OF_MONTH, status);
}

// Counts days until the next month begins, rather than trust a rule for the length.
static int32_t find_month(UCalendar *calendar, int32_t day, tk_calendar_month *month,
                          UErrorCode *status) {
  month->first_day = day - day_of_month(calendar, day, status) + 1;
  for (int32_t count = 1; count <= 40 && U_SUCCESS(*status); count++) {
    if (day_of_month(calendar, month->first_day + count, status) != 1) continue;
    month->day_count = count;
    return count;
  }
  return -1;
}

static int32_t format_title(const char *locale, int32_t day, uint16_t *buffer, int32_t capacity,
                            UErrorCode *status) {
  static const UChar skeleton[] = {'y', 'M', 'M', 'M', 'M'};
  UChar pattern[64];
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  int32_t length = udatpg_getBestPattern(generator, skeleton, 5, pattern, 64, status);
  udatpg_close(generator);
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, utc, 3, pattern, length, status);
  length = udat_format(format, noon(day), (UChar *)buffer, capacity, NULL, status);
  udat_close(format);
  return length;
}

int32_t tk_month_containing(const char *language, const char *calendar, int32_t day,
                            tk_calendar_month *month, uint16_t *buffer, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  if (!tk_locale_identifier(language, locale, sizeof locale)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  uloc_setKeywordValue("calendar", calendar, locale, sizeof locale, &status);
  UCalendar *opened = ucal_open(utc, 3, locale, UCAL_DEFAULT, &status);
  int32_t length = -1;
  if (U_SUCCESS(status) && find_month(opened, day, month, &status) > 0) {
    length = format_title(locale, month->first_day, buffer, capacity, &status);
  }
  ucal_close(opened);
  return U_SUCCESS(status) ? length : -1;
}
