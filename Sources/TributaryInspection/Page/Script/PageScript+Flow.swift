extension PageScript {
  /// The script that draws the flow of a preference over the tree.
  static let flow = #"""
      // The flow of the selected key over the tree: lines from providers to receivers of a value.
      const flows = draw("svg", { class: "flows", "aria-hidden": "true" });
      // The pass in which the current flow of the selected key began.
      const flowStep = () => key === null ? "" : foldsSince.entries.has(key) ? foldsSince.place(key, step) : "";
      // The sources and destinations of values. A destination is identified by its place among the participants. A writer is not a
      // destination, because it replaces the value.
      function flowOf(preference) {
        const replacing = new Set(preference.writers.filter(writer => !writer.isTransform).map(writer => writer.place));
        const all = [...preference.writers, ...preference.folds, ...preference.readers];
        const byPlace = new Map(all.map(one => [one.place, one]));
        return all.filter(one => byPlace.has(one.receiver) && byPlace.get(one.receiver).node !== one.node)
          .map(one => ({ from: one.node, to: byPlace.get(one.receiver).node, isHidden: replacing.has(one.receiver) }));
      }
      // A line starts at the left of its row and leads up to the other row. Rows between the two are inside the upper one and are
      // indented further, so that the line crosses no text.
      function showFlows(start, end) {
        const preference = key === null ? null : preferenceNow(key);
        const shapes = [];
        const drawnLines = new Set();
        for (const { from, to, isHidden } of preference ? flowOf(preference) : []) {
          const [low, high] = [rowOf(from), rowOf(to)];
          if (low === undefined || high === undefined || low === high) continue;
          if (Math.max(low, high) < start || Math.min(low, high) >= end) continue;
          const name = low + " " + high + " " + isHidden;
          if (drawnLines.has(name)) continue;
          drawnLines.add(name);
          const [x, right] = [indent(shown[high]) + 4, indent(shown[low]) + (inside.has(shown[low]) ? 0 : 8)];
          const [y, tip] = [(low + 0.5) * rowHeight, high * rowHeight + (low > high ? rowHeight - 4 : 4)];
          const back = low > high ? 5 : -5;
          const kind = isHidden ? "step hiddenStep" : "step";
          shapes.push(draw("path", { class: kind, d: "M" + right + " " + y + "H" + x + "V" + tip,
            "data-from": from, "data-to": to }));
          if (isHidden) shapes.push(draw("path", { class: "cross", d: "M" + (x - 4) + " " + (y - 4) + "l8 8m0 -8l-8 8" }));
          else shapes.push(draw("path", { class: "tip", d: "M" + (x - 3) + " " + (tip + back) + "L" + x + " " + tip + "L" + (x + 3) + " " + (tip + back) + "Z" }));
        }
        flows.setAttribute("height", shown.length * rowHeight);
        flows.replaceChildren(...shapes);
      }
      // The roles of a node for the selected key, at the end of its row. A hidden value is crossed out, with the reason.
      function showPart(element, roles) {
        const name = roles ? roles.map(role => role.join(" ")).join() : "";
        if (element.dataset.roles === name || !roles && !element.dataset.roles) return;
        element.dataset.roles = name;
        element.replaceChildren(...(roles || []).flatMap(([word, value, reason], index) => [
          index ? ", " : "", word, reason ? make("s", {}, value) : value, reason ? " " + reason : "",
        ]));
        element.setAttribute("title", element.textContent);
      }
      // The roles of nodes for the selected key: a word, a value, and the reason if the value is hidden.
      function parts() {
        const parts = new Map();
        const preference = key === null ? null : preferenceNow(key);
        if (!preference) return parts;
        const add = (id, ...role) => { if (parts.has(id)) parts.get(id).push(role); else parts.set(id, [role]); };
        for (const writer of preference.writers) {
          if (writer.hiddenBy !== undefined) add(writer.node, "", writer.value, writer.hiddenReason);
          else add(writer.node, writer.isTransform ? "transforms " : "writes ", writer.value);
        }
        for (const fold of preference.folds) add(fold.node, "folds " + fold.parts.length + ": ", fold.value);
        for (const reader of preference.readers) add(reader.node, "reads", "");
        return parts;
      }
    """#
}
