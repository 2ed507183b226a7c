// SPDX-License-Identifier: MIT

// Takes break tables, character properties and word lists out of ICU's data; see break-data.

#include <unicode/bytestrie.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucharstrie.h>
#include <unicode/ucptrie.h>
#include <unicode/udata.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

[[noreturn]] void fail(const std::string &what) {
  std::fprintf(stderr, "error: %s\n", what.c_str());
  std::exit(1);
}

void check(UErrorCode status, const std::string &what) {
  if (U_FAILURE(status)) fail(what + ": " + u_errorName(status));
}

// MARK: Rules

// The state machine of one set of rules, as ICU compiled it.
struct Rules {
  std::string name;
  uint32_t categoryCount;
  uint32_t firstDictionaryCategory;
  uint32_t lookAheadCount;
  std::vector<std::vector<uint8_t>> rows;
  UCPTrie *trie;
};

Rules load(const char *name, UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, nullptr, 0, &status);
  check(status, name);
  int32_t size = ubrk_getBinaryRules(iterator, nullptr, 0, &status);
  auto *bytes = new std::vector<uint8_t>(size);  // The trie points into it.
  status = U_ZERO_ERROR;
  ubrk_getBinaryRules(iterator, bytes->data(), size, &status);
  check(status, name);
  const auto *header = reinterpret_cast<const uint32_t *>(bytes->data());
  if (bytes->at(4) != 6) fail("rules of another format");
  const auto *table = reinterpret_cast<const uint32_t *>(bytes->data() + header[4]);
  const auto *row = reinterpret_cast<const uint8_t *>(table + 5);
  if ((table[4] & 4) == 0) fail("rows of 16 bits");
  if ((table[4] & 2) != 0) fail("rules that look at where a text begins");
  Rules rules{name, header[3], table[2], table[3], {}, nullptr};
  for (uint32_t state = 0; state < table[0]; state++, row += table[1]) {
    std::vector<uint8_t> cells(row, row + 3 + rules.categoryCount);
    cells.erase(cells.begin() + 2);  // What kind of break it is.
    rules.rows.push_back(cells);
  }
  rules.trie = ucptrie_openFromBinary(UCPTRIE_TYPE_ANY, UCPTRIE_VALUE_BITS_ANY,
                                      bytes->data() + header[8], header[9], nullptr, &status);
  check(status, name);
  return rules;
}

void write(FILE *file, const Rules &rules) {
  std::fprintf(file, "static const uint8_t %s_rows[] = {\n", rules.name.c_str());
  for (const auto &row : rules.rows) {
    for (size_t i = 0; i < row.size(); i++) {
      std::fprintf(file, "%s%d,", i % 24 == 0 ? (i > 0 ? "\n    " : "  ") : "", row[i]);
    }
    std::fprintf(file, "\n");
  }
  std::fprintf(file, "};\n");
}

// MARK: Characters

// What is known of a character; equal ones are stored once.
struct Properties {
  std::array<uint8_t, 7> categories;
  uint8_t direction;
  uint8_t flags;
  uint32_t script;
  bool operator<(const Properties &other) const {
    return std::tie(categories, direction, flags, script) <
           std::tie(other.categories, other.direction, other.flags, other.script);
  }
};

uint32_t scriptTag(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = uscript_getShortName(uscript_getScript(scalar, &status));
  check(status, "script");
  return uint32_t(uint8_t(name[0])) << 24 | uint32_t(uint8_t(name[1])) << 16 |
         uint32_t(uint8_t(name[2])) << 8 | uint8_t(name[3]);
}

uint8_t flags(UChar32 scalar, bool isComplex) {
  uint8_t flags = 0;
  if (u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION)) flags |= 0x01;
  if (u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) flags |= 0x02;
  uint32_t category = U_MASK(u_charType(scalar));
  if (category & (U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK | U_GC_CS_MASK)) flags |= 0x04;
  if (u_isalnum(scalar)) flags |= 0x08;
  if (category & U_GC_M_MASK) flags |= 0x10;
  if (isComplex) flags |= 0x20;
  if (category & U_GC_ND_MASK) flags |= 0x40;
  return flags;
}

