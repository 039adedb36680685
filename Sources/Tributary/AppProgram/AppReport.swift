import Foundation
import TributaryDiagnostics
import TributaryEngine
import TributaryGeometry
import TributaryHost

/// The result of running an app, as JSON.
struct AppReport {
  let run: AppResult

  init(_ run: AppResult) { self.run = run }

  /// One JSON object with a trailing line feed. Equal runs produce identical bytes.
  @MainActor var json: String {
    let host = run.host
    let diagnostics = host.diagnostics.map { "    \($0.json)" }
    return """
      {
        "size": {\(JSONText.members(host.size))},
        "time": \(JSONText.number(host.time)),
        "isAnimating": \(host.isAnimating),
        "firstFrame": {
          \(Self.members(run.firstFrame))
        },
        "laterFrames": {
          "frames": \(run.laterFrameCount),
          \(Self.members(run.laterFrames))
        },
        "frames": \(host.framesJSON(indent: "  ")),
        "diagnostics": \(diagnostics.isEmpty ? "[]" : "[\n" + diagnostics.joined(separator: ",\n") + "\n  ]")
      }

      """
  }

  private static func members(_ frame: FrameReport) -> String {
    let counts = frame.counts
    return """
      "passes": \(frame.passes),
          "settled": \(frame.settled),
          "bodies": \(counts.bodies),
          "measurements": \(counts.measurements),
          "placements": \(counts.placements),
          "reduces": \(counts.reduces),
          "actions": \(counts.actions)
      """
  }
}
