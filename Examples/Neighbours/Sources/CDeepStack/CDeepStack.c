// SPDX-License-Identifier: MIT
#include "CDeepStack.h"

int cdeepstack_neighbour(void) {
  return 1;
}
