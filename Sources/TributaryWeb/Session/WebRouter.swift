import Synchronization

/// A router of requests that runs on the server's thread. Windows run on the main actor.
final class WebRouter: Sendable {
  /// The access check, or `nil` until the port is known, which is before the first request.
  let access = Mutex<RequestGuard?>(nil)
  private let page: HTTPResponse
  private let table: WindowTable

  init(page: HTTPResponse, table: WindowTable) {
    self.page = page
    self.table = table
  }

  /// Checks a request with a large body before the body is received. Only requests with the credential have one.
  func admit(_ request: HTTPRequest) throws(HTTPError) {
    let access = try currentAccess()
    try access.checkHost(of: request)
    try access.checkAccess(of: request)
  }

  private func currentAccess() throws(HTTPError) -> RequestGuard {
    guard let access = access.withLock({ $0 }) else { throw HTTPError(503, "The server is starting.") }
    return access
  }

  func route(_ request: HTTPRequest, _ exchange: ServerExchange) {
    do throws(HTTPError) {
      let access = try currentAccess()
      try access.checkHost(of: request)
      switch (request.method, request.path) {
      case (_, "/events"), (_, "/input"), (_, "/inspect"):
        guard request.method == "POST" else { throw HTTPError(405, "Messages are sent by POST.") }
        try access.checkAccess(of: request)
        exchange.trust()
        try receive(request, exchange)
      case (_, "/proof"):
        guard request.method == "POST" else { throw HTTPError(405, "Messages are sent by POST.") }
        try access.checkSite(of: request)
        guard let nonce = AccessToken(try request.message(ClientChallenge.self).nonce) else {
          throw HTTPError(400, "A nonce consists of 32 lowercase hexadecimal digits.")
        }
        exchange.respond(.json(access.proof(for: nonce)))
      case ("GET", "/inspector"), ("HEAD", "/inspector"): exchange.respond(LivePage.inspector)
      case ("GET", let path), ("HEAD", let path):
        // Browsers request icons and similar files automatically.
        guard !path.contains(".") else { throw HTTPError(404, "The file does not exist.") }
        exchange.respond(page)
      default: throw HTTPError(405, "The page supports only GET.")
      }
    } catch {
      exchange.respond(HTTPResponse(error))
    }
  }

  private func receive(_ request: HTTPRequest, _ exchange: ServerExchange) throws(HTTPError) {
    let table = table
    switch request.path {
    case "/events":
      let hello = try request.message(ClientHello.self)
      onMainActor(exchange) { () throws(HTTPError) in try table.open(hello, exchange) }
    case "/inspect":
      let inspection = try request.message(ClientInspection.self)
      onMainActor(exchange) { () throws(HTTPError) in exchange.respond(try table.inspect(inspection)) }
    default:
      let input = try request.message(ClientInput.self)
      onMainActor(exchange) { () throws(HTTPError) in
        try table.handle(input)
        exchange.respond(HTTPResponse(204))
      }
    }
  }

  private func onMainActor(
    _ exchange: ServerExchange, _ body: @escaping @MainActor @Sendable () throws(HTTPError) -> Void
  ) {
    MainQueue.run {
      do throws(HTTPError) {
        try body()
      } catch {
        exchange.respond(HTTPResponse(error))
      }
    }
  }
}
