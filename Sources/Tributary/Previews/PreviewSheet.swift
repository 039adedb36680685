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
    host.update()
    // The result of a shared modifier may be available only after the first frame.
    if !changes.isEmpty { host.update() }
    if size == nil {
      host.size = host.sizeThatFits(.unspecified)
      host.update()
    }
    diagnostics += host.diagnostics
    return Self.withoutMargins(host.terminalPicture())
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
