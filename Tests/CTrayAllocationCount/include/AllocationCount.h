// SPDX-License-Identifier: MIT
// Counts what a thread allocates, for tests of code that must not, and for benchmarks.
#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>

/// Whether allocations are counted: with the GNU C library and without a sanitizer.
bool allocations_are_counted(void);

/// How often this thread has asked for memory.
unsigned long allocations_of_this_thread(void);

#endif
