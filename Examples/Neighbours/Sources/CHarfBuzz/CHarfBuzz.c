// SPDX-License-Identifier: MIT
#include "CHarfBuzz.h"

int charfbuzz_neighbour(void) {
  return 1;
}
