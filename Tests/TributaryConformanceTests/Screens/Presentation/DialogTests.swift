/// Alerts and dialogs in 300 by 300 points.
@MainActor struct DialogTests {
  private let journal = Journal()

  /// A view with an alert whose buttons are named by their roles: c cancels, d is destructive, and p is plain.
  private struct Stage: View {
    let journal: Journal
    let buttons: String
    var asks = false
    @State private var isPresented = false

    private var noted: Binding<Bool> {
      Binding {
        isPresented
      } set: { [journal] new in
        journal.note(new ? "shown" : "closed")
        isPresented = new
      }
    }

    @ViewBuilder private var actions: some View {
      ForEach(Array(buttons.enumerated()), id: \.offset) { index, letter in
        let role: ButtonRole? = letter == "c" ? .cancel : letter == "d" ? .destructive : nil
        Button(
          role: role, action: { journal.note("\(letter)\(index)") },
          label: { Text(verbatim: "\(letter)\(index)").accessibilityIdentifier("\(letter)\(index)") })
      }
    }
    var body: some View {
      let content = ZStack(alignment: .topLeading) {
        Color.yellow.onTapGesture { journal.note("behind") }
        Trigger("open") { noted.wrappedValue = true }
      }
      if asks {
        content.confirmationDialog("Title", isPresented: noted, actions: { actions }, message: { Text("Message") })
      } else {
        content.alert("Title", isPresented: noted, actions: { actions }, message: { Text("Message") })
      }
    }
  }

  private func opened(_ buttons: String, asks: Bool = false) -> ViewHost<Stage> {
    let host = settledHost(300, 300) { Stage(journal: journal, buttons: buttons, asks: asks) }
    play(host, journal, "tap open; rest; clear")
    return host
  }

  @Test(.claim("DIALOG-01")) @MainActor func `A button closes the alert before it runs its action`() {
    play(
      opened("cp"), journal,
      "| lines = Title / Message / c0 / p1",
      "tap p1 | log = closed p1",
      "rest | lines =; diagnostics =")
  }

  @Test(.claim("DIALOG-02"), arguments: ["cp", "pc", "pp", "dc"])
  @MainActor func `Two buttons are placed side by side`(buttons: String) throws {
    let host = opened(buttons)
    let names = buttons.enumerated().map { "\($1)\($0)" }
    let frames = try names.map { try #require(host.frame(of: $0)) }
    expect(frames[0].minY, equals: frames[1].minY)
    let isFirst = buttons.first == "c" || !buttons.contains("c")
    expect(frames[0].minX < frames[1].minX, equals: isFirst)
  }

  @Test(.claim("DIALOG-03"), arguments: ["pcd", "cpp", "pppc", "p", "c"])
  @MainActor func `Three or more buttons are stacked`(buttons: String) throws {
    let host = opened(buttons)
    let names = buttons.enumerated().map { "\($1)\($0)" }
    let shown = names.sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }
    expect(shown, equals: names.filter { !$0.hasPrefix("c") } + names.filter { $0.hasPrefix("c") })
    expect(Set(names.map { host.frame(of: $0)?.minY }).count, equals: names.count)
  }

  @Test(.claim("DIALOG-16")) @MainActor func `Two wide buttons are stacked`() {
    func alert(_ width: CGFloat) -> ViewHost<some View> {
      settledHost(300, 300) {
        Color.white.alert("Title", isPresented: .constant(true)) {
          Button(role: .cancel, action: {}, label: { Block("no", width, 10) })
          Button(action: {}, label: { Block("yes", width, 10) })
        }
      }
    }
    let side = alert(60)
    expect(side.rows("no"), equals: side.rows("yes"))
    let stacked = alert(140)
    expect((stacked.frame(of: "yes")?.maxY ?? 0), below: (stacked.frame(of: "no")?.minY ?? 0))
    expect(stacked.extent("yes"), equals: "140 10")
  }

  @Test(.claim("DIALOG-04")) @MainActor func `An alert without buttons has an OK button`() {
    for key in ["return", "escape"] {
      play(opened(""), journal, "| lines = Title / Message / OK", "key \(key) | log = closed", "rest | lines =")
    }
  }

