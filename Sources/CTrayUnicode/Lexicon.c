// SPDX-License-Identifier: MIT

#include "Lexicon.h"

#include <stdbool.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t thai[] = {
#embed "data/thai.words"
};
static const uint8_t lao[] = {
#embed "data/lao.words"
};
static const uint8_t burmese[] = {
#embed "data/burmese.words"
};
static const uint8_t khmer[] = {
#embed "data/khmer.words"
};
static const uint8_t cj[] = {
#embed "data/cj.words"
};

static uint32_t three_bytes(const uint8_t *bytes, uint32_t index) {
  const uint8_t *at = bytes + 3 * (uint64_t)index;
  return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16;
}

static uint16_t two_bytes(const uint8_t *bytes, uint32_t index) {
  return (uint16_t)(bytes[2 * index] | bytes[2 * index + 1] << 8);
}

static tk_lexicon lexicon_in(const uint8_t *data) {
  uint32_t node_count = three_bytes(data, 0);
  uint32_t edge_count = three_bytes(data, 1);
  tk_lexicon lexicon = {.root = three_bytes(data, 2)};
  lexicon.starts = data + 9;
  lexicon.nodes = lexicon.starts + 3 * (node_count + 1);
  lexicon.units = lexicon.nodes + 3 * edge_count;
  lexicon.values = lexicon.units + 2 * edge_count;
  return lexicon;
}

tk_lexicon tk_lexicon_of(tk_lexicon_name name) {
  switch (name) {
    case TK_LEXICON_THAI: return lexicon_in(thai);
    case TK_LEXICON_LAO: return lexicon_in(lao);
    case TK_LEXICON_BURMESE: return lexicon_in(burmese);
    case TK_LEXICON_KHMER: return lexicon_in(khmer);
    case TK_LEXICON_CJ: return lexicon_in(cj);
  }
  return lexicon_in(thai);
}

// Finds the edge of a node by bisection; its edges are in order.
static bool find_edge(const tk_lexicon *lexicon, uint32_t node, uint16_t unit, uint32_t *edge) {
  uint32_t low = three_bytes(lexicon->starts, node);
  uint32_t high = three_bytes(lexicon->starts, node + 1);
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    uint16_t found = two_bytes(lexicon->units, middle);
    if (found == unit) {
      *edge = middle;
      return true;
    }
    if (found < unit) low = middle + 1;
    else high = middle;
  }
  return false;
}

tk_matches tk_find_words(const tk_lexicon *lexicon, const uint16_t *text, int32_t length) {
  tk_matches matches = {0};
  uint32_t node = lexicon->root;
  while (matches.seen < length) {
    uint32_t edge;
    if (!find_edge(lexicon, node, text[matches.seen++], &edge)) break;
    uint8_t value = lexicon->values[edge];
    if (value > 0 && matches.count < TK_MATCH_LIMIT) {
      matches.lengths[matches.count] = matches.seen;
      matches.costs[matches.count++] = (uint8_t)(value - 1);
    }
    node = three_bytes(lexicon->nodes, edge);
    if (three_bytes(lexicon->starts, node) == three_bytes(lexicon->starts, node + 1)) break;
  }
  return matches;
}
