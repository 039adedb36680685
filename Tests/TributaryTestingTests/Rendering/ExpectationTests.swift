/// Expectations: each succeeds where it should, and otherwise fails with a message about the actual state.
@MainActor struct ExpectationTests {
  @Test @MainActor func `A satisfied expectation reports no issue`() {
    let view = Shelf.rendered()
    view.expectFrame(of: "badge", CGRect(x: 0, y: 16, width: 64, height: 16))
    view.expectSize(of: "list", CGSize(width: 80, height: 48))
    view.expectVisible("badge")
    view.expectVisible(.text("row 2"))
    view.expectNotVisible(.text("row 3"))
    view.expectNotVisible("nobody")
    view.expectAbsent("nobody")
    view.expectDrawn("badge", inFrontOf: "ground")
    view.expectDrawn("mark", inFrontOf: "badge")
    view.expectText("0 things")
    view.expectNoText("secret")
    view.expectText(of: .type(Shelf.Badge.self), "0 things")
    view.expectPreference(Shelf.CountKey.self, 0)
    view.expectBodies(atMost: 2) { view.tap("add") }
    view.expectBodies(of: Shelf.Row.self, atMost: 0) { view.tap("add") }
    view.expectSettles(within: 1) { view.tap("add") }
    view.expectPreference(Shelf.CountKey.self, 3)
  }

  @Test(arguments: [
    (
      "frame",
      [
        "The frame of identifier \"badge\" is 64 × 16 at (0, 16); 60 × 16 at (0, 16) was expected.",
        "width is 64, not 60 (+4)",
      ]
    ),
    ("size", ["The size of identifier \"list\" is 80 × 48; 80 × 50 was expected.", "height is 48, not 50 (-2)"]),
    ("nan", ["width is 64, not nan"]),
    ("hidden", ["text \"secret\" is not visible: ", "hidden hides it"]),
    ("faint", ["opacity hides it"]),
    (
      "clipped",
      [
        "text \"row 3\" is not visible: its frame is 40 × 16 at (20, 112), and ",
        "ScrollView shows only 40 × 48 at (20, 64)",
      ]
    ),
    ("outside", ["outside the picture of 200 × 240"]),
    ("empty", ["it draws nothing"]),
    ("visible", ["text \"Add\" is visible, 24 × 16 at (0, 0); it was expected not to be."]),
    (
      "present",
      ["identifier \"badge\" exists; it was expected not to:", "Badge › Text #badge \"0 things\", 64 × 16 at (0, 16)"]
    ),
    ("order", ["identifier \"ground\" is drawn behind identifier \"badge\"; it was expected in front."]),
    ("text", ["Cannot read: there is no text \"1 things\".", "Did you mean \"0 things\"?"]),
    ("unseen", ["The text \"secret\" exists and is not visible"]),
    ("reads", ["identifier \"badge\" reads \"0 things\"; \"none\" was expected."]),
    ("preference", ["The preference CountKey is 0; 7 was expected. Its writers:", "writer Shelf"]),
    ("bodies", ["2 bodies ran; at most 1 was expected.", "ran:", "Shelf › ", "written:", ".count 0 → 1"]),
    ("type", ["1 body of Badge ran; at most 0 were expected."]),
    ("passes", ["The frame settled in 2 passes; at most 1 was expected."]),
  ])
  func `A failed expectation reports its location and the actual state`(name: String, parts: [String]) async throws {
    let issues = try await issues {
      let view = Shelf.rendered()
      switch name {
      case "frame": view.expectFrame(of: "badge", CGRect(x: 0, y: 16, width: 60, height: 16))
      case "size": view.expectSize(of: "list", CGSize(width: 80, height: 50))
      case "nan": view.expectSize(of: "badge", CGSize(width: CGFloat.nan, height: 16))
      case "hidden": view.expectVisible(.text("secret"))
      case "faint": view.expectVisible(.text("faint"))
      case "clipped": view.expectVisible(.text("row 3"))
      case "outside":
        render(size: CGSize(width: 200, height: 240)) { Text("far").offset(x: 300) }.expectVisible(.text("far"))
      case "empty": view.expectVisible("mark")
      case "visible": view.expectNotVisible(.text("Add"))
      case "present": view.expectAbsent("badge")
      case "order": view.expectDrawn("ground", inFrontOf: "badge")
      case "text": view.expectText("1 things")
      case "unseen": view.expectText("secret")
      case "reads": view.expectText(of: "badge", "none")
      case "preference": view.expectPreference(Shelf.CountKey.self, 7)
      case "bodies": view.expectBodies(atMost: 1) { view.tap("add") }
      case "type": view.expectBodies(of: Shelf.Badge.self, atMost: 0) { view.tap("add") }
      case "passes":
        let view = render { FedBack() }
        view.expectSettles(within: 1) { view.tap("target") }
      default: break
      }
    }
    expect(issues.count, equals: 1)
    for part in parts {
      expect(issues.first?.text.contains(part), equals: true, "\(part) in: \(issues.first?.text ?? "")")
    }
    expect(issues.first?.file, equals: "ExpectationTests.swift")
    expect((60...90).contains(issues.first?.line ?? 0))
  }

  private struct FedBack: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("\(b)").accessibilityIdentifier("target").onTapGesture { a += 1 }.onChange(of: a) { b = a }
    }
  }

  @Test(arguments: [(0.0, false), (1.0, false), (-1.0, true)])
  func `The drawing order follows zIndex`(depth: Double, isBehind: Bool) async throws {
    let texts = try await failures {
      let view = render {
        ZStack {
          VStack { Color.red.accessibilityIdentifier("red") }
          Color.blue.accessibilityIdentifier("blue").zIndex(depth)
        }
      }
      view.expectDrawn("blue", inFrontOf: "red")
    }
    expect(texts.isEmpty, equals: !isBehind)
  }

  @Test @MainActor func `Clipped or masked content is visible as far as it remains`() {
    let view = render(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("out").offset(x: 40)
          .frame(width: 20, height: 20).clipped()
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("half").offset(x: 10)
          .frame(width: 20, height: 20).clipShape(Circle())
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("masked").mask(EmptyView())
        Color.red.frame(width: 0, height: 10).accessibilityIdentifier("thin").border(Color.blue, width: 2)
      }
    }
    view.expectNotVisible("out")
    view.expectVisible("half")
    view.expectNotVisible("masked")
  }
}
