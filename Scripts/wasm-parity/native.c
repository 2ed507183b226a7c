// SPDX-License-Identifier: MIT
// Prints the digests of the native build, one area a line.
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int32_t parity_areas(void);
uint64_t parity_digest(int32_t area, int32_t samples);

int main(int count, char **arguments) {
  int32_t samples = count > 1 ? atoi(arguments[1]) : 1000;
  for (int32_t area = 0; area < parity_areas(); area++)
    printf("%d %016" PRIx64 "\n", area, parity_digest(area, samples));
}
