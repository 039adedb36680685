extension PageScript {
  /// Beside a live window: shows what the page around sends, and keeps the choices of the reader from one message to the next.
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
          // A reader who goes back in time reads: nothing changes meanwhile.
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
