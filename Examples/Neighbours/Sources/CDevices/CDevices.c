// SPDX-License-Identifier: MIT
#include "CDevices.h"

int cdevices_neighbour(void) {
  return 1;
}
