// SPDX-License-Identifier: MIT
#include "CFreeType.h"

int cfreetype_neighbour(void) {
  return 1;
}
