@testable import TributaryWeb

@Suite(.serialized, .waitsForPrograms) struct WebServerTests {
  @Test(arguments: HostileRequest.all)
  func `A hostile request affects only its own connection`(hostile: HostileRequest) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(hostile.bytes)
    client.endOutput()
    let response = client.receive()
    expect(client.isEnded)
    if let status = hostile.status {
      expect(response.hasPrefix("HTTP/1.1 \(status) "), "\(response)")
      expect(response, contains: "Connection: close\r\n")
    } else {
      expectEmpty(response)
    }
    expect(server.servesHonestClients)
  }

  @Test(arguments: HostileRequest.all)
  func `A hostile request that arrives byte by byte has the same response`(hostile: HostileRequest) throws {
    let server = try TestServer()
    let client = try server.client()
    for byte in hostile.bytes.prefix(600) where !client.send([byte]) { break }
    client.send(Array(hostile.bytes.dropFirst(600)))
    client.endOutput()
    let response = client.receive()
    expect(client.isEnded)
    expect(response.isEmpty, equals: (hostile.status == nil), "\(response)")
    if let status = hostile.status, !response.isEmpty { expect(response.hasPrefix("HTTP/1.1 \(status) ")) }
    expect(server.servesHonestClients)
  }

  @Test func `Requests of one connection are answered in order, even if they arrive at once`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(
      "GET /later HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\nHEAD /c HTTP/1.1\r\nHost: x\r\n\r\n")
    client.endOutput()
    let response = client.receive()
    let bodies = response.matches(of: /\r\n\r\n("[^"]*")?/).map { String($0.output.1 ?? "") }
    expect(bodies, equals: ["\"later\"", "\"GET /b 0\"", ""])
  }

  @Test func `A stream stays open until the client disconnects`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
    let response = client.receive { $0.contains("data: one\n\n") }
    expect(response, contains: "Content-Type: text/event-stream\r\n")
    expect(server.server.connectionCount, equals: 1)
    client.close()
    expect(server.waitForConnections(0))
  }

  @Test func `Idle connections are replaced by an active client`() throws {
    let server = try TestServer { $0.connections = 64 }
    let trusted = try server.client()
    _ = trusted.response(to: "GET /trusted HTTP/1.1\r\nHost: x\r\n\r\n")
    var idle: [RawClient] = []
    for _ in 0..<400 { idle.append(try server.client()) }
    expect(server.servesHonestClients)
    expect(server.server.connectionCount, atMost: 64)
    // A connection that has presented the token is not replaced.
    expect(trusted.response(to: "GET /again HTTP/1.1\r\nHost: x\r\n\r\n"), contains: "GET /again 0")
  }

  @Test(.enabled(if: TestServer.permitDescriptors(4_096), "the process cannot open enough descriptors"))
  func `A thousand simultaneous connections do not affect a stream with the token`() throws {
    let server = try TestServer()
    let trusted = try server.client()
    trusted.send("POST /kept HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
    expect(trusted.receive { $0.hasSuffix("\r\n\r\n") }.hasPrefix("HTTP/1.1 200 "))
    server.send("before")
    expect(trusted.receive { $0.contains("before\n\n") }, equals: "data: before\n\n")
    var others: [RawClient] = []
    for index in 0..<1_000 {
      others.append(try server.client())
      // Some send a part of a request, and the others send nothing.
      if index % 2 == 0 { others[index].send("GET / HTTP/1.1\r\n") }
    }
    expect(server.servesHonestClients)
    expect(server.server.connectionCount, atMost: 256)
    server.send("during")
    expect(trusted.receive { $0.contains("during\n\n") }, equals: "data: during\n\n")
    for other in others { other.close() }
    expect(server.waitForConnections(1))
    server.send("after")
    expect(trusted.receive { $0.contains("after\n\n") }, equals: "data: after\n\n")
    expect(!trusted.isEnded)
  }

  @Test func `A thousand consecutive connections leave no descriptor open and no exchange in memory`() throws {
    let server = try TestServer()
    expect(server.servesHonestClients)
    expect(server.waitForConnections(0))
    let (sockets, files) = (try #require(server.socketCount), try #require(TestServer.descriptorCount))
    expect(sockets, above: 0)
    for index in 0..<1_000 {
      let client = try server.client()
      switch index % 4 {
      case 0: client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      case 1: client.send("nonsense")
      case 2: client.send("POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
      default: break
      }
      client.close()
    }
    expect(server.waitForConnections(0))
    expect(server.servesHonestClients)
    expect(server.waitForConnections(0))
    expect(server.waitForSockets(sockets))
    // A descriptor that each connection leaves open outnumbers those of other suites.
    expect(try #require(TestServer.descriptorCount), below: files + 500)
    expect(server.requestCount, above: 2)
    for _ in 0..<2_000 where server.exchangeCount > 0 { Thread.sleep(forTimeInterval: 0.01) }
    expect(server.exchangeCount, equals: 0)
  }

  @Test func `A request that never ends is rejected after a timeout, without affecting others`() throws {
    let server = try TestServer { $0.requestSeconds = 0.3 }
    let slow = try server.client()
    for byte in "GET / HTTP".utf8 {
      slow.send([byte])
      Thread.sleep(forTimeInterval: 0.05)
    }
    expect(slow.receive().hasPrefix("HTTP/1.1 408 "))
    expect(slow.isEnded)
    let silent = try server.client()
    expectEmpty(silent.receive(within: 2))
    expect(silent.isEnded)
    expect(server.servesHonestClients)
  }

  @Test func `A connection without a request is closed after a timeout, without affecting others`() throws {
    let server = try TestServer { $0.idleSeconds = 0.3 }
    let (idle, trusted) = (try server.client(), try server.client())
    expect(idle.response(to: "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"), contains: "Connection: keep-alive\r\n")
    trusted.send("POST /kept HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
    _ = trusted.receive { $0.hasSuffix("\r\n\r\n") }
    expectEmpty(idle.receive(within: 20))
    expect(idle.isEnded)
    expect(server.servesHonestClients)
    // A stream without events is not idle.
    server.send("later")
    expect(trusted.receive { $0.contains("later\n\n") }, equals: "data: later\n\n")
  }

  @Test func `A client that does not read its stream is disconnected when too many bytes are pending`() throws {
    // The timeout for a client that does not read is longer than the test.
    for (limit, isClosed) in [(64 << 20, false), (1 << 20, true)] {
      let server = try TestServer { ($0.outputBytes, $0.stallSeconds) = (limit, 600) }
      let client = try server.client()
      client.send("POST /flood HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
      _ = client.receive { $0.hasPrefix("HTTP/1.1 200 ") }
      // The server has executed all commands of earlier requests before it receives this one.
      expect(server.servesHonestClients)
      expect(server.waitForConnections(isClosed ? 0 : 1))
      withExtendedLifetime(client) {}
    }
  }

  @Test(.enabled(if: RawClient.hasV6Loopback, "the machine has no ::1"))
  func `The server also listens on the loopback address of IPv6`() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port, isV6: true)
    expect(client.response(to: "GET /six HTTP/1.1\r\nHost: x\r\n\r\n").hasSuffix("\"GET /six 0\""))
    // A port that another program uses on ::1 only is in use.
    let (other, port) = try LoopbackSocket.listen(.v6, port: 0)
    defer { LoopbackSocket.close(other) }
    let second = try WebServer { _, exchange in exchange.respond(HTTPResponse(204)) }
    #expect(throws: ServerError.portInUse(port)) { try second.start(port: port) }
  }

  @Test func `A client that does not read its response is disconnected`() throws {
    let server = try TestServer { $0.stallSeconds = 0.3 }
    let client = try server.client()
    client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
    expect(server.servesHonestClients)
    expect(server.waitForConnections(0))
    withExtendedLifetime(client) {}
  }

  @Test func `A client that does not read its response receives no response to further requests`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
    for _ in 0..<50 { client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n") }
    client.send("GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    // The handler receives requests in order of arrival, so it has received all admitted requests before these.
    for _ in 0..<10 { expect(server.servesHonestClients) }
    expect(server.requestCount, equals: 11)
    let response = client.receive(within: 60)
    expect(response.hasSuffix("\"GET /last 0\""))
    expect(server.requestCount, equals: 62)
  }

  @Test func `A large response arrives completely`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let response = client.receive(within: 60)
    expect(response.utf8.count, above: 20 << 20)
  }

  @Test func `A stopped server closes all connections`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
    _ = client.receive { $0.contains("one") }
    server.server.stop()
    _ = client.receive()
    expect(client.isEnded)
    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
    expect(server.waitForSockets(0))
  }

  @Test func `A port that is in use is named`() throws {
    let server = try TestServer()
    let other = try WebServer { _, exchange in exchange.respond(HTTPResponse(204)) }
    #expect(throws: ServerError.portInUse(server.port)) { try other.start(port: server.port) }
  }
}
