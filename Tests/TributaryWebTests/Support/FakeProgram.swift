@testable import TributaryWeb

/// A program whose windows count their events.
@MainActor
final class FakeProgram: WebProgram {
  private(set) var windows: [FakeWindow] = []

  func openWindow(_ path: String) -> (any WebWindow)? {
    guard path == "/" else { return nil }
    let window = FakeWindow()
    windows.append(window)
    return window
  }
}

/// A window that shows the number of received taps.
@MainActor
final class FakeWindow: WebWindow {
  private(set) var taps = 0
  private(set) var events: [WebEvent.Kind] = []
  private(set) var times: [Double] = []
  private(set) var frameCount = 0
  private(set) var isClosed = false
  private(set) var surroundings: WebSurroundings?
  var interval: Double?
  /// Whether every frame shows another picture.
  var isBusy = false
  var commands: [WebCommand] = []
  var needsFrame: (@MainActor () -> Void)?

  nonisolated init() {}

  func apply(_ surroundings: WebSurroundings) { self.surroundings = surroundings }

  func handle(_ event: WebEvent.Kind, at time: Double) {
    events.append(event)
    times.append(time)
    if case .pointer(let pointer) = event, pointer.phase == .down { taps += 1 }
  }

  func frame(at time: Double) -> WebFrame {
    frameCount += 1
    let number = isBusy ? frameCount : taps
    let rect = CGRect(x: 0, y: 0, width: CGFloat(number + 1), height: 10)
    let root = DisplayFragment([.rectangle(rect, .color(Color.Resolved(red: 1, green: 0, blue: 0)))])
    var status = WebStatus()
    status.title = "\(taps) taps"
    return WebFrame(picture: DisplayList(size: surroundings?.size ?? .zero, root: root), status: status)
  }

  func elements() -> WebElements {
    var button = WebElement(id: 1, role: .button, label: "Tap", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    button.value = "\(taps)"
    return WebElements([button])
  }

  /// Whether the inspector records the window.
  private(set) var isRecording = false

  func inspection(after known: Int?) -> (number: Int, data: String)? {
    isRecording = true
    return known == frameCount ? nil : (frameCount, "{}")
  }

  func endInspection() { isRecording = false }

  func wakeInterval(at time: Double) -> Double? { interval }

  func takeCommands() -> [WebCommand] {
    defer { commands = [] }
    return commands
  }

  func savedState() -> Data? { Data("\(taps)".utf8) }

  func restore(_ state: Data) { taps = Int(String(decoding: state, as: UTF8.self)) ?? 0 }

  func close() { isClosed = true }
}

/// A service with a program of fake windows, and the requests of its page.
final class ServedProgram: Sendable {
  let service: WebService
  let program: FakeProgram
  let port: UInt16
  let token: String
  /// The random number that identifies this run of the program.
  let run: String

  @MainActor
  init(_ change: (inout WebService.Options) -> Void = { _ in }) throws {
    var options = WebService.Options()
    options.port = 0
    options.token = AccessToken()
    change(&options)
    program = FakeProgram()
    service = WebService(program, options)
    try service.start()
    port = service.port
    token = String(service.address.suffix(32))
    let nonce = AccessToken().text
    let response = try RawClient(port: port).response(to: Self.challenge("{\"nonce\":\"\(nonce)\"}", port))
    run = String(response.firstMatch(of: /"run":"([0-9a-f]{32})"/)?.output.1 ?? "")
    expect(response.contains("\"proof\":\"\(Self.code("server \(nonce) \(run)", token))\""))
  }

  /// Returns the code by which a holder of a token authenticates a message.
  static func code(_ message: String, _ token: String) -> String { AccessToken(token)?.code(for: message) ?? "" }

  /// Returns a request for the proof that the server knows the token.
  static func challenge(_ body: String, _ port: UInt16, fields: String = "") -> String {
    """
    POST /proof HTTP/1.1\r
    Host: 127.0.0.1:\(port)\r
    Content-Type: application/json\r
    \(fields)Content-Length: \(body.utf8.count)\r
    \r
    \(body)
    """
  }

  /// - Parameter credential: The credential, or `nil` for the valid one.
  func request(_ path: String, _ body: String, credential: String? = nil, fields: String = "") -> String {
    """
    POST \(path) HTTP/1.1\r
    Host: 127.0.0.1:\(port)\r
    Origin: http://127.0.0.1:\(port)\r
    Tributary-Credential: \(credential ?? Self.code("page \(run)", token))\r
    Content-Type: application/json\r
    \(fields)Content-Length: \(body.utf8.count)\r
    \r
    \(body)
    """
  }

  func hello(
    version: Int = WebProtocol.version, window: String? = nil, isReturning: Bool = false, browser: String = "b",
    path: String = "/"
  ) -> String {
    let window = window.map { "\"\($0)\"" } ?? "null"
    return """
      {"version":\(version),"window":\(window),"isReturning":\(isReturning),"browser":"\(browser)","path":"\(path)",\
      "time":1000,"surroundings":{"width":300,"height":200,"scale":2,"isDark":true,"increasesContrast":false,\
      "reducesMotion":false,"languages":["de-AT"],"isActive":true}}
      """
  }

  /// Returns a program, and the stream of a page that has opened a window.
  static func opened() async throws -> (ServedProgram, OpenedStream) {
    let served = try await ServedProgram()
    return (served, try await served.open(served.hello()))
  }

  /// Opens a stream and waits for its first frame, or for a rejection.
  func open(_ hello: String) async throws -> OpenedStream {
    let stream = try OpenedStream(RawClient(port: port))
    stream.client.send(request("/events", hello))
    await stream.receive { text in
      if text.contains("\"frame\":"), text.hasSuffix("\n\n") { return true }
      return text.contains("\r\n\r\n") && !text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("\n")
    }
    return stream
  }

  /// Sends events of a window and returns the response.
  func send(_ window: String, _ events: String) async throws -> String {
    let client = try RawClient(port: port)
    let request = request("/input", "{\"window\":\"\(window)\",\"events\":[\(events)]}")
    return await outsideThePool { client.response(to: request, within: OpenedStream.patience) }
  }
}

/// An event stream as read by a page.
final class OpenedStream {
  let client: RawClient
  private(set) var text = ""

  /// The timeout for the main actor, which responds and can be busy with other tests for minutes, in seconds.
  static let patience = 900.0

  init(_ client: RawClient) { self.client = client }

  /// The identifier of the window.
  var window: String { text.firstMatch(of: /"window":"([0-9a-f]{32})"/).map { String($0.output.1) } ?? "" }

  /// Waits for more text.
  func wait(for part: String, within seconds: Double = OpenedStream.patience) async -> Bool {
    if text.contains(part) { return true }
    let before = text
    await receive(within: seconds) { (before + $0).contains(part) }
    return text.contains(part)
  }

  /// Receives until a condition holds for the new text, or the given number of seconds has passed.
  func receive(
    within seconds: Double = OpenedStream.patience, until isEnough: @escaping @Sendable (String) -> Bool
  ) async {
    let client = client
    text += await outsideThePool { client.receive(within: seconds, until: isEnough) }
  }

  var frames: [Int] { text.matches(of: /"frame":(\d+)/).compactMap { Int($0.output.1) } }
}

/// Runs blocking code on a separate thread, since other tests need the few threads of the task pool.
func outsideThePool<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume(returning: body()) } }
}
