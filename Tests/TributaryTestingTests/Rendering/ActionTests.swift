/// The actions of a user, and the failures of actions without an effect.
@MainActor struct ActionTests {
  @Test @MainActor func `Taps, drags, scrolling, keys, and time have the effects of user input`() {
    let view = Shelf.rendered()
    view.tap("add")
    view.tap("add", count: 2)
    view.expectText("3 things")
    view.tap("row 1")
    view.expectText("marked 1")
    view.drag("block", by: CGSize(width: 40, height: 0))
    view.expectFrame(of: "block", CGRect(x: 40, y: 112, width: 16, height: 16))
    view.drag("block", to: "add")
    view.scroll("list", by: CGSize(width: 0, height: 1000))
    view.expectVisible("row 9")
    view.expectNotVisible("row 0")
    view.type("Ada", into: "name")
    view.expectText("Hello Ada")
    view.type("!")
    view.pressKey(.delete)
    view.expectText("Hello Ada")
    expect(view.host.time, above: 0)
  }

  @Test @MainActor func `A press has a duration, and the clock advances`() {
    let view = render { Held() }
    view.press("target", for: 0.2)
    view.expectText("at rest")
    view.press("target", for: 0.6)
    view.expectText("held")
    let seconds = view.finishAnimations()
    #expect(seconds > 0.85 && seconds < 1.1)
    view.advance(by: 1)
    expect(!view.host.isAnimating)
  }

  private struct Held: View {
    @State private var isHeld = false
    var body: some View {
      Text(isHeld ? "held" : "at rest").frame(width: 100).accessibilityIdentifier("target")
        .onLongPressGesture(minimumDuration: 0.5) { withAnimation(.linear(duration: 1)) { isHeld = true } }
        .offset(x: isHeld ? 100 : 0)
    }
  }

  @Test func `A view drawn over another one in the same button does not block a tap`() async throws {
    let texts = try await failures {
      let view = render { Layered() }
      view.tap(.text("below"))
      view.expectText("1")
    }
    expect(texts, equals: [])
  }

  private struct Layered: View {
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
      } label: {
        ZStack {
          Text("below"); Color.clear.contentShape(Rectangle())
        }
      }
      Text("\(taps)")
    }
  }

  /// Each failure names the action, the target, the location, and the reason.
  @Test(arguments: [
    ("absent", "Cannot tap: there is no identifier, text or label \"nobody\""),
    ("hidden", "Cannot tap text \"secret\" at (24, 136): it is not visible: "),
    (
      "scrolled",
      "Cannot tap identifier \"row 9\" (not the text \"row 9\") at (40, 216): it is not visible: its frame is 40 × 16 at (20, 208), and"
    ),
    ("covered", "it is not visible"),
    ("sheet", "a modal presentation is in front of it and receives the press"),
    ("stolen", "is in front of it and receives the press"),
    ("scroll", "Cannot scroll identifier \"add\": it neither contains nor is inside a scroll view."),
    ("focus", "no view has the focus"),
    ("type", "Cannot type into identifier \"greeting\": a tap does not give it the focus."),
    ("astray", "Cannot type into identifier \"greeting\": a tap does not give it the focus."),
    ("endless", "An animation is still running after 2 seconds."),
  ])
  func `An impossible action fails with a reason`(name: String, message: String) async throws {
    let issues = try await issues {
      let view = Shelf.rendered()
      switch name {
      case "absent": view.tap("nobody")
      case "hidden": view.tap(.text("secret"))
      case "scrolled": view.tap("row 9")
      case "covered": view.tap(.text("faint"))
      case "sheet":
        view.tap(.text("Open"))
        view.finishAnimations()
        view.tap("add")
      case "stolen":
        let view = render {
          ZStack {
            Button("below") {}
            Color.red.onTapGesture {}
          }
        }
        view.tap(.text("below"))
      case "scroll": view.scroll("add", by: CGSize(width: 0, height: 10))
      case "focus": view.type("x")
      case "type": view.type("x", into: "greeting")
      case "astray":
        view.tap("name")
        view.type("x", into: "greeting")
        view.expectText(of: "name", "Name")
      case "endless": render { Endless() }.finishAnimations(within: 2)
      default: break
      }
    }
    expect(issues.count, equals: 1)
    expect(issues.first?.text.contains(message), equals: true, "\(issues.first?.text ?? "")")
    expect(issues.first?.file, equals: "ActionTests.swift")
    expect((85...130).contains(issues.first?.line ?? 0))
  }

  private struct Endless: View {
    @State private var isMoved = false
    var body: some View {
      Color.red.offset(x: isMoved ? 100 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true } }
    }
  }

  @Test @MainActor func `A pinch magnifies and rotates`() {
    struct Photo: View {
      @State private var text = "as taken"
      var body: some View {
        Text(text).frame(width: 100, height: 100).contentShape(Rectangle()).accessibilityIdentifier("photo")
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture())
              .onEnded { text = "\($0.first?.magnification ?? 1) and \($0.second?.rotation.degrees.rounded() ?? 0)" })
      }
    }
    let view = render { Photo() }
    view.pinch("photo", by: 2, rotatingBy: .degrees(90))
    view.expectText("2.0 and 90.0")
  }
}
