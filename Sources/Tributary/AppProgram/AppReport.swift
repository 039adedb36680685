import TributaryDiagnostics
import TributaryViews

/// What a program shows, as data.
struct AppReport<Content: View> {
  let host: ViewHost<Content>
  let firstFrame: FrameReport

  /// One JSON object, ending with a line feed. Equal runs give equal bytes.
  @MainActor var json: String {
    let counts = firstFrame.counts
    let diagnostics = host.diagnostics.map { "    \($0.json)" }
    return """
      {
        "size": {\(JSONText.members(host.size))},
        "time": \(JSONText.number(host.time)),
        "isAnimating": \(host.isAnimating),
        "firstFrame": {
          "passes": \(firstFrame.passes),
          "settled": \(firstFrame.settled),
          "bodies": \(counts.bodies),
          "measurements": \(counts.measurements),
          "placements": \(counts.placements),
          "reduces": \(counts.reduces),
          "actions": \(counts.actions)
        },
        "frames": \(host.framesJSON(indent: "  ")),
        "diagnostics": \(diagnostics.isEmpty ? "[]" : "[\n" + diagnostics.joined(separator: ",\n") + "\n  ]")
      }

      """
  }
}
