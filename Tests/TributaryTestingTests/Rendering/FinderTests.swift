/// The views that finders match, and the errors for no match or several.
@MainActor struct FinderTests {
  @Test(
    arguments: [
      ("badge", 1), (.identifier("row 3"), 1), (.text("Add"), 1), (.text("row 3"), 1), (.text("row"), 0),
      (.text(containing: "row"), 10), (.type(Shelf.Row.self), 10), (.type(ScrollView<Text>.self), 1),
      (.type(named: "Button"), 2), (.type(Text.self).inside("list"), 10), (.type(Text.self).inside("badge"), 1),
      (.type(Shelf.Row.self).containing(.text("row 4")), 1), (.text(containing: "row").nth(2), 1),
      (.text(containing: "row").nth(10), 0), (.text(containing: "row").visible, 3), (.text("secret"), 1),
      (.text("secret").visible, 0), (.text("faint").visible, 0),
      (.where("blockish") { $0.frame.size == CGSize(width: 16, height: 16) }, 1), (.text("In the sheet"), 0),
    ] as [(ViewFinder, Int)])
  @MainActor func `A finder matches the expected views`(finder: ViewFinder, count: Int) {
    expect(Shelf.rendered().findAll(finder).count, equals: count, "\(finder)")
  }

  @Test @MainActor func `A found view is described with its current properties`() throws {
    let view = try Shelf.rendered().find("badge")
    expect(view.type, equals: "Text")
    expect(view.identifier, equals: "badge")
    expect(view.texts, equals: ["0 things"])
    expect(view.frame, equals: CGRect(x: 0, y: 16, width: 64, height: 16))
    expect(view.path.hasSuffix("Badge › Text"))
    let row = try Shelf.rendered().find(.type(Shelf.Row.self).nth(2))
    expect(row.identifier, equals: "row 2")
    expect(row.frame, equals: CGRect(x: 20, y: 96, width: 40, height: 16))
  }

  @Test @MainActor func `A sheet is found while it is presented`() {
    let view = Shelf.rendered()
    view.tap(.text("Open"))
    view.expectText("In the sheet")
    view.pressKey(.escape)
    view.finishAnimations()
    view.expectAbsent(.text("In the sheet"))
  }

  @Test(
    arguments: [
      (
        "bagde",
        [
          "there is no identifier, text or label \"bagde\"", "Did you mean \"badge\"?",
          "identifiers: \"add\", \"badge\"", "texts: ",
        ]
      ),
      (.identifier("Add"), ["A text has this content: use .text(\"Add\")"]),
      (.text("badge"), ["A view has this identifier", "texts: \"Add\""]),
      (.text("Row 3"), ["Did you mean \"row 3\"?"]),
      (.type(named: "Bade"), ["Did you mean \"Badge\"?", "types: "]),
      (.text(containing: "row"), ["10 views match text containing \"row\"", ".nth(…)", "0: ", "row 9"]),
      (
        .text("row 3").inside("badge"),
        ["there is no text \"row 3\" inside (identifier \"badge\")", "Views that match text \"row 3\":\n  0: "]
      ),
      (.where("as wide as the sky") { $0.frame.width > 1e6 }, ["there is no view that is as wide as the sky"]),
    ] as [(ViewFinder, [String])])
  @MainActor func `A search without a match reports the existing views`(finder: ViewFinder, parts: [String]) {
    let error = #expect(throws: ViewNotFound.self) { try Shelf.rendered().find(finder) }
    for part in parts {
      expect(error?.description.contains(part), equals: true, "\(part) in: \(error?.description ?? "")")
    }
  }

