@MainActor struct ConcealmentTests {
  @Test(.claim("FIT-11")) @MainActor func `Only the selected view is drawn and receives taps`() {
    let log = Log<String>()
    let host = settledHost(50, 20) {
      ViewThatFits {
        Color.red.frame(width: 80, height: 20).onTapGesture { log.add("red") }
        Color.blue.frame(width: 40, height: 20).onTapGesture { log.add("blue") }
      }
    }
    expect(host.displayList.commandCount, equals: 1)
    host.tap(at: CGPoint(x: 25, y: 10))
    expect(log.entries, equals: ["blue"])
    host.play("focus 1; activate")
    expect(log.entries, equals: ["blue", "blue"])
    expectNil(host.played("resize 100,20").focusedFrame)
    host.tap(at: CGPoint(x: 50, y: 10))
    expect(log.entries.last, equals: "red")
  }

  @Test(.claim("FIT-12")) @MainActor func `An alternative appears when ViewThatFits selects it`() {
    let log = Log<String>()
    let host = settledHost(100, 20) {
      ViewThatFits {
        Block("wide", 80, 20).onAppear { log.add("+wide") }.onDisappear { log.add("-wide") }
        HStack { Block("narrow", 40, 20).onAppear { log.add("+narrow") }.onDisappear { log.add("-narrow") } }
      }
    }
    expect(log.take(), equals: ["+wide"])
    expect(log.after { host.play("width 50") }, equals: ["+narrow", "-wide"])
    expect(log.after { host.update() }, equals: [])
    expect(log.after { host.play("width 100") }, equals: ["+wide", "-narrow"])
  }

  @Test(.claim("FIT-15")) @MainActor func `Readers in unselected views are deferred`() {
    let log = Log<String>()
    let host = settledHost(50, 20) {
      ViewThatFits {
        ReadingView(log: log).frame(width: 80, height: 20)
        Block("narrow", 40, 20)
      }
    }
    expect(log.take(), equals: [])
    host.environment.layoutDirection = .rightToLeft
    expect(log.after { host.update() }, equals: [])
    expect(log.after { host.play("width 100") }, equals: ["content 80", "overlay 7", "geometry 80", "preference 7"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("FIT-16")) @MainActor func `Only selected views receive change notifications`() {
    let log = Log<String>()
    let model = WidthModel()
    let host = settledHost(100, 20) { WatchingCandidates(model: model, log: log) }
    expect(log.take(), equals: ["wide 60"])
    model.first = 61
    expect(log.after { host.update() }, equals: ["wide 61"])
    expect(log.after { host.play("width 40") }, equals: ["narrow 61"])
    model.first = 62
    expect(log.after { host.update() }, equals: ["narrow 62"])
    expect(log.after { host.play("width 100") }, equals: ["wide 62"])
  }

  @Test @MainActor func `A nested selection follows the outer selection`() {
    let log = Log<String>()
    let host = settledHost(100, 20) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Block("left", 60, 20)
          ViewThatFits(in: .horizontal) {
            Block("inner wide", 30, 20).onAppear { log.add("inner wide") }
            Block("inner narrow", 10, 20).onAppear { log.add("inner narrow") }
          }
        }
        Block("outer", 20, 20).onAppear { log.add("outer") }
      }
    }
    expect(host.identifiers, equals: ["inner wide", "left"])
    expect(host.played("width 80").identifiers, equals: ["outer"])
    expect(log.after { host.play("width 100") }, equals: ["inner wide", "outer", "inner wide"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `Each candidate is measured a bounded number of times, and candidates after the selected one never`() {
    let host = settledHost(100, 20) { Candidates() }
    let report = { (width: CGFloat) -> Int in
      host.size.width = width
      return host.update().counts.measurements
    }
    // The root, the root's stack, and the selecting view; then the ideal and the final size of the block, whose frame
    // is rigid.
    let again = report(90)
    expect(again, atMost: 4)
    expect(report(30), atMost: 12)
  }
}

@Observable final class WidthModel { var first: CGFloat = 60 }

private struct ReadingView: View {
  let log: Log<String>
  var body: some View {
    GeometryReader { proxy in
      let _ = log.add("content \(Int(proxy.size.width))")
      Color.red.preference(key: SumKey<Int>.self, value: 7)
    }
    .overlayPreferenceValue(SumKey<Int>.self) { value in
      let _ = log.add("overlay \(value)")
      Color.blue
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { log.add("geometry \(Int($0))") })
    .onPreferenceChange(SumKey<Int>.self) { log.add("preference \($0)") }
  }
}

private struct WatchingCandidates: View {
  let model: WidthModel
  let log: Log<String>
  var body: some View {
    ViewThatFits {
      Block("wide", 80, 20).onChange(of: model.first, initial: true) { log.add("wide \(Int(model.first))") }
      Block("narrow", 40, 20).onChange(of: model.first, initial: true) { log.add("narrow \(Int(model.first))") }
    }
  }
}
