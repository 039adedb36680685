extension PageScript {
  /// The tree, and what stands where in each pass.
  static let model = #"""
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
      const title = node => node.type + (node.identity ? " (" + node.identity + ")" : "") + (node.text === undefined ? "" : " “" + node.text + "”")
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
          if (node.isPresent) now.set(node.id, {
            node: node.id, frame: node.frame, proposal: layout.proposal, size: layout.size, state: node.state,
          });
        }
        steps.push({ now, preferences: new Map(), frame: null, pass: null, frameIndex: 0, events: [0, 0], changed: new Set(), isLast: true });
      }

      let step = steps.length - 1;
      let selected = null;
      let hovered = null;
      let tab = "tree";
      let key = null;
      const standing = id => steps[step].now.get(id);
      const layoutOf = id => (nodes.get(id) || {}).layout;
      // The nearest node around that is laid out.
      function container(id) {
        let outer = nodes.get(id).parent;
        while (nodes.has(outer) && !layoutOf(outer)) outer = nodes.get(outer).parent;
        return nodes.has(outer) ? outer : null;
      }
      // What moves, and which gestures go on, as far as it is known of the chosen time: at the end of its frame.
      const movingNow = () => (steps[step].frame || data).motions || [];
      const gesturesNow = () => (steps[step].frame || data).gestures || [];
    """#
}
