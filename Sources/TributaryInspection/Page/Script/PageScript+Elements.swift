extension PageScript {
  /// Elements, made of text, and numbers.
  static let elements = #"""
      // Elements are made of text only, never of markup.
      function make(tag, properties, ...children) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(properties || {})) {
          if (value === undefined || value === null) continue;
          if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
          else if (name === "className") element.className = value;
          else element.setAttribute(name, value);
        }
        for (const child of children.flat()) {
          if (child !== undefined && child !== null) element.append(child);
        }
        return element;
      }
      function draw(tag, attributes) {
        const element = document.createElementNS(svgSpace, tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      }
      // Numbers as a reader wants them.
      const number = value => {
        if (value === null || value === undefined) return "nil";
        if (value === "infinity") return "∞";
        return String(Math.round(value * 100) / 100);
      };
      const size = value => value ? number(value[0]) + " × " + number(value[1]) : "–";
      const proposal = value => value ? number(value.width) + " × " + number(value.height) : "–";
      const place = frame => frame ? size(frame[1]) + " at " + number(frame[0][0]) + ", " + number(frame[0][1]) : "not placed";
    """#
}
