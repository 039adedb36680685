@testable import TributaryTerminal

struct EventQueueTests {
  private func drag(_ x: Double) -> TerminalInputEvent {
    .pointer(TerminalPointerEvent(.dragged(.left), at: CGPoint(x: x, y: 0)))
  }

  private func wheel(_ dy: Int, x: Double = 0) -> TerminalInputEvent {
    .pointer(TerminalPointerEvent(.scrolled(dx: 0, dy: dy), at: CGPoint(x: x, y: 0)))
  }

  private func contents(of events: [TerminalInputEvent]) -> [TerminalInputEvent] {
    var queue = EventQueue()
    let isTaken = events.map { queue.append($0) }
    expect(isTaken.allSatisfy { $0 })
    var result: [TerminalInputEvent] = []
    while let event = queue.takeFirst() { result.append(event) }
    expect(queue.isEmpty)
    return result
  }

  /// One more key than can wait before events are merged.
  private var backlog: [TerminalInputEvent] {
    Array(repeating: .key(.character("x")), count: EventQueue.mergingCount + 1)
  }

  @Test func `A program without a backlog gets every event`() {
    let events = (0..<EventQueue.mergingCount).map { drag(Double($0)) }
    expect(contents(of: events), equals: events)
  }

  @Test func `Moves of one button are merged to the last one after a backlog`() {
    expect(contents(of: backlog + [drag(1), drag(2), drag(3)]), equals: backlog + [drag(3)])
  }

  @Test func `Scroll steps in one direction and place are added up after a backlog`() {
    let events = [wheel(1), wheel(1), wheel(1), wheel(-1), wheel(-1), wheel(-1, x: 8)]
    expect(contents(of: backlog + events), equals: backlog + [wheel(3), wheel(-2), wheel(-1, x: 8)])
  }

  @Test func `Events are not merged across a press, a key, or another button or modifier`() {
    let press = TerminalInputEvent.pointer(TerminalPointerEvent(.down(.left), at: .zero))
    let right = TerminalInputEvent.pointer(TerminalPointerEvent(.dragged(.right), at: .zero))
    let shifted = TerminalInputEvent.pointer(TerminalPointerEvent(.dragged(.right), at: .zero, modifiers: .shift))
    let events = [drag(1), press, drag(1), .key(.space), drag(2), right, shifted]
    expect(contents(of: backlog + events), equals: backlog + events)
  }

  @Test func `A Control-C that was delivered in order does not affect the next one`() {
    var queue = EventQueue()
    let interrupt = TerminalInputEvent.key(.character("c"), .control)
    var taken: [TerminalInputEvent?] = []
    for _ in 0..<2 {
      _ = queue.append(interrupt)
      taken += [queue.takeFirst(), queue.takeUrgent()]
    }
    for event in [.key(.character("x")), interrupt] { _ = queue.append(event) }
    taken += [queue.takeUrgent(), queue.takeUrgent(), queue.takeFirst()]
    expect(taken, equals: [interrupt, nil, interrupt, nil, interrupt, nil, .key(.character("x"))])
  }

  @Test func `Control-C and Control-Z are delivered first, each once and the first before the second`() {
    var queue = EventQueue()
    for event in backlog + [.key(.character("z"), .control), .key(.character("c"), .control)] {
      _ = queue.append(event)
    }
    let taken = [queue.takeUrgent(), queue.takeUrgent(), queue.takeUrgent()]
    expect(taken, equals: [.key(.character("z"), .control), .key(.character("c"), .control), nil])
    expect(queue.count, equals: backlog.count)
  }

  @Test(arguments: [TerminalInputEvent.key(.character("x")), .paste(String(repeating: "p", count: 1 << 20))])
  func `The queue is bounded, and urgent keys always fit`(_ event: TerminalInputEvent) {
    var queue = EventQueue()
    var count = 0
    while queue.append(event), count < 1_000_000 { count += 1 }
    expect(count, below: 1_000_000)
    let leaves = (queue.append(.key(.character("c"), .control)), queue.takeUrgent())
    #expect(leaves == (true, .key(.character("c"), .control)))
    while queue.takeFirst() != nil {}
    let hasRoom = queue.append(event)
    expect(hasRoom)
  }
}
