extension PageScript {
  /// The list of views, and the search.
  static let tree = #"""
      // The list of all nodes, made once.
      const rows = new Map();
      const tree = byId("tree");
      for (const id of order) {
        const node = nodes.get(id);
        const row = make("div", { className: "row " + node.kind + (node.isInner ? " inner" : ""), id: "node-" + id, role: "treeitem", "aria-level": levels.get(id) + 1 },
          make("span", { className: "type" }, node.type),
          node.text === undefined ? null : make("span", { className: "text" }, "“" + node.text + "”"),
          node.identifier ? make("span", { className: "identifier" }, "#" + node.identifier) : null,
          node.identity ? make("span", { className: "identity" }, node.identity) : null);
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
    """#
}
