extension PageScript {
  /// The script that shows the picture and its overlays.
  static let picture = #"""
      // The picture.
      const canvas = byId("canvas");
      const overlay = draw("svg", { viewBox: "0 0 " + data.size[0] + " " + data.size[1], class: "overlay" });
      let shownPicture = null;
      function pictureOf(current) {
        const own = current.pass && current.pass.picture.length ? current.pass.picture : null;
        if (!own && (!current.frame || !current.frame.picture.length)) return data.picture || "";
        const ranges = own || current.frame.picture;
        const lines = [];
        for (let index = 0; index < ranges.length; index += 2) {
          for (let line = ranges[index]; line < ranges[index] + ranges[index + 1]; line += 1) lines.push(recording.lines[line]);
        }
        return lines.join("\n");
      }
      // For a pass without a picture, the picture of its frame is dimmed behind outlines.
      const hasNoPicture = current => !current.isLast && !current.pass.picture.length;
      function showPicture() {
        const text = pictureOf(steps[step]);
        if (text !== shownPicture) {
          shownPicture = text;
          const old = canvas.querySelector(".picture");
          if (old) old.remove();
          const root = text ? new DOMParser().parseFromString(text, "image/svg+xml").documentElement : null;
          if (root && root.localName === "svg") {
            const picture = document.adoptNode(root);
            picture.setAttribute("class", "picture");
            picture.setAttribute("viewBox", "0 0 " + data.size[0] + " " + data.size[1]);
            canvas.prepend(picture);
          }
        }
        canvas.classList.toggle("between", hasNoPicture(steps[step]));
      }
      function box(frame, className) {
        return draw("rect", { x: frame[0][0], y: frame[0][1], width: frame[1][0], height: frame[1][1], class: className });
      }
      const words = (x, y, text, className) => {
        const element = draw("text", { x, y, class: className, "font-size": Math.max(data.size[0], data.size[1]) / 45 });
        element.textContent = text;
        return element;
      };
      // The distances between the edges of a view and those of its container.
      function margins(id) {
        const outer = container(id);
        const [inner, around] = [standing(id), outer === null ? null : standing(outer)];
        if (!inner || !inner.frame || !around || !around.frame) return [];
        const [[x, y], [width, height]] = inner.frame;
        const [[left, top], [outerWidth, outerHeight]] = around.frame;
        const [cx, cy] = middle(inner.frame);
        return [
          [left, cy, x, cy, x - left], [x + width, cy, left + outerWidth, cy, left + outerWidth - x - width],
          [cx, top, cx, y, y - top], [cx, y + height, cx, top + outerHeight, top + outerHeight - y - height],
        ].filter(([, , , , length]) => Math.abs(length) >= 0.005).flatMap(([x1, y1, x2, y2, length]) => [
          draw("line", { x1, y1, x2, y2, class: "margin" }), words((x1 + x2) / 2, (y1 + y2) / 2, number(length), "marginText"),
        ]);
      }
      // The alignment guides of a view and of its only descendants, and the line by which its stack aligns it.
      function guides(id) {
        const lines = [];
        const line = (frame, axis, position, name) => {
          const [[x, y], [width, height]] = frame;
          const isVertical = axis === "horizontal";
          lines.push(draw("line", isVertical
            ? { x1: x + position, x2: x + position, y1: y - 6, y2: y + height + 6, class: "alignment" }
            : { x1: x - 6, x2: x + width + 6, y1: y + position, y2: y + position, class: "alignment" }),
          words(isVertical ? x + position + 2 : x + width + 8, isVertical ? y - 8 : y + position, name, "alignmentText"));
        };
        for (let current = id; current !== undefined; current = (inside.get(current) || []).length === 1 ? inside.get(current)[0] : undefined) {
          const [layout, now] = [layoutOf(current), standing(current)];
          if (!layout || !now || !now.frame || !now.size) continue;
          // The guides of a rotated or scaled view are not lines of the picture.
          const [width, height] = now.frame[1];
          if (Math.abs(width - now.size[0]) > 0.01 || Math.abs(height - now.size[1]) > 0.01) continue;
          for (const guide of layout.guides) line(now.frame, guide.axis, guide.position, guide.name + " " + number(guide.position));
        }
        const outer = container(id);
        const [alignment, now] = [(layoutOf(outer) || {}).alignment, standing(id)];
        if (alignment && now && now.frame) {
          const isRow = ((layoutOf(outer).distribution) || {}).axis === "horizontal";
          const [width, height] = now.frame[1];
          const parts = { leading: ["horizontal", 0], trailing: ["horizontal", width], top: ["vertical", 0], bottom: ["vertical", height],
            center: isRow ? ["vertical", height / 2] : ["horizontal", width / 2] };
          if (parts[alignment]) line(now.frame, ...parts[alignment], alignment + " of the stack");
        }
        return lines;
      }
      const middle = frame => [frame[0][0] + frame[1][0] / 2, frame[0][1] + frame[1][1] / 2];
      function showOverlay() {
        const current = steps[step];
        const shapes = [];
        if (hasNoPicture(current)) {
          for (const id of order) {
            const node = nodes.get(id);
            const now = standing(id);
            if (node.kind === "leaf" && now && now.frame) shapes.push(box(now.frame, "outline"));
          }
        }
        for (const id of current.changed) {
          const now = standing(id);
          if (now && now.frame) shapes.push(box(now.frame, "changed"));
        }
        if (tab === "preferences") shapes.push(...flow());
        if (tab === "motion") shapes.push(...ways());
        for (const [id, className] of [[selected, "selected"], [hovered, "hovered"]]) {
          const now = id === null ? null : standing(id);
          if (!now || !now.frame) continue;
          const [[x, y], [width, height]] = now.frame;
          if (className === "selected") {
            for (const edge of [x, x + width]) shapes.push(draw("line", { x1: edge, x2: edge, y1: 0, y2: data.size[1], class: "guide" }));
            for (const edge of [y, y + height]) shapes.push(draw("line", { x1: 0, x2: data.size[0], y1: edge, y2: edge, class: "guide" }));
          }
          shapes.push(box(now.frame, className));
        }
        const chosen = hovered === null ? selected : hovered;
        if (chosen !== null) shapes.push(...margins(chosen), ...guides(chosen));
        overlay.replaceChildren(...shapes);
        const id = hovered === null ? selected : hovered;
        const now = id === null ? null : standing(id);
        byId("hint").textContent = id === null ? "" : title(nodes.get(id)) + "  " + place(now && now.frame)
          + (now && now.proposal ? "  for " + proposal(now.proposal) : "");
        if (post) post({ highlight: now && now.frame && step === steps.length - 1 ? now.frame.flat() : null });
      }
      function nodeAt(event) {
        const bounds = overlay.getBoundingClientRect();
        return nodeAtPoint(
          (event.clientX - bounds.left) * data.size[0] / bounds.width, (event.clientY - bounds.top) * data.size[1] / bounds.height);
      }
      function nodeAtPoint(x, y) {
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
    """#
}
