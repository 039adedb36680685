/// The program of the page: it makes elements of the data and of nothing else, and asks no network.
///
/// Each part is a view of the page; all share one function, so that nothing of it stands in the window.
enum PageScript {
  static let text = [
    beginning, elements, model, picture, tree, flow, layout,
    preferences, motion, why, loops, time, live, end,
  ].map { PageText.escaped($0) }.joined(separator: "\n")

  private static let beginning = #"""
    "use strict";
    (() => {
    // What is shown, the choices of the page before, and a function for the page around; the last two only beside a live window.
    function start(told, before, post, signal) {
      const data = told.rest;
      const recording = data.recording || { frames: [], events: [], lines: [] };
      const svgSpace = "http://www.w3.org/2000/svg";
      const byId = id => document.getElementById(id);
    """#

  /// The frame of the page is shown first, so that there is something to see before all data is read. A page that nobody looks
  /// at reads it when it is looked at.
  private static let end = #"""
    const text = document.getElementById("data").textContent;
    const startWithData = () => start(JSON.parse(text));
    if (!text) live();
    else if (globalThis.requestAnimationFrame) requestAnimationFrame(() => setTimeout(startWithData));
    else startWithData();
    })();
    """#
}
