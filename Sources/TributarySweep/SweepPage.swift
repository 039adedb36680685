import Foundation
import TributaryDiagnostics
import TributaryGeometry

/// The page of a sweep, which lists the findings with their intervals and pictures.
struct SweepPage {
  private let report: SweepReport

  init(_ report: SweepReport) { self.report = report }

  /// The width of the strip of an interval, in points.
  private static let stripWidth: CGFloat = 720

  /// The page. It loads no other files, and runs no scripts.
  var text: String {
    let title = report.range.map { "Sweep of \(LengthText.text($0)) points" } ?? "Sweep"
    var body = "<h1>\(Self.escaped(title))</h1>\n"
    for problem in report.problems { body += "<p class=\"error\">\(Self.escaped(problem))</p>\n" }
    let count = report.findings.count
    body += "<p>\(count == 1 ? "1 finding" : "\(count) findings"), \(report.layouts) layouts.</p>\n"
    for finding in report.findings { body += section(finding) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private func section(_ finding: SweepFinding) -> String {
    var text = "<section class=\"\(finding.severity.rawValue)\">\n"
    text += "<h2>\(finding.kind.rawValue) <span>\(LengthText.text(finding.lengths))</span></h2>\n"
    text += strip(finding)
    let names = finding.identifiers.map { "“\($0)”" } + finding.views
    if !names.isEmpty { text += "<p>\(Self.escaped(names.joined(separator: ", ")))</p>\n" }
    if !finding.places.isEmpty { text += "<p>At \(Self.escaped(finding.places.joined(separator: ", ")))</p>\n" }
    if !finding.environments.isEmpty {
      text += "<p>In \(Self.escaped(finding.environments.joined(separator: "; ")))</p>\n"
    }
    text += list(finding.values, "values") + list(finding.suggestions, "suggestions")
    if let page = finding.page {
      text += "<details><summary>The feedback loop</summary><pre>\(Self.escapedLines(page))</pre></details>\n"
    }
    if !finding.pictures.isEmpty {
      text += "<div class=\"pictures\">\n"
      for picture in finding.pictures {
        let isInside = finding.lengths.contains(picture.length)
        text += "<figure class=\"\(isInside ? "inside" : "outside")\">"
        text += "<img alt=\"The view at \(LengthText.text(picture.length)) points\" src=\"data:image/svg+xml;base64,"
        text += "\(Data(picture.svg.utf8).base64EncodedString())\">"
        text += "<figcaption>\(LengthText.text(picture.length))</figcaption></figure>\n"
      }
      text += "</div>\n"
    }
    return text + "</section>\n"
  }

  private func list(_ items: [String], _ name: String) -> String {
    if items.isEmpty { return "" }
    return "<ul class=\"\(name)\">\(items.map { "<li>\(Self.escaped($0))</li>" }.joined())</ul>\n"
  }

  /// Returns a strip over the swept range, with a mark at the interval of a finding and a line at each length at which
  /// the arrangement changes.
  private func strip(_ finding: SweepFinding) -> String {
    guard let range = report.range, range.upperBound > range.lowerBound else { return "" }
    let scale = Self.stripWidth / (range.upperBound - range.lowerBound)
    let start = (finding.lengths.lowerBound - range.lowerBound) * scale
    let width = max(2, (finding.lengths.upperBound - finding.lengths.lowerBound) * scale)
    func number(_ value: CGFloat) -> String { LengthText.text(value) }
    let changes = report.changes.map { length in
      "<path d=\"M\(number((length - range.lowerBound) * scale)) 0v16\" class=\"change\">"
        + "<title>The arrangement changes at \(number(length))</title></path>"
    }
    return """
      <svg class="strip" viewBox="0 0 \(number(Self.stripWidth)) 28" role="img" \
      aria-label="From \(number(finding.lengths.lowerBound)) to \(number(finding.lengths.upperBound)) points">\
      <rect x="0" y="4" width="\(number(Self.stripWidth))" height="8" rx="4" class="range"/>\
      <rect x="\(number(start))" y="2" width="\(number(width))" height="12" rx="2" class="mark"/>\(changes.joined())\
      <text x="0" y="26">\(number(range.lowerBound))</text>\
      <text x="\(number(Self.stripWidth))" y="26" text-anchor="end">\(number(range.upperBound))</text></svg>

      """
  }

  private static func escaped(_ text: String) -> String { VisibleText(text, limit: .max).text.htmlEscaped }

  /// Returns a text of several lines, escaped.
  private static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }

  private static let style = """
    :root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}\
    section{border-left:4px solid #888;padding:.2rem 1rem;margin:1.5rem 0}.error{border-color:#c62828}\
    .warning{border-color:#ef6c00}h2 span{font-weight:400}ul{padding-left:1.2rem}.values{font-family:ui-monospace,monospace}\
    .strip{width:100%;height:28px}.range{fill:#8884}.mark{fill:#c62828}.change{stroke:currentColor;stroke-dasharray:2}.strip text{font-size:10px;fill:currentColor}\
    .pictures{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;padding:4px;border:1px solid #8888}\
    figure.inside{border-color:#c62828}img{display:block;max-width:22rem;max-height:18rem;background:#fff}\
    figcaption{font-size:12px}pre{overflow-x:auto;font-size:12px}
    """
}

extension String {
  /// The text with the characters that are special in HTML replaced by references.
  fileprivate var htmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
