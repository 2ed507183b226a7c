// SPDX-License-Identifier: MIT
// Prints the digests of the WebAssembly build, one area a line.
import { readFile } from "node:fs/promises";

const [path, samples = "1000"] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(path));
const { exports } = await WebAssembly.instantiate(module, {});
for (let area = 0; area < exports.parity_areas(); area++) {
  const digest = BigInt.asUintN(64, exports.parity_digest(area, Number(samples)));
  console.log(area, digest.toString(16).padStart(16, "0"));
}
