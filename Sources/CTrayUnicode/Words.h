// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

/// Adds TK_MARK_LINE_BREAK between the words of the scripts that are written without spaces, in a range.
void tk_mark_words(const uint16_t *text, int32_t start, int32_t end, uint8_t *marks);