void writeCharacters(FILE *file, const std::vector<Rules> &rules) {
  const int shift = 6, size = 1 << shift;
  std::map<Properties, int> known;
  std::vector<Properties> all;
  std::map<std::vector<int>, int> blocks;
  std::vector<std::vector<int>> stored;
  std::vector<int> index;
  for (UChar32 first = 0; first < 0x110000; first += size) {
    std::vector<int> block;
    for (UChar32 scalar = first; scalar < first + size; scalar++) {
      Properties properties{};
      for (size_t i = 0; i < rules.size(); i++) {
        properties.categories[i] = uint8_t(ucptrie_get(rules[i].trie, scalar));
      }
      properties.direction = uint8_t(u_charDirection(scalar));
      properties.script = scriptTag(scalar);
      properties.flags =
          flags(scalar, properties.categories[0] >= rules[0].firstDictionaryCategory);
      auto [place, isNew] = known.emplace(properties, int(all.size()));
      if (isNew) all.push_back(properties);
      block.push_back(place->second);
    }
    auto [place, isNew] = blocks.emplace(block, int(stored.size()));
    if (isNew) stored.push_back(block);
    index.push_back(place->second);
  }
  std::fprintf(file, "#define TK_BLOCK_SHIFT %d\n\n", shift);
  std::fprintf(file, "static const tk_character characters[] = {\n");
  for (const auto &one : all) {
    std::fprintf(file, "  {{");
    for (auto category : one.categories) std::fprintf(file, "%d,", category);
    std::fprintf(file, "},%d,%d,0x%x},\n", one.direction, one.flags, one.script);
  }
  std::fprintf(file, "};\n\nstatic const uint16_t blocks[] = {\n");
  for (const auto &block : stored) {
    for (size_t i = 0; i < block.size(); i++) {
      std::fprintf(file, "%s%d,", i % 16 == 0 ? (i > 0 ? "\n  " : "  ") : "", block[i]);
    }
    std::fprintf(file, "\n");
  }
  std::fprintf(file, "};\n\nstatic const uint16_t block_index[] = {\n");
  for (size_t i = 0; i < index.size(); i++) {
    std::fprintf(file, "%s%d,%s", i % 16 == 0 ? "  " : "", index[i], i % 16 == 15 ? "\n" : "");
  }
  std::fprintf(file, "\n};\n");
  std::fprintf(stderr, "%zu kinds of characters, %zu blocks\n", all.size(), stored.size());
}

// MARK: Words

using Word = std::pair<std::u16string, int>;

std::vector<Word> words(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UDataMemory *memory = udata_open(U_ICUDATA_NAME "-brkitr", "dict", name, &status);
  check(status, name);
  const auto *indexes = static_cast<const int32_t *>(udata_getMemory(memory));
  const auto *trie = reinterpret_cast<const char *>(indexes) + indexes[0];
  std::vector<Word> words;
  if ((indexes[4] & 7) == 0) {
    if ((indexes[5] & 0x7f000000) != 0x1000000) fail("an unknown transform");
    const int32_t offset = indexes[5] & 0x1fffff;
    icu::BytesTrie::Iterator iterator(trie, 0, status);
    while (iterator.next(status)) {
      std::u16string word;
      for (const char byte : std::string(iterator.getString().data(),
                                         size_t(iterator.getString().length()))) {
        const auto value = uint8_t(byte);
        word += value == 0xff   ? char16_t(0x200d)
                : value == 0xfe ? char16_t(0x200c)
                                : char16_t(offset + value);
      }
      words.emplace_back(word, 0);
    }
  } else {
    icu::UCharsTrie::Iterator iterator(reinterpret_cast<const char16_t *>(trie), 0, status);
    while (iterator.next(status)) {
      const icu::UnicodeString &word = iterator.getString();
      words.emplace_back(std::u16string(word.getBuffer(), size_t(word.length())),
                         iterator.getValue());
    }
  }
  check(status, name);
  std::sort(words.begin(), words.end());
  return words;
}

// A minimal acyclic automaton of words; made of words in order.
class Automaton {
 public:
  struct Edge {
    char16_t unit;
    uint8_t value;  // One more than the word's value; 0 where no word ends.
    uint32_t node;
    bool operator<(const Edge &other) const {
      return std::tie(unit, value, node) < std::tie(other.unit, other.value, other.node);
    }
  };
  using Node = std::vector<Edge>;

