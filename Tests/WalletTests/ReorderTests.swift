@testable import Wallet

/// A hold and a drag.
@MainActor struct ReorderTests {
  private let names = ["Everyday", "Travel", "Books &amp; Music", "Shared Flat", "Reserve"]
  private let front = CGPoint(x: 200, y: 500)

  /// Holds the front card and drags it up by 110 points, without releasing it.
  private func dragged() -> ViewHost<WalletView> {
    let host = settledWallet()
    host.send(.down(at: front, time: host.time))
    host.advance(by: 0.4)
    for step in 1...11 {
      host.advance(by: 1.0 / 60)
      host.send(.moved(to: CGPoint(x: 200, y: 500 - 10 * step), time: host.time))
    }
    return host
  }

  @Test @MainActor func `A dragged card follows the pointer and is drawn between its neighbors`() {
    let host = dragged()
    expect(host.top(of: "everyday"), equals: 314)
    // The zIndex is -2.2: behind Books & Music at -2, and in front of Shared Flat at -3.
    expect(host.painted(names), equals: ["Reserve", "Shared Flat", "Everyday", "Books &amp; Music", "Travel"])
    expect(["travel", "books", "shared", "reserve"].map { host.top(of: $0) }, equals: [374, 324, 274, 224])
  }

  @Test @MainActor func `A dropped card springs from its current position to its new one, the third`() throws {
    let host = dragged()
    host.send(.up(at: CGPoint(x: 200, y: 390), time: host.time))
    expect(host.frame(of: "card-everyday")?.minY, equals: 324)
    expect(host.top(of: "everyday"), equals: 314)
    host.advance(by: 0.1)
    let way = try #require(host.top(of: "everyday"))
    #expect(way > 314 && way < 324)
    host.advance(by: 5)
    expect(
      ["travel", "books", "everyday", "shared", "reserve"].map { host.top(of: $0) }, equals: [424, 374, 324, 274, 224])
    expect(host.painted(names), equals: ["Reserve", "Shared Flat", "Everyday", "Books &amp; Music", "Travel"])
    expect(!host.isAnimating)
  }

  @Test @MainActor func `A drag without a hold moves no card`() {
    let host = settledWallet()
    host.drag(from: front, to: CGPoint(x: 200, y: 390))
    host.advance(by: 5)
    expect(host.top(of: "everyday"), equals: 424)
    expectNil(host.frame(of: "history"))
  }

  @Test @MainActor func `A hold without a drag and a canceled drag change nothing`() {
    let host = settledWallet()
    host.press(at: front, for: 1)
    host.advance(by: 5)
    expect(host.top(of: "everyday"), equals: 424)
    let broken = dragged()
    broken.send(PointerEvent(.cancelled, at: front, time: broken.time))
    broken.advance(by: 5)
    expect(broken.top(of: "everyday"), equals: 424)
    expect(broken.painted(names).last, equals: "Everyday")
    // The next gesture works like the first.
    broken.drag(from: front, to: CGPoint(x: 200, y: 390), holding: 0.4)
    broken.advance(by: 5)
    expect(broken.top(of: "everyday"), equals: 324)
  }

  @Test @MainActor func `A missing release leaves no card lifted`() {
    let host = dragged()
    host.advance(by: 3)
    // The terminal lost the release of the button; the pointer is pressed again elsewhere.
    host.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 310), holding: 0.4)
    host.advance(by: 5)
    let tops = ["everyday", "travel", "books", "shared", "reserve"].compactMap { host.top(of: $0) }
    expect(Set(tops), equals: [224, 274, 324, 374, 424])
    expect(tops[0], equals: 424)
    expect(!host.isAnimating)
  }
}
