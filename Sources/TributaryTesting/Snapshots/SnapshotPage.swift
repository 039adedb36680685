import Foundation
import TributaryDiagnostics

/// A self-contained page with the recorded text, the current text, and the difference. It contains no scripts or
/// external resources.
///
/// Pictures are embedded as images, in which browsers run no scripts; all text is escaped.
struct SnapshotPage {
  struct Difference {
    let name: String
    let old: String
    let new: String
    let isPicture: Bool
    let lines: LineDifference

    init(name: String, old: String, new: String, isPicture: Bool) {
      self.name = name
      self.old = old
      self.new = new
      self.isPicture = isPicture
      lines = LineDifference(from: old, to: new)
    }
  }

  private let title: String
  private let differences: [Difference]

  init(title: String, _ differences: [Difference]) {
    self.title = title
    self.differences = differences
  }

  /// The HTML document. Equal differences produce identical bytes.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    \(differences.map(Self.section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --old: #c2410c; --new: #15803d; --line: #8884 }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem }
    h1, h2 { font-size: 1rem } h3 { font-size: .85rem; font-weight: 600; margin: 0 0 .3rem }
    .row { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-bottom: 1.5rem }
    pre { font: 13px/1.25 ui-monospace, monospace; margin: 0; padding: .6rem; border: 1px solid var(--line); overflow: auto }
    img { display: block; border: 1px solid var(--line); background: #fff }
    .over { position: relative; isolation: isolate } .over img + img { position: absolute; inset: 0; mix-blend-mode: difference }
    del { color: var(--old); text-decoration: none } ins { color: var(--new); text-decoration: none }
    """

  private static func section(_ difference: Difference) -> String {
    let hunks = difference.lines.hunks.map { line in
      guard let line else { return "…" }
      let text = "\(line.kind.rawValue) \(escaped(line.text))"
      return switch line.kind {
      case .kept: text
      case .removed: "<del>\(text)</del>"
      case .added: "<ins>\(text)</ins>"
      }
    }.joined(separator: "\n")
    let pictures =
      difference.isPicture
      ? panel("recorded", image(difference.old, "recorded")) + panel("now", image(difference.new, "now"))
        + panel(
          "difference", "<div class=\"over\">\(image(difference.old, "recorded"))\(image(difference.new, "now"))</div>")
      : panel("recorded", pre(difference.old)) + panel("now", pre(difference.new))
    return """
      <section>
      <h2>\(escaped(difference.name))</h2>
      <div class="row">\(pictures)</div>
      <div class="row">\(panel("line by line", "<pre>\(hunks)</pre>"))</div>
      </section>
      """
  }

  private static func panel(_ title: String, _ content: String) -> String {
    "<div><h3>\(title)</h3>\(content)</div>"
  }

  private static func image(_ svg: String, _ name: String) -> String {
    "<img alt=\"\(name)\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }

  private static func pre(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
    return "<pre>\(lines.joined(separator: "\n"))</pre>"
  }

  /// Escapes a line for HTML. The result contains no markup and no characters that change the text direction.
  private static func escaped(_ line: String) -> String {
    var text = ""
    for character in VisibleText(line, limit: .max).text.unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
