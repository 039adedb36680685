import Foundation
import TributarySVG

/// A window of the program, together with the page that shows it.
///
///     event ──▶ handle ──▶ needsFrame ─┐
///     timer ───────────────────────────┼─▶ send if no frame is in flight ─▶ page ─▶ requestAnimationFrame
///     acknowledgment ──────────────────┘            ▲                                       │
///                                                   └───────────── acknowledgment ◀─────────┘
///
/// Invariants:
/// 1. At most one frame is in flight: a slow page receives fewer frames, and no frames are queued.
/// 2. `picture` is the picture of the page after the page has received all messages.
/// 3. `elements` is the accessibility tree of the page in the same sense. It is sent while no frame is in flight, or
///    directly after a frame.
/// 4. Without changes, no message is sent and no timer runs.
///
/// Tested by `WindowSessionTests`.
@MainActor
final class WindowSession {
  let id: String
  /// The path of the page and its query.
  let path: String
  let window: any WebWindow
  private let now: () -> Double

  private var picture = LivePicture()
  private var status: WebStatus?
  private var elements = WebElements()
  private var stream: ServerExchange?
  /// The number of the last stream, which a page repeats in its messages.
  private var streamNumber = 0
  private var clock = PageClock()
  private var budget = EventBudget()

  private var lastFrame = 0
  private var inFlight: Int?
  private var wantsFrame = false
  private var isScheduled = false
  /// The number of the current timer, so that earlier timers are ignored.
  private var timer = 0

  private var pace = ElementPace()
  private var isCollecting = false
  /// Whether the elements are sent with the next acknowledgment.
  private var areElementsDue = false

  /// The browser that shows the window.
  private(set) var browser = ""
  /// The time of the last event from the page.
  private(set) var lastInput: Double
  /// The time at which the page left, or `nil` while it has a stream.
  private(set) var leftAt: Double?
  /// Whether the page still exists without a stream: it has reported that it is hidden, or the server has paused it.
  private(set) var isHidden = false

  /// The time for which the window outlives its stream, in seconds.
  var graceSeconds: Double { isHidden ? WindowTable.hiddenSeconds : WindowTable.graceSeconds }

  init(id: String, path: String, window: any WebWindow, now: @escaping () -> Double) {
    self.id = id
    self.path = path
    self.window = window
    self.now = now
    lastInput = now()
    leftAt = now()
    window.needsFrame = { [weak self] in self?.requestFrame() }
  }

  var hasStream: Bool { stream != nil }

  // MARK: The stream

  /// Attaches a page. A previously attached page receives a message to stop.
  func attach(_ hello: ClientHello, _ exchange: ServerExchange) {
    detach("moved")
    (stream, browser, leftAt, isHidden) = (exchange, hello.browser, nil, false)
    (picture, status, inFlight, clock) = (LivePicture(), nil, nil, PageClock())
    (elements, areElementsDue) = (WebElements(), false)
    streamNumber += 1
    lastInput = now()
    _ = clock.serverTime(of: hello.time / 1_000, now: now())
    exchange.respond(.eventStream)
    exchange.onClose { [weak self, weak exchange] in
      MainQueue.run { self?.streamDidClose(exchange) }
    }
    send(.hello(window: id, stream: streamNumber))
    window.apply(hello.surroundings)
    wantsFrame = true
    sendFrame()
  }

  /// Ends the stream.
  ///
  /// - Parameters:
  ///   - reason: The reason for the page; see `ServerMessage.end`.
  ///   - keepsAddress: Whether the program has the same address when it starts again.
  func detach(_ reason: String, keepsAddress: Bool = false) {
    guard let stream else { return }
    send(.end(reason, keepsAddress: keepsAddress))
    stream.end()
    streamDidClose(stream)
    // The page continues after a click.
    if reason == "paused" { isHidden = true }
  }

  private func streamDidClose(_ exchange: ServerExchange?) {
    guard let exchange, exchange === stream else { return }
    stream = nil
    inFlight = nil
    window.endInspection()
    leftAt = now()
    timer += 1
  }

  private func send(_ message: ServerMessage) { stream?.send(message.bytes) }

  /// Shows the progress of a build.
  func show(_ build: WebBuild) { send(.build(build)) }

  /// Sends a message that lets the page and the server detect a broken connection.
  func sendHeartbeat() { stream?.send(Array(": alive\n\n".utf8)) }

  // MARK: Input

