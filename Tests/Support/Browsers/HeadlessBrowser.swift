import Foundation

/// A Chromium without a window and with a separate profile, controlled over its debugging pipe.
///
/// A start of Chromium costs a second of processor time, so one process serves browsers with the same arguments one
/// after another. Each browser has its own browser context: it shares no tab, storage, cookie, cache, or permission
/// with another.
public final class HeadlessBrowser {
  public struct Failure: Error, CustomStringConvertible { public let description: String }

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

  private let process: BrowserProcess
  /// The browser context, which contains the tabs.
  private let context: String
  /// The tabs of this browser. Reports of tabs that belonged to an earlier browser can be delayed.
  private var sessions: Set<String> = []
  /// The errors and console messages that the pages have reported.
  public private(set) var complaints: [String] = []

  public init(_ arguments: String...) throws {
    process = try BrowserProcess.take(arguments)
    context = try process.call("Target.createBrowserContext")["browserContextId"] as? String ?? ""
  }

  deinit {
    if (try? process.call("Target.disposeBrowserContext", ["browserContextId": context])) != nil {
      process.giveBack()
    } else {
      process.end()
    }
  }

  /// Calls a method of the debugging protocol.
  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any]
  { try process.call(method, parameters, session: session) { record($0) } }

  private func record(_ event: [String: Any]) {
    guard let method = event["method"] as? String, let parameters = event["params"] as? [String: Any],
      let session = event["sessionId"] as? String, sessions.contains(session)
    else { return }
    switch method {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(method): \(parameters)")
    default: break
    }
  }

  /// Opens a tab.
  ///
  /// - Parameter script: A script that runs in each document of the tab before the document's scripts.
  public func open(_ address: String, script: String? = nil) throws -> BrowserPage {
    let blank = ["url": "about:blank", "browserContextId": context]
    let target = try call("Target.createTarget", blank)["targetId"] as? String ?? ""
    let session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    sessions.insert(session)
    let page = BrowserPage(self, session: session, target: target)
    for domain in ["Page", "Runtime", "Log"] { try page.call("\(domain).enable") }
    if let script { try page.call("Page.addScriptToEvaluateOnNewDocument", ["source": script]) }
    try page.call("Page.navigate", ["url": address])
    return page
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
    try text("new XMLSerializer().serializeToString(document.getElementById('picture'))")
  }

  public func mouse(_ type: String, _ x: Double, _ y: Double, _ others: [String: Any] = [:]) throws {
    try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y].merging(others) { $1 })
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
