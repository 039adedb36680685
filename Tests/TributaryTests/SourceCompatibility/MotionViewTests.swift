/// Animations that a SwiftUI programmer would write: they compile, and every number is correct on the virtual clock.
@MainActor struct MotionViewTests {
  private func isAtRest(_ host: ViewHost<some View>) -> Bool {
    !host.isAnimating && host.diagnostics.isEmpty && host.core.checkInvariants().isEmpty
      && HostMotion.of(host.core).timeline?.allRuns.isEmpty ?? true
  }

  private func box(_ frame: CGRect?) -> String {
    guard let frame else { return "nothing" }
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\((Double($0) * 100).rounded() / 100)".replacing(".0", with: "", maxReplacements: 1) }
      .joined(separator: " ")
  }

  /// Expects the displayed frame of a view after some seconds.
  private func expect(
    _ name: String, after seconds: Double, _ frame: String, in host: ViewHost<some View>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host.advance(by: seconds)
    #expect(box(host.presentedFrame(of: name)) == frame, sourceLocation: sourceLocation)
  }

  @Test @MainActor func `The underline of a tab bar slides`() {
    let host = settled(240, 40) { TabBar() }
    #expect(host.frame(of: "underline")?.minX == 0)
    host.tap("profile")
    #expect(host.frame(of: "underline")?.minX == 160)
    #expect(host.presentedFrame(of: "underline")?.minX == 0)
    host.advance(by: 0.2)
    #expect(abs((host.presentedFrame(of: "underline")?.minX ?? 0) - 80) < 0.01)
    host.advance(by: 0.3)
    #expect(host.presentedFrame(of: "underline")?.minX == 160)
    #expect(isAtRest(host))
  }

