import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Text fields that grow with their text: a character is 8 points wide and a line 20 high.
@MainActor @Suite struct VerticalFieldTests {
  private struct Field: View {
    var limit: ClosedRange<Int>?
    var submits = false
    @State var text = ""
    var log: (String) -> Void = { _ in }

    var body: some View {
      VStack(spacing: 0) {
        if let limit { field.lineLimit(limit) } else { field }
        Spacer(minLength: 0)
      }
      .onChange(of: text) { log(text) }
    }

    @ViewBuilder private var field: some View {
      let field = TextField("Message", text: $text, axis: .vertical).accessibilityIdentifier("field")
      if submits { field.onSubmit { log("submitted") } } else { field }
    }
  }

  private func height(_ text: String, _ limit: ClosedRange<Int>? = nil) -> CGFloat? {
    settledHost(88, 300) { Field(limit: limit, text: text) }.frame(of: "field")?.height
  }

  @Test(
    .claim(
      "CONTROL-75", "The height of a text field with a vertical axis follows its text, within the line limits.",
      .documented,
      "Apple's documentation of TextField.init(_:text:axis:) and lineLimit(_:)"))
  func `A vertical field is as high as its text`() {
    let rows: [(String, ClosedRange<Int>?, CGFloat)] = [
      ("", nil, 20), ("one", nil, 20), ("one two three", nil, 40), ("a\nb\nc\nd", nil, 80), ("a\nb\nc\nd", 2...3, 60),
      ("", 2...3, 40),
    ]
    for (text, limit, expected) in rows { expect(height(text, limit), equals: expected, "\(text)") }
    expect(settledHost(88, 300) { Field() }.lines, equals: ["Message"])
  }

  @Test(
    .claim(
      "CONTROL-76",
      "Return inserts a line break in a vertical text field, or submits if a surrounding view handles text "
        + "submission.",
      .decided, "decision of this project: on phones it breaks the line, on macOS it submits"))
  func `Return breaks a line in a vertical field`() {
    var told: [String] = []
    let host = settledHost(200, 300) { Field { told.append($0) } }
    host.play(expecting: ["tap field; type \"a\nb\"": "a\nb"]) { told.last }
    expect(host.frame(of: "field")?.height, equals: 40)
    host.play(expecting: ["key up; type x": "ax\nb"]) { told.last }
    let submitting = settledHost(200, 300) { Field(submits: true) { told.append($0) } }
    submitting.play("tap field; type \"a\n\"")
    expect(told.suffix(2), equals: ["a", "submitted"])
    expect(submitting.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "LIST-30",
      "scrollContentBackground shows or hides the background of lists and editors, which have none by default.",
      .decided, "decision of this project, after scrollContentBackground(_:): a background is the area behind a list"))
  func `Scroll content backgrounds can be shown and hidden`() {
    func inks(_ visibility: Visibility) -> String {
      settledHost(100, 100) { List { Text("a") }.scrollContentBackground(visibility) }.inks
    }
    expect(inks(.automatic), equals: inks(.hidden))
    #expect(inks(.visible) != inks(.hidden))
  }

  @Test(
    .claim(
      "SEARCH-01",
      "searchScopes displays the scopes below the search field while the search is not empty.",
      .documented, "Apple's documentation of searchScopes(_:scopes:)"))
  func `Search scopes are shown below the search field`() {
    struct Stage: View {
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        Text("scope \(scope)").frame(maxHeight: .infinity)
          .searchable(text: $text)
          .searchScopes($scope) {
            Text("Inbox").tag(1)
            Text("All").tag(2)
          }
      }
    }
    let host = settledHost(200, 200) { Stage() }
    expect(host.drawn("Inbox"), equals: "")
    host.play(expecting: ["focus 1; type x": "Inbox"]) { host.drawn("Inbox", "scope 2") }
    host.play(expecting: ["tap All": "scope 2"]) { host.drawn("scope 2") }
  }

  @Test(
    .claim(
      "TAB-09", "indexViewStyle determines whether the dots of pages have a background.", .documented,
      "Apple's documentation of PageIndexViewStyle.BackgroundDisplayMode"))
  func `The dots of a page index can have a background`() {
    func inks(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> String {
      settledHost(200, 200) {
        TabView {
          Text("a")
          Text("b")
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
      }.inks
    }
    #expect(inks(.always) != inks(.never))
    expect(inks(.automatic), equals: inks(.never))
  }
}
