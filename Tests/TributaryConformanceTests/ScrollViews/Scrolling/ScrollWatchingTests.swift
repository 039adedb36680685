@MainActor struct ScrollWatchingTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  @Test(.claim("SCROLL-60")) @MainActor func `The geometry of a scroll view is observed`() {
    func scene(height: CGFloat) -> some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        ScrollView { Block("a", 80, height) }.contentMargins(.top, 10)
      }
      .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { old, new in
        journal.note("\(Int(old.minY))→\(Int(new.minY))/\(Int(new.height))")
      }
      .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { _, new in
        journal.note("content \(Int(new.width))×\(Int(new.height))")
      }
    }
    let host = settledHost(100, 100) { scene(height: 200) }
    expect(journal.take(), equals: "-10→-10/80 content 80×200")
    expect(journal.after { host.scroll(at: middle, by: down(25)) }, equals: "-10→15/80")
    expect(journal.after { host.update() }, equals: "")
    expect(journal.after { host.display(scene(height: 300)) }, equals: "content 80×300")
    expect(journal.after { host.resize(100, 90) }, equals: "15→15/70")
  }

  @Test(.claim("SCROLL-61")) @MainActor func `The first scroll view in view order is observed`() {
    func scene(hasFirst: Bool = false, hasSecond: Bool = true) -> some View {
      VStack(spacing: 0) {
        if hasFirst { ScrollView { Color.red.frame(height: 111) } }
        if hasSecond { ScrollView { ScrollView(.horizontal) { Color.red.frame(width: 999, height: 222) } } }
        ScrollView { Color.red.frame(height: 333) }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { journal.note("\(Int($1))") }
    }
    let host = settledHost(100, 300) { scene() }
    expect(journal.take(), equals: "222")
    expect(journal.after { host.display(scene(hasFirst: true)) }, equals: "111")
    expect(journal.after { host.display(scene()) }, equals: "222")
    expect(journal.after { host.display(scene(hasSecond: false)) }, equals: "333")
  }

  @Test(.claim("SCROLL-62")) @MainActor func `The offset is measured from the left in both directions`() {
    let host = settledHost(100, 40) {
      ScrollView(.horizontal) { Block("a", 300, 20) }.contentMargins(.leading, 10)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { journal.note("\(Int($1))") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    play(host, journal, "| maxX a = 90; log = 210")
    expect(journal.after { host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: -50, height: 0)) }, equals: "160")
    expect(host.frame(of: "a")?.minX, equals: -160)
  }

  @Test(.claim("SCROLL-63")) @MainActor func `Views that become visible are reported`() {
    let host = scrollHost(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 90)
        Color.blue.frame(height: 40).onScrollVisibilityChange { journal.note("half \($0)") }
          .onScrollVisibilityChange(threshold: 1) { journal.note("all \($0)") }
          .onScrollVisibilityChange(threshold: 0.1) { journal.note("some \($0)") }
        Color.red.frame(height: 300)
      }
    }
    expect(journal.take(), equals: "some true")
    expect(journal.after { host.scroll(at: middle, by: down(10)) }, equals: "half true")
    expect(journal.after { host.scroll(at: middle, by: down(20)) }, equals: "all true")
    expect(journal.after { host.scroll(at: middle, by: down(75)) }, equals: "all false")
    expect(journal.after { host.scroll(at: middle, by: down(24)) }, equals: "half false some false")
  }

  @Test(.claim("SCROLL-64")) @MainActor func `Rows scrolled away are reported as not visible`() {
    let host = settledHost(100, 100) {
      LazyRows {
        ForEach(0..<1000) { row in
          Color.red.frame(height: 50).onScrollVisibilityChange { journal.note("\(row)\($0 ? "+" : "-")") }
        }
      }
    }
    expect(Set(journal.take().split(separator: " ")), equals: ["0+", "1+"])
    host.scroll(at: middle, by: down(5000))
    expect(Set(journal.take().split(separator: " ")), equals: ["0-", "1-", "100+", "101+"])
    host.scroll(at: middle, by: down(-30))
    expect(Set(journal.take().split(separator: " ")), equals: ["101-", "99+"])
  }

  @Test(.claim("SCROLL-65")) @MainActor func `Removed views are reported as not visible`() {
    func scene(isThere: Bool) -> some View {
      VStack { if isThere { Color.red.onScrollVisibilityChange { journal.note("\($0)") } } }
    }
    let host = settledHost(100, 100) { scene(isThere: true) }
    expect(journal.take(), equals: "true")
    expect(journal.after { host.display(scene(isThere: false)) }, equals: "false")
  }

  @Test(.claim("SCROLL-66"), arguments: [true, false]) func `The ids of visible targets are reported`(isLazy: Bool) {
    struct Scene: View {
      let journal: Journal
      let isLazy: Bool
      let count: Int
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .onScrollTargetVisibilityChange(idType: String.self) { journal.note($0.joined(separator: ",")) }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) {
          journal.note($0.map(String.init).joined(separator: ","))
        }
      }
      private var rows: some View { ForEach(0..<count, id: \.self) { Block("r\($0)", nil, 40).id("id\($0)") } }
    }
    let host = settledHost(100, 100) { Scene(journal: journal, isLazy: isLazy, count: 20) }
    expect(journal.take(), equals: "id0,id1,id2 0,1")
    expect(journal.after { host.scroll(at: middle, by: down(10)) }, equals: "1")
    expect(journal.after { host.scroll(at: middle, by: down(15)) }, equals: "id1,id2 1,2")
    expect(journal.after { host.display(Scene(journal: journal, isLazy: isLazy, count: 2)) }, equals: "id0,id1 0,1")
  }

  @Test @MainActor func `A scroll view whose content reads its geometry settles`() {
    struct Scene: View {
      @State private var offset: CGFloat = 0
      var body: some View {
        ScrollView { Color.red.frame(height: 400).opacity(offset > 20 ? 0.5 : 1) }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offset = $1 }
      }
    }
    let host = settledHost(100, 100) { Scene() }
    expect(host.scrolled(at: middle, by: down(30)).update().settled, equals: true)
    expect(host.diagnostics.isEmpty, equals: true)
  }

  private struct Phases: View {
    let journal: Journal
    @State private var place = ScrollPosition(edge: .top)
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Block("a", 80, 2000) }.scrollPosition($place).onScrollPhaseChange { old, new, context in
          journal.note("\(old)→\(new)@\(Int(context.geometry.contentOffset.y.rounded()))")
          if let velocity = context.velocity { journal.note("velocity \(Int(velocity.dy.rounded()))") }
        }
        Color.red.frame(height: 20).accessibilityIdentifier("go")
          .onTapGesture { withAnimation(.linear(duration: 1)) { place.scrollTo(y: 500) } }
      }
    }
  }

  @Test(.claim("SCROLL-67")) @MainActor func `The phases of a drag are reported`() {
    let host = settledHost(100, 120) { Phases(journal: journal) }
    expect(journal.take(), equals: "")
    expect(journal.after { host.send(.down(at: CGPoint(x: 50, y: 90), time: 0)) }, equals: "idle→tracking@0")
    host.send(.moved(to: CGPoint(x: 50, y: 60), time: 0.05))
    expect(journal.take(), equals: "tracking→interacting@30")
    expect(journal.after { host.send(.moved(to: CGPoint(x: 50, y: 30), time: 0.1)) }, equals: "")
    host.send(.up(at: CGPoint(x: 50, y: 30), time: 0.1))
    expect(journal.take(), equals: "interacting→decelerating@60 velocity 600")
    host.advance(by: 5)
    expect(journal.take().hasPrefix("decelerating→idle@"), equals: true)
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(journal.take().contains("→tracking@"), equals: true)
    host.expectSound()
  }

  private struct DisabledPhases: View {
    let journal: Journal
    var isDisabled = false
    var body: some View {
      ScrollView { Block("a", 80, 2000) }.scrollDisabled(isDisabled)
        .onScrollPhaseChange { old, new in journal.note("\(old)→\(new)") }
    }
  }

  @Test @MainActor func `A drag ends if its scroll view has been disabled during the drag`() {
    let host = settledHost(100, 100) { DisabledPhases(journal: journal) }
    host.send(.down(at: CGPoint(x: 50, y: 90), time: 0))
    host.send(.moved(to: CGPoint(x: 50, y: 60), time: 0.05))
    expect(journal.take().hasSuffix("tracking→interacting"), equals: true)
    host.content.isDisabled = true
    host.update()
    host.send(.moved(to: CGPoint(x: 50, y: 20), time: 0.1))
    expect(journal.after { host.send(.up(at: CGPoint(x: 50, y: 20), time: 0.15)) }, equals: "interacting→idle")
    expect(host.frame(of: "a")?.minY, equals: -30)
    expect(journal.after { host.advance(by: 1) }, equals: "")
    host.content.isDisabled = false
    host.update()
    expect(journal.after { host.send(.down(at: CGPoint(x: 50, y: 50), time: 2)) }, equals: "idle→tracking")
  }

  @Test(.claim("SCROLL-68")) @MainActor func `A scroll animated by client code has the animating phase`() {
    let host = settledHost(100, 120) { Phases(journal: journal) }
    expect(journal.after { host.tap("go") }, equals: "idle→animating@0")
    expect(journal.after { host.advance(by: 0.5) }, equals: "")
    expect(journal.after { host.advance(by: 1) }, equals: "animating→idle@500")
    expect(journal.after { host.scroll(at: middle, by: down(25)) }, equals: "")
  }
}