  @Test @MainActor func `Rows are inserted one after another`() {
    let host = settled(200, 100) { StaggeredList(titles: ["a", "b", "c"]) }
    func places() -> [CGFloat] {
      (0..<3).map { row in
        let model = host.frame(of: "row \(row)")?.minX ?? .nan
        return ((host.presentedFrame(of: "row \(row)")?.minX ?? .nan) - model).rounded()
      }
    }
    #expect(places() == [-100, -100, -100])
    host.advance(by: 0.1)
    #expect(places() == [-50, -100, -100])
    host.advance(by: 0.1)
    #expect(places() == [0, -50, -100])
    host.advance(by: 0.1)
    #expect(places() == [0, 0, -50])
    let report = host.advance(by: 0.05)
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0 && report.counts.placements == 0)
    host.advance(by: 0.05)
    #expect(places() == [0, 0, 0])
    #expect(isAtRest(host))
  }

  @Test @MainActor func `The rows of a shopping list are inserted and removed with animations`() {
    let host = settled(200, 200) { ShoppingList() }
    host.tap("add")
    #expect(box(host.presentedFrame(of: "item 0")) == "-200 76 200 30")
    expect("item 0", after: 1, "0 76 200 30", in: host)
    host.tap("remove milk")
    #expect(host.frame(of: "milk") == nil)
    #expect(box(host.frame(of: "bread")) == "0 16 200 30")
    host.advance(by: 0.1)
    let (milk, bread) = (host.presentedFrame(of: "milk"), host.presentedFrame(of: "bread"))
    #expect((milk?.width ?? 0) < 190 && (milk?.midX ?? 0) == 100)
    #expect((bread?.minY ?? 0) < 46 && (bread?.minY ?? 0) > 16)
    host.advance(by: 3)
    #expect(host.presentedFrame(of: "milk") == nil)
    #expect(isAtRest(host))
  }

  @Test @MainActor func `A button shrinks while it is pressed`() throws {
    let host = settled(200, 200) { StyledPanel() }
    let rest = try #require(host.frame(of: "count"))
    let middle = CGPoint(x: rest.midX, y: rest.midY)
    host.send(.down(at: middle, time: host.time))
    let width = try #require(host.presentedFrame(of: "title")?.width)
    #expect(host.frame(of: "title")?.width == width / 2)
    host.advance(by: 0.05)
    let half = try #require(host.presentedFrame(of: "title")?.width)
    #expect(half < width && half > width / 2)
    // The button keeps its space.
    #expect(host.presentedFrame(of: "count")?.width == rest.width)
    host.advance(by: 1)
    #expect(host.presentedFrame(of: "title")?.width == width / 2)
    host.send(.up(at: middle, time: host.time))
    host.advance(by: 0.2)
    host.tap("accept")
    host.advance(by: 2)
    #expect(host.shownTexts.contains { $0.shownContent == "1 yes" })
    #expect(isAtRest(host))
  }

  @Test @MainActor func `Cards are swiped away`() {
    final class Log { var removed: [Int] = [] }
    let log = Log()
    let host = settled(200, 200) { SwipeDeck { log.removed.append($0) } }
    let middle = CGPoint(x: 100, y: 100)
    host.drag(from: middle, to: CGPoint(x: 130, y: 100))
    #expect(log.removed == [])
    expect("card 0", after: 3, "50 30 100 140", in: host)
    host.drag(from: middle, to: CGPoint(x: 220, y: 100))
    #expect(host.frame(of: "card 0")?.midX == 600)
    host.advance(by: 0.1)
    #expect(abs((host.presentedFrame(of: "card 0")?.midX ?? 0) - 410) < 0.01)
    #expect(log.removed == [])
    host.advance(by: 0.1)
    #expect(log.removed == [0])
    #expect(host.presentedFrame(of: "card 0") == nil)
    host.drag(from: middle, to: CGPoint(x: -20, y: 100))
    host.advance(by: 1)
    #expect(log.removed == [0, 1])
    #expect(isAtRest(host))
  }

  @Test @MainActor func `A card opens and closes again during its animation`() {
    let host = settled(200, 200) { ExpandableCard() }
    #expect(box(host.frame(of: "footer")) == "0 40 200 10")
    host.tap("header")
    expect("footer", after: 0.5, "0 70 200 10", in: host)
    #expect(box(host.frame(of: "more")) == "0 40 32 60")
    #expect(box(host.presentedFrame(of: "more")) == "0 10 32 60")
    host.tap("header")
    #expect(host.frame(of: "more") == nil)
    #expect(box(host.presentedFrame(of: "footer")) == "0 70 200 10")
    #expect(box(host.presentedFrame(of: "more")) == "0 10 32 60")
    expect("footer", after: 2, "0 40 200 10", in: host)
    #expect(host.presentedFrame(of: "more") == nil)
    #expect(isAtRest(host))
  }

  @Test @MainActor func `Custom transitions insert, remove, and reverse`() {
    var shown = false
    let host = settled(300, 600) { Curtain(shown: .constant(shown)) }
    func show(_ value: Bool) {
      shown = value
      withAnimation(.linear(duration: 1)) { host.content = Curtain(shown: .constant(value)) }
      host.update()
    }
    show(true)
    let model = host.frame(of: "fade")
    host.advance(by: 0.5)
    #expect(abs((host.presentedFrame(of: "fade")?.midY ?? 0) - (model?.midY ?? 0) + 25) < 0.01)
    show(false)
    host.advance(by: 0.25)
    show(true)
    host.advance(by: 5)
    #expect(host.presentedFrame(of: "fade") == model)
    show(false)
    host.advance(by: 0.5)
    #expect(abs((host.presentedFrame(of: "fade")?.midY ?? 0) - (model?.midY ?? 0) - 25) < 0.01)
    host.advance(by: 5)
    #expect(host.presentedFrame(of: "fade") == nil)
    #expect(host.displayList.description == "size 300 600\n")
    #expect(isAtRest(host))
  }

  @Test @MainActor func `Animatable shapes, effects, modifiers, and views are interpolated`() {
    final class Log { var numbers: [Double] = [] }
    let log = Log()
    let host = settled(200, 300) { Login { log.numbers.append($0) } }
    #expect(log.numbers == [0])
    let rest = host.frame(of: "field")?.minX ?? 0
    host.tap("login")
    host.advance(by: 0.25)
    #expect(log.numbers.last == 25)
    #expect(host.shownTexts.filter { $0.shownContent == "25" }.count == 2)
    #expect(abs((host.presentedFrame(of: "field")?.minX ?? 0) - rest - 5) < 0.01)
    host.advance(by: 0.25)
    #expect(abs((host.presentedFrame(of: "field")?.minX ?? 0) - rest - 10) < 0.01)
    #expect(log.numbers.last == 50)
    let report = host.advance(by: 0.25)
    // The rolling number and the modifier.
    #expect(report.counts.bodies == 2)
    host.advance(by: 1)
    #expect(log.numbers.last == 100)
    #expect(isAtRest(host))
  }

  @Test @MainActor func `Composed gestures are recognized`() {
    let log = Log()
    let host = settled(100, 200) { GestureBoard { log.lines = $0 } }
    host.tap(at: CGPoint(x: 50, y: 75))
    host.advance(by: 1)
    #expect(log.lines == [])
    host.tap(at: CGPoint(x: 50, y: 75))
    host.tap(at: CGPoint(x: 50, y: 75))
    #expect(log.lines == ["double"])
    host.drag(from: CGPoint(x: 10, y: 75), to: CGPoint(x: 50, y: 75))
    #expect(log.lines.last == "drag 40.0")
    host.tap(at: CGPoint(x: 20, y: 110))
    #expect(log.lines.suffix(2).sorted() == ["at 20.0 10.0", "too"])
    host.press(at: CGPoint(x: 20, y: 110), for: 0.6)
    #expect(log.lines.contains("held"))
    host.tap(at: CGPoint(x: 20, y: 160))
    host.advance(by: 1)
    #expect(log.lines.last == "one 20.0 160.0")
    #expect(isAtRest(host))
  }

  @Test @MainActor func `The focus of a form moves from field to field`() {
    let log = Log()
    let host = settled(200, 300) { SignUpForm { log.lines.append($0) } }
    host.tap("go")
    #expect(log.lines == ["- mail"])
    host.type("a\n")
    #expect(log.lines.last == "mail password")
    host.tap("hide")
    host.advance(by: 1)
    #expect(log.lines.last?.hasPrefix("password") == true, "\(log.lines)")
    host.tap("hide")
    host.advance(by: 1)
    host.tap("password")
    #expect(log.lines.last == "- password", "\(log.lines)")
    host.type("b\n")
    #expect(log.lines.last == "password -")
    #expect(isAtRest(host))
  }

  @Test @MainActor func `A sheet with detents presents another sheet`() {
    let log = Log()
    let host = settled(200, 400) { Account { log.lines.append($0) } }
    func texts() -> Set<String> { Set(host.shownTexts.map(\.shownContent)) }
    host.tap("edit")
    host.advance(by: 2)
    #expect(texts() == ["Done", "More"])
    host.tap("more")
    host.advance(by: 2)
    #expect(texts().contains("More of it"))
    host.performExitCommand()
    host.advance(by: 2)
    #expect(!texts().contains("More of it"))
    host.tap("done")
    host.advance(by: 2)
    #expect(log.lines == ["dismissed"])
    #expect(texts() == ["Edit"])
    host.tap("edit")
    host.tap("done")
    host.tap("edit")
    host.advance(by: 5)
    #expect(isAtRest(host))
  }

  @Test @MainActor func `A view that is being removed takes no presses and no focus`() {
    let log = Log()
    let host = settled(100, 100) { Passing(isShown: true) { log.lines.append($0) } }
    func show(_ isShown: Bool) {
      withAnimation(.linear(duration: 4)) { host.content = Passing(isShown: isShown) { log.lines.append($0) } }
      host.update()
    }
    host.tap("name")
    host.send(.down(at: CGPoint(x: 50, y: 25), time: host.time))
    #expect(log.lines == ["typing", "held"])
    show(false)
    #expect(Set(log.lines.dropFirst(2)) == ["free", "done"])
    host.advance(by: 1)
    #expect(host.presentedFrame(of: "handle") != nil)
    host.send(.up(at: CGPoint(x: 50, y: 25), time: host.time))
    host.type("x")
    #expect(log.lines.count == 4)
    // The view is usable again when it returns during its removal.
    show(true)
    host.press(at: CGPoint(x: 50, y: 25), for: 1)
    #expect(log.lines.dropFirst(4) == ["held", "ended", "free"])
    host.advance(by: 5)
    #expect(isAtRest(host))
  }
}
