// SPDX-License-Identifier: MIT

/// What anyone needs of a page, checked in the page itself: names, roles, references and contrast.
enum PageAudit {
  /// The body of a script that returns what is wrong, a line each, under `faults`.
  static let script = #"""
    const faults = [];
    for (const part of document.querySelectorAll("details")) part.open = true;
    const each = (selector, check) => {
      for (const element of document.querySelectorAll(selector)) {
        const fault = check(element);
        if (fault) faults.push(`${fault}: ${element.outerHTML.slice(0, 120)}`);
      }
    };
    const named = (element) => {
      const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
      const words = ids.map((id) => document.getElementById(id)?.textContent ?? "").join("")
        + (element.getAttribute("aria-label") ?? "")
        + [...(element.labels ?? [])].map((label) => label.textContent).join("")
        + (["BUTTON", "A", "SUMMARY"].includes(element.tagName) ? element.textContent : "");
      return words.trim() !== "";
    };
    each("button,a,input,summary,section,article,nav,[role=img],[role=region]",
      (element) => named(element) ? null : "no name");
    each("a[href^='#']", (link) =>
      document.getElementById(link.getAttribute("href").slice(1)) ? null : "leads nowhere");
    each("[for],[aria-labelledby]", (element) =>
      (element.getAttribute("for") ?? element.getAttribute("aria-labelledby")).split(" ")
        .every((id) => document.getElementById(id)) ? null : "refers to nothing");
    each("[tabindex]", (element) => element.tabIndex > 0 ? "jumps the queue" : null);
    each("input,button,summary,a,.scroll", (element) =>
      element.tabIndex < 0 ? "not in reach of the keyboard" : null);
    each("th", (cell) => ["row", "rowgroup", "col"].includes(cell.scope) && cell.textContent.trim()
        ? null : "a title of nothing");
    each("script[src],link,img,iframe,object", () => "another file");
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    if (new Set(ids).size !== ids.length) faults.push("an id twice");
    for (const one of ["h1", "main", "title"]) {
      if (document.querySelectorAll(`html ${one}:not(svg *)`).length !== 1) faults.push(`not one ${one}`);
    }
    if (document.documentElement.lang === "") faults.push("no language");
    let level = 0;
    for (const heading of document.querySelectorAll("h1,h2,h3,h4")) {
      const next = Number(heading.tagName[1]);
      if (next > level + 1) faults.push(`a level left out: ${heading.textContent}`);
      level = next;
    }

    // Contrast as WCAG 2.2 defines it.
    const channels = (color) => {
      const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g).map(Number);
      return { red, green, blue, alpha };
    };
    const luminance = ({ red, green, blue }) => {
      const [r, g, b] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element) => {
      for (let one = element; one; one = one.parentElement) {
        const color = channels(getComputedStyle(one).backgroundColor);
        if (color.alpha > 0) return color;
      }
      return channels("255 255 255");
    };
    let texts = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element.checkVisibility() || element.closest("title,script,style")) continue;
      const style = getComputedStyle(element);
      const ink = channels(element.closest("text") ? style.fill : style.color);
      const pair = [luminance(ink), luminance(behind(element))].sort((a, b) => b - a);
      const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
      const size = parseFloat(style.fontSize), isBold = Number(style.fontWeight) >= 700;
      texts += 1;
      if (ratio < (size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5)) {
        faults.push(`contrast ${ratio.toFixed(2)}: ${node.data.trim().slice(0, 60)}`);
      }
    }
    return {
      faults, texts, isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      page: getComputedStyle(document.body).backgroundColor,
      files: performance.getEntriesByType("resource").length,
    };
    """#
}
