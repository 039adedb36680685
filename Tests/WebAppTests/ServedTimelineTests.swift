@testable import Tributary
@testable import TributaryWeb

/// A view that changes with time, in a window whose page is the test.
@Suite(.serialized) @MainActor struct ServedTimelineTests {
  private struct Ticking: View {
    @State private var isPaused = false
    var body: some View {
      TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .contentShape(Rectangle()).onTapGesture { isPaused = true }
    }
  }

  private final class Program: WebProgram {
    let window = HostWindow(ViewHost(size: .zero) { Ticking() })

    func openWindow(_ path: String) -> (any WebWindow)? { window }
  }

  /// A page that reads the messages of the server without a network.
  @MainActor private final class TestPage {
    let program = Program()
    private let table: WindowTable
    private let mailbox: ServerMailbox
    private var messages = ""

    init() throws {
      let clock = ContinuousClock()
      let start = clock.now
      table = WindowTable(program, maximumCount: 1) { (clock.now - start) / .seconds(1) }
      mailbox = ServerMailbox(try ServerWakePipe())
      let hello = """
        {"version":\(WebProtocol.version),"window":null,"isReturning":false,"browser":"b","path":"/","time":0,\
        "surroundings":{"width":300,"height":200,"scale":2,"isDark":false,"increasesContrast":false,\
        "reducesMotion":false,"languages":[],"isActive":true}}
        """
      try table.open(
        JSONDecoder().decode(ClientHello.self, from: Data(hello.utf8)), ServerExchange(ConnectionID(value: 1), mailbox))
    }

    /// The numbers of all frames so far.
    var frames: [Int] {
      for case (_, .send(let bytes)) in mailbox.take().commands { messages += String(decoding: bytes, as: UTF8.self) }
      return messages.matches(of: /data: {"frame":(\d+)/).compactMap { Int($0.output.1) }
    }

    func send(_ events: String) throws {
      let id = try #require(messages.firstMatch(of: /"window":"([0-9a-f]{32})"/)).output.1
      let input = Data("{\"window\":\"\(id)\",\"stream\":1,\"events\":[\(events)]}".utf8)
      try table.handle(JSONDecoder().decode(ClientInput.self, from: input))
    }

    func acknowledge(_ frame: Int) throws { try send(#"{"type":"ack","time":1,"frame":\#(frame)}"#) }

    /// Waits for a frame, and returns whether it is the last one.
    func receives(_ frame: Int) async throws -> Bool {
      for _ in 0..<6_000 {
        if let last = frames.last, last >= frame { return last == frame }
        try await Task.sleep(for: .milliseconds(10))
      }
      return false
    }
  }

  @Test func `An animated timeline sends one frame for each acknowledgment, and none after it pauses`() async throws {
    let page = try TestPage()
    expect(try await page.receives(1))
    for frame in 1...4 {
      // Without an acknowledgment there is no further frame, although the view changes all the time.
      try await Task.sleep(for: .milliseconds(150))
      expect(page.frames.last, equals: frame)
      try page.acknowledge(frame)
      expect(try await page.receives(frame + 1))
    }
    try page.send(#"{"type":"down","time":10,"x":150,"y":100},{"type":"up","time":20,"x":150,"y":100}"#)
    // The frame with the paused view can be followed by one at the time of the pause.
    for _ in 0..<3 {
      try page.acknowledge(try #require(page.frames.last))
      try await Task.sleep(for: .milliseconds(150))
    }
    let last = try #require(page.frames.last)
    try page.acknowledge(last)
    try await Task.sleep(for: .milliseconds(300))
    expect(page.frames.last, equals: last)
    let window = page.program.window
    expectNil(window.wakeInterval(at: 1_000))
  }
}
