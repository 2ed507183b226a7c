// Finds switches over enums of the package that have a `default`, so that a new case would compile
// before it is handled. An enum of the package is one that a source declares; a switch is over it if all
// its patterns are cases of one. A reason on the line of `default` lets it stand: `default:  // why`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = readdirSync("Sources", { recursive: true })
  .filter((file) => file.endsWith(".swift"))
  .map((file) => join("Sources", file));
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

// The cases of every enum, by a walk over braces: names may repeat in several enums.
const enums = [];
for (const text of texts.values()) {
  for (const match of text.matchAll(/\benum (\w+)[^{\n]*\{/g)) {
    let depth = 1;
    let end = match.index + match[0].length;
    let body = "";
    while (depth > 0 && end < text.length) {
      const character = text[end++];
      if (character === "{") depth += 1;
      if (character === "}") depth -= 1;
      if (depth === 1) body += character;
    }
    const names = new Set();
    for (const line of body.matchAll(/^\s*(?:indirect )?case (?![.(]|let )(.+)$/gm)) {
      for (const name of line[1].replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "").split(",")) {
        names.add(name.trim().split(/[ =(]/)[0].replaceAll("`", ""));
      }
    }
    if (names.size > 1) enums.push({ name: match[1], names });
  }
}

let failures = 0;
for (const [file, text] of texts) {
  const lines = text.split("\n");
  lines.forEach((line, at) => {
    const found = line.match(/^(\s*)default:(\s*\/\/ \S.*)?/);
    if (!found || found[2]) return;
    const margin = found[1];
    const used = [];
    for (let above = at - 1; above >= 0; above--) {
      if (lines[above].startsWith(`${margin}switch `) || /\bswitch .*\{$/.test(lines[above]) &&
        lines[above].length - lines[above].trimStart().length <= margin.length) break;
      if (!lines[above].startsWith(`${margin}case `)) continue;
      used.push(...lines[above].matchAll(/(?:case|,) (?:let )?\.(\w+)/g));
      if (/case (?!let \.|\.)/.test(lines[above])) used.push([null, null]);
    }
    const names = used.map((match) => match[1]);
    if (names.length === 0 || names.includes(null)) return;
    const over = enums.find((candidate) => names.every((name) => candidate.names.has(name)));
    if (!over) return;
    console.error(`${file}:${at + 1}: error: a default in a switch over ${over.name}`);
    failures += 1;
  });
}
if (failures === 0) console.log("every switch over an enum of ours names all its cases");
process.exit(failures === 0 ? 0 : 1);
