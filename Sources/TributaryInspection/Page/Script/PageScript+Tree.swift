extension PageScript {
  /// The script of the view list, which creates only the visible rows. The list can be collapsed, searched, or filtered
  /// by participation.
  static let tree = #"""
      // The list of all nodes. All rows have the same height, so that only visible rows have elements.
      const rowHeight = 20;
      const [views, tree] = [byId("views"), byId("tree")];
      const rows = new Map();
      // The height of the visible part, in points. An observer reports it: reading it would force a layout.
      let [scrolled, height] = [0, 800];
      // The folded views, the search text, and whether only the participants of a preference are listed.
      const folded = new Set();
      let wanted = "";
      let isNarrow = true;
      // Whether the list contains the internal parts of controls.
      let isWhole = false;
      const hasInner = order.some(id => nodes.get(id).isInner);
      let shown = order;
      let shownFor = null;
      // Positions in the list, by node.
      let places = null;
      // The displayed rows, which change only if the list is scrolled or searched.
      let drawn = { list: null, start: 0, end: 0 };
      // Each level is indented further than the previous one, which leaves space for the lines of the flow.
      const indentStep = Math.min(10, 240 / Math.max(1, ...levels.values()));
      // For a narrowed list, the number of listed ancestors of each node.
      let depths = null;
      let depthStep = 10;
      const indent = id => 6 + (depths ? depths.get(id) * depthStep : levels.get(id) * indentStep);
      const isNarrowedTo = key => tab === "preferences" && isNarrow && key !== null;
      function listed() {
        chooseKey();
        const isNarrowed = isNarrowedTo(key);
        const isOutline = hasInner && !isWhole;
        const current = [isNarrowed ? key + " " + flowStep() + " " + selected : "", wanted, [...folded].join(), isWhole,
          isOutline && nodes.has(selected) && nodes.get(selected).isInner ? selected : ""].join("\n");
        if (current === shownFor) return;
        [shownFor, places] = [current, null];
        const roles = isNarrowed ? parts() : null;
        depths = null;
        if (!wanted && !folded.size && !roles && !isOutline) {
          shown = order;
          return;
        }
        shown = [];
        let hiddenBelow = Infinity;
        for (const id of order) {
          if (levels.get(id) > hiddenBelow) continue;
          hiddenBelow = folded.has(id) && !wanted ? levels.get(id) : Infinity;
          const isPart = isOutline && nodes.get(id).isInner && !(roles && roles.has(id));
          if ((id === selected || !isPart && (!roles || roles.has(id))) && (!wanted || isFound(id))) shown.push(id);
        }
        if (!roles && !isOutline) return;
        depths = depthsOf(shown);
        depthStep = Math.min(10, 240 / Math.max(1, ...depths.values()));
      }
      function depthsOf(list) {
        const depths = new Map();
        for (const id of list) {
          let outer = nodes.get(id).parent;
          while (nodes.has(outer) && !depths.has(outer)) outer = nodes.get(outer).parent;
          depths.set(id, depths.has(outer) ? depths.get(outer) + 1 : 0);
        }
        return depths;
      }
      // The row of a view, or of its nearest ancestor with a row.
      function rowOf(id) {
        if (!places) places = new Map(shown.map((id, index) => [id, index]));
        while (id !== undefined && !places.has(id)) id = (nodes.get(id) || {}).parent;
        return places.get(id);
      }
      function makeRow(id) {
        const node = nodes.get(id);
        const row = make("div", { id: "node-" + id, role: "treeitem", "aria-level": levels.get(id) + 1 },
          make("span", { className: "twist" }),
          make("span", { className: "type" }, node.type),
          node.text === undefined ? null : make("span", { className: "text" }, "“" + node.text + "”"),
          node.identifier ? make("span", { className: "identifier" }, "#" + node.identifier) : null,
          node.identity ? make("span", { className: "identity" }, node.identity) : null,
          make("span", { className: "part" }));
        row.dataset.node = id;
        return row;
      }
      // The range of visible positions in `shown`, with a margin.
      function sight() {
        const first = Math.max(0, Math.floor(scrolled / rowHeight) - 10);
        return [first, Math.min(shown.length, first + Math.ceil(height / rowHeight) + 20)];
      }
      function showTree() {
        listed();
        scrolled = Math.min(scrolled, Math.max(0, shown.length * rowHeight - height));
        const [start, end] = sight();
        const [changed, roles] = [steps[step].changed, parts()];
        const ids = shown.slice(start, end);
        for (const id of ids) {
          if (!rows.has(id)) rows.set(id, makeRow(id));
          const row = rows.get(id);
          const node = nodes.get(id);
          const name = ["row", node.kind, node.isInner && "inner", changed.has(id) && "changed", isAbsent(id) && "absent",
            id === selected && "selected"].filter(Boolean).join(" ");
          if (row.className !== name) row.className = name;
          const twist = inside.has(id) ? folded.has(id) ? "▸" : "▾" : "";
          if (row.children[0].textContent !== twist) {
            row.children[0].textContent = twist;
            row.setAttribute("aria-expanded", !folded.has(id));
          }
          // Writers and readers are modifiers with the same few names: a list of them names the modified views.
          const type = isNarrowedTo(key) && roles.has(id) && node.kind === "modifier" ? subject(id) : node.type;
          if (row.children[1].textContent !== type) row.children[1].textContent = type;
          showPart(row.lastChild, roles.get(id));
        }
        if (drawn.list !== shown || drawn.start !== start || drawn.end !== end) {
          drawn = { list: shown, start, end };
          tree.style.height = shown.length * rowHeight + "px";
          ids.forEach((id, offset) => {
            const style = rows.get(id).style;
            style.top = (start + offset) * rowHeight + "px";
            style.paddingLeft = indent(id) + "px";
          });
          tree.replaceChildren(...ids.map(id => rows.get(id)), flows);
        }
        showFlows(start, end);
      }
      function scrollTo(top) {
        scrolled = Math.max(0, top);
        views.scrollTop = scrolled;
      }
      // Scrolls the row of a node into the visible part.
      function reveal(id) {
        if (!wanted) {
          for (let outer = nodes.get(id).parent; nodes.has(outer); outer = nodes.get(outer).parent) folded.delete(outer);
        }
        listed();
        const top = shown.indexOf(id) * rowHeight;
        if (top < 0) return;
        // The browser limits scrolling to the height of the tree, which is set first.
        tree.style.height = shown.length * rowHeight + "px";
        height = views.clientHeight || height;
        if (top < scrolled) scrollTo(top);
        else if (top + rowHeight > scrolled + height) scrollTo(top + rowHeight - height);
      }
      function toggle(id) {
        if (!inside.has(id)) return;
        if (!folded.delete(id)) folded.add(id);
        showTree();
      }
      const haystacks = new Map();
      function haystack(id) {
        if (!haystacks.has(id)) haystacks.set(id, title(nodes.get(id)).toLowerCase());
        return haystacks.get(id);
      }
      const isFound = id => haystack(id).includes(wanted) || nodes.get(id).path.toLowerCase().endsWith(wanted);
      function search(words) {
        wanted = words.toLowerCase();
        showTree();
        byId("found").textContent = wanted ? shown.length + " of " + order.length : "";
      }
    """#
}
