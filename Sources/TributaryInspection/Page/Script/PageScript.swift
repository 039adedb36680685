/// The program of the page: it makes elements of the data and of nothing else, and asks no network.
///
/// Each part is a view of the page; all share one function, so that nothing of it stands in the window.
enum PageScript {
  static let text = [
    beginning, elements, model, picture, tree, flow, layout,
    preferences, motion, why, loops, time, end,
  ].map { PageText.escaped($0) }.joined(separator: "\n")

  private static let beginning = #"""
    "use strict";
    (() => {
    function start() {
      const told = JSON.parse(document.getElementById("data").textContent);
      const data = told.rest;
      const recording = data.recording || { frames: [], events: [], lines: [] };
      const svgSpace = "http://www.w3.org/2000/svg";
      const byId = id => document.getElementById(id);
    """#

  /// The frame of the page is shown first, so that there is something to see before all data is read. A page that nobody looks
  /// at reads it when it is looked at.
  private static let end = #"""
    }
    if (globalThis.requestAnimationFrame) requestAnimationFrame(() => setTimeout(start)); else start();
    })();
    """#
}
