import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Alerts and dialogs in 300 by 300 points.
@MainActor @Suite struct DialogTests {
  private let journal = Journal()

  /// A view with an alert whose buttons are named by their roles: c cancels, d is destructive, and p is plain.
  private struct Stage: View {
    let journal: Journal
    let buttons: String
    var asks = false
    @State private var isPresented = false

    init(_ journal: Journal, _ buttons: String, asks: Bool = false) {
      self.journal = journal
      self.buttons = buttons
      self.asks = asks
    }

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
        Button(role: role) {
          journal.note("\(letter)\(index)")
        } label: {
          Text(verbatim: "\(letter)\(index)").accessibilityIdentifier("\(letter)\(index)")
        }
      }
    }

    var body: some View {
      let content = ZStack(alignment: .topLeading) {
        Color.yellow.onTapGesture { journal.note("behind") }
        Trigger("open") { noted.wrappedValue = true }
      }
      if asks {
        content.confirmationDialog("Title", isPresented: noted) {
          actions
        } message: {
          Text("Message")
        }
      } else {
        content.alert("Title", isPresented: noted) {
          actions
        } message: {
          Text("Message")
        }
      }
    }
  }

  private func opened(_ buttons: String, asks: Bool = false) -> ViewHost<Stage> {
    let host = settledHost(300, 300) { Stage(journal, buttons, asks: asks) }
    play(host, journal, "tap open; rest; clear")
    return host
  }

  @Test(.claim("DIALOG-01")) func `A button closes the alert before it runs its action`() {
    let host = opened("cp")
    play(
      host, journal,
      "| lines = Title / Message / c0 / p1",
      "tap p1 | log = closed p1",
      "rest | lines =; diagnostics =")
  }

  @Test(.claim("DIALOG-02"), arguments: ["cp", "pc", "pp", "dc"])
  func `Two buttons are placed side by side`(buttons: String) throws {
    let host = opened(buttons)
    let names = buttons.enumerated().map { "\($1)\($0)" }
    let frames = try names.map { try #require(host.frame(of: $0)) }
    expect(frames[0].minY, equals: frames[1].minY)
    let isFirst = buttons.first == "c" || !buttons.contains("c")
    expect(frames[0].minX < frames[1].minX, equals: isFirst)
  }

  @Test(.claim("DIALOG-03"), arguments: ["pcd", "cpp", "pppc", "p", "c"])
  func `Three or more buttons are stacked`(buttons: String) throws {
    let host = opened(buttons)
    let names = buttons.enumerated().map { "\($1)\($0)" }
    let shown = names.sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }
    expect(shown, equals: names.filter { !$0.hasPrefix("c") } + names.filter { $0.hasPrefix("c") })
    expect(Set(names.map { host.frame(of: $0)?.minY }).count, equals: names.count)
  }

  @Test(.claim("DIALOG-16")) func `Two wide buttons are stacked`() {
    func alert(_ width: CGFloat) -> ViewHost<some View> {
      settledHost(300, 300) {
        Color.white.alert("Title", isPresented: .constant(true)) {
          Button(role: .cancel) {
          } label: {
            Block("no", width, 10)
          }
          Button {
          } label: {
            Block("yes", width, 10)
          }
        }
      }
    }
    let side = alert(60)
    expect(side.rows("no"), equals: side.rows("yes"))
    let stacked = alert(140)
    #expect((stacked.frame(of: "yes")?.maxY ?? 0) < (stacked.frame(of: "no")?.minY ?? 0))
    expect(stacked.extent("yes"), equals: "140 10")
  }

  @Test(.claim("DIALOG-04")) func `An alert without buttons has an OK button`() {
    for key in [KeyEquivalent.return, .escape] {
      let host = opened("")
      expect(host.lines, equals: ["Title", "Message", "OK"])
      host.pressKey(key)
      expect(journal.take(), equals: "closed")
      play(host, "rest | lines =")
    }
  }

  @Test(
    .claim("DIALOG-05"),
    arguments: [
      ("cp", "closed c0", "closed p1"), ("ppc", "closed c2", "closed p0"), ("cd", "closed c0", ""),
      ("dpc", "closed c2", ""), ("pp", "", "closed p0"),
    ])
  func `Keys press buttons`(_ buttons: String, escape: String, enter: String) {
    let first = opened(buttons)
    first.pressKey(.escape)
    expect(journal.take(), equals: escape)
    let second = opened(buttons)
    second.pressKey(.return)
    expect(journal.take(), equals: enter)
  }

  @Test(.claim("DIALOG-06")) func `A tap outside an alert has no effect`() {
    let host = opened("c")
    play(host, journal, "tap 150,290 | log =; first = Title")
  }

  @Test(.claim("DIALOG-07")) func `An alert is dismissed with its value`() {
    struct Timed: View {
      let journal: Journal
      @State private var isPresented = true
      var body: some View {
        Color.yellow
          .alert("Title", isPresented: $isPresented) {
            Button("OK") { journal.note("ran") }
          } message: {
            Trigger("shut") { isPresented = false }
          }
          .onChange(of: isPresented) { journal.note("closed") }
      }
    }
    let host = settledHost(300, 300) { Timed(journal: journal) }
    play(host, journal, "tap shut; rest | log = closed; lines =")
  }

  private struct Entry: Identifiable {
    var id: String
  }

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

  @Test(.claim("DIALOG-08")) func `A presented alert keeps its data`() {
    let host = settledHost(300, 300) { Presenting(journal, "old") }
    play(host, "tap open; rest | lines = Title / About old / Use old / Change old / Third")
  }

  @Test(.claim("DIALOG-09")) func `An alert without data shows its title`() {
    let host = settledHost(300, 300) { Presenting(journal, nil) }
    play(host, "tap open; rest | lines = Title / OK")
  }

  @Test(.claim("DIALOG-10")) func `A confirmation dialog has a Cancel button`() {
    let host = opened("pd", asks: true)
    expect(host.lines, equals: ["Title", "Message", "p0", "d1", "Cancel"])
    play(host, journal, "key escape | log = closed")
    expect(opened("pdc", asks: true).lines, equals: ["Title", "Message", "p0", "d1", "c2"])
  }

  @Test(.claim("DIALOG-11")) func `A tap outside a confirmation dialog dismisses it`() {
    let host = opened("pc", asks: true)
    play(host, journal, "tap 150,290 | log = closed")
  }

  @Test(.claim("DIALOG-12")) func `An alert can present an error`() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It broke" }
      var recoverySuggestion: String? { "Mend it" }
    }
    struct View: TributaryEngine.View {
      let error: Failure?
      @State private var isPresented = true
      var body: some TributaryEngine.View {
        Color.yellow.alert(isPresented: $isPresented, error: error) { _ in
          Button("Retry") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    expect(settledHost(300, 300) { View(error: Failure()) }.lines, equals: ["It broke", "Mend it", "Retry"])
    expect(settledHost(300, 300) { View(error: nil) }.lines, equals: [])
  }

  @Test(.claim("DIALOG-13")) func `Older dialogs are values`() {
    struct Old: View {
      let journal: Journal
      @State private var entry: Entry? = Entry(id: "one")
      @State private var isChoosing = false
      var body: some View {
        Color.yellow
          .alert(item: $entry) { entry in
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
    let host = settledHost(300, 300) { Old(journal: journal) }
    play(
      host, journal,
      "| lines = Delete one? / For ever / Delete / Cancel",
      "key tab; key return | log = deleted",
      "rest | lines = Where? / Here / Nowhere",
      "key return | log = here",
      "rest | lines =")
  }

  @Test(.claim("DIALOG-14")) func `An alert can contain a text field`() {
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
  func `The first field of an alert is focused`(kind: String) {
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
    #expect(host.lines.contains("Ann") == (kind == "alert" || kind == "two"))
    expect(host.core.checkInvariants(), equals: [])
  }
}
