/// The program of the page: it makes elements of the data and of nothing else, and asks no network.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const recording = data.recording || { frames: [], events: [], lines: [] };
      const svgSpace = "http://www.w3.org/2000/svg";
      const byId = id => document.getElementById(id);

      // Elements are made of text only, never of markup.
      function make(tag, properties, ...children) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(properties || {})) {
          if (value === undefined || value === null) continue;
          if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
          else if (name === "className") element.className = value;
          else element.setAttribute(name, value);
        }
        for (const child of children.flat()) {
          if (child !== undefined && child !== null) element.append(child);
        }
        return element;
      }
      function draw(tag, attributes) {
        const element = document.createElementNS(svgSpace, tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      }

      // Numbers as a reader wants them.
      const number = value => {
        if (value === null || value === undefined) return "nil";
        if (value === "infinity") return "∞";
        return String(Math.round(value * 100) / 100);
      };
      const size = value => value ? number(value[0]) + " × " + number(value[1]) : "–";
      const proposal = value => value ? number(value.width) + " × " + number(value.height) : "–";
      const place = frame => frame ? size(frame[1]) + " at " + number(frame[0][0]) + ", " + number(frame[0][1]) : "not placed";

      // The tree.
      const nodes = new Map();
      const inside = new Map();
      for (const node of data.nodes) nodes.set(node.id, node);
      for (const node of data.nodes) {
        const parent = nodes.has(node.parent) ? node.parent : null;
        if (!inside.has(parent)) inside.set(parent, []);
        inside.get(parent).push(node.id);
      }
      const order = [];
      const levels = new Map();
      const waiting = (inside.get(null) || []).slice().reverse().map(id => [id, 0]);
      while (waiting.length) {
        const [id, level] = waiting.pop();
        order.push(id);
        levels.set(id, level);
        for (const child of (inside.get(id) || []).slice().reverse()) waiting.push([child, level + 1]);
      }
      const title = node => node.type + (node.text === undefined ? "" : " “" + node.text + "”")
        + (node.identifier ? " #" + node.identifier : "");

      // The passes one after the other, each with what stands where.
      const steps = [];
      {
        let now = new Map();
        let preferences = new Map();
        recording.frames.forEach((frame, frameIndex) => {
          frame.passes.forEach((pass, passIndex) => {
            now = new Map(now);
            preferences = new Map(preferences);
            for (const id of pass.gone) now.delete(id);
            for (const change of pass.changes) now.set(change.node, change);
            for (const preference of pass.preferences) preferences.set(preference.key, preference);
            steps.push({
              now, preferences, frame, frameIndex, pass, events: pass.events,
              changed: new Set(steps.length ? pass.changes.map(change => change.node) : []),
              isLast: passIndex === frame.passes.length - 1,
            });
          });
        });
      }
      if (!steps.length) {
        const now = new Map();
        for (const node of data.nodes) {
          const layout = node.layout || {};
          now.set(node.id, {
            node: node.id, frame: node.frame, proposal: layout.proposal, size: layout.size, state: node.state,
          });
        }
        steps.push({ now, preferences: new Map(), frame: null, frameIndex: 0, events: [0, 0], changed: new Set(), isLast: true });
      }

      let step = steps.length - 1;
      let selected = null;
      let hovered = null;
      let tab = "tree";
      let key = null;
      const standing = id => steps[step].now.get(id);

      // The picture.
      const canvas = byId("canvas");
      const overlay = draw("svg", { viewBox: "0 0 " + data.size[0] + " " + data.size[1], class: "overlay" });
      let shownPicture = null;
      function pictureOf(current) {
        if (!current.frame || !current.frame.picture.length) return data.picture || "";
        const ranges = current.frame.picture;
        let lines = [];
        for (let index = 0; index < ranges.length; index += 2) {
          lines = lines.concat(recording.lines.slice(ranges[index], ranges[index] + ranges[index + 1]));
        }
        return lines.join("\n");
      }
      function showPicture() {
        const text = pictureOf(steps[step]);
        if (text !== shownPicture) {
          shownPicture = text;
          const old = canvas.querySelector(".picture");
          if (old) old.remove();
          const root = text ? new DOMParser().parseFromString(text, "image/svg+xml").documentElement : null;
          if (root && root.localName === "svg") {
            const picture = document.importNode(root, true);
            picture.setAttribute("class", "picture");
            picture.setAttribute("viewBox", "0 0 " + data.size[0] + " " + data.size[1]);
            canvas.prepend(picture);
          }
        }
        canvas.classList.toggle("between", !steps[step].isLast);
      }
      function box(frame, className) {
        return draw("rect", { x: frame[0][0], y: frame[0][1], width: frame[1][0], height: frame[1][1], class: className });
      }
      const middle = frame => [frame[0][0] + frame[1][0] / 2, frame[0][1] + frame[1][1] / 2];
      function showOverlay() {
        const current = steps[step];
        const shapes = [];
        if (!current.isLast) {
          // The picture is that of the whole frame; what stands elsewhere in this pass is outlined.
          for (const id of order) {
            const node = nodes.get(id);
            const now = current.now.get(id);
            if (node.kind === "leaf" && now && now.frame) shapes.push(box(now.frame, "outline"));
          }
        }
        for (const id of current.changed) {
          const now = current.now.get(id);
          if (now && now.frame) shapes.push(box(now.frame, "changed"));
        }
        if (tab === "preferences") shapes.push(...flow());
        for (const [id, className] of [[selected, "selected"], [hovered, "hovered"]]) {
          const now = id === null ? null : current.now.get(id);
          if (!now || !now.frame) continue;
          const [[x, y], [width, height]] = now.frame;
          if (className === "selected") {
            for (const edge of [x, x + width]) shapes.push(draw("line", { x1: edge, x2: edge, y1: 0, y2: data.size[1], class: "guide" }));
            for (const edge of [y, y + height]) shapes.push(draw("line", { x1: 0, x2: data.size[0], y1: edge, y2: edge, class: "guide" }));
          }
          shapes.push(box(now.frame, className));
        }
        overlay.replaceChildren(...shapes);
        const id = hovered === null ? selected : hovered;
        const now = id === null ? null : standing(id);
        byId("hint").textContent = id === null ? "" : title(nodes.get(id)) + "  " + place(now && now.frame)
          + (now && now.proposal ? "  for " + proposal(now.proposal) : "");
      }
      function nodeAt(event) {
        const bounds = overlay.getBoundingClientRect();
        const x = (event.clientX - bounds.left) * data.size[0] / bounds.width;
        const y = (event.clientY - bounds.top) * data.size[1] / bounds.height;
        let found = null;
        for (const id of order) {
          const now = standing(id);
          if (!now || !now.frame) continue;
          const [[left, top], [width, height]] = now.frame;
          const isInside = x >= left && y >= top && x <= left + width && y <= top + height;
          if (isInside && (found === null || levels.get(id) >= levels.get(found))) found = id;
        }
        return found;
      }

      // The list of all nodes, made once.
      const rows = new Map();
      const tree = byId("tree");
      for (const id of order) {
        const node = nodes.get(id);
        const row = make("div", { className: "row " + node.kind, id: "node-" + id, role: "treeitem", "aria-level": levels.get(id) + 1 },
          make("span", { className: "type" }, node.type),
          node.text === undefined ? null : make("span", { className: "text" }, "“" + node.text + "”"),
          node.identifier ? make("span", { className: "identifier" }, "#" + node.identifier) : null);
        row.style.paddingLeft = Math.min(levels.get(id), 40) * 10 + 6 + "px";
        row.dataset.node = id;
        rows.set(id, row);
      }
      tree.append(...rows.values());
      let marked = new Set();
      let absent = new Set();
      function showTree() {
        const current = steps[step];
        for (const id of marked) if (!current.changed.has(id)) rows.get(id).classList.remove("changed");
        for (const id of current.changed) if (rows.has(id)) rows.get(id).classList.add("changed");
        marked = new Set([...current.changed].filter(id => rows.has(id)));
        const missing = new Set(order.filter(id => !current.now.has(id)));
        for (const id of absent) if (!missing.has(id)) rows.get(id).classList.remove("absent");
        for (const id of missing) if (!absent.has(id)) rows.get(id).classList.add("absent");
        absent = missing;
      }
      function search(words) {
        const wanted = words.toLowerCase();
        let count = 0;
        for (const id of order) {
          const node = nodes.get(id);
          const isFound = !wanted || title(node).toLowerCase().includes(wanted) || node.path.toLowerCase().endsWith(wanted);
          rows.get(id).classList.toggle("hidden", !isFound);
          if (isFound) count += 1;
        }
        byId("found").textContent = wanted ? count + " of " + order.length : "";
      }

      // What is known of one node.
      function fact(name, ...values) {
        return values.length ? [make("dt", {}, name), make("dd", {}, ...values)] : [];
      }
      function link(id) {
        const node = nodes.get(id);
        if (!node) return make("span", {}, "gone");
        return make("button", { className: "link", type: "button", onclick: () => select(id) }, title(node));
      }
      function table(heads, lines, className) {
        return make("table", { className },
          make("thead", {}, make("tr", {}, heads.map(head => make("th", {}, head)))),
          make("tbody", {}, lines.map(cells => make("tr", {}, cells.map(cell => make("td", {}, cell))))));
      }
      function shares(distribution) {
        const gaps = distribution.gaps ? ", " + number(distribution.gaps) + " of it gaps" : "";
        return [
          make("p", {}, "divides a " + distribution.axis + " length of " + number(distribution.length) + gaps + ", in this order:"),
          table(["child", "flexible by", "offered", "taken", "left"], distribution.shares.map(share => [
            link(share.node), share.flexibility === null ? "–" : number(share.flexibility),
            share.offered === null ? "–" : number(share.offered), number(share.taken), number(share.left),
          ]), "numbers"),
        ];
      }
      function showDetails() {
        const details = byId("details");
        const node = nodes.get(selected);
        if (!node) {
          details.replaceChildren(make("p", { className: "quiet" }, "Choose a view in the picture or in the tree."));
          return;
        }
        const now = standing(selected) || {};
        const layout = node.layout || {};
        const way = [];
        for (let id = node.id; nodes.has(id); id = nodes.get(id).parent) way.unshift(id);
        const written = data.preferences.flatMap(preference => preference.writers.filter(writer => writer.node === node.id)
          .map(writer => preference.key + " = " + writer.value));
        const values = list => list.map(property => make("div", {}, property.name + " = " + property.value));
        details.replaceChildren(
          make("h2", {}, title(node)),
          make("dl", {},
            fact("Path", node.path), node.location ? fact("Written at", node.location) : [],
            fact("Frame in the root", place(now.frame)),
            now.proposal ? fact("Proposed", proposal(now.proposal)) : [],
            now.size ? fact("Answered", size(now.size) + (layout.isRigid ? ", whatever is proposed" : "")) : [],
            layout.origin ? fact("In the view around", "at " + number(layout.origin[0]) + ", " + number(layout.origin[1])) : [],
            layout.transform ? fact("Transform", layout.transform.map(number).join("  ")) : [],
            (now.state || []).length ? fact("State", values(now.state)) : [],
            node.environment.length ? fact("Environment", values(node.environment)) : [],
            node.reads.length ? fact("Runs again with", node.reads.join(", ")) : [],
            node.traits.length ? fact("Traits", values(node.traits)) : [],
            node.absences.length ? fact("Is", node.absences.join(", ")) : [],
            written.length ? fact("Publishes", written.map(text => make("div", {}, text))) : []),
          ...(layout.distribution ? [make("h3", {}, "Distribution"), ...shares(layout.distribution)] : []),
          make("h3", {}, "The way from the root"),
          table(["view", "proposed", "answered"], way.filter(id => nodes.get(id).layout).map(id => {
            const stands = standing(id) || {};
            return [link(id), proposal(stands.proposal), size(stands.size)];
          }), "numbers"));
      }

      // Preferences: from writers through folds to readers.
      const preferenceNow = name => steps[step].preferences.get(name) || data.preferences.find(other => other.key === name);
      function flow() {
        const preference = key === null ? null : preferenceNow(key);
        if (!preference) return [];
        const shapes = [];
        const frameOf = id => {
          const now = standing(id);
          return now ? now.frame : null;
        };
        const connect = (from, to) => {
          const [a, b] = [frameOf(from), frameOf(to)];
          if (!a || !b) return;
          const [start, end] = [middle(a), middle(b)];
          shapes.push(draw("line", { x1: start[0], y1: start[1], x2: end[0], y2: end[1], class: "flow" }));
        };
        for (const fold of preference.folds) for (const part of fold.parts) connect(part, fold.node);
        const last = preference.folds[preference.folds.length - 1];
        for (const reader of preference.readers) {
          if (last) connect(last.node, reader.node);
          if (frameOf(reader.node)) shapes.push(box(frameOf(reader.node), "reader"));
        }
        for (const writer of preference.writers) {
          const frame = frameOf(writer.node);
          if (!frame) continue;
          const [x, y] = middle(frame);
          shapes.push(draw("circle", { cx: x, cy: y, r: 4, class: writer.hiddenBy === undefined ? "writer" : "writer hiddenWriter" }));
        }
        return shapes;
      }
      function showPreferences() {
        const panel = byId("preferences");
        if (!data.preferences.length) {
          panel.replaceChildren(make("p", { className: "quiet" }, "Nobody writes or reads a preference."));
          return;
        }
        if (key === null) key = data.preferences.slice().sort((a, b) => b.writers.length - a.writers.length)[0].key;
        const choice = make("select", { "aria-label": "Key", onchange: event => { key = event.target.value; show(); } },
          data.preferences.map(preference => make("option", { value: preference.key }, preference.key)));
        choice.value = key;
        const preference = preferenceNow(key);
        const reduces = preference.folds.reduce((sum, fold) => sum + fold.parts.length - 1, 0);
        const count = (list, noun) => list + " " + noun + (list === 1 ? "" : "s");
        panel.replaceChildren(
          choice,
          make("p", {}, count(preference.writers.length, "writer") + " → " + count(reduces, "fold") + " → "
            + count(preference.readers.length, "reader")),
          preference.value === undefined ? "" : make("p", { className: "value" }, "At the root: " + preference.value),
          make("h3", {}, "Writers, in the order of the fold"),
          make("ol", {}, preference.writers.map(writer => make("li", {},
            make(writer.hiddenBy === undefined ? "span" : "s", {}, link(writer.node), writer.isTransform ? " edits: " : ": ", writer.value),
            writer.location ? make("div", { className: "quiet" }, writer.location) : null,
            writer.hiddenBy === undefined ? null : make("div", { className: "warning" }, writer.hiddenReason, " ", link(writer.hiddenBy))))),
          make("h3", {}, "Folds, deepest first"),
          make("ol", {}, preference.folds.map(fold => make("li", {}, link(fold.node), " of " + fold.parts.length + ": ", fold.value))),
          make("h3", {}, "Readers"),
          make("ol", {}, preference.readers.map(reader => make("li", {}, link(reader.node), " " + reader.name,
            reader.location ? make("div", { className: "quiet" }, reader.location) : null))));
      }

      // Why: what happened in a pass, each thing with what it follows from.
      function sentence(event) {
        const where = event.path ? " at " + event.path : "";
        switch (event.kind) {
        case "state": return event.name + " " + event.detail + " of " + event.path;
        case "body": return event.name + (event.detail ? " ran: " + event.detail : " ran");
        case "delivery": return event.name + " was told " + event.detail;
        case "publication": return event.name + " published" + where;
        case "object": return (event.name || "an object") + " changed, read by " + event.path;
        default: return [event.kind, event.name, event.detail].filter(Boolean).join(" ") + where;
        }
      }
      function eventItem(index, depth) {
        const event = recording.events[index];
        const causes = depth < 8 ? event.causes.slice(0, 3) : [];
        return make("li", { className: event.kind },
          event.node !== undefined && nodes.has(event.node)
            ? make("button", { className: "link", type: "button", onclick: () => select(event.node) }, sentence(event)) : sentence(event),
          event.location ? make("span", { className: "quiet" }, " " + event.location) : null,
          causes.length ? make("ul", {}, causes.map(cause => eventItem(cause, depth + 1))) : null);
      }
      function showWhy() {
        const panel = byId("why");
        if (!recording.frames.length) {
          panel.replaceChildren(make("p", { className: "quiet" }, "Nothing was recorded."));
          return;
        }
        const [start, end] = steps[step].events;
        const inPass = [];
        for (let index = start; index < end; index += 1) inPass.push(index);
        const bodies = inPass.filter(index => recording.events[index].kind === "body");
        const mine = selected === null ? [] : bodies.filter(index => recording.events[index].node === selected);
        const parts = [];
        if (selected !== null && nodes.get(selected).kind === "body") {
          const node = nodes.get(selected);
          parts.push(make("h3", {}, title(node)));
          if (mine.length) {
            parts.push(make("ul", { className: "chain" }, mine.map(index => eventItem(index, 0))));
          } else {
            const reads = node.reads.concat(node.environment.map(property => property.name), "other values from the view around");
            parts.push(make("p", {}, "Its body did not run in this pass. It would with a change of: " + reads.join(", ") + "."));
          }
        }
        const first = bodies.filter(index => recording.events[index].detail === "for the first time");
        const again = bodies.filter(index => recording.events[index].detail !== "for the first time");
        parts.push(make("h3", {}, "Bodies of this pass"));
        if (first.length) parts.push(make("p", { className: "quiet" }, first.length + " for the first time"));
        parts.push(again.length ? make("ul", { className: "chain" }, again.slice(0, 200).map(index => eventItem(index, 0)))
          : make("p", { className: "quiet" }, "None ran again."));
        const others = inPass.filter(index => ["input", "gesture", "action", "delivery", "state", "object", "refusal"].includes(recording.events[index].kind));
        if (others.length) {
          parts.push(make("h3", {}, "What happened"));
          parts.push(make("ul", { className: "chain" }, others.slice(0, 200).map(index => eventItem(index, 7))));
        }
        panel.replaceChildren(...parts);
      }

      // Findings, and the values of loops from pass to pass.
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
          for (const point of points) {
            const [cx, cy] = point.split(",");
            chart.append(draw("circle", { cx, cy, r: 2.5, class: "dot" }));
          }
          return make("figure", {}, chart, make("figcaption", {}, one.name + ": " + number(low) + " … " + number(high)));
        });
      }
      function goToPass(pass) {
        const wanted = steps.findIndex(one => one.pass && String(one.pass.number) === pass && one.frame.passes.length > 2);
        if (wanted >= 0) goTo(wanted);
      }
      function showFindings() {
        const panel = byId("findings");
        if (!data.findings.length) {
          panel.replaceChildren(make("p", { className: "quiet" }, "Nothing was found."));
          return;
        }
        panel.replaceChildren(...data.findings.map(finding => {
          const loop = finding.loop;
          const parts = [make("h3", { className: finding.severity }, finding.severity + ": " + finding.summary)];
          if (finding.path) parts.push(make("p", { className: "quiet" }, finding.path + (finding.location ? "  " + finding.location : "")));
          if (loop) {
            parts.push(make("p", {}, "The loop is " + loop.verdict + (loop.crossesFrames ? ", across frames." : ".")));
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
          parts.push(make("details", {}, make("summary", {}, "The page about it; more in the article " + finding.article),
            make("pre", {}, finding.page)));
          return make("section", {}, ...parts);
        }));
      }

      // Time.
      const slider = byId("time");
      slider.max = steps.length - 1;
      slider.value = step;
      byId("timeline").classList.toggle("hidden", steps.length < 2);
      function showTime() {
        const current = steps[step];
        slider.value = step;
        byId("when").textContent = current.frame
          ? "frame " + (current.frameIndex + 1) + " of " + recording.frames.length + ", pass " + current.pass.number + ", "
            + number(current.frame.time) + " s, " + current.changed.size + " changed" + (current.frame.isSettled ? "" : ", not settled")
          : "";
      }

      const tabs = ["tree", "preferences", "why", "findings"];
      function show() {
        showPicture();
        showTime();
        showTree();
        for (const name of tabs) {
          byId("panel-" + name).classList.toggle("hidden", name !== tab);
          byId("tab-" + name).setAttribute("aria-selected", name === tab);
        }
        if (tab === "preferences") showPreferences();
        if (tab === "why") showWhy();
        showDetails();
        showOverlay();
      }
      function goTo(index) {
        step = Math.max(0, Math.min(steps.length - 1, index));
        show();
      }
      function select(id) {
        if (selected !== null && rows.has(selected)) rows.get(selected).classList.remove("selected");
        selected = id;
        const row = rows.get(id);
        if (row) {
          row.classList.add("selected");
          tree.setAttribute("aria-activedescendant", row.id);
          row.scrollIntoView({ block: "nearest" });
        }
        show();
      }
      function move(by) {
        const shown = order.filter(id => !rows.get(id).classList.contains("hidden"));
        const index = shown.indexOf(selected);
        const next = shown[Math.max(0, Math.min(shown.length - 1, index < 0 ? 0 : index + by))];
        if (next !== undefined) select(next);
      }

      canvas.append(overlay);
      overlay.addEventListener("mousemove", event => { hovered = nodeAt(event); showOverlay(); });
      overlay.addEventListener("mouseleave", () => { hovered = null; showOverlay(); });
      overlay.addEventListener("click", event => { const id = nodeAt(event); if (id !== null) select(id); });
      const rowOf = event => event.target.closest(".row");
      tree.addEventListener("click", event => { const row = rowOf(event); if (row) select(Number(row.dataset.node)); });
      tree.addEventListener("mouseover", event => {
        const row = rowOf(event);
        hovered = row ? Number(row.dataset.node) : null;
        showOverlay();
      });
      tree.addEventListener("mouseleave", () => { hovered = null; showOverlay(); });
      slider.addEventListener("input", () => goTo(Number(slider.value)));
      byId("search").addEventListener("input", event => search(event.target.value));
      for (const name of tabs) byId("tab-" + name).addEventListener("click", () => { tab = name; show(); });
      document.addEventListener("keydown", event => {
        const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "range";
        if (event.key === "Escape") { byId("search").value = ""; search(""); tree.focus(); return; }
        if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "/") { event.preventDefault(); tab = "tree"; show(); byId("search").focus(); }
        else if (event.key === "ArrowDown") { event.preventDefault(); move(1); }
        else if (event.key === "ArrowUp") { event.preventDefault(); move(-1); }
        else if (event.key === "ArrowLeft" && event.target !== slider) { event.preventDefault(); goTo(step - 1); }
        else if (event.key === "ArrowRight" && event.target !== slider) { event.preventDefault(); goTo(step + 1); }
        else if (tabs[Number(event.key) - 1]) { tab = tabs[Number(event.key) - 1]; show(); }
      });
      const missing = Object.entries(data.omitted).filter(([, count]) => count > 0);
      if (missing.length) byId("omitted").textContent = "Left out: " + missing.map(([name, count]) => count + " " + name).join(", ");
      showFindings();
      const loops = data.findings.filter(finding => finding.loop).length;
      if (loops) tab = "findings";
      byId("tab-findings").textContent = "Findings (" + data.findings.length + ")";
      show();
      document.body.dataset.ready = "true";
    })();
    """#
}
