// SPDX-License-Identifier: MIT
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The weights that were measured, in ascending order: regular, medium, semibold, bold.
#define TK_WIDTH_WEIGHTS 4

/// Advances in ten-thousandths of an em.
typedef struct {
  /// At and below 17 points.
  int32_t text;
  /// At and above 28 points.
  int32_t display;
} tk_width;

/// The place of a character in the table; -1 where it is not there.
int32_t tk_width_place(uint32_t character);

/// The number of characters in the table.
int32_t tk_width_count(void);

/// The advances at a place, in a weight from 0 to TK_WIDTH_WEIGHTS - 1; zeros outside of these.
tk_width tk_width_at(int32_t place, int32_t weight);

/// What is added between the characters at two places, in ten-thousandths of an em; 0 for most.
int32_t tk_width_kerning(int32_t place, int32_t next);

/// The number of pairs of characters that have a kerning.
int32_t tk_width_kerning_count(void);

/// What is added after every character at a size in points, in hundred-thousandths of an em.
///
/// Between the sizes of the table it is interpolated, outside of them that of the nearest one; NaN
/// counts as the smallest.
double tk_width_tracking(double size);
