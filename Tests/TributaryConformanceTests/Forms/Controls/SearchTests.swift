/// Searches with suggestions, tokens, and a presentation binding, in 300 by 300 points.
@MainActor struct SearchTests {
  private let journal = Journal()

  private struct Fruits: View {
    let journal: Journal
    @State private var text = ""
    private var names: [String] { ["apple", "apricot", "pear"].filter { text.isEmpty || $0.hasPrefix(text) } }
    var body: some View {
      Text("looking for \(text)").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { journal.note("behind") }
        .searchable(text: $text)
        .searchSuggestions { ForEach(names, id: \.self) { Text($0).searchCompletion($0) } }
        .onSubmit(of: .search) { journal.note("submitted \(text)") }
    }
  }

  private func host() -> ViewHost<Fruits> {
    let host = settledHost(300, 300) { Fruits(journal: journal) }
    host.moveFocus(by: 1)
    return host
  }

  @Test(.claim("SEARCH-02"), .claim("SEARCH-03"), .claim("SEARCH-04"))
  @MainActor func `Suggestions are listed while the field is focused, and selected by the pointer or by keys`() {
    let host = settledHost(300, 300) { Fruits(journal: journal) }
    host.play(expecting: [
      "": "", "focus 1": "apple, apricot, pear", "type ap": "apple, apricot, looking for ap",
    ]) { host.drawn("apple", "apricot", "pear", "looking for ap") }
    host.expectSound()
    let pointer = self.host()
    play(
      pointer, journal,
      "type a; tap apricot | drawn apple, looking for apricot = looking for apricot; log =",
      // The caret is after the inserted text.
      "key delete | drawn apricot, looking for aprico = apricot, looking for aprico")
    let keys = self.host()
    play(keys, "type a; key down; key down; key down; key up; key return | drawn looking for apple = looking for apple")
    // Without a selected suggestion, Return submits the search.
    keys.play(expecting: ["": "", "key return": "submitted apple"]) { journal.take() }
    keys.play(expecting: ["type !; key delete; key delete": "apple"]) { keys.drawn("apple", "apricot") }
    expect(keys.pressKey(.escape), equals: true)
    keys.play(expecting: ["": "", "key delete": "apple"]) { keys.drawn("apple") }
  }

  @Test(.claim("SEARCH-08")) @MainActor func `Escape ends a search`() {
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
    #expect(host.played("focus 1; type fig").lines.contains("looking for fig") && host.focusedFrame != nil)
    expect(host.pressKey(.escape), equals: true)
    #expect(host.rested().lines.contains("looking for nothing") && host.focusedFrame == nil)
    expect(host.pressKey(.escape), equals: true)
    host.play(expecting: ["rest": "root"]) { host.drawn("root") }
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
    let isPresented, isFocused: Bool
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss
    var body: some View {
      Text("\(isPresented) \(isSearching) \(isFocused) \(text)")
      Trigger("dismiss") { dismiss() }
    }
  }

  @Test(.claim("SEARCH-05")) @MainActor func `isPresented reflects and controls the search`() {
    let host = settledHost(300, 300) { Presented() }
    let (off, on) = ("false false false ", "true true true ")
    host.play(expecting: [
      "": off, "tap begin": on, "type x": on + "x", "tap end": off, "tap focus": on, "type y; tap dismiss": off,
      "focus 1": on, "focus 1": off,
    ]) { host.drawn(off, on, on + "x") }
    host.expectSound()
  }

  private struct Tag: Identifiable, Equatable { let id: String }

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

  @Test(.claim("SEARCH-06")) @MainActor func `Tokens are shown before the text and can be removed`() {
    let host = settledHost(300, 300) { Tagged() }
    host.play(expecting: ["": "old", "tap 150,18": "old, new"]) { host.drawn("old", "new") }
    host.play(expecting: [
      "tap new": "tags old+new", "type r; key down; key return": "tags old+new+red", "key delete": "tags old+new",
      "key delete; key delete": "tags ",
    ]) { host.drawn("tags old+new", "tags old+new+red", "tags ", "r") }
    host.expectSound()
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

  @Test @MainActor func `A search with suggested tokens and a binding suggests tokens and reports its presentation`() {
    let host = settledHost(300, 300) { PresentedTags() }
    host.play(expecting: ["": "waiting, Find"]) { host.drawn("waiting", "Find", "new") }
    host.play(expecting: ["tap 150,18": "searching, new"]) { host.drawn("searching", "new") }
  }

  @Test(.claim("SEARCH-07")) @MainActor func `A search without results names its text`() {
    struct Nothing: View {
      @State private var text = ""
      var body: some View { ContentUnavailableView.search.searchable(text: $text) }
    }
    let host = settledHost(400, 300) { Nothing() }
    host.play(expecting: [
      "": "No Results", "focus 1; type kiwi": "No Results for “kiwi”", "type s": "No Results for “kiwis”",
    ]) { host.drawn("No Results", "No Results for “kiwi”", "No Results for “kiwis”") }
  }
}
