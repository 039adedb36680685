import Foundation
import Synchronization

/// Shows a program in a browser: the server, the windows, and the page.
///
///     GET  /…       the page, for any path that ends in no file name; it contains nothing of the program
///     POST /events  opens the event stream of a window; answers with frames until the page leaves
///     POST /input   user input
///     POST /inspect what the inspector beside a window shows
///     GET  /inspector  the page of the inspector; it contains nothing of the program
///
/// Everything but the pages needs the token.
@MainActor
package final class WebService {
  /// Options of the service.
  package struct Options: Sendable {
    /// 0 chooses a free port.
    package var port: UInt16 = WebService.standardPort

    /// The token; `nil` for a new one.
    package var token: AccessToken?

    /// How many windows may be open at a time.
    package var maximumWindows = 32

    package var limits = HTTPLimits()

    /// The service that this one continues: its port and token replace those above.
    package var handover: WebHandover?

    package init() {}
  }

  /// The port of programs that name none.
  package nonisolated static let standardPort: UInt16 = 8480

  private let table: WindowTable
  private let token: AccessToken
  private let options: Options
  private var server: WebServer?
  private var timer: Task<Void, Never>?

  /// The port; 0 before the service has started.
  package private(set) var port: UInt16 = 0

  package init(_ program: any WebProgram, _ options: Options = Options()) {
    self.options = options
    token = options.handover.flatMap { AccessToken($0.token) } ?? options.token ?? AccessToken()
    let clock = ContinuousClock()
    let start = clock.now
    table = WindowTable(program, maximumCount: options.maximumWindows, earlier: options.handover?.windows ?? []) {
      (clock.now - start) / .seconds(1)
    }
  }

  /// The address of the page. The token follows `#`, so that a browser passes it to the page only.
  package var address: String { address(of: "/") }

  /// The address of a window with a path.
  package func address(of path: String) -> String { "http://127.0.0.1:\(port)\(path)#\(token.text)" }

  package var windowCount: Int { table.count }

  /// Starts to listen.
  package func start() throws(ServerError) {
    let router = WebRouter(page: LivePage.document, table: table)
    let server = try WebServer(limits: options.limits) { request, exchange in router.route(request, exchange) }
    port = try server.start(port: options.handover?.port ?? options.port)
    router.access.withLock { $0 = RequestGuard(token: token, port: port) }
    self.server = server
    timer = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(15))
        self?.table.sendHeartbeats()
        self?.table.removeExpired()
      }
    }
  }

  /// Shows the progress of a build in all pages.
  package func show(_ build: WebBuild) { table.show(build) }

  /// Stops, so that another program can continue the service.
  package func replace() -> WebHandover {
    let handover = WebHandover(token: token.text, port: port, windows: table.windows)
    table.closeAll("replaced")
    stop()
    return handover
  }

  /// Ends all streams, closes all windows, and stops to listen.
  package func stop() {
    timer?.cancel()
    timer = nil
    table.closeAll()
    server?.stop()
    server = nil
  }
}

/// The values by which a program continues the service of the program that it replaces.
package struct WebHandover: Codable, Sendable {
  /// A window whose page connects again.
  package struct Window: Codable, Sendable {
    let id: String
    let path: String
    /// The state of the window, in the form of the program.
    let state: Data?
  }

  let token: String
  let port: UInt16
  let windows: [Window]
}

/// The main queue, on which everything that concerns views runs.
enum MainQueue {
  /// Runs a closure in a later turn of the main queue.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Runs a closure on the main queue after some seconds, at most a day.
  static func run(after seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + min(max(seconds, 0), 86_400)) { MainActor.assumeIsolated(body) }
  }
}