  @Test(
    .claim("DIALOG-05"),
    arguments: [
      ("cp", "closed c0", "closed p1"), ("ppc", "closed c2", "closed p0"), ("cd", "closed c0", ""),
      ("dpc", "closed c2", ""), ("pp", "", "closed p0"),
    ])
  @MainActor func `Keys press buttons`(_ buttons: String, escape: String, enter: String) {
    play(opened(buttons), journal, "key escape | log = \(escape)")
    play(opened(buttons), journal, "key return | log = \(enter)")
  }

  @Test(.claim("DIALOG-06")) @MainActor func `A tap outside an alert has no effect`() {
    play(opened("c"), journal, "tap 150,290 | log =; first = Title")
  }

  @Test(.claim("DIALOG-07")) @MainActor func `An alert is dismissed with its value`() {
    struct Timed: View {
      let journal: Journal
      @State private var isPresented = true
      var body: some View {
        Color.yellow
          .alert(
            "Title", isPresented: $isPresented, actions: { Button("OK") { journal.note("ran") } },
            message: { Trigger("shut") { isPresented = false } }
          )
          .onChange(of: isPresented) { journal.note("closed") }
      }
    }
    play(settledHost(300, 300) { Timed(journal: journal) }, journal, "tap shut; rest | log = closed; lines =")
  }

  private struct Entry: Identifiable { var id: String }

  private struct Presenting: View {
    let journal: Journal
    @State private var entry: Entry?
    @State private var isPresented = false
    @State private var title = "Title"
    init(_ journal: Journal, _ entry: String?) {
      self.journal = journal
      _entry = State(initialValue: entry.map(Entry.init))
    }
    var body: some View {
      VStack {
        Trigger("open") { isPresented = true }
        Color.yellow.onAppear { journal.note("there") }
      }
      .alert(title, isPresented: $isPresented, presenting: entry) { entry in
        Button("Use \(entry.id)") {
          journal.note(entry.id)
          self.entry = Entry(id: "new")
        }
        Button("Change \(entry.id)") {}.onAppear { self.entry = Entry(id: "other") }
        Button("Third", role: .cancel) {}
      } message: { entry in
        Text("About \(entry.id)")
      }
    }
  }

  @Test(.claim("DIALOG-08")) @MainActor func `A presented alert keeps its data`() {
    let host = settledHost(300, 300) { Presenting(journal, "old") }
    play(host, "tap open; rest | lines = Title / About old / Use old / Change old / Third")
  }

  @Test(.claim("DIALOG-09")) @MainActor func `An alert without data shows its title`() {
    play(settledHost(300, 300) { Presenting(journal, nil) }, "tap open; rest | lines = Title / OK")
  }

  @Test(.claim("DIALOG-10")) @MainActor func `A confirmation dialog has a Cancel button`() {
    play(opened("pd", asks: true), journal, "| lines = Title / Message / p0 / d1 / Cancel", "key escape | log = closed")
    expect(opened("pdc", asks: true).lines, equals: ["Title", "Message", "p0", "d1", "c2"])
  }

  @Test(.claim("DIALOG-11")) @MainActor func `A tap outside a confirmation dialog dismisses it`() {
    play(opened("pc", asks: true), journal, "tap 150,290 | log = closed")
  }

