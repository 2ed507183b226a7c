// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The weights of Inter that are part of the program, in ascending order.
typedef enum : int32_t {
  TK_INTER_REGULAR = 0,
  TK_INTER_MEDIUM = 1,
  TK_INTER_SEMIBOLD = 2,
  TK_INTER_BOLD = 3,
} tk_inter_weight;

/// The number of embedded font files.
#define TK_INTER_COUNT 4

/// The bytes of one embedded OpenType file.
typedef struct {
  /// The first byte; null if there is no such file.
  const uint8_t *_Nullable bytes;
  /// The number of bytes.
  size_t length;
  /// The name of the file for messages; never null.
  const char *_Nonnull name;
} tk_inter_file;

/// The embedded file for an index from 0 to TK_INTER_COUNT - 1; an empty file for any other.
tk_inter_file tk_inter(int32_t index);
