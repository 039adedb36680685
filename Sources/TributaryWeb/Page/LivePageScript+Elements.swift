extension LivePageScript {
  /// The script that maintains the accessibility tree: a transparent element for each text, image, and control at its
  /// position in the picture.
  static let accessibility = #"""
    const tree = byId("elements");
    let order = [], known = new Map(), focusedElement = null;
    const adjustables = new Set();
    let shortcuts = new Set();

    const setAttributes = (node, attributes) => {
      for (const [name, value] of Object.entries(attributes))
        if (value === undefined || value === null) node.removeAttribute(name);
        else node.setAttribute(name, value);
    };
    const setElement = element => {
      const { id, role, label, value, hint, on, fraction, disabled, selected, level, adjustable, action, rect } = element;
      let node = known.get(id);
      if (!node) {
        node = document.createElement("div");
        node.id = "e" + id;
        known.set(id, node);
      }
      const isText = role === "text", isRange = role === "slider" || role === "progressbar";
      const isControl = !isText && role !== "heading" && role !== "image" && role !== "progressbar";
      if (adjustable) adjustables.add(id);
      else adjustables.delete(id);
      setAttributes(node, {
        role: isText ? null : role === "image" ? "img" : role,
        tabindex: isControl ? -1 : null,
        "aria-label": isText ? null : label,
        "aria-description": hint,
        "aria-checked": on,
        "aria-disabled": disabled,
        "aria-current": selected,
        "aria-level": level,
        "aria-valuemin": isRange ? 0 : null,
        "aria-valuemax": isRange ? 100 : null,
        "aria-valuenow": isRange && fraction !== undefined ? Math.round(fraction * 100) : null,
        "aria-valuetext": isRange ? value : null,
      });
      // The browser searches this text, because the text of the picture is inert.
      const text = isRange || action || role === "image" ? "" : role === "textbox" || role === "searchbox" ? value ?? "" : isText && value ? `${label} ${value}` : label;
      if (node.textContent !== text) node.textContent = text;
      placeElement(node, rect);
    };
    const placeElement = (node, rect) => {
      if (!rect) return;
      place(node, rect);
      node.style.fontSize = Math.max(1, Math.min(rect[3] * 0.8, 40)) + "px";
    };

    const applyElements = ({ remove, set, move, order: change, focused, shortcuts: keys }) => {
      for (const id of remove ?? []) {
        const node = known.get(id);
        // The page keeps the keyboard focus.
        if (node === document.activeElement) moveFocus();
        node?.remove();
        known.delete(id);
        adjustables.delete(id);
      }
      for (const element of set ?? []) setElement(element);
      for (const { id, rect } of move ?? []) placeElement(known.get(id), rect);
      if (remove) order = order.filter(id => known.has(id));
      if (change) {
        const [start, count, ids] = change;
        order.splice(start, count, ...ids);
        let next = tree.firstElementChild;
        for (const id of order) {
          const node = known.get(id);
          if (node === next) next = next.nextElementSibling;
          else tree.insertBefore(node, next);
        }
      }
      if (keys) shortcuts = new Set(keys);
      if (focused !== undefined) focusedElement = focused;
      if (focused !== undefined || set) {
        const node = known.get(focusedElement);
        for (const owner of [stage, textBox]) setAttributes(owner, { "aria-activedescendant": node?.id });
        setAttributes(textBox, { "aria-label": node?.getAttribute("aria-label") });
      }
    };
    const resetElements = () => {
      applyElements({ remove: order });
      focusedElement = null;
      shortcuts = new Set();
    };

    const elementOf = event => Number(event.target.id?.slice(1));
    // The arrow keys adjust a slider that assistive technology has focused.
    const adjustElement = event => {
      const element = elementOf(event);
      if (!adjustables.has(element) || !/^Arrow/.test(event.key)) return false;
      send({ type: "adjust", element, increment: /Up|Right/.test(event.key), time: event.timeStamp });
      return true;
    };
    // Assistive technology clicks elements; pointer events pass through them.
    tree.addEventListener("click", event => {
      event.stopPropagation();
      if (elementOf(event)) send({ type: "activate", element: elementOf(event) });
    });
    tree.addEventListener("focusin", event => { if (elementOf(event)) send({ type: "attend", element: elementOf(event) }); });
    """#
}