  @Test(.claim("DIALOG-12")) @MainActor func `An alert can present an error`() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It broke" }
      var recoverySuggestion: String? { "Mend it" }
    }
    struct View: TributaryEngine.View {
      let error: Failure?
      @State private var isPresented = true
      var body: some TributaryEngine.View {
        Color.yellow.alert(
          isPresented: $isPresented, error: error, actions: { _ in Button("Retry") {} },
          message: { error in Text(error.recoverySuggestion ?? "") })
      }
    }
    expect(settledHost(300, 300) { View(error: Failure()) }.lines, equals: ["It broke", "Mend it", "Retry"])
    expect(settledHost(300, 300) { View(error: nil) }.lines, equals: [])
  }

  @Test(.claim("DIALOG-13")) @MainActor func `The deprecated Alert and ActionSheet values show dialogs`() {
    struct Old: View {
      let journal: Journal
      @State private var entry: Entry? = Entry(id: "one")
      @State private var isChoosing = false
      var body: some View {
        Color.yellow.alert(item: $entry) { entry in
          Alert(
            title: Text("Delete \(entry.id)?"), message: Text("For ever"),
            primaryButton: .destructive(Text("Delete")) {
              journal.note("deleted")
              isChoosing = true
            }, secondaryButton: .cancel())
        }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(
            title: Text("Where?"),
            buttons: [.default(Text("Here")) { journal.note("here") }, .cancel(Text("Nowhere"))])
        }
      }
    }
    play(
      settledHost(300, 300) { Old(journal: journal) }, journal,
      "| lines = Delete one? / For ever / Delete / Cancel",
      "key tab; key return | log = deleted",
      "rest | lines = Where? / Here / Nowhere",
      "key return | log = here",
      "rest | lines =")
  }

  @Test(.claim("DIALOG-14")) @MainActor func `An alert can contain a text field`() {
    struct Naming: View {
      let journal: Journal
      @State private var isPresented = true
      @State private var name = ""
      var body: some View {
        Text(name).alert("Name", isPresented: $isPresented) {
          Button("Cancel", role: .cancel) {}
          TextField("New name", text: $name)
          Button("Save") { journal.note("saved \(name)") }
        }
      }
    }
    let host = settledHost(300, 300) { Naming(journal: journal) }
    play(host, journal, "key tab; key tab; key tab; type Ann; key return | log = saved Ann")
  }

  @Test(.claim("DIALOG-15"), arguments: ["alert", "two", "sheet", "none"])
  @MainActor func `The first field of an alert is focused`(kind: String) {
    struct Naming: View {
      let kind: String
      @State private var isPresented = false
      @State private var name = ""
      @State private var other = ""
      var body: some View {
        let text = ZStack {
          Color.yellow
          Text("\(name),\(other)")
          Trigger("open") { isPresented = true }
        }
        if kind == "sheet" {
          text.sheet(isPresented: $isPresented) { TextField("New name", text: $name) }
        } else {
          text.alert("Name", isPresented: $isPresented) {
            Button("Save") {}
            if kind != "none" { TextField("New name", text: $name) }
            if kind == "two" { TextField("Other", text: $other) }
          }
        }
      }
    }
    let host = settledHost(300, 300) { Naming(kind: kind) }
    play(host, "tap open; rest; type Ann")
    expect(host.lines.contains("Ann"), equals: (kind == "alert" || kind == "two"))
    expect(host.core.checkInvariants(), equals: [])
  }
}

@MainActor struct ItemDialogTests {
  private let journal = Journal()

  private struct Photo { var name: String }

  private struct Stage: View {
    let journal: Journal
    var asks = false
    @State private var photo: Photo?
    var body: some View {
      VStack {
        Trigger("open") { photo = Photo(name: "swan") }
        Trigger("tell") { journal.note(photo?.name ?? "nothing") }
        if asks {
          Color.yellow.confirmationDialog("Delete?", item: $photo, titleVisibility: .visible) { photo in
            Button("Delete \(photo.name)", role: .destructive) { journal.note("deleted \(photo.name)") }
              .accessibilityIdentifier("delete")
          } message: { photo in
            Text("About \(photo.name)")
          }
        } else {
          Color.yellow.alert("Delete?", item: $photo) { photo in
            Button("Delete \(photo.name)", role: .destructive) { journal.note("deleted \(photo.name)") }
              .accessibilityIdentifier("delete")
            Button("Keep", role: .cancel) {}
          }
        }
      }
    }
  }

