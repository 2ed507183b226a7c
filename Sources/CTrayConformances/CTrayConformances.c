// SPDX-License-Identifier: MIT

#include "CTrayConformances.h"

#include <stdint.h>
#include <string.h>

#if defined(__ELF__)
// The linker names where the section of conformance records begins and ends. Records, descriptors and
// relative references are laid out as docs/ABI/TypeMetadata.rst of the Swift project says.
extern const int32_t records_begin[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t records_end[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

typedef struct {
  const void *value;
  size_t state;
} Metadata;

static const void *direct(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

static const void *indirectable(const int32_t *field) {
  if (*field == 0) return NULL;
  const char *target = (const char *)field + (*field & ~1);
  return (*field & 1) != 0 ? *(const void *const *)target : target;
}

static const int32_t *type_of(const int32_t *conformance) {
  switch (((uint32_t)conformance[3] >> 3) & 7) {
  case 0:
    return direct(conformance + 1);
  case 1: {
    const void *const *indirect = direct(conformance + 1);
    return indirect == NULL ? NULL : *indirect;
  }
  default:
    return NULL;
  }
}

void tray_conforming_types(
    const char *protocol_name, void *context,
    void (*found)(void *context, const void *metadata)) {
  for (const int32_t *record = records_begin; record < records_end; record++) {
    const int32_t *conformance = direct(record);
    if (conformance == NULL) continue;
    const int32_t *protocol = indirectable(conformance);
    if (protocol == NULL) continue;
    const char *name = direct(protocol + 2);
    if (name == NULL || strcmp(name, protocol_name) != 0) continue;
    const int32_t *type = type_of(conformance);
    const uint32_t is_generic = 1u << 7;
    if (type == NULL || ((uint32_t)type[0] & is_generic) != 0) continue;
    Metadata (*metadata)(size_t) = (Metadata (*)(size_t))direct(type + 3);
    if (metadata != NULL) found(context, metadata(0).value);
  }
}
#else
void tray_conforming_types(
    const char *protocol_name, void *context,
    void (*found)(void *context, const void *metadata)) {}
#endif
