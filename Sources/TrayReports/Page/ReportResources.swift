// SPDX-License-Identifier: MIT

/// What every report carries: its style and its behaviour.
enum ReportResources {
  static let style = #"""
    :root{color-scheme:light dark;--page:#fff;--raised:#f6f6f8;--text:#1d1d1f;--faint:#5f5f65;
     --line:#d9d9de;--accent:#0a58b0;--warn:#a8201a;--warn-page:#fdecea;--look:#7a4d00;--look-page:#fff3d6;--good:#176b32;--good-page:#e6f4ea}
    @media screen and (prefers-color-scheme:dark){:root{--page:#0b0b0d;--raised:#18181b;--text:#f5f5f7;
     --faint:#a1a1a8;--line:#36363b;--accent:#7ab8ff;--warn:#ff8a80;--warn-page:#33191a;--look:#ffcf70;--look-page:#2e2410;--good:#7ddb98;
     --good-page:#12291a}}
    *{box-sizing:border-box}
    html{scroll-behavior:smooth;scroll-padding-top:1rem}
    body{margin:0 auto;max-width:82rem;padding:0 1.5rem 4rem;background:var(--page);color:var(--text);
     font:15px/1.5 system-ui,sans-serif}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem}
    .outlines{position:absolute}
    h1{font-size:1.75rem;line-height:1.2;margin:0}
    h2{font-size:1.4rem;margin:3rem 0 .75rem}
    h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
    h4{font-size:1.05rem;margin:0}
    p{margin:.25rem 0}
    header{margin-top:1.5rem}
    .verdict{display:flex;gap:1rem;align-items:center;padding:1.25rem 1.5rem;border-radius:1rem}
    .good .verdict{background:var(--good-page);color:var(--good)}
    .look .verdict{background:var(--warn-page);color:var(--warn)}
    .sign{flex:none;width:3rem;height:3rem;border-radius:50%;border:3px solid;display:grid;
     place-items:center;font-size:1.5rem;font-weight:700}
    nav ul{display:flex;flex-wrap:wrap;gap:1.25rem;list-style:none;padding:0;margin:1rem 0 0}
    .where,.causes,.legend,.dropped{color:var(--faint);font-size:.875rem}
    .filter{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:.75rem 0}
    .filter output{color:var(--faint)}
    input[type=search]{min-width:20rem;flex:0 1 26rem}
    input[type=search],button{font:inherit;color:inherit;background:var(--raised);
     border:1px solid var(--faint);border-radius:.5rem;padding:.3rem .7rem}
    ::placeholder{color:var(--faint);opacity:1}
    input{accent-color:var(--accent)}
    button{cursor:pointer}
    .scroll{overflow:auto;max-height:40rem;border:1px solid var(--line);border-radius:.75rem;margin:.75rem 0}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9rem}
    caption{text-align:left;padding:.5rem .75rem}
    th,td{padding:.3rem .75rem;border-top:1px solid var(--line);text-align:right;white-space:nowrap;
     vertical-align:top}
    th{font-weight:600}th[scope^=row],.k,thead th:first-child{text-align:left}
    thead th{position:sticky;top:0;background:var(--page);z-index:1}
    .why{text-align:left;white-space:normal;min-width:18rem;color:var(--faint);font-weight:400}
    thead .why{color:inherit;font-weight:600}
    .part th{font-weight:400;padding-left:1.5rem}
    .e{background:var(--warn-page)}.e a{color:var(--warn);font-weight:700}
    .w{background:var(--look-page)}.w a{color:var(--look);font-weight:600}
    .n a{color:inherit}
    .e a,.w a,.n a{text-decoration:none}.e a:hover,.w a:hover,.n a:hover{text-decoration:underline}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(19rem,1fr));gap:1.25rem}
    .card{background:var(--raised);border-radius:1rem;padding:1.25rem;min-width:0}
    .device{display:block;width:100%;max-height:38rem;margin:.75rem 0}
    .bezel{fill:none;stroke:var(--faint);stroke-width:2}
    .stop{display:none}.stop.on{display:inline}
    .surface{transition:transform .3s cubic-bezier(.2,.8,.2,1)}
    .mark path{fill:none;stroke:var(--faint)}
    .mark text{fill:var(--faint)}
    .mark.on path{stroke:var(--accent);stroke-width:2}.mark.on text{fill:var(--accent);font-weight:600}
    .control{display:inline-block;width:3rem;font-size:.875rem;color:var(--faint)}
    .control+input{width:calc(100% - 3.5rem);vertical-align:middle;margin:0}
    .stopline{display:block;font-size:.875rem;min-height:1.5em;margin:.25rem 0}
    ul.notes{color:var(--warn);font-size:.875rem;padding-left:1.1rem;margin:.5rem 0;overflow-wrap:anywhere}
    ul.dropped,ul.causes{padding-left:1.1rem;margin:.35rem 0}
    details{margin-top:.5rem}summary{cursor:pointer;font-size:.875rem;color:var(--accent)}
    .card table{font-size:.8rem}.card thead th{background:var(--raised)}
    .issues{list-style:none;padding:0}
    .issues li{display:flex;gap:1.25rem;padding:1rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
    .issues .device{flex:none;width:9rem;max-height:20rem;margin:0}
    .issues div{min-width:0}
    .severity{display:inline-block;border-radius:.4rem;padding:0 .5rem;font-size:.8rem}
    .error .severity{background:var(--warn-page);color:var(--warn)}
    .warning .severity{background:var(--look-page);color:var(--look)}
    .note .severity{background:var(--raised);color:var(--faint)}
    .kind{color:var(--faint);font-size:.875rem}
    .issues button{font-size:.8rem;padding:.1rem .6rem;margin-top:.25rem}
    .issues li:target{background:var(--warn-page)}
    .trace{margin:1rem 0;padding:1.25rem;background:var(--raised);border-radius:1rem}
    .trace svg{display:block;width:100%;margin:.5rem 0}
    .frame{fill:var(--page);stroke:var(--line)}
    .curve{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round}
    .stopmark{fill:none;stroke:var(--faint);stroke-dasharray:3 3}
    .cursor{stroke:var(--text)}.dot{fill:var(--accent)}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem}dt{color:var(--faint)}dd{margin:0}
    code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}
    @media (prefers-reduced-motion:reduce){.surface{transition:none}html{scroll-behavior:auto}}
    @media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:10pt}
     nav,.filter,.skip,input,button,.control,summary{display:none!important}
     .scroll{max-height:none;overflow:visible}thead th{position:static}
     .card,.trace{break-inside:avoid;border:1px solid var(--line)}.device{max-height:14cm}
     .cards{grid-template-columns:1fr 1fr}h2,h3{break-after:avoid}
     details::details-content{content-visibility:visible}}
    """#

  static let script = #"""
    "use strict";
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const byID = (id) => document.getElementById(id);

    // The stops of a step: the slider moves the surface from where it was to where it goes.
    for (const card of all(".card")) {
      const slider = card.querySelector("input[type=range]");
      if (!slider) continue;
      const stops = all(".stop", card), marks = all(".mark", card);
      const line = card.querySelector("output");
      let last = Number(slider.value);
      slider.addEventListener("input", () => {
        const now = Number(slider.value);
        stops.forEach((stop, index) => stop.classList.toggle("on", index === now));
        marks.forEach((mark) => mark.classList.toggle("on", Number(mark.dataset.stop) === now));
        line.textContent = stops[now].dataset.words;
        slider.setAttribute("aria-valuetext", stops[now].dataset.words);
        const surface = stops[now].querySelector(".surface");
        surface.style.transition = "none";
        surface.style.transform = `translateY(${stops[last].dataset.top - stops[now].dataset.top}px)`;
        surface.getBoundingClientRect();
        surface.style.transition = surface.style.transform = "";
        last = now;
      });
    }

    // The rows of the matrix: words, issues, or the cases of one issue.
    const rows = all(".matrix tbody tr").map((row) => ({
      row,
      words: all("th,.k", row).map((cell) => cell.textContent).join(" ").toLowerCase(),
      issues: all("[data-i]", row).flatMap((cell) => cell.dataset.i.split(" ")),
    }));
    let issue = null;
    const filter = () => {
      const words = byID("filter").value.toLowerCase().split(/\s+/);
      const marked = byID("marked").checked;
      let count = 0;
      for (const { row, words: text, issues } of rows) {
        const shows = words.every((word) => text.includes(word))
          && (!marked || issues.length > 0) && (issue === null || issues.includes(issue));
        row.hidden = !shows;
        if (shows) count += 1;
      }
      byID("count").textContent = `${count} of ${rows.length} rows`
        + (issue === null ? "" : `, those of issue ${Number(issue) + 1}`);
    };
    byID("filter").addEventListener("input", filter);
    byID("marked").addEventListener("change", filter);
    const reset = () => { byID("filter").value = ""; byID("marked").checked = false; issue = null; };
    byID("all").addEventListener("click", () => { reset(); filter(); });
    for (const button of all("[data-issue]")) {
      button.addEventListener("click", () => {
        reset();
        issue = button.dataset.issue;
        filter();
        byID("matrix").scrollIntoView();
        byID("all").focus({ preventScroll: true });
      });
    }
    filter();

    // The scrubber of a motion.
    for (const trace of all(".trace")) {
      const numbers = (name) => trace.dataset[name].split(" ").map(Number);
      const heights = numbers("heights"), velocities = numbers("velocities"), dims = numbers("dims");
      const phases = trace.dataset.phases.split(" ").map((entry) => entry.split(":"));
      const reports = trace.dataset.reports.split("\n").filter(Boolean);
      const slider = trace.querySelector("input"), line = trace.querySelector("output");
      const cursor = trace.querySelector(".cursor"), dot = trace.querySelector(".dot");
      const { width, height } = trace.querySelector(".frame").getBBox();
      const show = () => {
        const frame = Number(slider.value), part = frame / Math.max(heights.length - 1, 1);
        const phase = phases.findLast(([start]) => start <= frame)[1];
        const told = reports.filter((report) => parseInt(report) === frame)
          .map((report) => report.replace(/^\d+ /, ""));
        cursor.setAttribute("transform", `translate(${part * width})`);
        dot.setAttribute("cx", part * width);
        dot.setAttribute("cy", height * (1 - heights[frame] / trace.dataset.highest));
        line.textContent = `${(part * trace.dataset.duration).toFixed(3)} s · ${phase} · `
          + `${heights[frame]} points · ${velocities[frame]} points/s · dim ${dims[frame]}`
          + told.map((words) => ` · ${words}`).join("");
        slider.setAttribute("aria-valuetext", line.textContent);
      };
      slider.addEventListener("input", show);
      show();
    }
    """#
}
