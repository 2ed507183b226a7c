// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>

/// The number of bytes left on the calling thread's stack; SIZE_MAX where the system does not tell.
size_t tray_stack_left(void);

/// Runs `body` on a thread with a stack of `size` bytes and waits until it is done.
/// Returns 0, or an error of the system where there can be no such thread and nothing was run.
int tray_run_on_stack(size_t size, void (*body)(void *), void *context);
