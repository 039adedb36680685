import Foundation
import Synchronization

/// A service that shows a program in a browser, with the server, the windows, and the page.
///
///     GET  /…       the page, for any path that does not end in a file name; it contains no data of the program
///     POST /proof   the proof that the server knows the token
///     POST /events  opens the event stream of a window, which sends frames until the page leaves
///     POST /input   user input
///     POST /inspect the data of the inspector beside a window
///     GET  /inspector  the page of the inspector; it contains no data of the program
///
/// All requests except those for pages and the proof require a credential, which only an owner of the token can
/// compute.
@MainActor
package final class WebService {
  /// Options of the service.
  package struct Options: Sendable {
    /// The port, or 0 for a free port.
    package var port: UInt16 = WebService.standardPort

    /// The token, or `nil` for a new one.
    package var token: AccessToken?

    /// The file that keeps a new token for the next start of the program, or `nil` for none.
    package var tokenFile: TokenFile?

    /// The maximum number of open windows.
    package var maximumWindows = WebService.standardMaximumWindows

    package var limits = HTTPLimits()

    /// The handover from the replaced program. Its port and token take precedence over the other options.
    package var handover: WebHandover?

    package init() {}
  }

  /// The default port.
  package nonisolated static let standardPort: UInt16 = 8480

  /// The default maximum number of windows.
  package nonisolated static let standardMaximumWindows = 32

  /// The permitted values of the maximum number of windows.
  package nonisolated static let permittedMaximumWindows = 1...1_000

  private let program: any WebProgram
  private let table: WindowTable
  private let token: AccessToken
  private let options: Options
  private var server: WebServer?
  private var timer: Task<Void, Never>?
  /// Whether the address is the same after the next start of the program.
  private var keepsAddress = false

  /// The port, or 0 before the service has started.
  package private(set) var port: UInt16 = 0

  package init(_ program: any WebProgram, _ options: Options = Options()) {
    self.program = program
    self.options = options
    token =
      options.handover.flatMap { AccessToken($0.token) } ?? options.token ?? options.tokenFile?.token ?? AccessToken()
    let clock = ContinuousClock()
    let start = clock.now
    table = WindowTable(program, maximumCount: options.maximumWindows, earlier: options.handover?.windows ?? []) {
      (clock.now - start) / .seconds(1)
    }
    if let state = options.handover?.program { program.restore(state) }
  }

  /// The URL of the page. The token is in the fragment after `#`, so that the browser passes it only to the page.
  package var address: String { address(of: "/") }

  /// Returns the URL of the window with the given path.
  package func address(of path: String) -> String { "http://127.0.0.1:\(port)\(path)#\(token.text)" }

  package var windowCount: Int { table.count }

  /// Starts listening.
  package func start() throws(ServerError) {
    let router = WebRouter(page: LivePage.document, table: table)
    let server = try WebServer(limits: options.limits) { request throws(HTTPError) in
      try router.admit(request)
    } handler: { request, exchange in
      router.route(request, exchange)
    }
    port = try server.start(port: options.handover?.port ?? options.port) { port in
      router.access.withLock { $0 = RequestGuard(token: token, port: port) }
    }
    self.server = server
    // Only one program at a time listens on the port, so no other program writes the file.
    keepsAddress = options.tokenFile?.keep(token) ?? false
    timer = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(15))
        self?.table.sendHeartbeats()
        self?.table.removeExpired()
      }
    }
  }

  /// Shows the progress of a build on all pages.
  package func show(_ build: WebBuild) { table.show(build) }

  /// The values with which another program can continue the service.
  package var handover: WebHandover {
    WebHandover(token: token.text, port: port, program: program.savedState(), windows: table.windows)
  }

  /// Stops the service, so that another program can continue it. The caller reads the handover before.
  package func stopForReplacement() {
    table.closeAll("replaced")
    stop()
  }

  /// Ends all streams, closes all windows, and stops listening.
  package func stop() {
    timer?.cancel()
    timer = nil
    table.closeAll(keepsAddress: keepsAddress)
    server?.stop()
    server = nil
  }
}

/// The values with which a program continues the service of the program that it replaces.
package struct WebHandover: Codable, Sendable {
  /// A window whose page reconnects.
  package struct Window: Codable, Sendable {
    let id: String
    let path: String
    /// The state of the window, in a format of the program.
    let state: Data?
    /// The time after which the window is discarded if its page has not reconnected, in seconds.
    let seconds: Double
  }

  let token: String
  let port: UInt16
  /// The state that all windows share, in a format of the program.
  let program: Data?
  let windows: [Window]
}

/// The main queue, which runs all work on views.
enum MainQueue {
  /// Runs a closure in a later turn of the main queue.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Runs a closure on the main queue after a given number of seconds, at most a day.
  static func run(after seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + min(max(seconds, 0), 86_400)) { MainActor.assumeIsolated(body) }
  }
}
