extension PageScript {
  /// The script that shows preferences, from writers through folds to readers.
  static let preferences = #"""
      // Preferences: from writers through folds to readers.
      const chooseKey = () => {
        if (key === null && tab === "preferences" && data.preferences.length) {
          key = data.preferences.slice().sort((a, b) => b.writers.length - a.writers.length)[0].key;
        }
      };
      const preferenceNow = name => foldsSince.at(name, step) || data.preferences.find(other => other.key === name);
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
          // Anchors: their positions, and lines to their readers.
          const anchors = preference.writers.filter(writer => writer.hiddenBy === undefined).flatMap(writer => writer.anchors || []);
          for (const anchor of anchors) {
            if (!frameOf(reader.node)) continue;
            const [start, end] = [middle(anchor), middle(frameOf(reader.node))];
            shapes.push(draw("line", { x1: start[0], y1: start[1], x2: end[0], y2: end[1], class: "anchorWay" }));
          }
          if (frameOf(reader.node)) shapes.push(box(frameOf(reader.node), "reader"));
        }
        for (const writer of preference.writers) {
          const isHidden = writer.hiddenBy !== undefined;
          for (const anchor of writer.anchors || []) {
            const [x, y] = anchor[0];
            shapes.push(anchor[1][0] || anchor[1][1] ? box(anchor, "anchor") : draw("circle", { cx: x, cy: y, r: 5, class: "anchor" }));
          }
          const frame = frameOf(writer.node);
          if (!frame) continue;
          const [x, y] = middle(frame);
          if (isHidden) {
            shapes.push(draw("line", { x1: x - 5, y1: y - 5, x2: x + 5, y2: y + 5, class: "crossedOut" }));
            shapes.push(draw("line", { x1: x - 5, y1: y + 5, x2: x + 5, y2: y - 5, class: "crossedOut" }));
          }
          shapes.push(draw("circle", { cx: x, cy: y, r: 4, class: isHidden ? "writer hiddenWriter" : "writer" }));
        }
        return shapes;
      }
      // The view that a modifier modifies, with the composite view whose body contains it.
      function subject(id) {
        let [view, identifier] = [nodes.get(id), ""];
        if (!view) return "removed view";
        while (view.kind === "modifier" || view.kind === "structure") {
          identifier = identifier || view.identifier || "";
          const inner = inside.get(view.id) || [];
          if (inner.length !== 1) break;
          view = nodes.get(inner[0]);
        }
        let outer = nodes.get(nodes.get(id).parent);
        while (outer && outer.kind === "modifier") {
          identifier = identifier || outer.identifier || "";
          outer = nodes.get(outer.parent);
        }
        while (outer && (outer.kind !== "body" || outer.isControl || outer.isInner)) outer = nodes.get(outer.parent);
        const name = title(view) + (identifier && !view.identifier ? " #" + identifier : "");
        return name + (outer && outer !== view ? " in " + title(outer) : "");
      }
      function showPreferences() {
        const [chooser, panel] = [byId("key"), byId("participants")];
        if (!data.preferences.length) {
          panel.replaceChildren(make("p", { className: "quiet" }, "No view writes or reads a preference."));
          return;
        }
        const choice = make("select", { "aria-label": "Key", onchange: event => { key = event.target.value; show(); } },
          data.preferences.map(preference => make("option", { value: preference.key }, preference.key)));
        choice.value = key;
        const narrow = make("input", { type: "checkbox", onchange: event => { isNarrow = event.target.checked; show(); } });
        narrow.checked = isNarrow;
        chooser.replaceChildren(choice, make("label", {}, narrow, " only participating views"));
        const preference = preferenceNow(key);
        const count = (list, noun) => list + " " + noun + (list === 1 ? "" : "s");
        const reduces = preference.folds.reduce((sum, fold) => sum + fold.parts.length - 1, 0);
        panel.replaceChildren(
          make("p", {}, count(preference.writers.length, "writer") + " → "
            + count(preference.folds.length, "fold") + (reduces ? " (" + count(reduces, "call") + " of reduce)" : "") + " → "
            + count(preference.readers.length, "reader")),
          preference.value === undefined ? "" : make("p", { className: "value" }, "At the root: " + preference.value),
          make("h3", {}, "Writers, in fold order"),
          make("ol", {}, preference.writers.map(writer => make("li", {},
            make(writer.hiddenBy === undefined ? "span" : "s", {}, link(writer.node, subject(writer.node)), writer.isTransform ? " transforms: " : ": ", writer.value),
            (writer.anchors || []).length ? make("div", { className: "quiet" }, "anchors: " + writer.anchors.map(place).join("; ")) : null,
            writer.location ? make("div", { className: "quiet" }, writer.location) : null,
            writer.hiddenBy === undefined ? null : make("div", { className: "warning" }, writer.hiddenReason, " ", link(writer.hiddenBy, subject(writer.hiddenBy)))))),
          make("h3", {}, "Folds, deepest first"),
          make("ol", {}, preference.folds.map(fold => make("li", {}, link(fold.node), " of " + fold.parts.length + ": ", fold.value))),
          make("h3", {}, "Readers"),
          make("ol", {}, preference.readers.map(reader => make("li", {}, link(reader.node, subject(reader.node)), " " + reader.name,
            reader.location ? make("div", { className: "quiet" }, reader.location) : null))));
      }
    """#
}