  /// Handles user input.
  ///
  /// - Parameter number: The stream of the page that sends the events, or `nil` if the page does not name it.
  func handle(_ events: [WebEvent], stream number: Int? = nil) throws(HTTPError) {
    let now = now()
    guard budget.admits(events.count, now: now) else { throw HTTPError(429, "Too many events.") }
    let isCurrent = number == nil || number == streamNumber
    for event in events where isCurrent || !event.kind.concernsStream {
      handle(event, at: clock.serverTime(of: event.time, now: now))
    }
    sendCommands()
    sendFrame()
  }

  private func handle(_ event: WebEvent, at time: Double) {
    switch event.kind {
    case .acknowledgment(let frame):
      guard frame == inFlight else { return }
      inFlight = nil
    case .hide: isHidden = true
    case .leave:
      isHidden = false
      leftAt = now()
      if let stream { streamDidClose(stream) }
    case .surroundings(let surroundings):
      window.apply(surroundings)
      wantsFrame = true
    default:
      lastInput = now()
      window.handle(event.kind, at: time)
      wantsFrame = true
    }
  }

  private func sendCommands() {
    guard hasStream else { return }
    for command in window.takeCommands() { send(.command(command)) }
  }

  // MARK: Frames

  /// Sends a frame in the next turn, together with all other changes of this turn.
  private func requestFrame() {
    wantsFrame = true
    guard !isScheduled else { return }
    isScheduled = true
    MainQueue.run { [weak self] in
      self?.isScheduled = false
      self?.sendFrame()
    }
  }

  /// Sends the frame and the accessibility tree that are due, unless a frame is in flight. The tree follows the frame,
  /// so that its traversal does not delay the frame.
  private func sendFrame() {
    guard hasStream, inFlight == nil else { return }
    sendDueFrame()
    if areElementsDue { sendElements() }
  }

  private func sendDueFrame() {
    let time = now()
    guard wantsFrame || window.wakeInterval(at: time).map({ $0 <= 0 }) ?? false else { return startTimer() }
    wantsFrame = false
    let frame = window.frame(at: time)
    sendCommands()
    let isFirst = status == nil
    let patch = picture.update(to: frame.picture)
    if isFirst || !patch.isEmpty || frame.status != status {
      lastFrame += 1
      inFlight = lastFrame
      send(.frame(lastFrame, isFirst: isFirst, patch, frame.status, since: status))
      status = frame.status
      collectElements()
    } else {
      startTimer()
    }
  }

  /// Starts a timer for the window's next frame.
  private func startTimer() {
    timer += 1
    guard let interval = window.wakeInterval(at: now()), interval.isFinite else { return }
    let id = timer
    // Displays do not show more frames, and a window without changes sends no frame to acknowledge.
    MainQueue.run(after: max(interval, 1.0 / 120)) { [weak self] in
      guard let self, id == timer else { return }
      wantsFrame = true
      sendFrame()
    }
  }

  // MARK: Elements

  /// Sends the accessibility tree after a delay, together with the changes of further frames.
  private func collectElements() {
    guard !isCollecting else { return }
    isCollecting = true
    MainQueue.run(after: pace.interval(now: now())) { [weak self] in
      guard let self else { return }
      isCollecting = false
      if inFlight == nil { sendElements() } else { areElementsDue = true }
    }
  }

  private func sendElements() {
    areElementsDue = false
    guard hasStream else { return }
    let start = now()
    let new = window.elements()
    let patch = ElementPatch(from: elements, to: new)
    pace.didCollect(from: start, to: now())
    elements = new
    if !patch.isEmpty { send(.elements(patch)) }
  }

  // MARK: Inspection

  /// Records the window while its page shows the inspector.
  func inspect(_ request: ClientInspection) throws(HTTPError) -> HTTPResponse {
    guard budget.admits(EventBudget.inspection, now: now()) else { throw HTTPError(429, "Too many requests.") }
    guard request.isRecording, hasStream else {
      window.endInspection()
      return HTTPResponse(204)
    }
    guard let (number, data) = window.inspection(after: request.known) else { return HTTPResponse(204) }
    return .json("{\"number\":\(number),\"told\":\(data)}")
  }
}

extension WebEvent.Kind {
  /// Whether the event is about the stream of its page. A message of an earlier stream can arrive after the window has
  /// a new one, for example when a page is reloaded.
  fileprivate var concernsStream: Bool {
    switch self {
    case .acknowledgment, .hide, .leave: true
    default: false
    }
  }
}
