import Foundation
import TributaryDiagnostics

/// An inspection as a self-contained HTML file.
///
/// - It uses no network and no library: its content security policy permits only its own script and style, identified
///   by their digests, and embedded pictures.
/// - All view data is in one block of JSON without `<`, `>`, or `&`, so that no text can end the block. The script
///   inserts it as text and never as markup.
/// - The data omits derived values, and is read after the browser has shown the frame of the page.
/// - The file is pure ASCII: a browser reads and stores such a text in half the time and memory.
struct InspectionPage {
  let html: String

  init(_ inspection: Inspection, title: String) {
    self.init(data: Self.data(inspection), title: title, controls: "")
  }

  /// A page that receives its data from the enclosing page.
  static let live = InspectionPage(
    data: "", title: "Inspector",
    controls: #"""
      <button id="pick" type="button">Pick</button>
      <button id="pause" type="button">Pause</button>

      """#)

  private init(data: String, title: String, controls: String) {
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(title))</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <header>
      <h1>\(Self.escaped(title))</h1>
      <div id="timeline"><button id="previous" type="button" aria-label="Previous pass">&lsaquo;</button><input type="range" id="time" min="0" max="0" step="1" aria-label="Pass"><button id="next" type="button" aria-label="Next pass">&rsaquo;</button><output id="when"></output></div>
      \(controls)<span id="omitted" class="warning"></span>
      <p id="keys" class="hidden quiet">Up and Down: select another view. Left and Right: go to another pass. Home and End: go to the first and the last pass. n and p: go to the next and the previous pass in which the selected view changed. u: select the enclosing view. f: fold or unfold the selected view. 1 to 5: show a panel. /: search. Escape: end the search.</p>
      </header>
      <main>
      <section class="column" aria-label="Picture"><div id="canvas"></div><p id="hint"></p></section>
      <section class="column" aria-label="Views">
      <div role="tablist">
      <button role="tab" id="tab-tree" type="button" aria-controls="panel-tree">Tree</button>
      <button role="tab" id="tab-preferences" type="button" aria-controls="panel-preferences">Preferences</button>
      <button role="tab" id="tab-why" type="button" aria-controls="panel-why">Why</button>
      <button role="tab" id="tab-motion" type="button" aria-controls="panel-motion">Motion</button>
      <button role="tab" id="tab-findings" type="button" aria-controls="panel-findings">Findings</button>
      </div>
      <div id="panel-preferences" role="tabpanel"><p id="key"></p></div>
      <div id="panel-tree" role="tabpanel">
      <p><input type="search" id="search" placeholder="Search views (/)" title="Search by type, identifier, or text" aria-label="Search"> <span id="found" class="quiet"></span></p>
      <p id="parts" class="hidden"><label><input type="checkbox" id="whole"> Show the parts of controls</label></p>
      <div id="views"><div id="tree" role="tree" tabindex="0" aria-label="Views"></div></div>
      </div>
      <div id="participants"></div>
      <div id="panel-why" role="tabpanel"><div id="why"></div></div>
      <div id="panel-motion" role="tabpanel"><div id="motion"></div></div>
      <div id="panel-findings" role="tabpanel"><div id="findings"></div></div>
      </section>
      <section class="column" id="details" aria-label="Details" aria-live="polite"></section>
      </main>
      <noscript><p>This page requires JavaScript.</p></noscript>
      <script type="application/json" id="data">\(data)</script>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """
  }

  /// The content security policy. It is computed once for all pages, because a digest takes long without optimization.
  static let policy: String = {
    let (script, style) = (digest(of: PageScript.text), digest(of: PageStyle.text))
    return "default-src 'none'; script-src '\(script)'; style-src '\(style)'; img-src data:; base-uri 'none'; "
      + "form-action 'none'"
  }()

  private static func digest(of text: String) -> String {
    "sha256-\(Data(SHA256(text).digest).base64EncodedString())"
  }

  /// Returns the JSON of an inspection, escaped for embedding in a page.
  fileprivate static func data(_ inspection: Inspection) -> String {
    var inspection = inspection
    // The picture equals that of the last frame.
    if inspection.recording?.frames.last?.picture.isEmpty == false { inspection.picture = nil }
    return PageText.escaped(FactsJSON.text(of: PageData(inspection))) {
      $0 == "<" || $0 == ">" || $0 == "&" || $0 == "\u{7F}"
    }
  }

  private static func escaped(_ text: String) -> String {
    VisibleText(text, limit: .max).text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;").unicodeScalars
    .map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
  }
}

extension Inspection {
  /// Returns a page that shows the inspection: one HTML file that needs no network and opens from disk.
  ///
  /// The picture and the tree are linked. A slider selects the frames and passes of a recording and marks the changes.
  /// Other views follow preferences from writers through folds to readers, explain why bodies were evaluated, and show
  /// findings, including the values of loops in each pass.
  ///
  /// - Parameter title: The title at the top of the page.
  public func html(title: String = "Inspection") -> String { InspectionPage(self, title: title).html }
}

/// The inspector page beside an interactive window, and its data.
extension Inspection {
  /// The page beside an interactive window. It contains no data, and shows the data that the enclosing page sends.
  package static var livePage: (html: String, policy: String) { (InspectionPage.live.html, InspectionPage.policy) }

  /// The data of the page beside an interactive window, as JSON.
  package var liveData: String { InspectionPage.data(self) }
}

/// Escaping of text for scripts and JSON, with characters written as `\u2026`.
enum PageText {
  /// Returns a text in pure ASCII.
  ///
  /// - Parameter isMarked: Whether an ASCII character is also escaped.
  static func escaped(_ text: String, _ isMarked: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    escaped(text, where: { !$0.isASCII || isMarked($0) })
  }

  /// Escapes the characters in JSON that would affect a terminal or neighboring text. Visible characters are unchanged.
  ///
  /// - Parameter json: A JSON text in which such characters occur only in strings.
  static func visible(_ json: String) -> String {
    escaped(json, where: { $0 != "\n" && VisibleText.isInvisible($0) })
  }

  private static func escaped(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for scalar in text.unicodeScalars {
      if !isEscaped(scalar) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
