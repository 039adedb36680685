extension PageScript {
  /// The script that shows the details of a view, and the path from the root to it.
  static let layout = #"""
      // The details of one node.
      function fact(name, ...values) {
        return values.length ? [make("dt", {}, name), make("dd", {}, ...values)] : [];
      }
      function link(id, name) {
        const node = nodes.get(id);
        if (!node) return make("span", {}, "removed view");
        return make("button", { className: "link", type: "button", onclick: () => select(id) }, name || title(node));
      }
      function table(heads, lines, className) {
        return make("table", { className },
          make("thead", {}, make("tr", {}, heads.map(head => make("th", {}, head)))),
          make("tbody", {}, lines.map(cells => make("tr", {}, cells.map(cell => make("td", {}, cell))))));
      }
      function shares(distribution, chosen) {
        const gaps = distribution.gaps ? " with " + number(distribution.gaps) + " of spacing" : "";
        return [
          make("p", {}, "divides a " + distribution.axis + " length of " + number(distribution.length) + gaps + ", in this order:"),
          table(["child", "priority", "flexibility", "offered", "taken", "left"], distribution.shares.map(share => [
            chosen === share.node ? make("b", {}, link(share.node)) : link(share.node), share.priority === null ? "−∞" : number(share.priority),
            share.flexibility === null ? "–" : number(share.flexibility),
            share.offered === null ? "–" : number(share.offered), number(share.taken), number(share.left),
          ]), "numbers"),
        ];
      }
      // The rule that determined a size, as far as the proposals and sizes show it.
      const isSame = (a, b) => Math.abs(a - b) < 0.005;
      function decision(id, inner) {
        const [outside, within] = [standing(id), inner === undefined ? null : standing(inner)];
        const layout = layoutOf(id);
        if (!outside || !outside.size) return "";
        const [width, height] = outside.size;
        const fills = outside.proposal && outside.proposal.width === width && outside.proposal.height === height;
        if (!within || !within.size) return layout.isRigid ? "has this size for every proposal" : fills ? "takes the proposed size" : "determines its own size";
        if (layout.distribution) return "divides its length";
        const [wider, higher] = [width - within.size[0], height - within.size[1]];
        if (isSame(wider, 0) && isSame(higher, 0)) return "has the size of its content";
        if (fills) return "takes the proposed size";
        return nodes.get(id).kind === "modifier" ? "is " + number(wider) + " × " + number(higher) + " larger than its content" : "";
      }
      function showDetails() {
        const details = byId("details");
        const node = nodes.get(selected);
        if (!node) {
          details.replaceChildren(make("p", { className: "quiet" }, "Select a view in the picture or in the tree."));
          return;
        }
        const now = standing(selected) || {};
        const layout = node.layout || {};
        const way = [];
        for (let id = node.id; nodes.has(id); id = nodes.get(id).parent) way.unshift(id);
        const written = data.preferences.flatMap(preference => preference.writers.filter(writer => writer.node === node.id)
          .map(writer => preference.key + " = " + writer.value));
        const around = (layoutOf(container(selected)) || {}).distribution;
        const moves = movingNow().filter(motion => motion.node === node.id);
        const values = list => list.map(property => make("div", {}, property.name + " = " + property.value));
        details.replaceChildren(
          make("h2", {}, title(node)),
          make("dl", {},
            fact("Path", node.path), node.identity ? fact("Identity", node.identity) : [], node.location ? fact("Source", node.location) : [],
            fact("Frame in the root", place(now.frame)),
            now.proposal ? fact("Proposed", proposal(now.proposal)) : [],
            now.size ? fact("Size", size(now.size) + (layout.isRigid ? " for every proposal" : "")) : [],
            layout.origin ? fact("In the container", "at " + number(layout.origin[0]) + ", " + number(layout.origin[1])) : [],
            layout.alignment ? fact("Alignment", layout.alignment) : [],
            (layout.guides || []).length ? fact("Guides", layout.guides.map(guide => make("div", {}, guide.name + " at " + number(guide.position)))) : [],
            layout.transform ? fact("Transform", layout.transform.map(number).join("  ")) : [],
            (now.state || []).length ? fact("State", values(now.state)) : [],
            node.environment.length ? fact("Environment", values(node.environment)) : [],
            node.reads.length ? fact("Depends on", node.reads.join(", ")) : [],
            node.traits.length ? fact("Traits", values(node.traits)) : [],
            node.absences.length ? fact("Status", node.absences.join(", ")) : [],
            moves.length ? fact("Animations", moves.map(motion => make("div", {}, motionText(motion)))) : [],
            written.length ? fact("Publishes", written.map(text => make("div", {}, text))) : []),
          ...(layout.distribution ? [make("h3", {}, "Distribution"), ...shares(layout.distribution)] : []),
          ...(around ? [make("h3", {}, "In the enclosing stack"), ...shares(around, selected)] : []),
          make("h3", {}, "Path from the root"),
          table(["view", "proposed", "size", "rule"], way.filter(layoutOf).map((id, index, all) => {
            const stands = standing(id) || {};
            return [link(id), proposal(stands.proposal), size(stands.size), decision(id, all[index + 1])];
          }), "numbers"));
      }
    """#
}
