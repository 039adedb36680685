extension LivePageScript {
  /// The script that reports pointer, wheel, and drop events.
  static let pointer = #"""
    const modifiers = event =>
      (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
    const pointerEvent = (type, event) =>
      ({ type, x: event.clientX, y: event.clientY, modifiers: modifiers(event), time: event.timeStamp });
    let pressed = null;

    stage.addEventListener("pointerdown", event => {
      resume();
      if (event.button !== 0 || !event.isPrimary || pressed !== null) return;
      // The page keeps the keyboard focus: the server determines the focused view.
      event.preventDefault();
      if (!stage.contains(document.activeElement)) moveFocus();
      pressed = event.pointerId;
      stage.setPointerCapture(pressed);
      send(pointerEvent("down", event));
    });
    stage.addEventListener("pointermove", event => {
      if (event.pointerId === pressed) send(pointerEvent("move", event));
      else if (pressed === null && event.isPrimary && event.pointerType !== "touch") send(pointerEvent("hover", event));
    });
    stage.addEventListener("pointerup", event => {
      // If two mouse buttons are held, only the release of the button that began the press ends it.
      if (event.pointerId !== pressed || event.button !== 0) return;
      pressed = null;
      send(pointerEvent("up", event));
    });
    const cancel = event => {
      if (event.pointerId !== pressed) return;
      pressed = null;
      send(pointerEvent("cancel", event));
    };
    stage.addEventListener("pointercancel", cancel);
    stage.addEventListener("lostpointercapture", cancel);
    stage.addEventListener("pointerleave", event => {
      if (pressed === null && event.pointerType !== "touch") send(pointerEvent("exit", event));
    });
    stage.addEventListener("contextmenu", event => {
      event.preventDefault();
      if (pressed !== null) {
        pressed = null;
        send(pointerEvent("cancel", event));
      }
      send(pointerEvent("menu", event));
    });
    stage.addEventListener("wheel", event => {
      // The wheel with Control zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const unit = [1, 16, innerHeight][event.deltaMode] ?? 1;
      send({ ...pointerEvent("wheel", event), dx: event.deltaX * unit, dy: event.deltaY * unit });
    }, { passive: false });

    stage.addEventListener("dragover", event => event.preventDefault());
    stage.addEventListener("drop", async event => {
      event.preventDefault();
      const point = { x: event.clientX, y: event.clientY };
      const encode = bytes => {
        let text = "";
        for (let start = 0; start < bytes.length; start += 32768)
          text += String.fromCharCode(...bytes.subarray(start, start + 32768));
        return btoa(text);
      };
      const files = [...event.dataTransfer.files];
      const text = event.dataTransfer.getData("text/plain");
      if (!files.length && text)
        send({ type: "drop", ...point, mediaType: "text/plain", data: encode(new TextEncoder().encode(text)) });
      for (const file of files) {
        // A larger file does not fit into one message.
        if (file.size > 2.5e6) show(`${file.name} is larger than 2.5 MB and was not dropped.`);
        else send({
          type: "drop", ...point, mediaType: file.type || "application/octet-stream",
          data: encode(new Uint8Array(await file.arrayBuffer())),
        });
      }
    });
    notice.addEventListener("click", () => {
      if (isPaused) resume();
      else show(null);
    });
    """#

  /// The script that reports keys, typed and composed text, clipboard actions, and changes of the browser's focus.
  static let keyboard = #"""
    const moveFocus = () => {
      if (!document.hasFocus() && document.activeElement === document.body) return;
      (takesText ? textBox : stage).focus({ preventScroll: true });
    };

    // Keys that the browser handles and that have no meaning for a view.
    const isOfBrowser = event =>
      /^(F\d+|Shift|Control|Alt|Meta|AltGraph|CapsLock|NumLock|ScrollLock|Dead|Process|Unidentified|ContextMenu|PrintScreen)$/
        .test(event.key)
      || (event.ctrlKey || event.metaKey) && !event.altKey && /^[tnwrlpqjkdhf0-9+=-]$/i.test(event.key)
      || event.altKey && /^(ArrowLeft|ArrowRight|Tab|F4)$/.test(event.key) && !takesText;
    const isTyped = event => [...event.key].length === 1;

    stage.addEventListener("keydown", event => {
      if (event.isComposing || event.keyCode === 229 || isOfBrowser(event)) return;
      // Some systems report AltGraph as Control and Alt.
      const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
      // The browser sends clipboard events for these keys.
      if (isCommand && !event.altKey && /^[cxv]$/i.test(event.key)) return;
      if (isCommand && event.key.toLowerCase() === "a") {
        event.preventDefault();
        return send({ type: "selectAll", time: event.timeStamp });
      }
      if (event.key === "Tab" && (event.shiftKey ? isFirstFocus : isLastFocus)) return leaveFocus();
      // The input event contains the typed text, composed or not.
      if (takesText && isTyped(event) && !isCommand) return;
      event.preventDefault();
      send({
        type: "key", key: event.key, modifiers: modifiers(event), repeated: event.repeat, time: event.timeStamp,
      });
    });

    let isComposing = false;
    const takeText = () => {
      const text = textBox.value;
      textBox.value = "";
      if (text) send({ type: "text", text });
    };
    textBox.addEventListener("compositionstart", () => {
      isComposing = true;
      textBox.classList.add("composing");
    });
    textBox.addEventListener("compositionend", () => {
      isComposing = false;
      textBox.classList.remove("composing");
      takeText();
    });
    textBox.addEventListener("input", () => { if (!isComposing) takeText(); });

    for (const type of ["copy", "cut"])
      document.addEventListener(type, event => {
        event.preventDefault();
        send({ type, time: event.timeStamp });
      });
    document.addEventListener("paste", event => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (text) send({ type: "paste", text, time: event.timeStamp });
    });

    // Tab enters the page through one of two elements, and leaves it through the other.
    const [before, after] = ["before", "after"].map(byId);
    let isLeaving = false;
    const leaveFocus = () => {
      isLeaving = true;
      before.tabIndex = after.tabIndex = -1;
      setTimeout(() => {
        isLeaving = false;
        before.tabIndex = after.tabIndex = 0;
      }, 100);
    };
    for (const [element, backward] of [[before, false], [after, true]])
      element.addEventListener("focus", () => {
        if (isLeaving) return;
        stage.focus({ preventScroll: true });
        send({ type: "focus", backward });
      });

    addEventListener("resize", sendSurroundings);
    addEventListener("languagechange", sendSurroundings);
    for (const event of ["focus", "blur"]) addEventListener(event, () => setTimeout(sendSurroundings));
    for (const query of Object.values(mediaQueries)) query.addEventListener("change", sendSurroundings);
    stage.focus({ preventScroll: true });
    """#
}
