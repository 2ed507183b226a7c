// SPDX-License-Identifier: MIT

#include "Characters.h"

#include "CTrayUnicode.h"
#include "data/tables.inc"

const tk_character *tk_character_of(uint32_t scalar) {
  if (scalar > 0x10FFFF) scalar = 0x10FFFF;
  uint32_t block = block_index[scalar >> TK_BLOCK_SHIFT];
  uint32_t place = scalar & ((1u << TK_BLOCK_SHIFT) - 1);
  return &characters[blocks[block << TK_BLOCK_SHIFT | place]];
}

const tk_rules *tk_rules_of(tk_rules_name name) { return &rules[name]; }

static bool has_flag(uint32_t scalar, uint8_t flag) {
  return (tk_character_of(scalar)->flags & flag) != 0;
}

bool tk_has_emoji_presentation(uint32_t scalar) { return has_flag(scalar, TK_IS_EMOJI); }

bool tk_is_default_ignorable(uint32_t scalar) { return has_flag(scalar, TK_IS_IGNORABLE); }

bool tk_is_control(uint32_t scalar) { return has_flag(scalar, TK_IS_CONTROL); }

bool tk_is_letter_or_digit(uint32_t scalar) { return has_flag(scalar, TK_IS_ALPHANUMERIC); }

bool tk_is_cursive(uint32_t scalar) {
  switch (tk_character_of(scalar)->script) {
    case TK_SCRIPT('A', 'r', 'a', 'b'):
    case TK_SCRIPT('S', 'y', 'r', 'c'):
    case TK_SCRIPT('N', 'k', 'o', 'o'):
    case TK_SCRIPT('M', 'o', 'n', 'g'):
    case TK_SCRIPT('M', 'a', 'n', 'd'):
    case TK_SCRIPT('P', 'h', 'a', 'g'):
    case TK_SCRIPT('R', 'o', 'h', 'g'):
      return true;
    default:
      return false;
  }
}

void tk_scripts(const uint16_t *text, int32_t length, uint32_t *tags) {
  const uint32_t common = TK_SCRIPT('Z', 'y', 'y', 'y');
  const uint32_t inherited = TK_SCRIPT('Z', 'i', 'n', 'h');
  uint32_t tag = common;
  int32_t filled = 0;
  for (int32_t at = 0; at < length;) {
    uint32_t script = tk_character_of(tk_next_scalar(text, &at, length))->script;
    if (script != common && script != inherited && script != tag) {
      if (tag == common) filled = 0;
      tag = script;
    }
    while (filled < at) tags[filled++] = tag;
  }
}
