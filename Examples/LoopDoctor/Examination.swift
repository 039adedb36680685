import Tributary

/// The result of an examination.
struct Outcome {
  let finding: Finding
  let diagnostics: [Diagnostic]
  /// Passes of all frames.
  let passes: Int
  let seconds: Double
  /// Every frame and pass, if requested.
  var inspection: Inspection?

  /// The suggestions of all reports, without duplicates.
  var suggestions: [String] {
    diagnostics.flatMap(\.allSuggestions).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The report, in lines of at most 80 columns.
  @MainActor
  func page(of entry: LoopCase) -> String {
    let pages = diagnostics.map(\.description).joined(separator: "\n\n")
    return "\(entry.name): \(entry.title)\n\n\(pages.isEmpty ? Nothing.text : pages)\n"
  }

  /// The findings as a JSON array, one object per line.
  var json: String {
    diagnostics.isEmpty ? "[]\n" : "[\n" + diagnostics.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }
}

/// A host under examination, with any content.
@MainActor
protocol Patient: AnyObject {
  /// Runs a script of frames and input.
  ///
  /// - Parameter isWatched: Whether every frame and pass is recorded.
  func run(isWatched: Bool, _ script: (any Patient) async -> Void) async -> Outcome
  /// Runs one frame.
  func frame()
  /// Advances the clock and runs a frame.
  func frame(after seconds: Double)
  /// Runs a frame, and more frames while work on the main queue changes the views.
  func settle() async
  func tap(_ identifier: String)
  func resize(width: CGFloat)
  /// Perturbs each state that a reader writes, and measures the effect on the same state.
  func probe()
  /// Whether there is a finding.
  var isFound: Bool { get }
  /// The states with their values, the texts, and the sizes of the boxes, after the last frame.
  var values: [String] { get }
}

/// Runs frames of a case and records the findings.
@MainActor
final class Examination<Content: View>: Patient {
  private let host: ViewHost<Content>
  private var passes = 0

  /// Loops that cross frames are found within this many.
  static var mostFrames: Int { 130 }

  /// The delay after the given number of idle frames, in milliseconds.
  private static var patience: [Int] { [0, 5, 30] }

  init(_ content: () -> Content) {
    host = ViewHost(size: CGSize(width: 400, height: 400), content: content)
    host.environment.textMeasurer = FixedTextMeasurer(characterWidth: 10, lineHeight: 20)
  }

  func run(isWatched: Bool, _ script: (any Patient) async -> Void) async -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    var inspection: Inspection?
    if isWatched { inspection = await host.record { await script(self) } } else { await script(self) }
    let duration = clock.now - start
    let (seconds, attoseconds) = duration.components
    return Outcome(
      finding: Finding(host.diagnostics), diagnostics: host.diagnostics, passes: passes,
      seconds: Double(seconds) + Double(attoseconds) * 1e-18, inspection: inspection)
  }

  func frame() { passes += host.update().passes }

  func frame(after seconds: Double) { passes += host.advance(by: seconds).passes }

  func settle() async {
    frame()
    var quiet = 0
    for _ in 1..<Self.mostFrames where quiet < Self.patience.count && !isFound {
      await MainQueueTurn.wait()
      // A task can be between two threads.
      if Self.patience[quiet] > 0 { try? await Task.sleep(for: .milliseconds(Self.patience[quiet])) }
      let report = host.update()
      let isQuiet = report.counts.bodies == 0 && report.counts.actions == 0
      quiet = isQuiet ? quiet + 1 : 0
      if !isQuiet { passes += report.passes }
    }
  }

  func tap(_ identifier: String) { host.tap(identifier) }

  func resize(width: CGFloat) {
    host.size.width = width
    frame()
  }

  func probe() { host.probeFeedback() }

  var isFound: Bool { !host.diagnostics.isEmpty }

  var values: [String] {
    var values: [String] = []
    for node in host.inspect().nodes {
      values += node.state.map { "\($0.name) \($0.value)" }
      if let text = node.text { values.append(text) }
      if node.type == "Box", let size = node.frame?.size { values.append("Box \(Int(size.width))x\(Int(size.height))") }
    }
    return values
  }
}

/// Lets pending work on the main queue and the main actor run first.
enum MainQueueTurn {
  @MainActor
  static func wait() async {
    for _ in 0..<2 {
      await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
        DispatchQueue.main.async { turn.resume() }
      }
      await Task.yield()
    }
  }
}
