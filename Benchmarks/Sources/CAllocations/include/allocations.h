// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>

/// How often this thread has asked for memory so far.
size_t allocations_so_far(void);
