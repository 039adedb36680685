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
    expect(height(""), equals: 20)
    expect(height("one"), equals: 20)
    expect(height("one two three"), equals: 40)
    expect(height("a\nb\nc\nd"), equals: 80)
    expect(height("a\nb\nc\nd", 2...3), equals: 60)
    expect(height("", 2...3), equals: 40)
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
    host.tap("field")
    host.type("a\nb")
    expect(told.last, equals: "a\nb")
    expect(host.frame(of: "field")?.height, equals: 40)
    host.pressKey(.upArrow)
    host.type("x")
    expect(told.last, equals: "ax\nb")
    let submitting = settledHost(200, 300) { Field(submits: true) { told.append($0) } }
    submitting.tap("field")
    submitting.type("a\n")
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
    #expect(!host.lines.contains("Inbox"))
    host.moveFocus(by: 1)
    host.type("x")
    #expect(host.lines.contains("Inbox"))
    host.tap(at: host.shownTexts.first { $0.shownContent == "All" }?.center ?? .zero)
    #expect(host.lines.contains("scope 2"))
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
