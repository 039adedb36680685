extension LivePageScript {
  /// The script that reads the event stream, and reopens it after a failure.
  static let stream = #"""
    let controller = null, attempt = 0, lastMessage = 0, isPaused = false;

    const receive = message => {
      lastMessage = performance.now();
      if (message.frame) {
        applyPicture(message);
        applyStatus(message);
        acknowledge(message.frame);
      } else if (message.build) {
        showBuild(message);
      } else if (message.elements) {
        applyElements(message.elements);
      } else if (message.window) {
        windowID = message.window;
        streamNumber = message.stream ?? null;
        store(windowKey, windowID);
        isReturning = true;
        attempt = 0;
        try { sessionStorage.removeItem("tributary-reloaded"); } catch { }
        queue = [];
        isOpen = true;
        knownFrames = -1;
        show(null);
        showBuild({});
        lastSurroundings = "";
        sendSurroundings();
      } else if (message.end) {
        isOpen = false;
        if (message.end === "ended") return show(message.keepsAddress
          ? "The program has ended. This page reconnects when the program starts again at this address."
          : "The program has ended. When the program starts again, open the address that it prints.");
        if (message.end === "replaced") {
          attempt = 0;
          return;
        }
        isPaused = true;
        show(message.end === "paused"
          ? "This window is paused because a browser allows only a few connections to one address. Click to continue."
          : "This window is open in another tab. Click to use it here.");
      } else {
        for (const [name, run] of Object.entries(commands)) if (name in message) run(message[name]);
      }
    };

    // A page that is not drawn acknowledges late, and receives fewer frames.
    const acknowledge = frame => {
      let isDone = false;
      const done = () => {
        if (isDone) return;
        isDone = true;
        send({ type: "ack", frame });
      };
      requestAnimationFrame(done);
      setTimeout(done, 1000);
    };

    const connect = async () => {
      controller?.abort();
      const own = controller = new AbortController();
      let status = 0;
      try {
        const response = await fetch("/events", {
          method: "POST", headers, signal: own.signal,
          body: JSON.stringify({
            version, window: windowID, isReturning, browser, path, time: performance.now(), surroundings: surroundings(),
          }),
        });
        status = response.status;
        if (!response.ok) throw new Error((await response.text()).trim());
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        let text = "";
        lastMessage = performance.now();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          lastMessage = performance.now();
          const parts = (text + value).split("\n\n");
          text = parts.pop();
          for (const part of parts) if (part.startsWith("data: ")) receive(JSON.parse(part.slice(6)));
        }
      } catch (error) {
        if (own !== controller) return;
        if (status === 409) {
          // The page reloads at most once, because the server may answer with the same status again.
          if (stored(() => sessionStorage, "tributary-reloaded", () => null) === null) {
            store("tributary-reloaded", "1");
            return location.reload();
          }
          return show(error.message);
        }
        if (status === 403 || status === 404 || status === 503) {
          isPaused = true;
          return show(error.message + (status === 503 ? " Click to try again." : ""));
        }
        if (status === 410) windowID = null;
        if (status === 200 && !(error instanceof TypeError)) console.error(error);
      }
      if (own !== controller) return;
      isOpen = false;
      if (!isPaused && !document.hidden) reconnect();
    };

    let retry = 0;
    const reconnect = () => {
      isOpen = false;
      controller?.abort();
      controller = null;
      attempt++;
      if (attempt > 1 && notice.hidden) show("The connection to the program was lost. This page is reconnecting.");
      clearTimeout(retry);
      retry = setTimeout(connect, Math.min(2000, 100 * 2 ** Math.min(attempt, 5)));
    };
    const resume = () => {
      if (!isPaused) return;
      isPaused = false;
      connect();
    };
    // A connection without messages for much longer than the interval of the server's heartbeats is lost.
    setInterval(() => { if (isOpen && performance.now() - lastMessage > 40000) reconnect(); }, 5000);

    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        // A hidden page releases its connection for visible pages.
        sendLast("hide");
        isOpen = false;
        controller?.abort();
        controller = null;
      } else if (!isPaused) {
        connect();
      }
    });
    addEventListener("pagehide", () => {
      sendLast("leave");
      // The browser also reports that the page is hidden. The window must not be kept for a hidden page.
      isOpen = false;
    });
    addEventListener("pageshow", event => { if (event.persisted && !isPaused) connect(); });
    """#
}
