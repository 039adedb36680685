extension PageScript {
  /// The script of the slider, the keyboard, and the initialization.
  static let time = #"""
      // Time.
      const slider = byId("time");
      slider.max = steps.length - 1;
      slider.value = step;
      byId("timeline").classList.toggle("hidden", steps.length < 2);
      function showTime() {
        const current = steps[step];
        slider.value = step;
        byId("previous").disabled = step === 0;
        byId("next").disabled = step === steps.length - 1;
        byId("when").textContent = current.frame
          ? "frame " + (current.frameIndex + 1) + " of " + recording.frames.length + ", pass " + current.pass.number + ", "
            + number(current.frame.time) + " s, " + current.changed.size + " changed" + (current.frame.isSettled ? "" : ", not settled")
          : "";
      }

      const tabs = ["tree", "preferences", "why", "motion", "findings"];
      function show() {
        showPicture();
        showTime();
        for (const name of tabs) {
          // The flow of a preference is drawn over the tree.
          byId("panel-" + name).classList.toggle("hidden", name !== tab && !(name === "tree" && tab === "preferences"));
          byId("tab-" + name).setAttribute("aria-selected", name === tab);
        }
        byId("participants").classList.toggle("hidden", tab !== "preferences");
        views.classList.toggle("short", tab === "preferences");
        showTree();
        if (tab === "preferences") showPreferences();
        if (tab === "why") showWhy();
        if (tab === "motion") showMotion();
        if (tab === "findings") showFindings();
        showDetails();
        showOverlay();
      }
      function goToTab(name) {
        if (name !== tab) scrollTo(0);
        tab = name;
        show();
        if (!["tree", "preferences"].includes(tab) || selected === null) return;
        reveal(selected);
        showTree();
      }
      function goTo(index) {
        step = Math.max(0, Math.min(steps.length - 1, index));
        if (post) post({ isLatest: step === steps.length - 1 });
        show();
      }
      function select(id) {
        selected = id;
        tree.setAttribute("aria-activedescendant", "node-" + id);
        reveal(id);
        show();
      }
      // The next pass in which the selected view changed, or any view if none is selected.
      function goToChange(by) {
        for (let index = step + by; index >= 0 && index < steps.length; index += by) {
          const changed = steps[index].changed;
          if (selected === null ? changed.size : changed.has(selected)) return goTo(index);
        }
      }
      function move(by) {
        const index = shown.indexOf(selected);
        const next = shown[Math.max(0, Math.min(shown.length - 1, index < 0 ? 0 : index + by))];
        if (next !== undefined) select(next);
      }

      canvas.append(overlay);
      overlay.addEventListener("mousemove", event => { hovered = nodeAt(event); showOverlay(); });
      overlay.addEventListener("mouseleave", () => { hovered = null; showOverlay(); });
      overlay.addEventListener("click", event => { const id = nodeAt(event); if (id !== null) select(id); });
      const rowAt = event => event.target.closest(".row");
      tree.addEventListener("click", event => {
        const row = rowAt(event);
        if (row && event.target.className === "twist") toggle(Number(row.dataset.node));
        else if (row) select(Number(row.dataset.node));
      });
      tree.addEventListener("mouseover", event => {
        const row = rowAt(event);
        hovered = row ? Number(row.dataset.node) : null;
        showOverlay();
      });
      tree.addEventListener("mouseleave", () => { hovered = null; showOverlay(); });
      views.addEventListener("scroll", () => { scrolled = views.scrollTop; showTree(); });
      if (globalThis.ResizeObserver) new ResizeObserver(([{ contentRect }]) => {
        if (!contentRect.height) return;
        const grows = contentRect.height > height;
        height = contentRect.height;
        if (grows) showTree();
      }).observe(views);
      slider.addEventListener("input", () => goTo(Number(slider.value)));
      byId("previous").addEventListener("click", () => goTo(step - 1));
      byId("next").addEventListener("click", () => goTo(step + 1));
      byId("search").addEventListener("input", event => search(event.target.value));
      byId("whole").addEventListener("change", event => { isWhole = event.target.checked; showTree(); });
      byId("parts").classList.toggle("hidden", !hasInner);
      for (const name of tabs) byId("tab-" + name).addEventListener("click", () => goToTab(name));
      document.addEventListener("keydown", event => {
        const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "range";
        if (event.key === "Escape") { byId("search").value = ""; search(""); tree.focus(); return; }
        if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "/") { event.preventDefault(); goToTab("tree"); byId("search").focus(); }
        else if (event.key === "ArrowDown") { event.preventDefault(); move(1); }
        else if (event.key === "ArrowUp") { event.preventDefault(); move(-1); }
        else if (event.key === "ArrowLeft" && event.target !== slider) { event.preventDefault(); goTo(step - 1); }
        else if (event.key === "ArrowRight" && event.target !== slider) { event.preventDefault(); goTo(step + 1); }
        else if (event.key === "Home") { event.preventDefault(); goTo(0); }
        else if (event.key === "End") { event.preventDefault(); goTo(steps.length - 1); }
        else if (event.key === "f" && selected !== null) toggle(selected);
        else if (event.key === "n") goToChange(1);
        else if (event.key === "p") goToChange(-1);
        else if (event.key === "u" && selected !== null && nodes.has(nodes.get(selected).parent)) select(nodes.get(selected).parent);
        else if (event.key === "?") byId("keys").classList.toggle("hidden");
        else if (tabs[Number(event.key) - 1]) goToTab(tabs[Number(event.key) - 1]);
      }, signal ? { signal } : undefined);
      const missing = Object.entries(data.omitted).filter(([, count]) => count > 0);
      if (missing.length) byId("omitted").textContent = "Omitted: " + missing.map(([name, count]) => count + " " + name).join(", ");
      const loops = data.findings.filter(finding => finding.loop).length;
      if (loops) tab = "findings";
      // The fragment of the address: names of panels and identifiers of views, separated by commas.
      let address = "";
      try { address = decodeURIComponent(globalThis.location ? location.hash.slice(1) : ""); } catch {}
      for (const word of address.split(",").filter(Boolean)) {
        const found = order.find(id => nodes.get(id).identifier === word);
        if (tabs.includes(word)) tab = word; else if (found !== undefined) selected = found;
      }
      if (before) {
        [tab, key, wanted, scrolled] = [before.tab, before.key, before.wanted, before.scrolled];
        if (before.step !== null) step = Math.min(before.step, step);
        if (nodes.has(before.selected)) selected = before.selected;
        else selected = order.find(id => nodes.get(id).path === before.path) ?? null;
        for (const id of before.folded) folded.add(id);
        byId("search").value = wanted;
      }
      byId("tab-findings").textContent = "Findings (" + data.findings.length + ")";
      if (selected === null || before) show(); else select(selected);
      if (before) scrollTo(before.scrolled);
      document.body.dataset.ready = "true";
      return {
        choices: () => ({
          tab, key, wanted, scrolled, selected, path: (nodes.get(selected) || {}).path, folded: [...folded],
          step: step === steps.length - 1 ? null : step,
        }),
        pointAt(point, isChosen) {
          hovered = point && nodeAtPoint(...point);
          if (isChosen && hovered !== null) select(hovered);
          showOverlay();
        },
      };
    }
    """#
}

extension PageScript {
  /// The script that shows animated values and active gestures.
  static let motion = #"""
      // Animations and gestures in progress.
      const motionText = motion => motion.property + " by " + motion.animation + ", from " + number(motion.begin) + " s "
        + (motion.end === undefined ? "onward" : "to " + number(motion.end) + " s");
      // Lines from the displayed frames to the model frames.
      function ways() {
        const shapes = [];
        for (const motion of movingNow()) {
          const now = standing(motion.node);
          if (!motion.shownFrame || !now || !now.frame) continue;
          const [start, end] = [middle(motion.shownFrame), middle(now.frame)];
          shapes.push(box(motion.shownFrame, "moving"), draw("line", { x1: start[0], y1: start[1], x2: end[0], y2: end[1], class: "way" }));
        }
        for (const gesture of gesturesNow()) {
          const now = standing(gesture.node);
          if (now && now.frame) shapes.push(box(now.frame, "reader"));
        }
        return shapes;
      }
      function showMotion() {
        const [motions, gestures] = [movingNow(), gesturesNow()];
        byId("motion").replaceChildren(
          make("h3", {}, "Animations"),
          motions.length ? make("ul", {}, motions.slice(0, 500).map(motion => make("li", {}, link(motion.node), " " + motionText(motion))))
            : make("p", { className: "quiet" }, "No animations are in progress."),
          make("h3", {}, "Gestures"),
          gestures.length ? make("ul", {}, gestures.map(gesture => make("li", {}, link(gesture.node), " " + gesture.name + ": " + gesture.status)))
            : make("p", { className: "quiet" }, "No gestures are in progress."));
      }
    """#
}
