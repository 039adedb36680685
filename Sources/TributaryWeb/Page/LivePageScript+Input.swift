extension LivePageScript {
  /// The script that reports pointer, wheel, and drop events.
  static let pointer = #"""
    const modifiers = event =>
      (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
    // A mouse is the default.
    const deviceOf = ({ pointerType }) => ["touch", "pen"].find(device => device === pointerType);
    const pointerEvent = (type, event) => ({
      type, x: event.clientX, y: event.clientY, modifiers: modifiers(event), device: deviceOf(event), time: event.timeStamp,
    });
    let pressed = null;

    // Two fingers on a trackpad are wheel events with Control, which have no end event. On a touch screen they are two
    // pointers.
    let wheelPinch = null, fingers = null, wheelEnd = 0;
    const sendPinch = (phase, event, { x, y, scale, angle }) => send({
      type: "pinch", phase, x, y, scale, angle, modifiers: modifiers(event) & ~2, device: deviceOf(event),
      time: event.timeStamp,
    });
    const endWheelPinch = event => {
      clearTimeout(wheelEnd);
      if (wheelPinch) sendPinch("end", event, wheelPinch);
      wheelPinch = null;
    };
    const pinchByWheel = (event, distance) => {
      clearTimeout(wheelEnd);
      if (!wheelPinch) {
        wheelPinch = { x: event.clientX, y: event.clientY, scale: 1, angle: 0 };
        sendPinch("begin", event, wheelPinch);
      }
      // One notch of a mouse wheel has a distance of at least 100.
      const factor = Math.exp(-Math.max(-25, Math.min(25, distance)) / 100);
      wheelPinch.scale = Math.max(0.001, Math.min(1000, wheelPinch.scale * factor));
      sendPinch("change", event, wheelPinch);
      wheelEnd = setTimeout(() => endWheelPinch({ timeStamp: performance.now() }), 200);
    };
    const pointOf = event => ({ id: event.pointerId, x: event.clientX, y: event.clientY });
    let firstFinger = null;
    const measure = () => {
      const { first, second } = fingers, [dx, dy] = [second.x - first.x, second.y - first.y];
      return { distance: Math.max(1, Math.hypot(dx, dy)), direction: Math.atan2(dy, dx) };
    };
    const movement = () => {
      const { distance, direction } = measure();
      // The shorter direction of rotation.
      const turn = direction - fingers.direction;
      fingers.angle += Math.atan2(Math.sin(turn), Math.cos(turn));
      fingers.direction = direction;
      const { first, second, angle } = fingers;
      return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, scale: distance / fingers.distance, angle };
    };
    const beginFingers = event => {
      fingers = { first: firstFinger, second: pointOf(event), angle: 0 };
      Object.assign(fingers, measure());
      stage.setPointerCapture(event.pointerId);
      sendPinch("begin", event, movement());
    };
    const moveFingers = event => {
      if (firstFinger?.id === event.pointerId) Object.assign(firstFinger, pointOf(event));
      if (!fingers) return;
      if (fingers.second.id === event.pointerId) Object.assign(fingers.second, pointOf(event));
      else if (fingers.first.id !== event.pointerId) return;
      sendPinch("change", event, movement());
    };
    const endFingers = (phase, event) => {
      if (!fingers) return;
      sendPinch(phase, event, movement());
      fingers = null;
    };
    const isFinger = event => fingers && (event.pointerId === fingers.first.id || event.pointerId === fingers.second.id);

    const press = event => {
      resume();
      if (event.pointerType === "touch" && pressed !== null && firstFinger && !fingers && event.pointerId !== pressed) {
        event.preventDefault();
        return beginFingers(event);
      }
      endWheelPinch(event);
      if (event.button !== 0 || !event.isPrimary || pressed !== null) return;
      // The page keeps the keyboard focus: the server determines the focused view.
      event.preventDefault();
      if (!stage.contains(document.activeElement)) moveFocus();
      pressed = event.pointerId;
      firstFinger = event.pointerType === "touch" ? pointOf(event) : null;
      stage.setPointerCapture(pressed);
      send(pointerEvent("down", event));
    };
    const lift = event => {
      if (isFinger(event)) endFingers("end", event);
      // If two mouse buttons are held, only the release of the button that began the press ends it.
      if (event.pointerId !== pressed || event.button !== 0) return;
      pressed = null;
      send(pointerEvent("up", event));
    };
    stage.addEventListener("pointerdown", press);
    stage.addEventListener("pointerup", lift);
    stage.addEventListener("pointermove", event => {
      moveFingers(event);
      // A button that is pressed or released while another one is held is part of a movement.
      if (event.button === 0) return event.buttons & 1 ? press(event) : lift(event);
      if (event.pointerId === pressed) send(pointerEvent("move", event));
      else if (pressed === null && event.isPrimary && event.pointerType !== "touch") send(pointerEvent("hover", event));
    });
    const cancel = event => {
      if (isFinger(event)) endFingers("cancel", event);
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
      // The views recognize a long press with a finger themselves, which can also begin a drag.
      if (event.pointerType === "touch" || pressed !== null && firstFinger) return;
      endFingers("cancel", event);
      if (pressed !== null) {
        pressed = null;
        send(pointerEvent("cancel", event));
      }
      send(pointerEvent("menu", event));
    });
    stage.addEventListener("wheel", event => {
      const unit = [1, 16, innerHeight][event.deltaMode] ?? 1;
      if (event.ctrlKey) {
        // If no view accepts a pinch, the browser zooms.
        if (!takesPinch && !wheelPinch) return;
        event.preventDefault();
        return pinchByWheel(event, event.deltaY * unit);
      }
      event.preventDefault();
      send({ ...pointerEvent("wheel", event), dx: event.deltaX * unit, dy: event.deltaY * unit });
    }, { passive: false });

    // A dragged text has several forms, from the most to the least specific one.
    const textTypes = ["text/uri-list", "text/html", "text/plain"], unknownType = "application/octet-stream";
    // The names and the data of dragged files are not available before the drop.
    const draggedItems = ({ items, types }) => {
      if (!types.includes("Files")) return textTypes.filter(type => types.includes(type)).map(mediaType => ({ mediaType }));
      const files = [...items].filter(item => item.kind === "file").slice(0, 100);
      return (files.length ? files : [{}]).map(file => ({ mediaType: file.type || unknownType, name: "" }));
    };
    const encode = bytes => {
      let text = "";
      for (let start = 0; start < bytes.length; start += 32768)
        text += String.fromCharCode(...bytes.subarray(start, start + 32768));
      return btoa(text);
    };
    const readItem = async source => ({
      mediaType: source.type || unknownType, name: source.name, data: encode(new Uint8Array(await source.arrayBuffer())),
    });
    let dragPoint = null;
    const endDrag = text => {
      send({ type: "dragLeave" });
      if (text) show(text);
    };
    stage.addEventListener("dragover", event => {
      event.preventDefault();
      const point = pointOf(event);
      // Browsers repeat the event while the pointer rests.
      if (dragPoint?.x === point.x && dragPoint.y === point.y) return;
      dragPoint = point;
      send({ type: "drag", x: point.x, y: point.y, items: draggedItems(event.dataTransfer) });
    });
    stage.addEventListener("dragleave", event => {
      if (stage.contains(event.relatedTarget)) return;
      dragPoint = null;
      endDrag();
    });
    stage.addEventListener("drop", async event => {
      event.preventDefault();
      dragPoint = null;
      // The message about an earlier drop does not apply to this one.
      if (isOpen) show(null);
      const { x, y } = pointOf(event), transfer = event.dataTransfer, files = [...transfer.files];
      const texts = () => textTypes.map(type => new Blob([transfer.getData(type)], { type })).filter(text => text.size);
      const sources = files.length ? files : texts();
      // More data does not fit into one message.
      if (files.length > 1000) return endDrag("The files were not dropped, because there are more than 1,000.");
      if (sources.reduce((size, source) => size + source.size, 0) > 2.5e6)
        return endDrag("The data was not dropped, because it is larger than 2.5 MB.");
      try {
        const items = await Promise.all(sources.map(readItem));
        if (items.length) send({ type: "drop", x, y, items });
        else endDrag();
      } catch {
        endDrag("The data was not dropped, because the browser cannot read it.");
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

    // Keys that the browser handles and that have no meaning for a view. A shortcut of a view takes precedence.
    const isOfBrowser = event =>
      /^(F\d+|Shift|Control|Alt|Meta|AltGraph|CapsLock|NumLock|ScrollLock|Dead|Process|Unidentified|ContextMenu|PrintScreen)$/
        .test(event.key)
      || (event.ctrlKey || event.metaKey) && !event.altKey && /^[tnwrlpqjkdhf0-9+=-]$/i.test(event.key)
        && !shortcuts.has(modifiers(event) + event.key.toLowerCase())
      || event.altKey && /^(ArrowLeft|ArrowRight|Tab|F4)$/.test(event.key) && !takesText;
    const isTyped = event => [...event.key].length === 1;
    const sendKey = (type, key, event, more) =>
      send({ type, key, modifiers: modifiers(event), ...more, time: event.timeStamp });
    // The names of the held keys by their places on the keyboard: the name changes if Shift is released first.
    const held = new Map();
    let isRepeated = false;

    stage.addEventListener("keydown", event => {
      isRepeated = false;
      if (event.isComposing || event.keyCode === 229 || isOfBrowser(event)) return;
      if (adjustElement(event)) return event.preventDefault();
      // Some systems report AltGraph as Control and Alt.
      const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
      // The browser sends clipboard events for these keys.
      if (isCommand && !event.altKey && /^[cxv]$/i.test(event.key)) return;
      if (isCommand && event.key.toLowerCase() === "a") {
        event.preventDefault();
        return send({ type: "selectAll", time: event.timeStamp });
      }
      if (event.key === "Tab" && (event.shiftKey ? isFirstFocus : isLastFocus)) return leaveFocus();
      held.set(event.code, event.key);
      isRepeated = event.repeat;
      // The input event contains the typed text, composed or not.
      if (takesText && isTyped(event) && !isCommand) return;
      event.preventDefault();
      sendKey("key", event.key, event, { repeated: event.repeat });
    });
    const release = (code, event) => {
      if (held.has(code)) sendKey("keyUp", held.get(code), event);
      held.delete(code);
    };
    addEventListener("keyup", event => {
      isRepeated = false;
      // macOS does not report the release of a key while Command is held.
      for (const code of event.key === "Meta" ? held.keys() : [event.code]) release(code, event);
    });
    // The page does not receive the release of a key after it has lost the focus.
    addEventListener("blur", event => { for (const code of held.keys()) release(code, event); });

    // Modifier keys have no meaning alone for most views, so that only changes are sent.
    let heldModifiers = 0;
    const sendModifiers = (now, event) => {
      if (now === heldModifiers) return;
      heldModifiers = now;
      send({ type: "modifiers", modifiers: now, time: event.timeStamp });
    };
    for (const type of ["keydown", "keyup"])
      addEventListener(
        type, event => sendModifiers(modifiers(event) | (event.getModifierState("CapsLock") ? 16 : 0), event), true);
    addEventListener("blur", event => sendModifiers(0, event));

    let isComposing = false;
    const takeText = () => {
      const text = textBox.value;
      textBox.value = "";
      if (text) send({ type: "text", text, repeated: isRepeated || undefined });
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
