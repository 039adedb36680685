/// The script of the page, in execution order.
///
/// The script is handwritten for browsers of 2023 and later. It displays the data from the server and reports user
/// actions, without logic of the program. Text of the program is inserted into the document only as text, or as markup
/// that the SVG encoder has escaped.
enum LivePageScript {
  static let text = """
    "use strict";
    (() => {
    \(LivePageScript.state)
    \(LivePageScript.picture)
    \(LivePageScript.accessibility)
    \(LivePageScript.inspector)
    \(LivePageScript.stream)
    \(LivePageScript.pointer)
    \(LivePageScript.keyboard)
    \(LivePageScript.start)
    })();
    """

  /// The elements of the page, its state, and the queue of events.
  private static let state = #"""
    const version = \#(WebProtocol.version);
    let token = location.hash.slice(1);
    const isToken = text => /^[0-9a-f]{32}$/.test(text);
    const path = location.pathname + location.search;
    const byId = id => document.getElementById(id);
    const [stage, picture, definitions, focusRing, textBox, notice] =
      ["stage", "picture", "definitions", "focus", "text", "notice"].map(byId);

    // Storage can be disabled in the browser.
    const stored = (storage, key, make) => {
      try {
        const value = storage().getItem(key) ?? make();
        if (value !== null) storage().setItem(key, value);
        return value;
      } catch { return make(); }
    };
    const store = (key, value) => { try { sessionStorage.setItem(key, value); } catch { } };
    const hexadecimal = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
    const random = () => hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
    const browser = stored(() => localStorage, "tributary-browser", random);
    const windowKey = "tributary-window " + path;
    let windowID = stored(() => sessionStorage, windowKey, () => null);
    // A browser can discard a hidden page, and loads it again when it is shown.
    let isReturning = document.wasDiscarded || performance.getEntriesByType("navigation")[0]?.type === "reload";
    let streamNumber = null;

    const show = text => {
      notice.hidden = !text;
      notice.firstChild.textContent = text ?? "";
    };

    // The progress of a build: errors stay until the next build.
    const buildPanel = byId("build");
    const showBuild = ({ build, problems }) => {
      buildPanel.hidden = build !== "running" && build !== "failed";
      buildPanel.className = build ?? "";
      const list = document.createElement("ul");
      for (const [place, message] of problems ?? []) {
        const item = document.createElement("li"), code = document.createElement("code");
        code.textContent = place;
        item.append(code, " " + message);
        list.append(item);
      }
      const title = document.createElement("p");
      title.textContent = build === "failed" ? "The build failed. The window shows the last successful build." : "Building…";
      buildPanel.replaceChildren(title, ...(problems ? [list] : []));
    };

    // Events are queued until the server has answered the previous ones. They stay in order, and a slow server receives fewer.
    let queue = [], isSending = false, isOpen = false;
    // The headers contain the credential once the server has proved that it knows the token.
    const headers = { "Content-Type": "application/json" };

    const send = event => {
      if (!isOpen) return;
      event.time ??= performance.now();
      // The server rejects text with half of a surrogate pair.
      if (event.text) event.text = event.text.toWellFormed?.() ?? event.text;
      // The server rejects a larger message. A character has at most 6 bytes in it.
      if (event.text?.length > 600000 && new Blob([JSON.stringify(event.text)]).size > 4e6)
        return show("The text was not inserted, because it is larger than 4 MB.");
      const last = queue.at(-1);
      const isSame = last && last.type === event.type && last.modifiers === event.modifiers;
      if (isSame && /^(move|hover|drag)$/.test(event.type)) {
        queue[queue.length - 1] = event;
      } else if (isSame && event.type === "pinch" && last.phase === "change" && event.phase === "change") {
        queue[queue.length - 1] = event;
      } else if (isSame && event.type === "wheel" && last.x === event.x && last.y === event.y) {
        last.dx += event.dx;
        last.dy += event.dy;
        last.time = event.time;
      } else {
        queue.push(event);
      }
      flush();
    };

    // A large event is sent alone: if the server rejects its message, no other event is lost.
    const nextBatch = () => {
      let length = 0, count = 0;
      for (const event of queue) {
        length += event.text?.length ?? 0;
        for (const { data } of event.items ?? []) length += data?.length ?? 0;
        if (count > 0 && (count === 500 || length > 100000)) break;
        count++;
      }
      return queue.splice(0, count);
    };
    const inputBody = events => JSON.stringify({ window: windowID, stream: streamNumber ?? undefined, events });

