import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Searches with suggestions, tokens, and a presentation binding, in 300 by 300 points.
@MainActor @Suite struct SearchTests {
  private let journal = Journal()

  private struct Fruits: View {
    let journal: Journal
    @State private var text = ""

    private var names: [String] { ["apple", "apricot", "pear"].filter { text.isEmpty || $0.hasPrefix(text) } }

    var body: some View {
      Text("looking for \(text)").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { journal.note("behind") }
        .searchable(text: $text)
        .searchSuggestions {
          ForEach(names, id: \.self) { Text($0).searchCompletion($0) }
        }
        .onSubmit(of: .search) { journal.note("submitted \(text)") }
    }
  }

  private func host() -> ViewHost<Fruits> {
    let host = settledHost(300, 300) { Fruits(journal: journal) }
    host.moveFocus(by: 1)
    return host
  }

  private func middle(of text: String, in host: ViewHost<some View>) -> CGPoint {
    host.shownTexts.first { $0.shownContent == text }?.center ?? .zero
  }

  @Test(
    .claim(
      "SEARCH-02",
      "Suggestions are listed below the search field while it has the focus, in front of the searched view.",
      .documented, "Apple's documentation of searchSuggestions(_:)"))
  func `Suggestions are listed while the field is focused`() {
    let host = settledHost(300, 300) { Fruits(journal: journal) }
    #expect(!host.lines.contains("apple"))
    host.moveFocus(by: 1)
    #expect(host.lines.contains("apple") && host.lines.contains("pear"))
    host.type("ap")
    #expect(host.lines.contains("apricot") && !host.lines.contains("pear"))
    #expect(host.lines.contains("looking for ap"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "SEARCH-03", "A pressed suggestion becomes the search text, and the list is hidden until the text changes.",
      .documented, "Apple's documentation of searchCompletion(_:)"))
  func `A pressed suggestion becomes the search text`() {
    let host = host()
    host.type("a")
    host.tap(at: middle(of: "apricot", in: host))
    #expect(host.lines.contains("looking for apricot") && !host.lines.contains("apple"))
    expect(journal.take(), equals: "")
    // The caret is after the inserted text.
    host.pressKey(.delete)
    #expect(host.lines.contains("looking for aprico") && host.lines.contains("apricot"))
  }

  @Test(
    .claim(
      "SEARCH-04",
      "The arrow keys move through the suggestions while the field keeps the focus; Return selects one, and Escape "
        + "closes the list.",
      .reproduced, "behavior of searches on macOS"))
  func `Keys select suggestions`() {
    let host = host()
    host.type("a")
    host.pressKey(.downArrow)
    host.pressKey(.downArrow)
    host.pressKey(.downArrow)
    host.pressKey(.upArrow)
    host.pressKey(.return)
    #expect(host.lines.contains("looking for apple"))
    expect(journal.take(), equals: "")
    // Without a selected suggestion, Return submits the search.
    host.pressKey(.return)
    expect(journal.take(), equals: "submitted apple")
    host.type("!")
    host.pressKey(.delete)
    host.pressKey(.delete)
    #expect(host.lines.contains("apricot") == false && host.lines.contains("apple"))
    #expect(host.pressKey(.escape))
    #expect(!host.lines.contains("apple"))
    host.pressKey(.delete)
    #expect(host.lines.contains("apple"))
  }

  @Test(
    .claim(
      "SEARCH-08",
      "Escape in a search field without listed suggestions ends the search, and does not leave the page or the sheet.",
      .reproduced, "search fields on macOS: Escape cancels the search"))
  func `Escape ends a search`() {
    struct Pages: View {
      @State private var path = [1]
      @State private var text = ""
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("looking for \(text.isEmpty ? "nothing" : text)").searchable(text: $text)
          }
        }
      }
    }
    let host = settledHost(300, 300) { Pages() }
    host.moveFocus(by: 1)
    host.type("fig")
    #expect(host.lines.contains("looking for fig") && host.focusedFrame != nil)
    #expect(host.pressKey(.escape))
    host.rest()
    #expect(host.lines.contains("looking for nothing") && host.focusedFrame == nil)
    #expect(host.pressKey(.escape))
    host.rest()
    #expect(host.lines.contains("root"))
  }

  private struct Presented: View {
    @State private var isPresented = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        Inner(text: text, isPresented: isPresented, isFocused: isFocused)
        Trigger("begin") { isPresented = true }
        Trigger("end") { isPresented = false }
        Trigger("focus") { isFocused = true }
      }
      .searchable(text: $text, isPresented: $isPresented)
      .searchFocused($isFocused)
    }
  }

  private struct Inner: View {
    let text: String
    let isPresented: Bool
    let isFocused: Bool
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss

    var body: some View {
      Text("\(isPresented) \(isSearching) \(isFocused) \(text)")
      Trigger("dismiss") { dismiss() }
    }
  }

  @Test(
    .claim(
      "SEARCH-05",
      "isPresented is true from the focus of the field to the end of the search, and writing it begins or ends the "
        + "search.",
      .documented, "Apple's documentation of searchable(text:isPresented:placement:prompt:) and searchFocused(_:)"))
  func `isPresented reflects and controls the search`() {
    let host = settledHost(300, 300) { Presented() }
    #expect(host.lines.contains("false false false "))
    host.tap("begin")
    #expect(host.lines.contains("true true true "))
    host.type("x")
    #expect(host.lines.contains("true true true x"))
    host.tap("end")
    #expect(host.lines.contains("false false false "))
    host.tap("focus")
    #expect(host.lines.contains("true true true "))
    host.type("y")
    host.tap("dismiss")
    #expect(host.lines.contains("false false false "))
    host.moveFocus(by: 1)
    #expect(host.lines.contains("true true true "))
    host.moveFocus(by: 1)
    #expect(host.lines.contains("false false false "))
    #expect(host.diagnostics.isEmpty)
  }

  private struct Tag: Identifiable, Equatable {
    let id: String
  }

  private struct Tagged: View {
    @State private var text = ""
    @State private var tags = [Tag(id: "old")]
    @State private var offered = [Tag(id: "old"), Tag(id: "new")]

    var body: some View {
      Text("tags " + tags.map(\.id).joined(separator: "+")).frame(maxWidth: .infinity, maxHeight: .infinity)
        .searchable(text: $text, tokens: $tags, suggestedTokens: $offered) { Text($0.id) }
        .searchSuggestions { Text("red one").searchCompletion(Tag(id: "red")) }
    }
  }

  @Test(
    .claim(
      "SEARCH-06",
      "Tokens are displayed before the text of the field; suggestions add them, and buttons and the delete key "
        + "remove them.",
      .documented, "Apple's documentation of searchable(text:tokens:suggestedTokens:placement:prompt:token:)"))
  func `Tokens are shown before the text and can be removed`() {
    let host = settledHost(300, 300) { Tagged() }
    #expect(host.lines.contains("old") && !host.lines.contains("new"))
    host.tap(at: CGPoint(x: 150, y: 18))
    #expect(host.lines.contains("new"))
    host.tap(at: middle(of: "new", in: host))
    #expect(host.lines.contains("tags old+new"))
    host.type("r")
    host.pressKey(.downArrow)
    host.pressKey(.return)
    #expect(host.lines.contains("tags old+new+red"))
    #expect(!host.lines.contains("r"))
    host.pressKey(.delete)
    #expect(host.lines.contains("tags old+new"))
    host.pressKey(.delete)
    host.pressKey(.delete)
    #expect(host.lines.contains("tags "))
    #expect(host.diagnostics.isEmpty)
  }

  private struct PresentedTags: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    @State private var offered = [Tag(id: "new")]
    @State private var isPresented = false

    var body: some View {
      Text(isPresented ? "searching" : "waiting").frame(maxWidth: .infinity, maxHeight: .infinity)
        .searchable(text: $text, tokens: $tags, suggestedTokens: $offered, isPresented: $isPresented, prompt: "Find") {
          Text($0.id)
        }
    }
  }

  @Test func `A search with suggested tokens and a binding suggests tokens and reports its presentation`() {
    let host = settledHost(300, 300) { PresentedTags() }
    #expect(host.lines.contains("waiting") && host.lines.contains("Find") && !host.lines.contains("new"))
    host.tap(at: CGPoint(x: 150, y: 18))
    #expect(host.lines.contains("searching") && host.lines.contains("new"))
  }

  @Test(
    .claim(
      "SEARCH-07", "A search without results names its text, in place of the searched content.", .documented,
      "Apple's documentation of ContentUnavailableView.search"))
  func `A search without results names its text`() {
    struct Nothing: View {
      @State private var text = ""
      var body: some View { ContentUnavailableView.search.searchable(text: $text) }
    }
    let host = settledHost(400, 300) { Nothing() }
    #expect(host.lines.contains("No Results"))
    host.moveFocus(by: 1)
    host.type("kiwi")
    #expect(host.lines.contains("No Results for “kiwi”"))
    host.type("s")
    #expect(host.lines.contains("No Results for “kiwis”"))
  }
}
