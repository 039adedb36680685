extension LivePageScript {
  /// The script that shows the inspector beside the window. The server records while the panel is open.
  static let inspector = #"""
    const [inspectButton, panel, highlight, shield] = ["inspect", "panel", "highlight", "shield"].map(byId);
    let isInspecting = false, isPanelReady = false, isPanelPaused = false, isReading = false, knownFrames = -1, nextReading = 0;

    const postToPanel = message => panel.contentWindow?.postMessage(message, location.origin);
    const requestInspection = body => fetch("/inspect", {
      method: "POST", headers, body: JSON.stringify({ window: windowID, ...body }),
    });
    const readInspection = async () => {
      clearTimeout(nextReading);
      if (!isInspecting || isReading) return;
      isReading = true;
      try {
        if (isPanelReady && !isPanelPaused && isOpen && windowID) {
          const response = await requestInspection({ isRecording: true, known: knownFrames });
          if (response.status === 200 && isInspecting) {
            const { number, told } = await response.json();
            knownFrames = number;
            postToPanel({ told });
          }
        }
      } catch { /* The stream detects a lost connection. */ }
      isReading = false;
      if (isInspecting) nextReading = setTimeout(readInspection, 500);
    };

    const setHighlight = rect => {
      highlight.hidden = !rect;
      if (rect) place(highlight, rect);
    };
    const setPicking = isPicking => {
      shield.hidden = !isPicking;
      if (!isPicking) postToPanel({ point: null });
    };
    const setInspecting = value => {
      isInspecting = value;
      [isPanelReady, isPanelPaused, knownFrames] = [false, false, -1];
      document.body.classList.toggle("inspecting", value);
      inspectButton.setAttribute("aria-expanded", value);
      panel.hidden = !value;
      setHighlight(null);
      shield.hidden = true;
      if (value) {
        panel.src = "/inspector";
        readInspection();
      } else {
        clearTimeout(nextReading);
        panel.removeAttribute("src");
        if (isOpen) requestInspection({ isRecording: false }).catch(() => { });
        moveFocus();
      }
      sendSurroundings();
    };
    const panelWidth = () => isInspecting ? panel.offsetWidth : 0;
    const setFindings = count => {
      inspectButton.dataset.findings = count || "";
      inspectButton.title = count ? `Inspect: ${count} ${count === 1 ? "finding" : "findings"}` : "Inspect";
    };

    // The page of the inspector is loaded only from a server that has proved that it knows the token.
    inspectButton.addEventListener("click", () => { if (isOpen || isInspecting) setInspecting(!isInspecting); });
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== panel.contentWindow || origin !== location.origin) return;
      if (data.isReady) {
        isPanelReady = true;
        readInspection();
      }
      if (data.highlight !== undefined) setHighlight(data.highlight);
      if (data.isPicking) setPicking(true);
      if (data.isPaused !== undefined) isPanelPaused = data.isPaused;
    });
    shield.addEventListener("pointermove", event => postToPanel({ point: [event.clientX, event.clientY] }));
    shield.addEventListener("pointerdown", event => {
      event.preventDefault();
      event.stopPropagation();
      postToPanel({ point: [event.clientX, event.clientY], isChosen: true });
      setPicking(false);
    });
    """#
}
