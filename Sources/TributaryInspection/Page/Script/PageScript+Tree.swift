extension PageScript {
  /// The list of views, of which only the rows in sight are elements, and the search.
  static let tree = #"""
      // The list of all nodes. A row has one height, so that only those in sight have to be there.
      const rowHeight = 20;
      const [views, tree] = [byId("views"), byId("tree")];
      const rows = new Map();
      let shown = order;
      // What stands in the list, so that it is laid out anew only if it is scrolled or searched.
      let drawn = { list: null, start: 0, end: 0 };
      function makeRow(id) {
        const node = nodes.get(id);
        const row = make("div", { id: "node-" + id, role: "treeitem", "aria-level": levels.get(id) + 1 },
          make("span", { className: "type" }, node.type),
          node.text === undefined ? null : make("span", { className: "text" }, "“" + node.text + "”"),
          node.identifier ? make("span", { className: "identifier" }, "#" + node.identifier) : null,
          node.identity ? make("span", { className: "identity" }, node.identity) : null,
          make("span", { className: "part" }));
        row.style.paddingLeft = Math.min(levels.get(id), 40) * 10 + 6 + "px";
        row.dataset.node = id;
        return row;
      }
      // The first and the last place of `shown` that is in sight, and some around.
      function sight() {
        const first = Math.max(0, Math.floor((views.scrollTop || 0) / rowHeight) - 20);
        return [first, Math.min(shown.length, first + Math.ceil((views.clientHeight || 800) / rowHeight) + 40)];
      }
      function showTree() {
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
          const [part, role] = [row.lastChild, roles.get(id) || ""];
          if (part.textContent !== role) part.textContent = role;
        }
        if (drawn.list === shown && drawn.start === start && drawn.end === end) return;
        drawn = { list: shown, start, end };
        tree.style.height = shown.length * rowHeight + "px";
        ids.forEach((id, offset) => { rows.get(id).style.top = (start + offset) * rowHeight + "px"; });
        tree.replaceChildren(...ids.map(id => rows.get(id)));
      }
      // Brings the row of a node into sight.
      function reveal(id) {
        const top = shown.indexOf(id) * rowHeight;
        if (top < 0) return;
        const [start, height] = [views.scrollTop || 0, views.clientHeight || 800];
        if (top < start) views.scrollTop = top;
        else if (top + rowHeight > start + height) views.scrollTop = top + rowHeight - height;
      }
      const haystacks = new Map();
      function haystack(id) {
        if (!haystacks.has(id)) haystacks.set(id, title(nodes.get(id)).toLowerCase());
        return haystacks.get(id);
      }
      function search(words) {
        const wanted = words.toLowerCase();
        shown = wanted
          ? order.filter(id => haystack(id).includes(wanted) || nodes.get(id).path.toLowerCase().endsWith(wanted)) : order;
        byId("found").textContent = wanted ? shown.length + " of " + order.length : "";
        showTree();
      }
    """#
}
