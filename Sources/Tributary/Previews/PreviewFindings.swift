import TributaryDiagnostics
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// The findings of a preview, which is shown alone in a host for the purpose.
struct PreviewFindings {
  let count: Int
  /// The pages of the findings.
  let report: String

  /// The time that a preview has for its animations and tasks, in seconds of virtual time.
  private static let duration = 1.0

  @MainActor
  init(of preview: Preview) {
    let window = CGSize(width: 390, height: 260)
    let host = ViewHost(size: preview.size(in: window) ?? window) {
      ModifiedPreview(content: AnyView(preview.body()), changes: preview.changes)
    }
    host.update()
    host.advance(by: Self.duration)
    let diagnostics = host.diagnostics.filter { $0.severity != .note }
    count = diagnostics.count
    report = diagnostics.map(\.description).joined(separator: "\n")
  }
}
