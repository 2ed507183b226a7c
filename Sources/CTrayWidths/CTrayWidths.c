// SPDX-License-Identifier: MIT

#include "CTrayWidths.h"

#include "widths.inc"

#define COUNT(array) (int32_t)(sizeof(array) / sizeof *(array))

int32_t tk_width_place(uint32_t character) {
  uint32_t page = character / 64;
  if (page >= sizeof pages || pages[page] == 0) return -1;
  return (int32_t)places[pages[page] - 1][character % 64] - 1;
}

int32_t tk_width_count(void) { return COUNT(advances); }

tk_width tk_width_at(int32_t place, int32_t weight) {
  if (place < 0 || place >= COUNT(advances)) return (tk_width){0, 0};
  if (weight < 0 || weight >= TK_WIDTH_WEIGHTS) return (tk_width){0, 0};
  return (tk_width){advances[place][0][weight], advances[place][1][weight]};
}

int32_t tk_width_kerning(int32_t place, int32_t next) {
  if (place < 0 || place >= COUNT(advances)) return 0;
  int32_t low = kerning_starts[place];
  int32_t high = kerning_starts[place + 1];
  while (low < high) {
    int32_t middle = (low + high) / 2;
    if (kerning[middle][0] < next) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  bool is_known = low < kerning_starts[place + 1] && kerning[low][0] == next;
  return is_known ? kerning[low][1] : 0;
}

int32_t tk_width_kerning_count(void) { return COUNT(kerning); }

double tk_width_tracking(double size) {
  int32_t last = COUNT(tracking) - 1;
  if (!(size > tracking[0][0])) return tracking[0][1];
  if (size >= tracking[last][0]) return tracking[last][1];
  int32_t above = 1;
  while (tracking[above][0] <= size) above++;
  const int16_t *from = tracking[above - 1];
  const int16_t *to = tracking[above];
  return from[1] + (to[1] - from[1]) * (size - from[0]) / (to[0] - from[0]);
}
