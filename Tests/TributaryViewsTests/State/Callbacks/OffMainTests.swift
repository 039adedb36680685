import Dispatch

private enum Route: CaseIterable { case state, member, element, memberOfElement }
private struct Box { var list: [Int] = [] }

private final class Way {
  var lists: [Route: Binding<[Int]>] = [:]
  var list: Binding<[Int]>? { lists[.state] }
  var text: Binding<String>?
  var watched: Binding<Watched>?
  var readLevel: () -> CGFloat = { 0 }
  var hold: GestureState<Bool>?
  var focus: FocusState<Bool>.Binding?
}

/// A number that is compared on the main thread when it replaces another number.
private struct Watched: Equatable, Sendable {
  let number: Int
  nonisolated(unsafe) static var willReplace: (Watched, Watched) -> Void = { _, _ in }
  static func == (old: Watched, new: Watched) -> Bool {
    willReplace(old, new)
    return old.number == new.number
  }
}

private struct Screen {
  let way: Way
  @State private var list: [Int] = []
  @State private var box = Box()
  @State private var several: [[Int]] = [[], []]
  @State private var boxes = [Box()]
  @State private var text = ""
  @State private var watched = Watched(number: 0)
  @GestureState private var isHeld = false
  @FocusState private var hasFocus: Bool
  @Environment(\.level) private var level
}

extension Screen: View {
  var body: some View {
    if way.lists.isEmpty {
      way.lists = [.state: $list, .member: $box.list, .element: $several[1], .memberOfElement: $boxes[0].list]
    }
    way.text = $text
    way.watched = $watched
    way.hold = $isHeld
    way.focus = $hasFocus
    way.readLevel = { level }
    return Color.red.frame(width: CGFloat(list.count % 90), height: 10).accessibilityIdentifier("a")
  }
}

/// State used by other threads: each read is a whole value, each write arrives, and the operations of one thread are
/// ordered.
@MainActor struct OffMainTests {
  private func run(_ body: @escaping @Sendable () -> Void) async { await runOffMain(body) }

  private func screen() -> (Way, ViewHost<Screen>) {
    let way = Way()
    return (way, settledHost { Screen(way: way) })
  }

