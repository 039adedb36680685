@Suite(.waitsForPrograms) struct ScriptTests {
  @Test func `Each step has its own form`() throws {
    let script = try Script(
      " tap buy now ;tap -3,4.5;tap a with b with shift+command; hover a; hover 1,2; hover off; press 1,2 0.25; drag 1,2 3,4;\tdrag 1,2 3,4 hold 1; pinch a b 2; pinch 1,2 0.5 rotate -90; wait 3600;;report; "
    )
    expect(
      script.steps,
      equals: [
        .tap(.named("buy now")),
        .tap(.point(CGPoint(x: -3, y: 4.5))),
        .tap(.named("a with b"), [.shift, .command]),
        .hover(.named("a")),
        .hover(.point(CGPoint(x: 1, y: 2))),
        .hover(nil),
        .press(CGPoint(x: 1, y: 2), seconds: 0.25),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), holding: 0),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), holding: 1),
        .pinch(.named("a b"), by: 2, rotatingBy: .zero),
        .pinch(.point(CGPoint(x: 1, y: 2)), by: 0.5, rotatingBy: .degrees(-90)),
        .wait(3600),
        .report,
      ])
  }

  @Test func `Quotation marks protect special characters`() throws {
    let script = try Script(#"tap "1,2"; tap "a;b"; tap "say \"a;b\" \\"; tap 5" disk; tap "a" or "b""#)
    let names = script.steps.map { step in
      if case .tap(.named(let name), _) = step { name } else { "" }
    }
    expect(names, equals: ["1,2", "a;b", #"say "a;b" \"#, "5\" disk", #"a" or "b"#])
  }

  @Test(arguments: ["", ";", " ; ;; "]) func `A script without steps has no effect`(text: String) throws {
    try expectEmpty(Script(text).steps)
  }

  @Test(arguments: [
    "tap", "hover", "press 1,2", "press 1,2 -1", "press a 1", "drag 1,2", "drag 1,2 3,4 5", "drag 1,2 3,4 hold",
    "drag a b", "pinch", "pinch a", "pinch 2", "pinch a 0", "pinch a -1", "pinch a 2000", "pinch a 2 rotate x",
    "pinch a 2 rotate",
    "drag 1,2 3,4 rest 1", "wait", "wait 1 2", "wait inf", "wait nan", "wait 1e3", "wait 3601", "report now", "Tap a",
    "press 1,2,3 1", "press 10000000,2 1", "press ,2 1", "press 1.2.3,2 1", "press --1,2 1",
  ])
  func `A malformed step is rejected with its number`(step: String) {
    #expect {
      try Script("report; \(step)")
    } throws: { error in
      (error as? CommandLineError).map { $0.status == 64 && $0.message.hasPrefix("step 2 \(quoted(step)): ") } ?? false
    }
  }

  @Test @MainActor func `An endless animation is observed for five seconds`() {
    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: isLarge ? 40 : 20, height: 20).onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Pulse() }
    let player = ScriptPlayer(host)
    defer { player.end() }
    player.rest()
    expect(host.time, equals: 5)
    expect(host.isAnimating)
  }

  @Test @MainActor func `A view without text is found by its label, its icon's title, or its symbol`() throws {
    struct Icons: View {
      @State private var pressed = ""
      var body: some View {
        VStack {
          Text("pressed \(pressed)")
          Button {
            pressed += "a"
          } label: {
            Image(systemName: "plus")
          }.accessibilityLabel("Add")
          Button {
            pressed += "b"
          } label: {
            Label("Settings", systemImage: "gear")
          }.labelStyle(.iconOnly)
          Button {
            pressed += "c"
          } label: {
            Image(systemName: "trash")
          }
          Image(systemName: "heart").accessibilityHidden(true)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Icons() }
    let player = ScriptPlayer(host)
    defer { player.end() }
    try player.play(Script("tap Add; tap Settings; tap trash"))
    expect(host.shownTexts.map(\.shownContent).contains("pressed abc"))
    let refusal = #expect(throws: CommandLineError.self) { try player.play(Script("tap heart")) }
    let labels = (refusal?.message ?? "").components(separatedBy: "labels: ").last
    expect(labels, equals: #""plus", "Add", "Settings", "gear", "trash""#)
  }

  @Test @MainActor func `Settling an idle host takes no time`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Text("still") }
    let player = ScriptPlayer(host)
    defer { player.end() }
    player.rest()
    expect(host.time, equals: 0)
  }
}
