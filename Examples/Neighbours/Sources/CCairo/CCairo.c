// SPDX-License-Identifier: MIT
#include "CCairo.h"

int ccairo_neighbour(void) {
  return 1;
}
