extension LivePageScript {
  /// The script that checks the server, reads the event stream, and reopens it after a failure.
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
        if (message.end === "ended") {
          setAddress(null);
          return show(message.keepsAddress
            ? "The program has ended. This page reconnects when the program starts again at this address."
            : "The program has ended. When the program starts again, open the address that it prints.");
        }
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

    // After the program has ended, another program can listen on its port. The page never sends the token, and sends nothing
    // else before the server has proved that it knows the token. The credential is valid only for this run of the program.
    const authenticate = async signal => {
      const nonce = random(), encoder = new TextEncoder(), algorithm = { name: "HMAC", hash: "SHA-256" };
      const key = await crypto.subtle.importKey("raw", encoder.encode(token), algorithm, false, ["sign"]);
      const code = async text => hexadecimal(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
      const response = await fetch("/proof", {
        method: "POST", headers: { "Content-Type": "application/json" }, redirect: "error", signal,
        body: JSON.stringify({ nonce }),
      });
      const text = await response.text();
      let answer = null;
      try { answer = JSON.parse(text); } catch { }
      if (!isToken(answer?.run) || answer.proof !== await code(`server ${nonce} ${answer.run}`)) return false;
      headers["Tributary-Credential"] = await code(`page ${answer.run}`);
      return true;
    };
    // The page of another program must not find the token in the address when the user reloads the page.
    const setAddress = token => {
      if (location.hash.slice(1) !== (token ?? ""))
        history.replaceState(null, "", location.origin + path + (token ? "#" + token : ""));
    };

    const connect = async () => {
      controller?.abort();
      const own = controller = new AbortController();
      let status = 0;
      try {
        const isProven = await authenticate(own.signal);
        if (own !== controller) return;
        if (!isProven) {
          isPaused = true;
          setAddress(null);
          return show("The program at this address does not know the token of this page. Open the address that your program "
            + "printed, or click to try again.");
        }
        setAddress(token);
        const response = await fetch("/events", {
          method: "POST", headers, redirect: "error", signal: own.signal,
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
        // The program can be replaced between its proof and the request.
        const isReplaced = status === 403 && attempt < 3;
        if (!isReplaced && (status === 403 || status === 404 || status === 503)) {
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
      if (attempt > 1) {
        setAddress(null);
        if (notice.hidden) show("The connection to the program was lost. This page is reconnecting.");
      }
      clearTimeout(retry);
      retry = setTimeout(connect, Math.min(2000, 100 * 2 ** Math.min(attempt, 5)));
    };
    const resume = () => {
      if (!isPaused || !isToken(token) || !crypto.subtle) return;
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
