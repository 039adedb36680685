import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Chromium without a window, controlled over its debugging pipe.
public final class HeadlessBrowser {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The path of an installed Chromium; `nil` if there is none.
  public static let path: String? = {
    let names = [
      "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
      "google-chrome-stable",
    ]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: URL
  private var buffer: [UInt8] = []
  private var lastID = 0
  /// The errors and console messages that the pages have reported.
  public private(set) var complaints: [String] = []

  public init(_ arguments: String...) throws {
    guard let path = Self.path else { throw Failure(description: "no Chromium is installed") }
    profile = FileManager.default.temporaryDirectory.appending(component: "browser-\(UUID().uuidString)")
    var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw Failure(description: "no pipes") }
    for end in toBrowser + fromBrowser { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    // The ends must not have the descriptors 3 and 4 before they are duplicated to them.
    let (readEnd, writeEnd) = (fcntl(toBrowser[0], F_DUPFD_CLOEXEC, 100), fcntl(fromBrowser[1], F_DUPFD_CLOEXEC, 100))
    posix_spawn_file_actions_adddup2(&actions, readEnd, 3)
    posix_spawn_file_actions_adddup2(&actions, writeEnd, 4)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let all =
      [
        path, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=700,500",
        "--user-data-dir=\(profile.path)",
      ] + arguments
    var strings = all.map { strdup($0) } + [nil]
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &strings, environ)
    for string in strings { free(string) }
    posix_spawn_file_actions_destroy(&actions)
    for end in [toBrowser[0], fromBrowser[1], readEnd, writeEnd] { close(end) }
    (process, input, output) = (child, toBrowser[1], fromBrowser[0])
    guard status == 0 else { throw Failure(description: "the browser did not start") }
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  /// Calls a method of the debugging protocol.
  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any]
  {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastID else {
        record(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func record(_ event: [String: Any]) {
    guard let method = event["method"] as? String, let parameters = event["params"] as? [String: Any] else { return }
    switch method {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(method): \(parameters)")
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else { throw Failure(description: "the browser does not answer") }
      var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser has ended") }
      buffer += chunk[..<count]
    }
  }

  /// Opens a tab.
  ///
  /// - Parameter script: A script that runs in each document of the tab before the document's scripts.
  public func open(_ address: String, script: String? = nil) throws -> BrowserPage {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    let session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    let page = BrowserPage(self, session: session, target: target)
    for domain in ["Page", "Runtime", "Log"] { try page.call("\(domain).enable") }
    if let script { try page.call("Page.addScriptToEvaluateOnNewDocument", ["source": script]) }
    try page.call("Page.navigate", ["url": address])
    return page
  }

  /// Returns the addresses of all tabs.
  public func addresses() throws -> [String] {
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    return targets.filter { $0["type"] as? String == "page" }.compactMap { $0["url"] as? String }
  }
}

/// A tab of a browser.
public final class BrowserPage {
  private let browser: HeadlessBrowser
  private let session: String
  private let target: String

  init(_ browser: HeadlessBrowser, session: String, target: String) {
    (self.browser, self.session, self.target) = (browser, session, target)
  }

  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  /// Returns the value of an expression, decoded from JSON.
  @discardableResult
  public func value(_ expression: String) throws -> Any? {
    let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] {
      throw HeadlessBrowser.Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  public func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

  /// Waits until an expression is true.
  public func wait(_ expression: String, within seconds: Double = 120) throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if (try? value("!!(\(expression))")) as? Bool == true { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return false
  }

  /// Lets the page run for the given number of seconds.
  public func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Returns the picture of the page as a document.
  public func picture() throws -> String {
    try text(
      "new XMLSerializer().serializeToString(document.getElementById('picture'))"
    )
  }

  public func mouse(_ type: String, _ x: Double, _ y: Double, _ others: [String: Any] = [:]) throws {
    try call(
      "Input.dispatchMouseEvent", ["type": type, "x": x, "y": y].merging(others) { $1 })
  }

  public func click(_ x: Double, _ y: Double, button: String = "left") throws {
    try mouse("mouseMoved", x, y)
    try mouse("mousePressed", x, y, ["button": button, "clickCount": 1])
    try mouse("mouseReleased", x, y, ["button": button, "clickCount": 1])
  }

  /// Presses a key, given by its name or its character.
  public func press(_ key: String, modifiers: Int = 0) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Backspace": 8]
    var event: [String: Any] = [
      "key": key, "code": key, "modifiers": modifiers, "windowsVirtualKeyCode": codes[key] ?? 0,
    ]
    try call("Input.dispatchKeyEvent", event.merging(["type": "rawKeyDown"]) { $1 })
    event["type"] = "keyUp"
    try call("Input.dispatchKeyEvent", event)
  }

  public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  public func close() throws { try browser.call("Target.closeTarget", ["targetId": target]) }
}
