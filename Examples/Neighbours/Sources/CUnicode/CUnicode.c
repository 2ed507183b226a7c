// SPDX-License-Identifier: MIT
#include "CUnicode.h"

int cunicode_neighbour(void) {
  return 1;
}