  @Test(.claim("DIALOG-17"), arguments: [false, true]) func `A dialog for an item sets the item to nil`(asks: Bool) {
    let host = settledHost(300, 300) { Stage(journal: journal, asks: asks) }
    play(host, "| lines =", "tap open; rest")
    let message = asks ? ["About swan"] : []
    expect(host.lines, equals: ["Delete?"] + message + ["Delete swan", asks ? "Cancel" : "Keep"])
    play(host, journal, "tap delete; rest | log = deleted swan; lines =", "tap tell | log = nothing")
  }

  private struct Question: View {
    let journal: Journal
    let asks: Bool
    var name: String?
    var body: some View {
      let item = Binding<String?>(get: { name }, set: { _ in })
      if asks {
        Color.yellow.confirmationDialog("Delete?", item: item) { name in
          Button("Delete \(name)") { journal.note("deleted \(name)") }.accessibilityIdentifier("delete")
        }
      } else {
        Color.yellow.alert("Delete?", item: item) { name in
          Button("Delete \(name)") { journal.note("deleted \(name)") }.accessibilityIdentifier("delete")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `A dialog that is presented for another item while it disappears shows that item`(asks: Bool) {
    let host = settledHost(300, 300) { Question(journal: journal, asks: asks, name: "swan") }
    host.rest()
    host.content.name = nil
    play(host, "update; wait 0.05")
    host.content.name = "crow"
    play(
      host, journal,
      "update; rest | lines has Delete crow; lines lacks Delete swan",
      "tap delete; rest | log = deleted crow")
  }

  /// An alert whose button presents it for another number.
  private struct Countdown: View {
    @State private var number: Int? = 2
    var body: some View {
      Color.yellow.alert("Countdown", item: $number) { number in
        Button("Count \(number)") { self.number = number > 0 ? number - 1 : nil }.accessibilityIdentifier("count")
      }
    }
  }

  @Test @MainActor func `An action can present the alert for another item`() {
    let host = settledHost(300, 300) { Countdown() }
    for number in [2, 1, 0] { play(host, "rest | lines = Countdown / Count \(number)", "tap count") }
    play(host, "rest | lines =")
  }
}

/// Presentations in 200 by 300 points whose dismissal asks for a confirmation.
@MainActor struct DismissalConfirmationTests {
  private let journal = Journal()

  private struct Editor: View {
    let journal: Journal
    let shouldPresent: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Block("content")
        Trigger("done") { dismiss() }
      }
      .dismissalConfirmationDialog("Discard?", shouldPresent: shouldPresent) {
        Button("Discard", role: .destructive) { journal.note("discard") }.accessibilityIdentifier("discard")
        Button("Keep", role: .cancel) { journal.note("keep") }.accessibilityIdentifier("keep")
      } message: {
        Text("The draft is lost.")
      }
    }
  }

  private func host(shouldPresent: Bool = true) -> ViewHost<SheetStage<Editor>> {
    let host = sheetHost(journal) { Editor(journal: journal, shouldPresent: shouldPresent) }
    host.rest()
    return host
  }

  @Test(.claim("DIALOG-40"), arguments: ["tap 100,8", "key escape", "drag 100,40 100,290"])
  @MainActor func `A dismissal by the user presents the dialog`(way: String) {
    for shouldPresent in [true, false] {
      let host = host(shouldPresent: shouldPresent)
      play(host, "\(way); rest")
      expect(host.box("content") == "nowhere", equals: !shouldPresent)
      expect(host.box("discard") == "nowhere", equals: !shouldPresent)
      expect(journal.take(), equals: shouldPresent ? "" : "dismissed")
      play(host, "| diagnostics =")
    }
  }

  @Test(.claim("DIALOG-41")) @MainActor func `The buttons of the dialog decide about the dismissal`() {
    play(
      host(), journal,
      "tap 100,8; rest; tap keep; rest | log = keep; box content != nowhere; box keep = nowhere",
      "tap 100,8; rest; tap discard; rest | log = discard dismissed; box content = nowhere")
  }

  @Test(.claim("DIALOG-42")) @MainActor func `The dismiss action presents no dialog`() {
    play(host(), journal, "tap done; rest | log = dismissed; box content = nowhere")
  }

  @Test @MainActor func `A popover shows a confirmation dialog before it is dismissed`() {
    play(
      settledHost(200, 300) { Popping(journal: journal) }, journal,
      "tap open; rest; tap 5,295; rest | box content != nowhere",
      "tap discard; rest | box content = nowhere; log = discard")
  }

  private struct Popping: View {
    let journal: Journal
    @State private var isPresented = false
    var body: some View {
      Trigger("open") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: nil) {
          Editor(journal: journal, shouldPresent: true).frame(width: 100, height: 80)
        }
    }
  }
}

@MainActor struct FilePromptTests {
  private let journal = Journal()

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

