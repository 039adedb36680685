import Foundation
import TributaryInspection

/// The page that shows a window: one HTML document with one script and one style sheet, without data of the program.
///
/// The content security policy permits the script and the style sheet by their digests, connections to the server, and
/// images in the picture. Only an editor that embeds pages may frame the page.
enum LivePage {
  static let document: HTTPResponse = {
    var response = HTTPResponse(200, type: "text/html; charset=utf-8", body: Array(html.utf8))
    response.fields = [HTTPRequest.Field(name: "Content-Security-Policy", value: policy)]
    return response
  }()

  private static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Tributary</title>
    <style>\(LivePageStyle.text)</style>
    </head>
    <body>
    <div id="before" tabindex="0"></div>
    <div id="stage" role="group" tabindex="-1">
    <div inert><svg id="picture" xml:space="preserve" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif"><defs id="definitions"></defs><g id="n0"></g></svg></div>
    <div id="elements"></div>
    <div id="focus" hidden></div>
    <textarea id="text" tabindex="-1" aria-hidden="true" autocapitalize="off" autocomplete="off" spellcheck="false" rows="1"></textarea>
    </div>
    <div id="after" tabindex="0"></div>
    <div id="highlight" hidden></div>
    <div id="shield" hidden></div>
    <button id="inspect" type="button" title="Inspect" aria-label="Inspect" aria-expanded="false"></button>
    <iframe id="panel" title="Inspector" hidden></iframe>
    <div id="build" role="alert" hidden></div>
    <div id="notice" role="status" hidden><p></p></div>
    <noscript><p>This page requires JavaScript.</p></noscript>
    <script>\(LivePageScript.text)</script>
    </body>
    </html>

    """

  static let policy: String = {
    let (script, style) = (digest(of: LivePageScript.text), digest(of: LivePageStyle.text))
    return
      "default-src 'none'; script-src '\(script)'; style-src '\(style)'; img-src data:; connect-src 'self'; frame-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'self' vscode-webview:"
  }()

  /// The page of the inspector, which is embedded beside the window. It contains no data of the program.
  static let inspector: HTTPResponse = {
    let (html, policy) = Inspection.livePage
    var response = HTTPResponse(200, type: "text/html; charset=utf-8", body: Array(html.utf8))
    response.fields = [
      HTTPRequest.Field(name: "Content-Security-Policy", value: policy + "; frame-ancestors 'self'")
    ]
    return response
  }()

  private static func digest(of text: String) -> String {
    "sha256-\(Data(SHA256(text).digest).base64EncodedString())"
  }
}
