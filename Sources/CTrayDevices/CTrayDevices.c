// SPDX-License-Identifier: MIT
#include "CTrayDevices.h"

// `#embed` is C23; the compiler knows it in older modes too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t catalogue[] = {
#embed "devices.json"
};

size_t tray_devices_count(void) {
  return sizeof catalogue;
}

uint8_t tray_devices_byte(size_t index) {
  return index < sizeof catalogue ? catalogue[index] : 0;
}
