/// A program that serves a browser until the test releases it.
final class ServedApp {
  let address: String
  /// The address of the previews, or `nil` if the program prints none.
  let previews: String?
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Serves a view of the fixture that obeys commands.
  convenience init(view: String) throws { try self.init(path: Program("served-views-fixture").path, [view]) }

  /// - Parameters:
  ///   - port: 0 for a free port.
  ///   - session: The user's folder for the session, in which a program on a fixed port keeps its token.
  convenience init(_ name: String, _ arguments: [String] = [], port: Int = 0, session: URL? = nil) throws {
    try self.init(path: Program(name).path, arguments + ["--serve", "\(port)"], session: session)
  }

  /// - Parameter folder: A folder in which the program finds other programs first.
  init(path: String, _ arguments: [String], programs folder: URL? = nil, session: URL? = nil) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    if let folder { environment["PATH"] = "\(folder.path):\(environment["PATH"] ?? "")" }
    environment["XDG_RUNTIME_DIR"] = session?.path
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = Self.line(of: output)
    let match = try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\/#[0-9a-f]{32}/), "\(text)")
    address = String(match.output)
    // The program prints both lines at once.
    previews = text.firstMatch(of: /\nPreviews: (\S+)\n/).map { String($0.output.1) }
  }

  deinit { stop() }

  /// The port of the address.
  var port: Int { URL(string: address)?.port ?? 0 }

  /// Returns the text up to the end of a line.
  private static func line(of output: Pipe) -> String {
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// Sends a command to the fixture.
  ///
  /// - Returns: The number of windows so far, and whether an inspector observes the first of them.
  @discardableResult
  func send(_ command: String) -> (windows: Int, isObserved: Bool) {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
    let parts = Self.line(of: output).split(whereSeparator: \.isWhitespace)
    return (parts.first.flatMap { Int($0) } ?? 0, parts.last == "true")
  }

  /// Returns the picture of the first window as a document.
  func picture() -> String {
    input.fileHandleForWriting.write(Data("picture\n".utf8))
    let line = Self.line(of: output).trimmingCharacters(in: .whitespacesAndNewlines)
    return Data(base64Encoded: line).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Waits until the program has ended, and returns whether this occurs within the given number of seconds.
  func waitForEnd(within seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    return !process.isRunning
  }

  /// Ends the program as Control-C does. A program that was started with interrupts ignored, as from a script in the
  /// background, is ended after ten seconds.
  ///
  /// - Returns: The exit status.
  @discardableResult
  func stop() -> Int32 {
    if process.isRunning { process.interrupt() }
    if !waitForEnd(within: 10) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A program, and a page of it in a browser.
struct OpenedApp {
  let served: ServedApp
  let browser: HeadlessBrowser
  let page: BrowserPage

  /// Opens the page of a program, and expects that it shows a text.
  init(_ served: ServedApp, shows text: String) throws {
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.shows(text))
    (self.served, self.browser, self.page) = (served, browser, page)
  }
}

extension BrowserPage {
  /// Returns the center of the first text of the picture with the given words.
  func place(of text: String) throws -> (x: Double, y: Double) {
    let box = try value(
      """
      (() => { const e = [...document.querySelectorAll('#picture text')].find(e => e.textContent === '\(text)');
      if (!e) return null; const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    let place = try #require(box as? [Double], "no text \(text)")
    return (place[0], place[1])
  }

  /// Records each picture that the page shows from now on, in `pictures`. A test that takes samples can miss some on a
  /// busy machine.
  func recordPictures() throws {
    try value(
      """
      window.pictures = new Set();
      new MutationObserver(() => pictures.add(document.getElementById("picture").innerHTML))
        .observe(document.getElementById("picture"), { subtree: true, childList: true, attributes: true });
      """)
  }

  /// Clicks on a text of the picture.
  func click(text: String) throws {
    let place = try place(of: text)
    try click(place.x, place.y)
  }

  /// Waits until the picture shows a text.
  func shows(_ text: String) throws -> Bool {
    try wait("[...document.querySelectorAll('#picture text')].some(e => e.textContent === '\(text)')")
  }
}
