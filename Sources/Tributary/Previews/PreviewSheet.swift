import Foundation
import TributaryControls
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryTerminal
import TributaryViews

/// The pictures of all previews in a program, in characters, one below the other.
@MainActor
struct PreviewSheet {
  private(set) var text = ""

  /// The diagnostics of all previews.
  private(set) var diagnostics: [Diagnostic] = []

  private let contexts = PreviewContexts()

  /// The longest wait for the shared contexts of a preview, in seconds.
  private static let longestWait = 30.0

  /// - Parameter window: The size of previews in a window, in points.
  init(_ previews: [(heading: String, preview: Preview)], window: CGSize) {
    for (heading, preview) in previews {
      if !text.isEmpty { text += "\n" }
      text += "── \(VisibleText(heading).text)\n\n" + picture(of: preview, window: window)
    }
    if previews.isEmpty { text = "This program contains no previews. Optimized builds omit previews.\n" }
  }

  private mutating func picture(of preview: Preview, window: CGSize) -> String {
    let size = preview.size(in: window)
    let changes = preview.changes
    let host = ViewHost(size: size ?? .zero) { ModifiedPreview(content: AnyView(preview.body()), changes: changes) }
    host.environment.textMeasurer = CellTextMeasurer()
    host.environment.previewContexts = contexts
    host.update()
    if !changes.isEmpty {
      waitForContexts()
      host.update()
    }
    if size == nil {
      host.size = host.sizeThatFits(.unspecified)
      host.update()
    }
    diagnostics += host.diagnostics
    return Self.withoutMargins(host.terminalPicture())
  }

  /// Runs the main queue until the shared contexts that the last frame has requested are available.
  private func waitForContexts() {
    let end = Date(timeIntervalSinceNow: Self.longestWait)
    while contexts.isLoading, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
  }

  /// Returns the picture without empty lines at the top and bottom.
  private static func withoutMargins(_ picture: String) -> String {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let isBlank = { (line: Substring) in line.allSatisfy { $0 == " " } }
    guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
    else { return "(nothing)\n" }
    return lines[first...last].joined(separator: "\n") + "\n"
  }
}
