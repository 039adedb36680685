@testable import TributaryWeb

@Suite(.serialized) struct WindowTableTests {
  @Test func `A reloaded page keeps its window, and a copied tab gets a new one`() async throws {
    let served = try await ServedProgram()
    let first = try await served.open(served.hello())
    let again = try await served.open(served.hello(window: first.window, isReturning: true))
    expect(again.window, equals: first.window)
    expect(await first.wait(for: #"{"end":"moved"}"#))
    let copy = try await served.open(served.hello(window: first.window))
    expect(copy.window, differsFrom: first.window)
    expect(copy.window.count, equals: 32)
    await expect(served.service.windowCount, equals: 2)
    await served.service.stop()
  }

  @Test func `A window outlives a page that was closed`() async throws {
    let served = try await ServedProgram()
    let first = try await served.open(served.hello())
    _ = try await served.send(first.window, #"{"type":"leave","time":1}"#)
    first.client.close()
    let again = try await served.open(served.hello(window: first.window))
    expect(again.window, equals: first.window)
    await served.service.stop()
  }

  /// A table with a clock of the test, and the number of streams that it has opened.
  @MainActor
  private final class TimedTable {
    var now = 0.0
    private var count: UInt64 = 0
    private(set) lazy var table = WindowTable(FakeProgram(), maximumCount: 8) { [unowned self] in now }
    private let mailbox: ServerMailbox
    /// The exchange of the last stream.
    private(set) weak var exchange: ServerExchange?

    init() throws { mailbox = ServerMailbox(try ServerWakePipe()) }

    func open(window: String? = nil, isReturning: Bool = false) throws {
      count += 1
      let window = window.map { "\"\($0)\"" } ?? "null"
      let hello = """
        {"version":\(WebProtocol.version),"window":\(window),"isReturning":\(isReturning),"browser":"b","path":"/","time":0,\
        "surroundings":{"width":300,"height":200,"scale":2,"isDark":true,"increasesContrast":false,\
        "reducesMotion":false,"languages":[],"isActive":true}}
        """
      let exchange = ServerExchange(ConnectionID(value: count), mailbox)
      self.exchange = exchange
      try table.open(JSONDecoder().decode(ClientHello.self, from: Data(hello.utf8)), exchange)
    }

    /// Closes the connection of the last stream, without a message of its page.
    func disconnect() async {
      exchange?.didClose()
      // The main queue runs the blocks in order.
      await withCheckedContinuation { continuation in MainQueue.run { continuation.resume() } }
    }

    func send(_ types: String...) throws {
      let id = try #require(table.windows.first?.id)
      let events = types.map { "{\"type\":\"\($0)\",\"time\":1}" }.joined(separator: ",")
      let input = Data("{\"window\":\"\(id)\",\"stream\":1,\"events\":[\(events)]}".utf8)
      try table.handle(JSONDecoder().decode(ClientInput.self, from: input))
    }

    func count(after seconds: Double) -> Int {
      now += seconds
      table.removeExpired()
      return table.count
    }
  }

  @Test @MainActor func `The window of a closed tab is kept for a minute, even if the tab was hidden`() throws {
    let visible = try TimedTable()
    try visible.open()
    try visible.send("leave")
    expect(visible.count(after: 59), equals: 1)
    expect(visible.count(after: 2), equals: 0)
    let hidden = try TimedTable()
    try hidden.open()
    try hidden.send("hide")
    // The stream of a hidden page ends, and the page is closed later.
    try hidden.send("leave")
    expect(hidden.count(after: 61), equals: 0)
  }

  @Test @MainActor func `The window of a client that vanishes is kept for a minute`() async throws {
    let timed = try TimedTable()
    try timed.open()
    expect(timed.count(after: 100), equals: 1)
    await timed.disconnect()
    expect(timed.count(after: 59), equals: 1)
    expect(timed.count(after: 2), equals: 0)
  }

  @Test @MainActor func `A thousand windows whose pages have left leave no session and no exchange in memory`()
    async throws
  {
    struct Remains {
      weak var session: WindowSession?
      weak var exchange: ServerExchange?
    }
    let timed = try TimedTable()
    var remains: [Remains] = []
    for index in 0..<1_000 {
      try timed.open()
      remains.append(Remains(session: timed.table.sessions.values.first, exchange: timed.exchange))
      #expect(remains[index].session != nil && remains[index].exchange != nil)
      // Half of the clients vanish without a message.
      if index % 2 == 0 { try timed.send("leave") } else { await timed.disconnect() }
      expect(timed.count(after: 61), equals: 0)
    }
    // Pending blocks of the main queue refer to the sessions weakly.
    expect(remains.count { $0.session != nil }, equals: 0)
    expect(remains.count { $0.exchange != nil }, equals: 0)
  }

  @Test @MainActor func `A duplicate of a hidden tab gets a new window`() throws {
    let timed = try TimedTable()
    try timed.open()
    try timed.send("hide", "leave", "hide")
    let id = try #require(timed.table.windows.first?.id)
    try timed.open(window: id)
    expect(timed.table.count, equals: 2)
    try timed.open(window: id, isReturning: true)
    expect(timed.table.count, equals: 2)
  }

  @Test func `The number of windows is limited, and a window without a page is replaced`() async throws {
    let served = try await ServedProgram { $0.maximumWindows = 2 }
    let streams = [try await served.open(served.hello()), try await served.open(served.hello())]
    let refused = try await served.open(served.hello())
    expect(refused.text.hasPrefix("HTTP/1.1 503 "))
    expect(refused.text, contains: "2 windows")
    _ = try await served.send(streams[0].window, #"{"type":"leave","time":1}"#)
    try await expect(served.open(served.hello()).frames, equals: [1])
    expect(await served.program.windows[0].isClosed)
    expect(try await served.send(streams[0].window, #"{"type":"ack","time":1,"frame":1}"#).hasPrefix("HTTP/1.1 410 "))
    await served.service.stop()
  }

  @Test func `A browser with more streams than connections pauses its least recently used stream`() async throws {
    let served = try await ServedProgram()
    var streams: [OpenedStream] = []
    for _ in 0..<WindowTable.maximumStreams { streams.append(try await served.open(served.hello())) }
    _ = try await served.send(streams[0].window, #"{"type":"down","time":1,"x":1,"y":1}"#)
    let other = try await served.open(served.hello(browser: "other"))
    expect(other.frames, equals: [1])
    let next = try await served.open(served.hello())
    expect(next.frames, equals: [1])
    expect(await streams[1].wait(for: #"{"end":"paused"}"#))
    let resumed = try await served.open(served.hello(window: streams[1].window, isReturning: true))
    expect(resumed.window, equals: streams[1].window)
    expect(await streams[2].wait(for: #"{"end":"paused"}"#))
    await served.service.stop()
  }

  @Test func `A page of another version is rejected, and so is a path without a window`() async throws {
    let served = try await ServedProgram()
    expect(try await served.open(served.hello(version: WebProtocol.version + 1)).text.hasPrefix("HTTP/1.1 409 "))
    expect(try await served.open(served.hello(path: "/elsewhere")).text.hasPrefix("HTTP/1.1 404 "))
    await expect(served.service.windowCount, equals: 0)
    await served.service.stop()
  }
}