@MainActor struct ScrollTransitionTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// Returns rows of 40 points in a viewport of 100 that are moved by 10 points at either edge.
  private func rows(
    _ configuration: ScrollTransitionConfiguration, direction: LayoutDirection = .leftToRight
  ) -> ViewHost<some View> {
    scrollHost(100, 100) {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in
          Block("r\(row)", 80, 40)
            .scrollTransition(configuration) { content, phase in content.offset(x: phase.value * 10) }
        }
      }
    }
  }

  private func shift<V: View>(_ row: Int, _ host: ViewHost<V>) -> CGFloat? {
    host.presentedFrame(of: "r\(row)").map { ($0.minX - 10).rounded(to: 3) }
  }

  @Test(.claim("SCROLL-90")) @MainActor func `Interactive effects follow the visible part`() {
    let host = rows(.interactive(timingCurve: .linear))
    expect(shift(0, host) == 0 && shift(1, host) == 0, equals: true)
    expect(shift(2, host), equals: 5, "half of the view is visible")
    expect(shift(3, host), equals: 10)
    host.scroll(at: middle, by: down(10))
    expect(shift(0, host), equals: -2.5)
    expect(shift(2, host), equals: 2.5)
    host.scroll(at: middle, by: down(40))
    expect(shift(0, host), equals: -10)
    expect(shift(1, host), equals: -2.5)
  }

  @Test(.claim("SCROLL-91")) @MainActor func `Animated effects start at the threshold`() {
    let host = rows(.animated(.linear(duration: 1)).threshold(.visible(0.6)))
    expect(shift(2, host), equals: 10)
    host.scroll(at: middle, by: down(10))
    expect(shift(2, host), equals: 10)
    host.advance(by: 0.5)
    expect(shift(2, host), equals: 5)
    host.advance(by: 0.5)
    expect(shift(2, host), equals: 0)
    expect(host.isAnimating, equals: false)
  }

  @Test(.claim("SCROLL-92")) @MainActor func `Thresholds specify the visible part`() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    expect(shift(2, rows(linear.threshold(.visible(0.5)))), equals: 0)
    expect(shift(2, rows(linear.threshold(.hidden))), equals: 0)
    expect(shift(3, rows(linear.threshold(.hidden))), equals: 10)
    expect(shift(1, rows(linear.threshold(.centered))), equals: (10 * 10 / 70.0).rounded(to: 3))
    expect(shift(2, rows(linear.threshold(.visible.inset(by: 10)))), equals: 7.5)
    expect(shift(2, rows(linear.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)))), equals: 2.5)
    expect(shift(2, rows(.identity)), equals: 0)
  }

  @Test @MainActor func `Opacity and scale of a transition are interpolated`() {
    let host = scrollHost(100, 100) {
      VStack(spacing: 0) {
        Block("a", 80, 80)
        Block("b", 80, 40).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
        }
      }
    }
    expect(host.frame(of: "b"), equals: CGRect(x: 20, y: 85, width: 60, height: 30))
    expect(host.displayList.description.contains("0.5"), equals: true)
    expect(host.scrolled(at: middle, by: down(20)).frame(of: "b"), equals: CGRect(x: 10, y: 60, width: 80, height: 40))
  }

  @Test(.claim("EFFECT-40")) @MainActor func `Visual effects follow geometry and do not affect layout`() {
    let host = scrollHost(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Block("a", 20, 20).visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .scrollView).minY, y: proxy.size.height)
        }
        Block("b", 20, 400)
      }
    }
    play(host, "| box a = 90 70 20 20; rows b = 70…470")
    expect(host.scrolled(at: middle, by: down(30)).box("a"), equals: "60 40 20 20")
  }

  @Test(.claim("EFFECT-41")) @MainActor func `Visual effects apply from the inside out`() {
    func frame(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
      settledHost(100, 100) { Block("a", 20, 20).visualEffect { content, _ in effect(content) } }.box("a")
    }
    expect(frame { $0.offset(x: 10).scaleEffect(2) }, equals: "50 30 40 40")
    expect(frame { $0.scaleEffect(2).offset(x: 10) }, equals: "40 30 40 40")
    expect(frame { $0.rotationEffect(.degrees(90), anchor: .topLeading) }, equals: "20 40 20 20")
  }

  @Test(.claim("EFFECT-42")) @MainActor func `Invalid numbers of a visual effect are reported and ignored`() {
    let host = settledHost(100, 100) {
      Block("a", 20, 20).visualEffect { content, _ in content.offset(x: .nan).scaleEffect(.infinity).blur(radius: -1) }
    }
    expect(host.box("a"), equals: "40 40 20 20")
    expect(host.diagnostics.count, equals: 1)
    expect(host.displayList.description.contains("nan"), equals: false)
  }
}

extension CGFloat {
  fileprivate func rounded(to places: Int) -> CGFloat {
    let factor = pow(10, CGFloat(places))
    return (self * factor).rounded() / factor
  }
}

extension Double { fileprivate func rounded(to places: Int) -> CGFloat { CGFloat(self).rounded(to: places) } }
