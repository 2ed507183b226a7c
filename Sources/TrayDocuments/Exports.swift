// SPDX-License-Identifier: MIT

// Documents are read as cases, devices and scripts, and results are written from them.
@_exported public import TrayCases
