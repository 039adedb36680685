extension PageScript {
  /// The script that explains why bodies were evaluated.
  static let why = #"""
      // The events of a pass, each with its causes.
      function sentence(event) {
        const where = event.path ? " at " + event.path : "";
        switch (event.kind) {
        case "state": return event.name + " " + event.detail + " of " + event.path;
        case "body": return event.name + (event.detail ? " ran: " + event.detail : " ran");
        case "delivery": return event.name + " received " + event.detail;
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
          panel.replaceChildren(make("p", { className: "quiet" }, "No frames were recorded."));
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
            const reads = node.reads.concat(node.environment.map(property => property.name), "new values from the enclosing view");
            parts.push(make("p", {}, "Its body did not run in this pass. It runs after a change of: " + reads.join(", ") + "."));
          }
        }
        const first = bodies.filter(index => recording.events[index].detail === "for the first time");
        const again = bodies.filter(index => recording.events[index].detail !== "for the first time");
        parts.push(make("h3", {}, "Bodies of this pass"));
        if (first.length) parts.push(make("p", { className: "quiet" }, first.length + " for the first time"));
        parts.push(again.length ? make("ul", { className: "chain" }, again.slice(0, 200).map(index => eventItem(index, 0)))
          : make("p", { className: "quiet" }, "No body ran again."));
        const others = inPass.filter(index => ["input", "gesture", "action", "delivery", "state", "object", "refusal"].includes(recording.events[index].kind));
        if (others.length) {
          parts.push(make("h3", {}, "Other events"));
          parts.push(make("ul", { className: "chain" }, others.slice(0, 200).map(index => eventItem(index, 7))));
        }
        panel.replaceChildren(...parts);
      }
    """#
}
