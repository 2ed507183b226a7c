// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The number of bytes of the device catalogue that is part of the program.
size_t tray_devices_count(void);

/// A byte of the catalogue; 0 beyond its end.
uint8_t tray_devices_byte(size_t index);