  @Test(.claim("DIALOG-30")) @MainActor func `A file prompt requests a path in an alert`() throws {
    try inTemporaryFolder { folder in
      let file = folder.appending(component: "fig.txt")
      let host = settledHost(400, 400) { Asking(journal: journal, path: file.path) }
      play(host, journal, "tap save; key return; update | log = saved")
      try expect(String(contentsOf: file, encoding: .utf8), equals: "fig")
      play(
        host, journal,
        "rest; tap open; type \(file.path); key return; update | log = opened fig.txt",
        "rest; tap open; type \(folder.path)/none.txt; key return; update | log = failed")
    }
  }

  @Test @MainActor func `An empty path names no file`() {
    let host = settledHost(400, 400) { Asking(journal: journal, path: "") }
    for prompt in ["open", "save"] { play(host, journal, "tap \(prompt); key return; update | log = failed", "rest") }
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
      play(several, journal, "key return; update | log = failed", "rest")
    }
  }

  private struct Moving: View {
    let journal: Journal
    let files: [URL]
    @State private var isMoving = false
    var body: some View {
      Trigger("move") { isMoving = true }.fileMover(isPresented: $isMoving, files: files) { result in
        journal.note((try? result.get())?.map(\.lastPathComponent).joined(separator: "+") ?? "failed")
      } onCancellation: {
        journal.note("canceled")
      }
    }
  }

  @Test(.claim("DIALOG-32")) @MainActor func `Several files are moved into a folder`() throws {
    try inTemporaryFolder { folder in
      let files = ["a.txt", "b.txt"].map { folder.appending(component: $0) }
      for file in files { try Data().write(to: file) }
      let target = folder.appending(component: "target")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
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
      expect(files.allSatisfy(isThere), "The first file has returned.")
      try FileManager.default.removeItem(at: target.appending(component: "b.txt"))
      move(to: target.path)
      expect(journal.take(), equals: "a.txt+b.txt")
      expect(isThere(target.appending(component: "a.txt")) && !files.contains(where: isThere))
      play(settledHost(400, 400) { Moving(journal: journal, files: []) }, "tap move; rest | lines =")
    }
  }

  @Test @MainActor func `Canceling an open prompt calls no completion`() throws {
    try inTemporaryFolder { folder in
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
      for text in snapshot { folder.addRegularFile(withContents: Data(text.utf8), preferredFilename: "picture.txt") }
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

  @Test(.claim("DIALOG-31")) @MainActor func `Exporting a document writes its file`() throws {
    try inTemporaryFolder { folder in
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

  @Test @MainActor func `A document that returns no file completes with an error`() throws {
    try inTemporaryFolder { folder in
      let host = settledHost(400, 400) { Exporting(journal: journal, folder: folder, text: "") }
      play(host, journal, "tap one; key return; update | log = failed")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      expect(names, equals: [])
    }
  }

  @Test @MainActor func `Exporting several documents writes them to a folder with different names`() throws {
    try inTemporaryFolder { folder in
      play(
        settledHost(400, 400) { Exporting(journal: journal, folder: folder) }, journal,
        "tap all; type \(folder.appending(component: "notes").path); key return; update | log = note.txt,note 2.txt")
      let notes = try FileWrapper(url: folder.appending(component: "notes"))
      expect(notes.fileWrappers?["note 2.txt"]?.regularFileContents, equals: Data("public.json b".utf8))
    }
  }

  @Test @MainActor func `A directory is replaced only by an atomic write`() throws {
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