  @Test(arguments: Route.allCases)
  private func `Two thousand in-place changes from one thread are all applied`(route: Route) async throws {
    let (way, host) = screen()
    let list = Smuggled(value: try #require(way.lists[route]))
    await run { for number in 0..<2_000 { list.value.wrappedValue.append(number) } }
    expect(list.value.wrappedValue, equals: Array(0..<2_000))
    expect(host.updated().codes, equals: [.stateWrittenOffMain])
  }

  @Test(arguments: Route.allCases)
  private func `A thread reads its own writes while the main thread applies them`(route: Route) async throws {
    let (way, host) = screen()
    let list = Smuggled(value: try #require(way.lists[route]))
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    startThread {
      for number in 0..<20_000 { list.value.wrappedValue.append(number) }
      isDone.value.signal()
    }
    var rounds = 0
    while isDone.value.wait(timeout: .now()) == .timedOut, rounds < 100_000 {
      rounds += 1
      host.update()
      // The main thread reads by the same access at the same time.
      for _ in 0..<50 { expect(list.value.wrappedValue.count, atMost: 20_000) }
      await Task.yield()
    }
    await run {}
    expect(list.value.wrappedValue.count, equals: 20_000)
  }

  /// While the main thread applies a write, the other thread writes again. If the main thread applied that write too
  /// before it continues, it would not continue as long as the thread writes.
  @Test func `A thread that writes continuously does not block the main thread`() async throws {
    let (way, host) = screen()
    let watched = Smuggled(value: try #require(way.watched))
    let mayWrite = Smuggled(value: DispatchSemaphore(value: 0))
    let isWritten = Smuggled(value: DispatchSemaphore(value: 0))
    let count = 50
    startThread {
      for number in 1...count {
        mayWrite.value.wait()
        watched.value.wrappedValue = Watched(number: number)
        isWritten.value.signal()
      }
    }
    func write() {
      mayWrite.value.signal()
      isWritten.value.wait()
    }
    let turns = Smuggled(value: Turns())
    var turnsBefore: [Int] = []
    Watched.willReplace = { _, new in
      guard MainQueue.isCurrent, new.number == turnsBefore.count + 1 else { return }
      turnsBefore.append(turns.value.count)
      DispatchQueue.main.async { turns.value.count += 1 }
      if new.number < count { write() }
    }
    defer { Watched.willReplace = { _, _ in } }
    write()
    for _ in 0..<count { await run {} }
    expect(turnsBefore, equals: Array(0..<count))
    host.update()
    expect(watched.value.wrappedValue.number, equals: count)
    expect(host.codes, equals: [.stateWrittenOffMain])
  }

  @Test func `Drawing by other threads in a canvas is ignored, with one warning`() async throws {
    let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let alone = settledHost { Canvas { context, _ in context.fill(square, with: .color(.red)) } }
    let host = settledHost {
      Canvas { context, _ in
        context.fill(square, with: .color(.red))
        let shared = Smuggled(value: context)
        let isDone = Smuggled(value: DispatchSemaphore(value: 0))
        for _ in 0..<4 {
          Thread.detachNewThread {
            for _ in 0..<200 { shared.value.fill(square, with: .color(.blue)) }
            isDone.value.signal()
          }
        }
        for _ in 0..<4 { isDone.value.wait() }
      }
    }
    expect(host.displayList.description, equals: alone.displayList.description)
    await run {}
    expect(host.updated().codes, equals: [.stateWrittenOffMain])
  }

  @Test func `Reads concurrent with writes of the main thread are whole values`() async throws {
    let (way, host) = screen()
    let text = Smuggled(value: try #require(way.text))
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    let torn = Smuggled(value: NSMutableArray())
    startThread {
      for _ in 0..<20_000 {
        let value = text.value.wrappedValue
        // Longer than the inline storage of a string, and all of one letter.
        if Set(value).count > 1 || ![0, 40].contains(value.count) { torn.value.add(value) }
      }
      isDone.value.signal()
    }
    var number = 0
    while isDone.value.wait(timeout: .now()) == .timedOut {
      number += 1
      text.value.wrappedValue = String(repeating: ["a", "b", "c"][number % 3], count: 40)
      if number % 64 == 0 {
        host.update()
        await Task.yield()
      }
    }
    await run {}
    expect(torn.value.count, equals: 0)
    expect(host.codes, equals: [.stateWrittenOffMain])
  }

  @Test func `The environment, gesture states, and the focus are read as whole values`() async throws {
    let (way, host) = screen()
    host.update { host.environment.level = 3 }
    let smuggled = Smuggled(value: way)
    let answers = Smuggled(value: NSMutableArray())
    await run {
      answers.value.add(Double(smuggled.value.readLevel()))
      answers.value.add(smuggled.value.hold?.wrappedValue ?? true)
      answers.value.add(smuggled.value.focus?.wrappedValue ?? true)
      smuggled.value.focus?.wrappedValue = true
    }
    host.update()
    expect(answers.value as? [AnyHashable] == [3.0, false, false])
    expect(Set(host.codes), equals: [.stateWrittenOffMain])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [false, true])
  func `Focus requested off the main thread is set if a view accepts it`(hasView: Bool) async throws {
    let (host, way) = settledHost(with: Way()) { Focusing(way: $0, hasView: hasView) }
    let focus = Smuggled(value: try #require(way.focus))
    await run { focus.value.wrappedValue = true }
    host.update()
    host.update()
    expect(focus.value.wrappedValue, equals: hasView)
    expect(host.displayList.description.contains("focused: \(hasView)"))
    expect(host.codes, equals: [.stateWrittenOffMain])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A completion passed off the main thread runs once, on the main thread`() async throws {
    let (way, host) = screen()
    let list = Smuggled(value: try #require(way.list))
    let ends = Smuggled(value: Probe())
    await run {
      // Whether the main queue is current; the queue can use another thread.
      let isMain = { ends.value.log.append("\(MainQueue.isCurrent)") }
      withAnimation(.linear(duration: 1)) {
        list.value.wrappedValue = [1]
      } completion: {
        isMain()
      }
      var transaction = Transaction()
      transaction.addAnimationCompletion(isMain)
      withTransaction(transaction) {}
    }
    await run {}
    host.updated().advance(by: 2)
    expect(ends.value.log, equals: ["true", "true"])
  }

  @Test func `Code on another thread is not attributed to the body being evaluated`() async throws {
    let (way, host) = screen()
    let list = Smuggled(value: try #require(way.list))
    let gate = Smuggled(value: DispatchSemaphore(value: 0))
    let back = Smuggled(value: DispatchSemaphore(value: 0))
    startThread {
      gate.value.wait()
      _ = list.value.wrappedValue
      back.value.signal()
    }
    let blocking = settledHost {
      Blocking {
        gate.value.signal()
        back.value.wait()
      }
    }
    await run {}
    // The body did not read the list, so a change of the list evaluates nothing there.
    list.value.wrappedValue = [1]
    expect(blocking.update().counts.bodies, equals: 0)
    expect(host.update().counts.bodies, equals: 1)
  }
}

private struct Focusing {
  let way: Way
  let hasView: Bool
  @FocusState private var hasFocus: Bool
}

extension Focusing: View {
  var body: some View {
    let _ = way.focus = $hasFocus
    VStack {
      Text("focused: \(hasFocus)")
      if hasView { Button("field") {}.focused($hasFocus) }
    }
  }
}

private final class Turns { var count = 0 }

private struct Blocking: View {
  let wait: () -> Void
  var body: some View {
    let _ = wait()
    Color.red
  }
}