  @Test @MainActor func `A name is matched as an identifier, then as a text, then as a label`() throws {
    let view = render(size: CGSize(width: 200, height: 96)) {
      VStack(alignment: .leading, spacing: 0) {
        Button("Eggs") {}.buttonStyle(.plain)
        Text("Milk")
        Text("Oats").accessibilityIdentifier("Milk")
        Button {
        } label: {
          Color.red.frame(width: 8, height: 8)
        }
        .buttonStyle(.plain).accessibilityLabel("Clear")
      }
    }
    try expect(view.find("Eggs").texts, equals: ["Eggs"])
    try expect(view.find("Milk").texts, equals: ["Oats"])
    try expect(view.find(.text("Milk")).texts, equals: ["Milk"])
    try expect(view.find("Clear").frame.size, equals: CGSize(width: 8, height: 8))
  }

  @Test @MainActor func `Hidden texts are not among the texts of a view, and do not compete with others`() throws {
    let view = render(size: CGSize(width: 200, height: 96)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("Save").hidden()
          Text("Save").opacity(0)
        }
        .accessibilityIdentifier("row")
        Text("Clear").hidden()
        Color.red.frame(width: 8, height: 8).accessibilityLabel("Clear")
        Text("secret").hidden()
      }
    }
    view.expectText(of: "row", "Save")
    try expect(view.find("row").texts, equals: ["Save"])
    try expect(view.find("Save").frame.minX, equals: view.find("row").frame.minX + 32)
    expect(view.findAll(.text("Save")).count, equals: 2)
    try expect(view.find("Clear").frame.size, equals: CGSize(width: 8, height: 8))
    try expect(view.find("secret").texts, equals: [])
    let error = #expect(throws: ViewNotFound.self) { try view.find("nobody") }
    expect(error?.description.hasSuffix("texts: \"Save\""), equals: true)
  }

  @Test func `A failure names the kind of each name, and the alternatives`() async throws {
    let view = render(size: CGSize(width: 200, height: 96)) {
      VStack {
        Text("Milk")
        Text("Oats").accessibilityIdentifier("Milk")
        Text("Rice")
        Text("Rice")
      }
    }
    let texts = try await failures {
      view.expectText(of: "Milk", "Milk")
      view.tap("Rice")
      view.tap(.text("Oats").inside("Milk").nth(1))
    }
    expect(texts.count, equals: 3)
    expect(
      texts.first?.hasPrefix("identifier \"Milk\" (not the text \"Milk\") reads \"Oats\""), equals: true, "\(texts)")
    expect(texts.dropFirst().first?.contains("2 views match text \"Rice\"."), equals: true, "\(texts)")
    expect(texts.last?.contains("inside (identifier \"Milk\" (not the text \"Milk\"))"), equals: true, "\(texts)")
  }

  @Test @MainActor func `An identified view has its texts and its type beside other views, too`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count") }
    }
    let view = render {
      VStack {
        Text("Title")
        Counter()
        Button("Plain") {}.padding().accessibilityIdentifier("plain")
        Group {
          Button("One") {}
          Button("Two") {}
        }
        .accessibilityIdentifier("pair")
      }
      .accessibilityIdentifier("all")
    }
    view.tap("count")
    view.expectText(of: "count", "Count 1")
    let found = try ["count", "plain"].map { try view.find(.identifier($0)) }
    expect(found.map(\.type), equals: ["Button", "Button"])
    expect(found.map(\.path), equals: ["VStack › Counter › Button", "VStack › Button[2]"])
    expect(found.last?.texts, equals: ["Plain"])
    expect(view.findAll("pair").map(\.texts), equals: [["One"], ["Two"]])
    try expect(view.find("all").texts, equals: ["Title", "Count 1", "Plain", "One", "Two"])
  }

  @Test @MainActor func `Error messages contain no terminal control sequences`() {
    let view = render { Text("a\u{1B}[2Jb\u{202E}").accessibilityIdentifier("x\u{7}\n") }
    let error = #expect(throws: ViewNotFound.self) { try view.find("y") }
    let text = error?.description ?? ""
    expect(text, contains: "\\u{1B}[2J")
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
  }
}
