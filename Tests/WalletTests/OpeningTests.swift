@testable import Wallet

/// A tap on a card.
@MainActor struct OpeningTests {
  /// A point in the visible part of the second card.
  private let travel = CGPoint(x: 200, y: 390)

  @Test @MainActor func `A tap lifts the card and shows its payments below it, and the other cards leave`() throws {
    let host = settledWallet()
    host.tap(at: travel)
    // The model changes at once.
    let card = try #require(host.frame(of: "card-travel"))
    let history = try #require(host.frame(of: "history"))
    expect(card.minY, below: 100)
    expect(history.minY, equals: card.maxY + 24)
    #expect(["everyday", "books", "shared", "reserve"].allSatisfy { host.frame(of: "card-\($0)") == nil })
    // The displayed position is animated.
    expect(host.top(of: "travel"), equals: 374)
    expect(host.top(of: "everyday"), equals: 424)
    host.advance(by: 0.2)
    let way = try #require(host.top(of: "travel"))
    #expect(way > card.minY && way < 374)
    try expect(#require(host.top(of: "everyday")), above: 424)
    try expect(#require(host.presentedFrame(of: "history")).minY, above: history.minY)
    host.advance(by: 5)
    expect(host.top(of: "travel"), equals: card.minY)
    expect(host.presentedFrame(of: "history"), equals: history)
    expectNil(host.top(of: "everyday"))
    expect(host.painted(["Everyday", "Travel", "Harbor Ferry", "Corner Grocery"]), equals: ["Travel", "Harbor Ferry"])
  }

  @Test(arguments: ["done", "card-travel"]) func `The button and a second tap restore the stack`(target: String) {
    let host = settledWallet()
    host.tap(at: travel)
    host.advance(by: 0.3)
    host.tap(target)
    expectNil(host.frame(of: "history"))
    host.advance(by: 5)
    expect(
      ["everyday", "travel", "books", "shared", "reserve"].map { host.top(of: $0) }, equals: [424, 374, 324, 274, 224])
    expect(!host.isAnimating)
  }

  @Test @MainActor func `An open card cannot be dragged`() throws {
    let host = settledWallet()
    host.tap(at: travel)
    host.advance(by: 5)
    let frame = try #require(host.frame(of: "card-travel"))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 110), holding: 0.4)
    host.advance(by: 5)
    expect(host.presentedFrame(of: "card-travel"), equals: frame)
    #expect(host.frame(of: "history") != nil)
  }

  @Test @MainActor func `A drag scrolls the payments horizontally`() throws {
    let host = settledWallet()
    host.tap(at: travel)
    host.advance(by: 5)
    let first = try #require(host.frame(of: "payment-0"))
    host.drag(from: CGPoint(x: 300, y: first.midY), to: CGPoint(x: 200, y: first.midY))
    try expect(#require(host.frame(of: "payment-0")).minX, equals: first.minX - 100)
    #expect(host.frame(of: "history") != nil)
  }
}
