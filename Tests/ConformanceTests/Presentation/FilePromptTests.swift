import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// File prompts that request a path.
@MainActor @Suite struct FilePromptTests {
  private struct Asking: View {
    let journal: Journal
    @State private var isOpening = false
    @State private var isSaving = false
    let path: String

    var body: some View {
      VStack {
        Trigger("open") { isOpening = true }
        Trigger("save") { isSaving = true }
      }
      .fileImporter(isPresented: $isOpening, allowedContentTypes: [.text]) { result in
        switch result {
        case .success(let url): journal.note("opened \(url.lastPathComponent)")
        case .failure: journal.note("failed")
        }
      }
      .fileExporter(isPresented: $isSaving, item: "fig", defaultFilename: path) { result in
        journal.note((try? result.get()) == nil ? "failed" : "saved")
      }
    }
  }

  @Test(
    .claim(
      "DIALOG-30", "A file prompt requests a path in an alert, and completes with a URL or an error.",
      .decided, "there is no file browser here"))
  func `A file prompt requests a path in an alert`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "prompt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "fig.txt")
    let journal = Journal()
    let host = settledHost(400, 400) { Asking(journal: journal, path: file.path) }
    host.tap("save")
    host.pressKey(.return)
    host.update()
    #expect(journal.take() == "saved")
    #expect(try String(contentsOf: file, encoding: .utf8) == "fig")
  }
}
