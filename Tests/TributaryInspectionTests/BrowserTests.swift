import Foundation
import Testing
import Tributary

/// The page in a browser without a window; skipped where none is installed.
@Suite @MainActor struct BrowserTests {
  nonisolated private static let browser: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func `The script runs under the policy of the page, and shows every view`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let folder = FileManager.default.temporaryDirectory.appending(component: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(component: "page.html")
    try Data(inspection.html().utf8).write(to: page)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
      page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains(#"<body data-ready="true">"#))
    #expect(text.components(separatedBy: #"role="treeitem""#).count - 1 == inspection.nodes.count)
    #expect(text.contains(#"class="picture""#))
  }
}
