// SPDX-License-Identifier: MIT
#pragma once

/// A number, so that the module holds something.
int cfreetype_neighbour(void);
