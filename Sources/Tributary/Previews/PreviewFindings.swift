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
