import Foundation

/// The windows of a program, and the assignment of pages to windows.
///
/// Invariants:
/// 1. There are at most ``maximumCount`` windows.
/// 2. A browser has at most ``maximumStreams`` streams: it permits six connections to a server, and needs some for
///    input.
///
/// Tested by `WindowTableTests`.
@MainActor
final class WindowTable {
  private let program: any WebProgram
  private let maximumCount: Int
  private let now: () -> Double
  private(set) var sessions: [String: WindowSession] = [:]
  /// The windows of the replaced program, until their pages reconnect.
  private var earlier: [String: WebHandover.Window]
  /// The time at which this table was created.
  private let start: Double
  /// The last build, if it failed or is still running.
  private var build: WebBuild?

  nonisolated static let maximumStreams = 4

  /// The time for which a window outlives its page in seconds, so that a reloaded page finds it.
  nonisolated static let graceSeconds = 60.0

  /// The time for which a window outlives a hidden page that sends no further messages, in seconds.
  nonisolated static let hiddenSeconds = 3_600.0

  init(
    _ program: any WebProgram, maximumCount: Int, earlier: [WebHandover.Window] = [], now: @escaping () -> Double
  ) {
    self.earlier = Dictionary(earlier.map { ($0.id, $0) }) { first, _ in first }
    self.program = program
    self.maximumCount = maximumCount
    self.now = now
    start = now()
  }

  var count: Int { sessions.count }

  /// Opens the stream of a page, for its previous window or a new one.
  func open(_ hello: ClientHello, _ exchange: ServerExchange) throws(HTTPError) {
    guard hello.version == WebProtocol.version else {
      throw HTTPError(409, "The page uses another version of the protocol.")
    }
    removeExpired()
    let session = if let known = known(hello) { known } else { try create(hello) }
    pauseOthers(of: hello.browser, than: session)
    session.attach(hello, exchange)
    if let build { session.show(build) }
  }

  /// Handles the events of a page.
  func handle(_ input: ClientInput) throws(HTTPError) {
    guard input.events.count <= WebProtocol.maximumEvents else { throw HTTPError(413, "Too many events.") }
    guard let session = sessions[input.window] else { throw HTTPError(410, "The window is closed.") }
    try session.handle(input.events, stream: input.stream)
  }

  /// Handles a request of the inspector beside a window.
  func inspect(_ request: ClientInspection) throws(HTTPError) -> HTTPResponse {
    guard let session = sessions[request.window] else { throw HTTPError(410, "The window is closed.") }
    return try session.inspect(request)
  }

  private func known(_ hello: ClientHello) -> WindowSession? {
    guard let id = hello.window, let session = sessions[id] else { return nil }
    // A duplicated tab refers to the window of the original tab, which is still open, visible or hidden.
    return (session.hasStream || session.isHidden) && !hello.isReturning ? nil : session
  }

  private func create(_ hello: ClientHello) throws(HTTPError) -> WindowSession {
    if sessions.count >= maximumCount { removeOldestWithoutPage() }
    guard sessions.count < maximumCount else {
      let count = maximumCount == 1 ? "1 window" : "\(maximumCount) windows"
      throw HTTPError(503, "The program has \(count), which is the limit. Close one and try again.")
    }
    guard let window = program.openWindow(hello.path) else {
      throw HTTPError(404, "The program has no window at this address.")
    }
    let restored = hello.window.flatMap { earlier.removeValue(forKey: $0) }.flatMap { $0.path == hello.path ? $0 : nil }
    if let state = restored?.state { window.restore(state) }
    let session = WindowSession(
      id: restored?.id ?? AccessToken().text, path: hello.path, window: window, now: now)
    sessions[session.id] = session
    return session
  }

  /// Ends the least recently used streams of a browser, so that it has a connection for a new one.
  private func pauseOthers(of browser: String, than session: WindowSession) {
    let others = sessions.values.filter { $0 !== session && $0.hasStream && $0.browser == browser }
    let excess = others.count + 1 - Self.maximumStreams
    guard excess > 0 else { return }
    for other in others.sorted(by: { $0.lastInput < $1.lastInput }).prefix(excess) { other.detach("paused") }
  }

  /// Closes the windows whose pages have left.
  func removeExpired() {
    let now = now()
    for session in sessions.values {
      guard let leftAt = session.leftAt else { continue }
      if now - leftAt > session.graceSeconds { close(session) }
    }
    earlier = earlier.filter { now - start <= $1.seconds }
  }

  private func removeOldestWithoutPage() {
    let left = sessions.values.filter { !$0.hasStream }
    if let oldest = left.min(by: { $0.leftAt ?? 0 < $1.leftAt ?? 0 }) { close(oldest) }
  }

  private func close(_ session: WindowSession) {
    sessions[session.id] = nil
    session.window.close()
  }

  func sendHeartbeats() {
    for session in sessions.values { session.sendHeartbeat() }
  }

  /// Shows the progress of a build on all pages, including those that connect while the program is not up to date.
  func show(_ build: WebBuild) {
    self.build = build == .succeeded ? nil : build
    for session in sessions.values { session.show(build) }
  }

  /// The windows with their state, for a program that replaces this one. They include the windows of earlier programs
  /// whose pages have not reconnected, because hidden pages reconnect only when they are shown.
  var windows: [WebHandover.Window] {
    let now = now()
    let open = sessions.values.map { session in
      WebHandover.Window(
        id: session.id, path: session.path, state: session.window.savedState(),
        seconds: session.leftAt.map { session.graceSeconds - (now - $0) } ?? Self.hiddenSeconds)
    }
    let waiting = earlier.values.map {
      WebHandover.Window(id: $0.id, path: $0.path, state: $0.state, seconds: $0.seconds - (now - start))
    }
    return open + waiting.filter { $0.seconds > 0 }
  }

  /// Ends all streams and closes all windows.
  ///
  /// - Parameters:
  ///   - reason: The reason for the pages; see `ServerMessage.end`.
  ///   - keepsAddress: Whether the program has the same address when it starts again.
  func closeAll(_ reason: String = "ended", keepsAddress: Bool = false) {
    for session in sessions.values {
      session.detach(reason, keepsAddress: keepsAddress)
      close(session)
    }
  }
}
