extension PageScript {
  /// What moves, and the gestures that go on.
  static let motion = #"""
      // What moves, and the gestures that go on.
      const motionText = motion => motion.property + " by " + motion.animation + ", from " + number(motion.begin) + " s "
        + (motion.end === undefined ? "on" : "to " + number(motion.end) + " s");
      // From where frames are shown to where their models stand.
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
            : make("p", { className: "quiet" }, "Nothing moves."),
          make("h3", {}, "Gestures"),
          gestures.length ? make("ul", {}, gestures.map(gesture => make("li", {}, link(gesture.node), " " + gesture.name + ": " + gesture.status)))
            : make("p", { className: "quiet" }, "No press goes on."));
      }
    """#
}
