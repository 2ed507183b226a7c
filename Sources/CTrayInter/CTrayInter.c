// SPDX-License-Identifier: MIT

#include "CTrayInter.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t regular[] = {
#embed "fonts/Inter-Regular.otf"
};
static const uint8_t medium[] = {
#embed "fonts/Inter-Medium.otf"
};
static const uint8_t semibold[] = {
#embed "fonts/Inter-SemiBold.otf"
};
static const uint8_t bold[] = {
#embed "fonts/Inter-Bold.otf"
};

tk_inter_file tk_inter(int32_t index) {
  switch (index) {
    case TK_INTER_REGULAR:
      return (tk_inter_file){regular, sizeof regular, "Inter-Regular.otf"};
    case TK_INTER_MEDIUM:
      return (tk_inter_file){medium, sizeof medium, "Inter-Medium.otf"};
    case TK_INTER_SEMIBOLD:
      return (tk_inter_file){semibold, sizeof semibold, "Inter-SemiBold.otf"};
    case TK_INTER_BOLD:
      return (tk_inter_file){bold, sizeof bold, "Inter-Bold.otf"};
    default:
      return (tk_inter_file){NULL, 0, ""};
  }
}
