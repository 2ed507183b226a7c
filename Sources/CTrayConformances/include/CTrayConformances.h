// SPDX-License-Identifier: MIT

#ifndef C_TRAY_CONFORMANCES_H
#define C_TRAY_CONFORMANCES_H

#include <stddef.h>

/// Calls `found` with the metadata of each type of this program that conforms to a protocol of this
/// name and is not generic, in the order of the program's records.
void tray_conforming_types(
    const char *protocol_name, void *context,
    void (*found)(void *context, const void *metadata));

#endif
