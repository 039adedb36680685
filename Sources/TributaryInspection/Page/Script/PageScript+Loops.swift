extension PageScript {
  /// The script that shows findings, and for loops the cycle, the values, and the article.
  static let loops = #"""
      // Findings, and the values of loops in each pass.
      function plot(loop) {
        const series = loop.columns.map((name, column) => ({ name, values: loop.trace.map(line => parseFloat(line[column])) }))
          .slice(1).filter(one => one.values.length > 1 && one.values.every(Number.isFinite));
        return series.map(one => {
          const [low, high] = [Math.min(...one.values), Math.max(...one.values)];
          const points = one.values.map((value, index) => [
            8 + index * 224 / (one.values.length - 1), high === low ? 24 : 42 - (value - low) * 36 / (high - low),
          ].map(number).join(","));
          const chart = draw("svg", { viewBox: "0 0 240 48", class: "plot", role: "img" });
          const name = draw("title", {});
          name.textContent = one.name;
          chart.append(name, draw("polyline", { points: points.join(" "), class: "curve" }));
          const now = steps[step].pass && String(steps[step].pass.number);
          points.forEach((point, index) => {
            const [cx, cy] = point.split(",");
            const isNow = loop.trace[index][0] === now;
            chart.append(draw("circle", { cx, cy, r: isNow ? 5 : 2.5, class: isNow ? "dot now" : "dot" }));
          });
          return make("figure", {}, chart, make("figcaption", {}, one.name + ": " + number(low) + " … " + number(high)));
        });
      }
      function goToPass(pass) {
        const wanted = steps.findIndex(one => one.pass && String(one.pass.number) === pass && one.frame.passes.length > 2);
        if (wanted >= 0) goTo(wanted);
      }
      // The cycle as a drawing: the steps from top to bottom, and the return to the first.
      function cycle(loop) {
        const height = loop.steps.length * 34 + 8;
        const chart = draw("svg", { viewBox: "0 0 320 " + height, class: "cycleChart", role: "img" });
        const name = draw("title", {});
        name.textContent = "The cycle: " + loop.steps.map(one => one.kind).join(", ") + ", then from the beginning.";
        chart.append(name);
        const text = (x, y, words, className) => {
          const element = draw("text", { x, y, class: className });
          element.textContent = words;
          chart.append(element);
        };
        loop.steps.forEach((one, index) => {
          const y = 6 + index * 34;
          chart.append(draw("rect", { x: 24, y, width: 288, height: 24, rx: 5, class: "station " + one.kind }));
          const where = one.path.length > 32 ? "…" + one.path.slice(-31) : one.path;
          text(32, y + 16, one.kind, "stationKind");
          text(112, y + 16, where, "stationPath");
          if (index) chart.append(draw("path", { d: "M168 " + (y - 10) + "v8m-4 -5l4 5l4 -5", class: "arrow" }));
        });
        const end = 18 + (loop.steps.length - 1) * 34;
        chart.append(draw("path", { d: "M24 " + end + "h-14V18h12m-5 -4l5 4l-5 4", class: "arrow" }));
        return chart;
      }
      // An article of the documentation: headings, paragraphs, lists and code, inserted as text only.
      function article(text) {
        const parts = [];
        let [list, paragraph, code] = [null, [], null];
        const flush = () => {
          if (paragraph.length) parts.push(make("p", {}, paragraph.join(" ")));
          paragraph = [];
        };
        for (const line of text.split("\n")) {
          if (line.startsWith("```")) {
            flush();
            list = null;
            if (code) parts.push(make("pre", {}, code.join("\n")));
            code = code ? null : [];
            continue;
          }
          if (code) { code.push(line); continue; }
          const item = line.match(/^(?:- |\d+\. )(.*)/);
          const heading = line.match(/^(#+) (.*)/);
          if (item) {
            flush();
            if (!list) { list = make(line.startsWith("- ") ? "ul" : "ol", {}); parts.push(list); }
            list.append(make("li", {}, plain(item[1])));
          } else if (heading) {
            flush();
            list = null;
            parts.push(make(heading[1].length === 1 ? "h3" : "h4", {}, plain(heading[2])));
          } else if (!line.trim()) {
            flush();
            if (!list || !list.children.length) list = null;
          } else if (list && line.startsWith("  ")) {
            list.append(make("div", {}, plain(line.trim())));
          } else {
            list = null;
            paragraph.push(plain(line));
          }
        }
        flush();
        return parts;
      }
      const plain = text => text.replace(/\*\*([^*]*)\*\*/g, "$1").replace(/\*([^*]*)\*/g, "$1").replace(/`([^`]*)`/g, "$1");
      function showFindings() {
        const panel = byId("findings");
        if (!data.findings.length) {
          panel.replaceChildren(make("p", { className: "quiet" }, "No findings."));
          return;
        }
        panel.replaceChildren(...data.findings.map(finding => {
          const loop = finding.loop;
          const parts = [make("h3", { className: finding.severity }, finding.severity + ": " + finding.summary)];
          if (finding.path) parts.push(make("p", { className: "quiet" }, finding.path + (finding.location ? "  " + finding.location : "")));
          if (loop) {
            parts.push(make("p", {}, "The loop is " + loop.verdict + (loop.crossesFrames ? ", across frames." : ".")));
            parts.push(cycle(loop));
            parts.push(make("ol", { className: "cycle" }, loop.steps.map(one => make("li", { className: one.kind },
              make("b", {}, one.kind), " " + one.path, make("div", {}, one.detail),
              one.location ? make("div", { className: "quiet" }, one.location) : null))));
            parts.push(...plot(loop));
            if (loop.trace.length) {
              const lines = loop.trace.map(cells => [
                make("button", { className: "link", type: "button", onclick: () => goToPass(cells[0]) }, cells[0]), ...cells.slice(1),
              ]);
              parts.push(table(loop.columns, lines, "numbers"));
            }
          }
          if (finding.consequence) parts.push(make("p", {}, finding.consequence));
          if (finding.suggestions.length) {
            parts.push(make("h4", {}, "Try"), make("ol", {}, finding.suggestions.map(text => make("li", {}, text))));
          }
          parts.push(make("details", {}, make("summary", {}, "The diagnostic; for details, see the article " + finding.article),
            make("pre", {}, finding.page)));
          const about = loop && (data.articles || []).find(one => one.name === finding.article);
          if (about) parts.push(make("details", { className: "article" }, make("summary", {}, "The article " + about.name), article(about.text)));
          return make("section", {}, ...parts);
        }));
      }
    """#
}