  explicit Automaton(const std::vector<Word> &words) {
    path.emplace_back();
    for (const auto &[word, value] : words) {
      if (value > 254) fail("a value above 254");
      size_t shared = 0;
      while (shared < word.size() && shared < previous.size() && word[shared] == previous[shared])
        shared++;
      settle(shared);
      for (size_t i = shared; i < word.size(); i++) {
        path[i].push_back({word[i], 0, 0});
        path.emplace_back();
      }
      path[word.size() - 1].back().value = uint8_t(value + 1);
      previous = word;
    }
    settle(0);
    root = store(path[0]);
  }

  // Little-endian: the number of nodes and of edges and the root, in 3 bytes each; where each node's
  // edges begin, and their number, in 3; the edges' nodes in 3, their units in 2, their values in 1.
  void write(const std::string &path) const {
    std::ofstream file(path, std::ios::binary);
    std::vector<uint32_t> starts;
    std::vector<Edge> edges;
    for (const auto &node : nodes) {
      starts.push_back(uint32_t(edges.size()));
      edges.insert(edges.end(), node.begin(), node.end());
    }
    starts.push_back(uint32_t(edges.size()));
    put(file, uint32_t(nodes.size()), 3);
    put(file, uint32_t(edges.size()), 3);
    put(file, root, 3);
    for (auto start : starts) put(file, start, 3);
    for (const auto &edge : edges) put(file, edge.node, 3);
    for (const auto &edge : edges) put(file, edge.unit, 2);
    for (const auto &edge : edges) put(file, edge.value, 1);
    std::fprintf(stderr, "%s: %zu nodes, %zu edges, %ld bytes\n", path.c_str(), nodes.size(),
                 edges.size(), long(file.tellp()));
  }

 private:
  std::vector<Node> path;
  std::u16string previous;
  std::vector<Node> nodes;
  std::map<Node, uint32_t> known;
  uint32_t root = 0;

  static void put(std::ofstream &file, uint32_t value, int count) {
    for (int i = 0; i < count; i++) file.put(char(value >> (8 * i)));
  }

  void settle(size_t depth) {
    while (path.size() > depth + 1) {
      const uint32_t node = store(path.back());
      path.pop_back();
      path.back().back().node = node;
    }
  }

  uint32_t store(const Node &node) {
    auto [place, isNew] = known.emplace(node, uint32_t(nodes.size()));
    if (isNew) nodes.push_back(node);
    return place->second;
  }
};

}  // namespace

int main(int count, char **arguments) {
  if (count != 2) fail("one argument: the folder to write to");
  const std::string folder = arguments[1];
  const std::vector<Rules> rules = {
      load("strict", UBRK_LINE, "en@lb=strict"), load("normal", UBRK_LINE, "en@lb=normal"),
      load("loose", UBRK_LINE, "en@lb=loose"),   load("cj_strict", UBRK_LINE, "zh@lb=strict"),
      load("cj_normal", UBRK_LINE, "zh@lb=normal"), load("cj_loose", UBRK_LINE, "zh@lb=loose"),
      load("graphemes", UBRK_CHARACTER, "")};
  FILE *file = std::fopen((folder + "/tables.inc").c_str(), "w");
  if (file == nullptr) fail("cannot write " + folder);
  std::fprintf(file, "// Written by Scripts/break-data from ICU %s, Unicode %s; see ORIGIN.md.\n\n",
               U_ICU_VERSION, U_UNICODE_VERSION);
  for (const auto &one : rules) write(file, one);
  std::fprintf(file, "\nstatic const tk_rules rules[] = {\n");
  for (const auto &one : rules) {
    if (one.lookAheadCount > 16) fail("more look-ahead than there is room for");
    std::fprintf(file, "  {%s_rows, %u, %u},\n", one.name.c_str(), one.categoryCount + 2,
                 one.firstDictionaryCategory);
  }
  std::fprintf(file, "};\n\n");
  writeCharacters(file, rules);
  std::fclose(file);
  for (const char *name : {"thaidict", "laodict", "burmesedict", "khmerdict", "cjdict"}) {
    std::string plain(name, std::strlen(name) - 4);
    Automaton(words(name)).write(folder + "/" + plain + ".words");
  }
}
