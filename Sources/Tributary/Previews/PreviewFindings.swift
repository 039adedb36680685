import Observation
import TributaryDiagnostics
import TributaryEngine
import TributaryGeometry
import TributaryHost

/// The diagnostics of a preview under its settings, which is rendered alone in a separate host.
struct PreviewFindings {
  let count: Int
  /// The text of the diagnostics.
  let report: String

  /// The time for the animations and tasks of a preview, in seconds of virtual time.
  private static let duration = 1.0

  /// The size of the host, in points, in which every stage with default settings has its declared size.
  private static let room = CGSize(width: 1_000, height: 1_000)

  /// - Parameter contexts: The shared contexts of the previews, or `nil` if this preview creates its own.
  @MainActor
  init(of preview: Preview, in settings: PreviewSettings, _ contexts: PreviewContexts? = nil) {
    let host = ViewHost(size: Self.room) { PreviewStage(preview: preview, settings: settings) }
    host.environment.previewContexts = contexts
    host.update()
    host.advance(by: Self.duration)
    let diagnostics = host.diagnostics.filter { $0.severity != .note }
    count = diagnostics.count
    report = diagnostics.map(\.description).joined(separator: "\n")
  }
}

/// The findings of previews under their settings, which are determined one after another.
///
/// Each preview is rendered for a second of virtual time. The queue takes at most half of the time of the main thread,
/// so that the window stays responsive. Findings are kept, so a preview is rendered once for each combination of
/// settings.
///
/// Tested by `PreviewFindingsTests`.
@Observable @MainActor
final class PreviewFindingsQueue {
  /// A preview by its index, with its settings.
  struct Key: Hashable {
    let preview: Int
    let settings: PreviewSettings
  }

  private(set) var findings: [Key: PreviewFindings] = [:]

  @ObservationIgnored private let contexts: PreviewContexts?

  /// The previews whose findings are not determined yet, in order.
  @ObservationIgnored private var pending: [(key: Key, preview: Preview)] = []
  @ObservationIgnored private var isRunning = false

  /// Starts to determine the findings after a first request.
  @ObservationIgnored private let start: @MainActor (PreviewFindingsQueue) -> Void

  /// - Parameters:
  ///   - contexts: The shared contexts of the previews, or `nil` if every preview creates its own.
  ///   - start: A closure that causes calls of ``determineNext()`` until the queue is empty. By default, a task does
  ///     so.
  init(
    _ contexts: PreviewContexts? = nil, start: @escaping @MainActor (PreviewFindingsQueue) -> Void = { $0.run() }
  ) {
    self.contexts = contexts
    self.start = start
  }

  /// Determines the findings of a preview later, unless they are known.
  func request(_ key: Key, of preview: Preview) {
    guard findings[key] == nil, !pending.contains(where: { $0.key == key }) else { return }
    pending.append((key, preview))
    if isRunning { return }
    isRunning = true
    start(self)
  }

  /// Determines the findings in a task.
  private func run() {
    // The task does not continue the chain of causes of the frame that requests it.
    Task.detached { [weak self] in
      while let pause = await self?.determineNext() { try? await Task.sleep(for: pause) }
    }
  }

  /// Removes a request, because its preview is no longer shown with these settings.
  func cancel(_ key: Key) { pending.removeAll { $0.key == key } }

  /// Determines the findings of the next preview.
  ///
  /// - Returns: The time for which the queue pauses, or `nil` if it is empty.
  func determineNext() -> Duration? {
    guard !pending.isEmpty else {
      isRunning = false
      return nil
    }
    let (key, preview) = pending.removeFirst()
    return ContinuousClock().measure { findings[key] = PreviewFindings(of: preview, in: key.settings, contexts) }
  }
}
