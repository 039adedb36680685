/// A minimal document for Node.js, with only the parts that the page uses.
enum Document {
  static let script = #"""
    "use strict";
    // The part of a document that the page uses. It cannot create markup.
    class Node_ {
      constructor(tag) { this.tagName = tag.toUpperCase(); this.children = []; this.attributes = {}; this.listeners = {}; this.style = {}; this.dataset = {}; this.text = ""; this.parent = null; }
      setAttribute(name, value) { this.attributes[name] = String(value); if (name === "class") this.className = String(value); if (name === "id") this.id = String(value); }
      getAttribute(name) { return this.attributes[name]; }
      append(...parts) { for (const part of parts) { if (part instanceof Node_) { part.parent = this; this.children.push(part); } else { const text = new Node_("#text"); text.text = String(part); this.children.push(text); } } }
      prepend(part) { part.parent = this; this.children.unshift(part); }
      replaceChildren(...parts) { this.children = []; this.text = ""; this.append(...parts); }
      remove() { if (this.parent) this.parent.children = this.parent.children.filter(one => one !== this); }
      addEventListener(name, run) { (this.listeners[name] ||= []).push(run); }
      fire(name, event) { for (const run of this.listeners[name] || []) run(event || { target: this, preventDefault() {} }); }
      get textContent() { return this.text + this.children.map(one => one.textContent).join(""); }
      set textContent(text) { this.children = []; this.text = String(text); }
      get classes() { return new Set((this.className || "").split(" ").filter(Boolean)); }
      get classList() {
        const change = run => { const all = this.classes; run(all); this.className = [...all].join(" "); };
        return { add: name => change(all => all.add(name)), remove: name => change(all => all.delete(name)), contains: name => this.classes.has(name),
          toggle: (name, on) => change(all => (on === undefined ? !all.has(name) : on) ? all.add(name) : all.delete(name)) };
      }
      get lastChild() { return this.children.at(-1); }
      querySelector(selector) { return this.all().find(one => one.classes.has(selector.slice(1))) || null; }
      all() { return this.children.flatMap(one => [one, ...one.all()]); }
      closest(selector) { let one = this; while (one && !one.classes.has(selector.slice(1))) one = one.parent; return one; }
      getBoundingClientRect() { return { left: 0, top: 0, width: 100, height: 100 }; }
      scrollIntoView() {}
      focus() {}
    }
    const html = require("fs").readFileSync(process.argv[2], "utf8");
    const known = new Map();
    for (const match of html.matchAll(/<(\w+)[^>]*? id="([\w-]+)"/g)) { const one = new Node_(match[1]); one.id = match[2]; known.set(match[2], one); }
    known.get("data").text = html.match(/<script type="application\/json" id="data">([^<]*)<\/script>/)[1];
    globalThis.document = {
      body: new Node_("body"), listeners: {},
      getElementById: id => { if (!known.has(id)) throw new Error("no element " + id); return known.get(id); },
      createElement: tag => new Node_(tag), createElementNS: (space, tag) => new Node_(tag), adoptNode: node => node,
      addEventListener: Node_.prototype.addEventListener, fire: Node_.prototype.fire,
    };
    globalThis.DOMParser = class { parseFromString(text) { const root = new Node_("svg"); root.localName = "svg"; root.text = text; return { documentElement: root }; } };
    const start = performance.now();
    (0, eval)(html.match(/<script>([\s\S]*?)<\/script>/)[1]);
    const page = {
      get: id => known.get(id), show: id => known.get(id).textContent, press: key => document.fire("keydown", { key, target: new Node_("body"), preventDefault() {} }),
      click: id => known.get(id).fire("click"), milliseconds: performance.now() - start,
    };
    """#
}