    const flush = async () => {
      if (isSending || !queue.length || !isOpen) return;
      isSending = true;
      const own = controller;
      let status = 0;
      try {
        status = (await fetch("/input", { method: "POST", headers, body: inputBody(nextBatch()) })).status;
      } catch {
        // A program that ends closes all connections. The stream says why, and a page that reconnects does not read it.
        await new Promise(done => setTimeout(done, 500));
      }
      isSending = false;
      // The lost events can include an acknowledgment, without which the server sends no further frame.
      if (status !== 204 && isOpen && own === controller) return reconnect();
      flush();
    };

    // Sends an event without waiting for an answer, because the page is about to close.
    const sendLast = type => {
      // A page that is already hidden has no stream, but its window still waits for it.
      if (!isOpen && (type !== "leave" || streamNumber === null)) return;
      const last = { type, time: performance.now() };
      let body = inputBody([...queue.splice(0), last]);
      // A browser sends at most 64 KB for a page that closes.
      if (body.length > 20000) body = inputBody([last]);
      fetch("/input", { method: "POST", headers, keepalive: true, body }).catch(() => { });
    };

    const mediaQueries = {
      isDark: matchMedia("(prefers-color-scheme: dark)"),
      increasesContrast: matchMedia("(prefers-contrast: more)"),
      reducesMotion: matchMedia("(prefers-reduced-motion: reduce)"),
    };
    const surroundings = () => ({
      width: Math.max(1, innerWidth - panelWidth()), height: Math.max(1, innerHeight), scale: devicePixelRatio || 1,
      isDark: mediaQueries.isDark.matches, increasesContrast: mediaQueries.increasesContrast.matches,
      reducesMotion: mediaQueries.reducesMotion.matches, languages: [...navigator.languages],
      isActive: document.hasFocus(),
    });
    let lastSurroundings = "";
    const sendSurroundings = () => {
      const value = surroundings(), text = JSON.stringify(value);
      if (text === lastSurroundings) return;
      lastSurroundings = text;
      send({ type: "surroundings", surroundings: value });
    };
    """#

  /// The script that applies patches.
  private static let picture = #"""
    const parser = new DOMParser();
    const elements = markup => {
      const parsed = parser.parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${markup.replaceAll(' style="', ' data-style="')}</svg>`, "image/svg+xml").documentElement;
      if (parsed.localName !== "svg" || parsed.querySelector("parsererror")) throw new Error("The picture is not well-formed.");
      return [...parsed.childNodes];
    };
    // The policy of the page forbids style attributes, but a script can set the same styles.
    const applyStyles = element => {
      for (const styled of [element, ...element.querySelectorAll("[data-style]")]) {
        if (!styled.hasAttribute("data-style")) continue;
        styled.style.cssText = styled.getAttribute("data-style");
        styled.removeAttribute("data-style");
      }
    };
    const found = element => {
      if (!element) throw new Error("The picture is out of date.");
      return element;
    };
    const group = number => found(byId("n" + number));
    let kept = new Map();
    const operations = {
      r(number, index, count, markup) {
        const parent = group(number), children = parent.children;
        let next = children[index] ?? null;
        for (; count > 0; count--) {
          const old = found(next);
          next = old.nextElementSibling;
          old.remove();
        }
        if (!markup) return;
        const inserted = elements(markup);
        const fragment = document.createDocumentFragment();
        fragment.append(...inserted);
        parent.insertBefore(fragment, next);
        inserted.forEach(applyStyles);
      },
      t(number, index, key) {
        const element = found(group(number).children[index]);
        kept.set(key, element);
        element.remove();
      },
      p(number, index, key) {
        const parent = group(number);
        parent.insertBefore(found(kept.get(key)), parent.children[index] ?? null);
        kept.delete(key);
      },
      a(number, name, value) {
        const element = group(number);
        if (name === "style") element.style.cssText = value ?? "";
        else if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        if (name === "transform" || name === "opacity") keepAsLayer(element, name);
      },
      s(number, index, inner, name, value) {
        let element = found(group(number).children[index]);
        if (inner) element = found(element.getElementsByTagName("*")[inner - 1]);
        element.setAttribute(name, value);
      },
    };

    // The browser keeps the content of an element that moves or fades repeatedly as a layer, and does not draw it in each
    // frame. A layer would isolate content that is blended with the content behind the element.
    const moving = new Map(), mostLayers = 32, layerTime = 500;
    let settling = 0;
    const blended = "[style*=mix-blend-mode]";
    const keepAsLayer = (element, name) => {
      const motion = moving.get(element) ??
        { names: new Set(), blends: element.matches(blended) || element.querySelector(blended) !== null };
      if (moving.size < mostLayers && motion.names.has(name) && !motion.blends)
        element.style.willChange = [...motion.names].join();
      motion.names.add(name);
      motion.time = performance.now();
      // The element that moved last is the last one in the map.
      moving.delete(element);
      moving.set(element, motion);
      settling ||= setTimeout(settle, layerTime);
    };
    const settle = () => {
      const limit = performance.now() - layerTime;
      for (const [element, { time }] of moving) {
        if (time > limit) break;
        moving.delete(element);
        element.style.removeProperty("will-change");
        if (!element.getAttribute("style")) element.removeAttribute("style");
      }
      settling = moving.size ? setTimeout(settle, layerTime) : 0;
    };

    const applyPicture = message => {
      if (message.first) {
        definitions.replaceChildren();
        byId("n0").replaceChildren();
        resetElements();
        kept = new Map();
      }
      if (message.size) {
        const [width, height] = message.size;
        picture.setAttribute("width", width);
        picture.setAttribute("height", height);
        picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
      }
      if (message.define) {
        const added = elements(message.define);
        definitions.append(...added);
        added.forEach(applyStyles);
      }
      for (const [name, ...values] of message.patch ?? []) operations[name](...values);
      for (const number of message.remove ?? []) byId("d" + number)?.remove();
    };

    const place = (element, rect) => {
      const [x, y, width, height] = rect.map(length => length + "px");
      Object.assign(element.style, { left: x, top: y, width, height });
    };
    let takesPinch = false, takesText = false, isLastFocus = true, isFirstFocus = true;
    const applyStatus = message => {
      if (message.title !== undefined) document.title = message.title || "Tributary";
      if (message.background) document.body.style.background = message.background;
      if (message.dark !== undefined) document.documentElement.style.colorScheme = message.dark ? "dark" : "light";
      if (message.findings !== undefined) setFindings(message.findings);
      if (message.cursor) stage.style.cursor = message.cursor;
      if (message.pinch !== undefined) takesPinch = message.pinch;
      if (message.focus !== undefined) {
        focusRing.hidden = !message.focus;
        if (message.focus) place(focusRing, message.focus);
      }
      if (message.lastFocus !== undefined) isLastFocus = message.lastFocus;
      if (message.firstFocus !== undefined) isFirstFocus = message.firstFocus;
      if (message.textInput !== undefined) {
        takesText = message.textInput !== null;
        setAttributes(textBox, { "aria-hidden": takesText ? null : true });
        if (takesText) {
          const [x, y, , height] = message.textInput;
          // The height of a line is about 1.12 times the size of its font.
          const fontSize = Math.max(8, Math.min(height / 1.12, 40)) + "px";
          Object.assign(textBox.style, { left: x + "px", top: y + "px", height: height + "px", fontSize });
        }
        moveFocus();
      }
    };

    const commands = {
      // Only web, mail and telephone addresses are opened, never scripts.
      open: address => { if (/^(https?|mailto|tel):/i.test(address)) open(address, "_blank", "noopener"); },
      openWindow: path => {
        if (!open(location.origin + path + "#" + token, "_blank"))
          show("The browser blocked a new window. Allow pop-up windows for this address.");
      },
      close: () => close(),
      copy: text => navigator.clipboard?.writeText(text).catch(() => { }),
    };
    """#

  private static let start = #"""
    if (!crypto.subtle) {
      isPaused = true;
      show("This page requires the Web Cryptography API, which the browser provides for 127.0.0.1 and localhost.");
    } else if (!isToken(token)) {
      isPaused = true;
      show("The token is missing. Open the address that the program printed.");
    } else if (!document.hidden) {
      connect();
    }
    // The user has opened another address of the page. A navigation would pass the new token to the page of any program that
    // listens on the port.
    addEventListener("hashchange", () => {
      const text = location.hash.slice(1);
      if (!crypto.subtle || !isToken(text) || isOpen && text === token) return;
      token = text;
      isPaused = false;
      attempt = 0;
      connect();
    });
    """#
}
