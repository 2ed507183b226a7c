// Reads the description of a package and compares it with the imports of its sources and with the
// table of modules in docs/modules.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// What a module may take from the system; all others take the standard library only.
const system = {
  TrayLayout: ["Synchronization"],
  TrayText: ["Synchronization", "Glibc", "Musl", "Darwin"],
  TrayCases: ["Synchronization", "Glibc", "Musl", "Darwin"],
  tray: ["Glibc", "Musl", "Darwin"],
  TraySwiftUI: ["Foundation", "Observation"],
  TraySwiftUIMacros: ["Foundation"],
};
// The modules that talk to C, or to the system.
const maySayUnsafe = [
  "TrayDeepStack", "TrayText", "TrayCases", "TrayDrawing", "TraySwiftUI", "tray",
];

const failures = [];
const importLine =
  /^\s*(?:(?:public|package|internal|private|fileprivate|@\w+(?:\([^)]*\))?)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/gm;

const { targets } = JSON.parse(readFileSync(0, "utf8"));
// Macros are used by the program that expands them, and never imported.
const macros = new Set(targets.filter(({ type }) => type === "macro").map(({ name }) => name));
const modules = targets.filter((target) => target.path.startsWith("Sources/"));
for (const { name, path, module_type, target_dependencies: given = [] } of modules) {
  if (!/^(C?Tray|tray)/.test(name)) failures.push(`${name} lacks the prefix Tray`);
  if (module_type !== "SwiftTarget") continue;
  const sources = readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith(".swift"))
    .map((file) => ({ file: join(path, file), text: readFileSync(join(path, file), "utf8") }));
  const imported = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(importLine)].map((match) => match[1])));
  const allowed = [...given, ...(system[name] ?? [])];
  for (const other of imported) {
    if (!allowed.includes(other)) {
      failures.push(`${name} imports ${other}, which Package.swift does not give it`);
    }
  }
  for (const other of given) {
    if (!imported.has(other) && !macros.has(other)) {
      failures.push(`${name} depends on ${other} but never imports it`);
    }
  }
  if (!maySayUnsafe.includes(name)) {
    for (const { file, text } of sources) {
      if (/\bunsafe\b(?!-)/.test(text)) failures.push(`${file} has unsafe code`);
    }
  }
}

// The table of modules: a row for each Swift module, its imports in the manifest's order.
const table = readFileSync("docs/modules.md", "utf8");
for (const { name, module_type, target_dependencies: given = [] } of modules) {
  if (module_type !== "SwiftTarget") continue;
  const row = `| \`${name}\` | ${given.map((other) => `\`${other}\``).join(", ") || "nothing"} |`;
  if (!table.includes(row)) failures.push(`docs/modules.md lacks a row that begins ${row}`);
}

for (const failure of failures) console.error(`error: ${failure}`);
if (failures.length === 0) console.log("as Package.swift says");
process.exit(failures.length === 0 ? 0 : 1);
