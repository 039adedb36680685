import Foundation
import ProgramTestSupport
import Testing
import Tributary

/// The page in a browser without a window; skipped where none is installed.
@Suite @MainActor struct BrowserTests {
  nonisolated private static let browser: String? = {
    let names = [
      "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
      "google-chrome-stable",
    ]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  nonisolated private static var skips: Comment { "no Chromium is installed" }

  /// Opens a page, and answers what the browser prints.
  private func open(_ page: URL, _ arguments: [String]) throws -> String {
    let profile = FileManager.default.temporaryDirectory.appending(component: "browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)"] + arguments
      + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  /// The elements of a page once its script has run.
  private func elements(of inspection: Inspection, at address: String = "") throws -> String {
    var text = ""
    try Program.withFolder { folder in
      let page = folder.appending(component: "page.html")
      try Data(inspection.html().utf8).write(to: page)
      text = try open(try #require(URL(string: page.absoluteString + address)), ["--dump-dom"])
    }
    return text
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test(.enabled(if: browser != nil, skips))
  func `The script runs under the policy of the page, and shows every view`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let text = try elements(of: inspection)
    #expect(text.contains(#"<body data-ready="true">"#))
    #expect(count(#"role="treeitem""#, in: text) == inspection.nodes.count)
    #expect(text.contains(#"class="picture""#))
  }

  @Test(.enabled(if: browser != nil, skips))
  func `The address opens a panel and chooses a view`() throws {
    let host = cells { Counter() }
    let text = try elements(of: host.record { host.tap("label") }, at: "#why,label")
    #expect(text.contains(/id="tab-why"[^>]*aria-selected="true"/))
    #expect(text.contains(/class="row modifier[^"]* selected"[^>]*>|class="row [^"]*selected"/))
    #expect(text.contains("pointer up"))
  }

  @Test(.enabled(if: browser != nil, skips))
  func `What a hostile view says stays text`() throws {
    let hostile = PageTests.hostile.joined(separator: " ")
    let text = try elements(of: cells { Text(hostile).accessibilityIdentifier(hostile) }.inspect(), at: "#tree")
    #expect(text.contains(#"<body data-ready="true">"#))
    #expect(count("<script", in: text) == 2)
    #expect(!text.contains("<svg onload"))
  }

  @Test(.enabled(if: browser != nil, skips))
  func `Of a thousand views only the rows in sight are elements`() throws {
    let host = cells(400, 400) {
      VStack(spacing: 1) {
        ForEach(0..<40) { _ in HStack(spacing: 1) { ForEach(0..<25) { _ in Color.red } } }
      }
    }
    let inspection = host.inspect()
    #expect(inspection.nodes.count > 1_000)
    let text = try elements(of: inspection)
    #expect(text.contains(#"<body data-ready="true">"#))
    #expect((20..<120).contains(count(#"role="treeitem""#, in: text)))
  }

  nonisolated private static let picture = URL(filePath: #filePath).appending(
    path: "../../../Sources/Tributary/Tributary.docc/Resources/inspection-page.png"
  ).standardized

  /// What the README shows:
  ///
  ///     swift run MonthSelector --script "tap October; wait 0.4" --inspect page.html
  ///     chromium --headless --window-size=1180,560 --screenshot=… "page.html#preferences,month-9"
  ///
  /// Fonts and browsers differ by pixels, so that only the size is compared; `RECORD=1` writes the picture.
  @Test(.enabled(if: browser != nil, skips))
  func `The picture of the README is a picture of the page`() throws {
    try Program.withFolder { folder in
      let (page, picture) = (folder.appending(component: "page.html"), folder.appending(component: "page.png"))
      let run = try Program("MonthSelector").run(
        "--script", "tap October; wait 0.4", "--inspect", page.path, "--svg", folder.appending(component: "x.svg").path)
      #expect(run.status == 0)
      let address = try #require(URL(string: page.absoluteString + "#preferences,month-9"))
      _ = try open(address, ["--window-size=1180,560", "--hide-scrollbars", "--screenshot=\(picture.path)"])
      let shown = try Data(contentsOf: picture)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try shown.write(to: Self.picture) }
      #expect(shown.prefix(24) == (try Data(contentsOf: Self.picture)).prefix(24), "width and height in its header")
    }
  }

  @Test func `The README shows a picture of the page`() throws {
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let path = "Sources/Tributary/Tributary.docc/Resources/inspection-page.png"
    #expect(try String(contentsOf: readme, encoding: .utf8).contains("](\(path))"))
    #expect(try Data(contentsOf: Self.picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
