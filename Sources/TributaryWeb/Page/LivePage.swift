import Foundation
import TributaryInspection

/// The page that shows a window: one HTML document with one script and one style, and nothing of the program.
///
/// The content security policy allows the script and the style by their digests, connections to the server, and images that
/// are part of the picture. Only an editor that shows pages inside of itself may frame the page.
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
    <div id="stage" tabindex="-1">
    <svg id="picture" aria-hidden="true" xml:space="preserve" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif"><defs id="definitions"></defs><g id="n0"></g></svg>
    <div id="focus" hidden></div>
    <textarea id="text" tabindex="-1" aria-hidden="true" autocapitalize="off" autocomplete="off" spellcheck="false" rows="1"></textarea>
    </div>
    <div id="after" tabindex="0"></div>
    <div id="notice" role="status" hidden><p></p></div>
    <noscript><p>This page needs its script to show the window.</p></noscript>
    <script>\(LivePageScript.text)</script>
    </body>
    </html>

    """

  static let policy: String = {
    let (script, style) = (digest(of: LivePageScript.text), digest(of: LivePageStyle.text))
    return "default-src 'none'; script-src '\(script)'; style-src '\(style)'; img-src data:; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'self' vscode-webview:"
  }()

  private static func digest(of text: String) -> String {
    "sha256-\(Data(SHA256(text).digest).base64EncodedString())"
  }
}
