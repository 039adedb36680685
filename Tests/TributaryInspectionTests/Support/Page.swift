@testable import TributaryInspection

/// A parsed page.
struct Page {
  let html: String

  init(_ html: String) { self.html = html }

  /// Returns the content of the first element that starts with the given text.
  func content(of start: String, _ end: String) -> String? {
    guard let open = html.range(of: start), let close = html.range(of: end, range: open.upperBound..<html.endIndex)
    else { return nil }
    return String(html[open.upperBound..<close.lowerBound])
  }

  var data: String? { content(of: #"<script type="application/json" id="data">"#, "</script>") }
  var script: String? { content(of: "<script>", "</script>") }
  var style: String? { content(of: "<style>", "</style>") }
  var policy: String? { content(of: #"<meta http-equiv="Content-Security-Policy" content=""#, "\"") }

  /// The inspection that the page shows.
  var inspection: Inspection? {
    data.flatMap { try? JSONDecoder().decode(PageData.self, from: Data($0.utf8)) }?.inspection
  }

  /// The names of all elements in order, with a slash before end tags; the contents of scripts and styles are text.
  var tags: [String] {
    var tags: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      let name = String(tag.prefix { !$0.isWhitespace })
      tags.append(name)
      rest = rest[rest.index(after: end)...]
      if name == "script" || name == "style", let close = rest.range(of: "</\(name)>") {
        rest = rest[close.lowerBound...]
      }
    }
    return tags
  }

  /// Void elements.
  static let void: Set = ["!DOCTYPE", "meta", "input"]

  /// Whether every element is closed, in order.
  var isWellFormed: Bool {
    var open: [String] = []
    for tag in tags where !Self.void.contains(tag) {
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { return false }
      } else {
        open.append(tag)
      }
    }
    return open.isEmpty
  }
}
