// SPDX-License-Identifier: MIT
#pragma once

/// A number, so that the module holds something.
int charfbuzz_neighbour(void);
