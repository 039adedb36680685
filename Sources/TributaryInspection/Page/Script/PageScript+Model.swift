extension PageScript {
  /// The script with the tree and the layout of each pass.
  static let model = #"""
      // The tree. A node contains only the members that differ from the defaults and cannot be derived from its parent.
      const nodes = new Map();
      const inside = new Map();
      const nothing = [];
      function layoutToldBy(node) {
        const layout = { size: node.frame && node.frame[1], guides: nothing, ...node.layout };
        if (!layout.proposal) layout.proposal = { width: layout.size[0], height: layout.size[1] };
        if (layout.distribution) layout.distribution.shares = layout.distribution.shares.map(
          ([node, priority, flexibility, offered, taken, left]) => ({ node, priority, flexibility, offered, taken, left }));
        return layout;
      }
      for (const one of told.nodes) {
        const node = { kind: "leaf", state: nothing, environment: nothing, reads: nothing, traits: nothing, absences: nothing, isPresent: true, ...one };
        const outer = nodes.get(node.parent);
        const kept = outer ? node.kept === undefined ? outer.path : outer.path.split(" › ").slice(0, node.kept).join(" › ") : "";
        node.path = [kept, node.way === undefined ? node.type : node.way].filter(Boolean).join(" › ");
        if (node.layout) node.layout = layoutToldBy(node);
        nodes.set(node.id, node);
      }
      for (const node of nodes.values()) {
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
      const title = node => node.type + (node.identity ? " (" + node.identity + ")" : "") + (node.text === undefined ? "" : " “" + node.text + "”")
        + (node.identifier ? " #" + node.identifier : "");

      // The passes in order. The geometry and state of a node are stored as a list of changes, each with its pass.
      const steps = [];
      class History {
        constructor() { this.entries = new Map(); }
        add(name, index, value) {
          const entries = this.entries.get(name);
          if (entries) entries.push([index, value]); else this.entries.set(name, [[index, value]]);
        }
        // The number of changes up to a pass.
        place(name, index) {
          const entries = this.entries.get(name);
          let [low, high] = [0, entries ? entries.length : 0];
          while (low < high) {
            const middle = (low + high) >> 1;
            if (entries[middle][0] <= index) low = middle + 1; else high = middle;
          }
          return low;
        }
        // The last change up to a pass; undefined before the first one, and for a removed node.
        at(name, index) {
          const place = this.place(name, index);
          return place ? this.entries.get(name)[place - 1][1] : undefined;
        }
      }
      const stands = new History();
      // The geometry and state of a node as stored in the node itself; passes then refer to it by its number.
      function asTold(node) {
        const layout = node.layout || {};
        return { node: node.id, frame: node.frame, proposal: layout.proposal, size: layout.size, state: node.state };
      }
      const foldsSince = new History();
      // The nodes that do not exist in every pass.
      const guests = new Set();
      recording.frames.forEach((frame, frameIndex) => {
        frame.passes.forEach((pass, passIndex) => {
          const index = steps.length;
          const changes = told.changes[index].map(one => nodes.has(one) ? asTold(nodes.get(one)) : one);
          for (const id of pass.gone) { stands.add(id, index, undefined); guests.add(id); }
          for (const change of changes) stands.add(change.node, index, change);
          for (const preference of pass.preferences) foldsSince.add(preference.key, index, preference);
          steps.push({
            frame, frameIndex, pass, events: pass.events,
            changed: new Set(index ? changes.map(change => change.node) : []),
            isLast: passIndex === frame.passes.length - 1,
          });
        });
      });
      if (!steps.length) {
        for (const node of nodes.values()) if (node.isPresent) stands.add(node.id, 0, asTold(node));
        steps.push({ frame: null, pass: null, frameIndex: 0, events: [0, 0], changed: new Set(), isLast: true });
      }
      for (const id of order) if (stands.at(id, 0) === undefined) guests.add(id);

      let step = steps.length - 1;
      let selected = null;
      let hovered = null;
      let tab = "tree";
      let key = null;
      const standing = id => stands.at(id, step);
      const isAbsent = id => guests.has(id) && standing(id) === undefined;
      const layoutOf = id => (nodes.get(id) || {}).layout;
      // The nearest ancestor with a layout.
      function container(id) {
        let outer = nodes.get(id).parent;
        while (nodes.has(outer) && !layoutOf(outer)) outer = nodes.get(outer).parent;
        return nodes.has(outer) ? outer : null;
      }
      // The animations and gestures in progress at the end of the selected frame.
      const movingNow = () => (steps[step].frame || data).motions || [];
      const gesturesNow = () => (steps[step].frame || data).gestures || [];
    """#
}
