/// The script of the page. It creates elements only from the data, and does not access the network.
///
/// Each part implements a view of the page. All parts share one function, so that they add nothing to the global
/// object.
enum PageScript {
  static let text = [
    beginning, elements, model, picture, tree, flow, layout,
    preferences, motion, why, loops, time, live, end,
  ].map { PageText.escaped($0) }.joined(separator: "\n")

  private static let beginning = #"""
    "use strict";
    (() => {
    // The data, the choices of the previous page, and a function of the enclosing page. Only a live window passes the last two.
    function start(told, before, post, signal) {
      const data = told.rest;
      const recording = data.recording || { frames: [], events: [], lines: [] };
      const svgSpace = "http://www.w3.org/2000/svg";
      const byId = id => document.getElementById(id);
    """#

  /// The frame of the page is shown first, before all data is read. A hidden page reads the data when it becomes
  /// visible.
  private static let end = #"""
    const text = document.getElementById("data").textContent;
    const startWithData = () => start(JSON.parse(text));
    if (!text) live();
    else if (globalThis.requestAnimationFrame) requestAnimationFrame(() => setTimeout(startWithData));
    else startWithData();
    })();
    """#
}

extension PageScript {
  /// The functions that create elements from text, and format numbers.
  static let elements = #"""
      // Elements are created from text only, never from markup.
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
      // Numbers with at most two decimals.
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

extension PageScript {
  /// The script beside an interactive window: it shows the data that the enclosing page sends, and keeps the selections
  /// between messages.
  static let live = #"""
    function live() {
      const parts = [document.querySelector("header"), document.querySelector("main")];
      const empty = parts.map(part => part.cloneNode(true));
      const post = message => parent.postMessage(message, location.origin);
      let shown = null, controller = null, isPaused = false;
      function setPaused(value) {
        isPaused = value;
        document.getElementById("pause").textContent = value ? "Continue" : "Pause";
        post({ isPaused });
      }
      function showData(told) {
        const before = shown && shown.choices();
        if (controller) controller.abort();
        controller = new AbortController();
        parts.forEach((part, index) => {
          parts[index] = empty[index].cloneNode(true);
          part.replaceWith(parts[index]);
        });
        document.getElementById("pause").addEventListener("click", () => setPaused(!isPaused));
        document.getElementById("pick").addEventListener("click", () => post({ isPicking: true }));
        setPaused(isPaused);
        shown = start(told, before, message => {
          // An earlier pass pauses the window, so that the page does not change.
          if (message.isLatest === undefined) return post(message);
          document.body.classList.toggle("earlier", !message.isLatest);
          setPaused(!message.isLatest);
        }, controller.signal);
      }
      addEventListener("message", ({ source, origin, data }) => {
        if (source !== parent || origin !== location.origin) return;
        if (data.told) showData(data.told);
        else if (shown) shown.pointAt(data.point, data.isChosen);
      });
      document.body.classList.add("live");
      post({ isReady: true });
    }
    """#
}
