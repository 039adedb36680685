import Foundation
import Testing
import Tributary

/// The script of the page, run by Node.js on a document that is only as large as it needs; skipped where there is none.
@Suite @MainActor struct ScriptTests {
  nonisolated private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  nonisolated private static var skips: Comment { "Node.js is not installed" }

  /// Runs the page with some more lines, and answers what these print.
  private func run(_ inspection: Inspection, _ lines: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(component: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, script) = (folder.appending(component: "page.html"), folder.appending(component: "run.js"))
    try Data(inspection.html().utf8).write(to: page)
    try Data((Document.script + "\n" + lines).utf8).write(to: script)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.node))
    process.arguments = [script.path, page.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(.enabled(if: node != nil, skips))
  func `Every view is in the tree, and time can be gone through`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let output = try run(
      inspection,
      """
      console.log(document.body.dataset.ready, page.get("tree").children.length);
      page.press("ArrowLeft"); page.press("ArrowLeft"); page.press("ArrowLeft");
      console.log(page.show("when"));
      for (let index = 0; index < 20; index += 1) page.press("ArrowRight");
      console.log(page.show("when"));
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.first == "true \(inspection.nodes.count)")
    #expect(lines.dropFirst().first?.hasPrefix("frame 1 of \(inspection.recording?.frames.count ?? 0), pass 0") == true)
    #expect(lines.last?.hasPrefix("frame \(inspection.recording?.frames.count ?? 0) of") == true)
  }

  @Test(.enabled(if: node != nil, skips))
  func `A chosen view tells its state, its frame and why its body ran`() throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let counter = try #require(inspection.nodes.first { $0.type == "Counter" })
    let output = try run(
      inspection,
      """
      const row = page.get("tree").children.find(one => one.dataset.node === \(counter.id));
      page.get("tree").fire("click", { target: row });
      console.log(page.show("details"));
      page.press("3");
      console.log(page.show("why"));
      """)
    #expect(output.contains("taps = 5"))
    #expect(output.contains("taps 0 → 5 of Counter"))
  }

  @Test(.enabled(if: node != nil, skips))
  func `Preferences go from writers through folds to readers, with what is hidden`() throws {
    let host = cells {
      HStack {
        Text("A").preference(key: NamesKey.self, value: ["a"])
        Text("B").preference(key: NamesKey.self, value: ["inner"]).padding().preference(
          key: NamesKey.self, value: ["b"])
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let output = try run(host.record { host.update() }, #"page.press("2"); console.log(page.show("preferences"));"#)
    #expect(output.contains("3 writers → 1 fold → 1 reader"))
    #expect(output.contains("A writer around it replaces what is below."))
  }

  @Test(.enabled(if: node != nil, skips))
  func `Nothing that a view says becomes markup`() throws {
    let hostile = PageTests.hostile.joined(separator: " ")
    let host = cells { Text(hostile).accessibilityIdentifier(hostile) }
    let output = try run(
      host.inspect(),
      """
      for (const tab of ["1", "2", "3", "4", "ArrowDown", "ArrowDown"]) page.press(tab);
      const tags = new Set(document.body.all().concat(page.get("tree").all(), page.get("details").all()).map(one => one.tagName));
      console.log(tags.has("SCRIPT"), page.show("tree").includes("</script><script>alert(1)</script>"));
      """)
    #expect(output == "false true\n")
  }
}
