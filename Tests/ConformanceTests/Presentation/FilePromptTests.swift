import Foundation
import Testing
import TributaryCombine
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
    @State private var isOpeningSeveral = false
    @State private var isSaving = false
    let path: String

    var body: some View {
      VStack {
        Trigger("open") { isOpening = true }
        Trigger("several") { isOpeningSeveral = true }
          .fileImporter(
            isPresented: $isOpeningSeveral, allowedContentTypes: [.text], allowsMultipleSelection: true
          ) { result in
            journal.note(((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: "+"))
          } onCancellation: {
            journal.note("canceled")
          }
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

  @Test(.claim("DIALOG-30")) func `A file prompt requests a path in an alert`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "prompt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "fig.txt")
    let journal = Journal()
    let host = settledHost(400, 400) { Asking(journal: journal, path: file.path) }
    play(host, journal, "tap save; key return; update | log = saved")
    try expect(String(contentsOf: file, encoding: .utf8), equals: "fig")
    play(
      host, journal,
      "rest; tap open; type \(file.path); key return; update | log = opened fig.txt",
      "rest; tap open; type \(folder.appending(component: "none.txt").path); key return; update | log = failed")
  }

  @Test func `An empty path names no file`() {
    let journal = Journal()
    let host = settledHost(400, 400) { Asking(journal: journal, path: "") }
    for prompt in ["open", "save"] {
      play(
        host, journal,
        "tap \(prompt); key return; update | log = failed",
        "rest")
    }
    struct Several: View {
      let journal: Journal
      @State private var isOpening = false
      var body: some View {
        Trigger("open") { isOpening = true }
          .fileImporter(isPresented: $isOpening, allowedContentTypes: [.text], allowsMultipleSelection: true) {
            journal.note((try? $0.get()) == nil ? "failed" : "opened")
          }
      }
    }
    let several = settledHost(400, 400) { Several(journal: journal) }
    for text in ["", " ", ","] {
      several.tap("open")
      several.type(text)
      several.pressKey(.return)
      several.update()
      expect(journal.take(), equals: "failed", "\(text)")
      several.rest()
    }
  }

  private struct Moving: View {
    let journal: Journal
    let files: [URL]
    @State private var isMoving = false

    var body: some View {
      Trigger("move") { isMoving = true }
        .fileMover(isPresented: $isMoving, files: files) { result in
          journal.note((try? result.get())?.map(\.lastPathComponent).joined(separator: "+") ?? "failed")
        } onCancellation: {
          journal.note("canceled")
        }
    }
  }

  @Test(.claim("DIALOG-32")) func `Several files are moved into a folder`() throws {
    try inTemporaryFolder { folder in
      let files = ["a.txt", "b.txt"].map { folder.appending(component: $0) }
      for file in files { try Data().write(to: file) }
      let target = folder.appending(component: "target")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
      let journal = Journal()
      let host = settledHost(400, 400) { Moving(journal: journal, files: files) }
      @MainActor func move(to path: String) {
        host.tap("move")
        host.type(path)
        play(host, "key return; rest")
      }
      move(to: folder.appending(component: "none").path)
      expect(journal.take(), equals: "failed")
      try Data().write(to: target.appending(component: "b.txt"))
      move(to: target.path)
      expect(journal.take(), equals: "failed")
      #expect(files.allSatisfy(isThere), "The first file has returned.")
      try FileManager.default.removeItem(at: target.appending(component: "b.txt"))
      move(to: target.path)
      expect(journal.take(), equals: "a.txt+b.txt")
      #expect(isThere(target.appending(component: "a.txt")) && !files.contains(where: isThere))
      let none = settledHost(400, 400) { Moving(journal: journal, files: []) }
      play(none, "tap move; rest | lines =")
    }
  }

  @Test func `Canceling an open prompt calls no completion`() throws {
    try inTemporaryFolder { folder in
      let journal = Journal()
      for name in ["a.txt", "b.txt"] { try Data().write(to: folder.appending(component: name)) }
      let host = settledHost(400, 400) { Asking(journal: journal, path: "") }
      play(host, journal, "tap open; type \(folder.path); key escape; rest | log =")
      #expect(!host.shownTexts.contains { $0.shownContent == "Open" })
      play(
        host, journal,
        "tap several; key escape; rest | log = canceled",
        "tap several; type \(folder.path)/a.txt,\(folder.path)/b.txt; key return; update | log = a.txt+b.txt")
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    let text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = "\(configuration.contentType) " + String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      let file = FileWrapper(regularFileWithContents: Data("\(configuration.contentType) \(text)".utf8))
      file.preferredFilename = "note.txt"
      return file
    }
  }

  private final class Album: ReferenceFileDocument {
    static let readableContentTypes = [UTType.item]
    static let writableContentTypes = [UTType.data]

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> [String] { ["one", "\(contentType)"] }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      let folder = FileWrapper(directoryWithFileWrappers: [:])
      for text in snapshot {
        folder.addRegularFile(withContents: Data(text.utf8), preferredFilename: "picture.txt")
      }
      return folder
    }
  }

  private struct Exporting: View {
    let journal: Journal
    let folder: URL
    var text = "fig"
    @State private var savesOne = false
    @State private var savesAll = false
    @State private var savesAlbum = false

    var body: some View {
      VStack {
        Trigger("one") { savesOne = true }
          .fileExporter(
            isPresented: $savesOne, document: Note(text), contentType: .plainText,
            defaultFilename: folder.appending(component: "fig.txt").path
          ) { journal.note((try? $0.get()) == nil ? "failed" : "saved") }
        Trigger("all") { savesAll = true }
          .fileExporter(isPresented: $savesAll, documents: [Note("a"), Note("b")], contentType: .json) { result in
            journal.note(((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: ","))
          }
        Trigger("album") { savesAlbum = true }
          .fileExporter(
            isPresented: $savesAlbum, document: Album(), defaultFilename: folder.appending(component: "album").path
          ) { journal.note((try? $0.get()) == nil ? "failed" : "saved") }
      }
    }
  }

  /// Calls a closure with the URL of an empty folder that exists during the call.
  private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(.claim("DIALOG-31")) func `Exporting a document writes its file`() throws {
    try inTemporaryFolder { folder in
      let journal = Journal()
      let file = folder.appending(component: "fig.txt")
      let host = settledHost(400, 400) { Exporting(journal: journal, folder: folder) }
      play(host, journal, "tap one; key return; update | log = saved")
      try expect(String(contentsOf: file, encoding: .utf8), equals: "public.plain-text fig")
      let configuration = FileDocumentReadConfiguration(contentType: .text, file: try FileWrapper(url: file))
      try expect(Note(configuration: configuration).text, equals: "public.text public.plain-text fig")
      // The type of the album is its first writable type.
      play(host, journal, "tap album; key return; update | log = saved")
      let album = try FileWrapper(url: folder.appending(component: "album"))
      expect(album.fileWrappers?.keys.sorted(), equals: ["picture 2.txt", "picture.txt"])
      expect(album.fileWrappers?["picture 2.txt"]?.regularFileContents, equals: Data("public.data".utf8))
    }
  }

  @Test func `A document that returns no file completes with an error`() throws {
    try inTemporaryFolder { folder in
      let journal = Journal()
      let host = settledHost(400, 400) { Exporting(journal: journal, folder: folder, text: "") }
      play(host, journal, "tap one; key return; update | log = failed")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      expect(names, equals: [])
    }
  }

  @Test func `Exporting several documents writes them to a folder with different names`() throws {
    try inTemporaryFolder { folder in
      let journal = Journal()
      let host = settledHost(400, 400) { Exporting(journal: journal, folder: folder) }
      play(
        host, journal,
        "tap all; type \(folder.appending(component: "notes").path); key return; update | log = note.txt,note 2.txt")
      let notes = try FileWrapper(url: folder.appending(component: "notes"))
      expect(notes.fileWrappers?["note 2.txt"]?.regularFileContents, equals: Data("public.json b".utf8))
    }
  }

  @Test func `A directory is replaced only by an atomic write`() throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(component: "d")
      let wrapper = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([1]))])
      expect(wrapper.fileWrappers?["a"]?.preferredFilename, equals: "a")
      try wrapper.write(to: url, originalContentsURL: nil)
      let child = try #require(wrapper.fileWrappers?["a"])
      expect(wrapper.keyForChildFileWrapper(child), equals: "a")
      wrapper.removeFileWrapper(child)
      wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "b")
      #expect(throws: (any Error).self) { try wrapper.write(to: url, originalContentsURL: nil) }
      try expect(FileWrapper(url: url).fileWrappers?.keys.sorted(), equals: ["a"])
      try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
      try expect(FileWrapper(url: url).fileWrappers?["b"]?.regularFileContents, equals: Data([2]))
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["d"])
      #expect(wrapper.filename == "d" && wrapper.isDirectory)
      wrapper.addRegularFile(withContents: Data([3]), preferredFilename: "../outside")
      #expect(throws: (any Error).self) { try wrapper.write(to: url, options: .atomic, originalContentsURL: nil) }
      try expect(FileWrapper(url: url).fileWrappers?.keys.sorted(), equals: ["b"])
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["d"])
      #expect(throws: (any Error).self) { try FileWrapper(url: folder.appending(component: "none")) }
    }
  }
}
