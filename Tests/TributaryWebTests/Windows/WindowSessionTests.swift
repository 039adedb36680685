@testable import TributaryWeb

@Suite(.serialized) struct WindowSessionTests {
  private func tap(_ time: Int = 1_000) -> String { #"{"type":"down","time":\#(time),"x":3.5,"y":4,"modifiers":5}"# }

  @Test func `A page receives the picture and the state of its window`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    expect(stream.text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"))
    expect(stream.text.contains(#"data: {"version":\#(WebProtocol.version),"window":"\#(stream.window)","stream":1}"#))
    #expect(stream.text.contains(##"data: {"frame":1,"first":true,"size":[300,200],"patch":[["r",0,0,0,"<rect "##))
    #expect(
      stream.text.contains(##""title":"0 taps","background":"#ffffff","dark":false,"cursor":"default","focus":null"##))
    let surroundings = await served.program.windows[0].surroundings
    expect(surroundings?.languages, equals: ["de-AT"])
    expect(surroundings?.scale, equals: 2)
    await served.service.stop()
    expect(await stream.wait(for: #"{"end":"ended"}"#))
  }

  @Test func `At most one frame is in flight until the page acknowledges it`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    expect(try await served.send(stream.window, tap()).hasPrefix("HTTP/1.1 204 "))
    expect(try await served.send(stream.window, tap()).hasPrefix("HTTP/1.1 204 "))
    expect(await !stream.wait(for: "2 taps", within: 0.2))
    expect(stream.frames, equals: [1])
    expect(try await served.send(stream.window, #"{"type":"ack","time":1,"frame":1}"#).hasPrefix("HTTP/1.1 204 "))
    expect(await stream.wait(for: #""frame":2"#))
    expect(await stream.wait(for: "2 taps"))
    // The two changes form one patch.
    expect(stream.text, lacks: "1 taps")
    await served.service.stop()
  }

  @Test func `Without changes no frame is sent`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":1}"#)
    let window = await served.program.windows[0]
    let count = await window.frameCount
    expect(await !stream.wait(for: #""frame":2"#, within: 0.3))
    await expect(window.frameCount, equals: count)
    await served.service.stop()
  }

  @Test func `An animation is paced by the page`() async throws {
    let served = try await ServedProgram()
    await MainActor.run {}
    let stream = try await served.open(served.hello())
    let window = await served.program.windows[0]
    await MainActor.run {
      window.interval = 0
      window.isBusy = true
    }
    for frame in 1...5 {
      _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":\#(frame)}"#)
      expect(await stream.wait(for: #""frame":\#(frame + 1)"#))
    }
    // Without an acknowledgment there is no further frame.
    expect(await !stream.wait(for: #""frame":7"#, within: 0.2))
    await served.service.stop()
  }

  @Test func `A window with a deadline gets a frame at that time`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    let window = await served.program.windows[0]
    await MainActor.run {
      window.interval = 0.05
      window.isBusy = true
    }
    _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":1}"#)
    expect(await stream.wait(for: #""frame":2"#))
    await served.service.stop()
  }

  @Test func `Events arrive in order with their times, keys, and text`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    let events = [
      tap(1_100), #"{"type":"key","time":1200,"key":"Enter","modifiers":2,"repeated":true}"#,
      #"{"type":"text","time":1201,"text":"ä\n"}"#,
      #"{"type":"wheel","time":1300,"x":1,"y":2,"dx":0,"dy":-30.5}"#,
      #"{"type":"drop","time":1301,"x":1,"y":2,"items":[{"mediaType":"text/plain","data":"aGk="}]}"#,
    ]
    _ = try await served.send(stream.window, events.joined(separator: ","))
    let window = await served.program.windows[0]
    let kinds = await window.events
    let held = WebModifiers([.shift, .option])
    expect(
      kinds,
      equals: [
        .pointer(WebEvent.Pointer(phase: .down, location: CGPoint(x: 3.5, y: 4), modifiers: held)),
        .key("Enter", .control, isRepeated: true), .text("ä\n"),
        .pointer(
          WebEvent.Pointer(
            phase: .scrolled(by: CGSize(width: 0, height: -30.5)), location: CGPoint(x: 1, y: 2), modifiers: [])),
        .drop([WebItem(type: "text/plain", data: [104, 105])], at: CGPoint(x: 1, y: 2)),
      ])
    let times = await window.times
    expect(times, equals: times.sorted())
    await served.service.stop()
  }

  @Test(arguments: [
    "", "{", "[]", #"{"window":"x"}"#, #"{"window":"x","events":{}}"#, #"{"window":"x","events":[{"type":"down"}]}"#,
    #"{"window":"x","events":[{"type":"nonsense","time":1}]}"#,
    #"{"window":"x","events":[{"type":"down","time":1,"x":1e999,"y":1}]}"#,
    #"{"window":"x","events":[{"type":"drop","time":1,"x":1,"y":1,"items":[{"mediaType":"a","data":"!!!"}]}]}"#,
    #"{"window":"x","events":[{"type":"drop","time":1,"x":1,"y":1,"items":[{"mediaType":"a"}]}]}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `A message outside the protocol is rejected`(body: String) async throws {
    let served = try await ServedProgram()
    let client = try RawClient(port: served.port)
    expect(client.response(to: served.request("/input", body)).hasPrefix("HTTP/1.1 400 "))
    try await expect(served.open(served.hello()).frames, equals: [1])
    await served.service.stop()
  }

  @Test func `The accessibility tree follows the first frame and its later changes`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":1}"#)
    expect(await stream.wait(for: #"{"elements":{"set":[{"id":1,"role":"button","label":"Tap","value":"0""#))
    _ = try await served.send(stream.window, tap())
    expect(await stream.wait(for: #""frame":2"#))
    // The tree is sent between frames only.
    expect(await !stream.wait(for: #""value":"1""#, within: 0.3))
    _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":2}"#)
    expect(await stream.wait(for: #"{"elements":{"set":[{"id":1,"role":"button","label":"Tap","value":"1""#))
    await served.service.stop()
  }

  @Test func `A frame that is due precedes the accessibility tree`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    let window = await served.program.windows[0]
    await MainActor.run {
      window.isBusy = true
      window.interval = 0
    }
    // The tree becomes due while a frame is in flight, after an unknown time on a busy machine.
    var acknowledged = 0
    repeat {
      acknowledged += 1
      _ = try await served.send(stream.window, #"{"type":"ack","time":1,"frame":\#(acknowledged)}"#)
      expect(await stream.wait(for: #""frame":\#(acknowledged + 1)"#))
    } while await !stream.wait(for: #"{"elements""#, within: 0.3)
    let frame = try #require(stream.text.range(of: #""frame":\#(acknowledged + 1)"#))
    let elements = try #require(stream.text.range(of: #"{"elements""#))
    expect(frame.lowerBound, below: elements.lowerBound)
    await served.service.stop()
  }

  @Test func `The inspector records a window until it is closed or the page leaves`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    let window = await served.program.windows[0]
    func inspect(_ members: String) async throws -> String {
      let client = try RawClient(port: served.port)
      let request = served.request("/inspect", "{\"window\":\"\(stream.window)\",\(members)}")
      return await outsideThePool { client.response(to: request, within: OpenedStream.patience) }
    }
    await expect(!window.isRecording)
    let first = try await inspect(#""isRecording":true"#)
    expect(first.hasSuffix(#"{"number":1,"told":{}}"#), "\(first)")
    await expect(window.isRecording)
    expect(try await inspect(#""isRecording":true,"known":1"#).hasPrefix("HTTP/1.1 204 "))
    expect(try await inspect(#""isRecording":false"#).hasPrefix("HTTP/1.1 204 "))
    await expect(!window.isRecording)
    _ = try await inspect(#""isRecording":true"#)
    _ = try await served.send(stream.window, #"{"type":"leave","time":1}"#)
    await expect(!window.isRecording)
    // A window without a page is not recorded.
    expect(try await inspect(#""isRecording":true"#).hasPrefix("HTTP/1.1 204 "))
    await expect(!window.isRecording)
    var statuses: Set<String> = []
    for _ in 0..<30 { statuses.insert(String(try await inspect(#""isRecording":true"#).prefix(12))) }
    expect(statuses.contains("HTTP/1.1 429"))
    expect(try await inspect(#""isRecording":1"#).hasPrefix("HTTP/1.1 400 "))
    await served.service.stop()
  }

  @Test func `A replacement program keeps the address and the windows`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    _ = try await served.send(stream.window, tap())
    let handover = await served.service.handover
    await served.service.stopForReplacement()
    expect(await stream.wait(for: #"{"end":"replaced"}"#))
    let next = try await ServedProgram { $0.handover = handover }
    expect(next.port, equals: served.port)
    let again = try OpenedStream(RawClient(port: next.port))
    again.client.send(next.request("/events", next.hello(window: stream.window, isReturning: true)))
    await again.receive { $0.contains("\"frame\":1") }
    expect(again.window, equals: stream.window)
    expect(again.text.contains(#""title":"1 taps""#))
    // A failed build is shown in all pages, including pages that connect later.
    let problem = WebBuild.Problem(place: "a.swift:1", message: "no \"x\"")
    await next.service.show(.failed([problem]))
    expect(await again.wait(for: #"{"build":"failed","problems":[["a.swift:1","no \"x\""]]}"#))
    let late = try OpenedStream(RawClient(port: next.port))
    late.client.send(next.request("/events", next.hello()))
    await late.receive { $0.contains("\"build\":\"failed\"") }
    expect(late.window, differsFrom: stream.window)
    await next.service.stop()
  }

  @Test func `A window of a hidden page survives two replacements of the program`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    _ = try await served.send(stream.window, tap() + #",{"type":"hide","time":1001}"#)
    stream.client.close()
    var handover = await served.service.handover
    await served.service.stopForReplacement()
    let second = try await ServedProgram { $0.handover = handover }
    handover = await second.service.handover
    await second.service.stopForReplacement()
    let third = try await ServedProgram { $0.handover = handover }
    let again = try OpenedStream(RawClient(port: third.port))
    again.client.send(third.request("/events", third.hello(window: stream.window, isReturning: true)))
    await again.receive { $0.contains("\"frame\":1") }
    expect(again.window, equals: stream.window)
    expect(again.text.contains(#""title":"1 taps""#))
    await third.service.stop()
  }

  @Test func `A client that vanishes with a frame in flight leaves its window to the next page`() async throws {
    let served = try await ServedProgram()
    let first = try await served.open(served.hello())
    _ = try await served.send(first.window, tap())
    let window = await served.program.windows[0]
    let client = try RawClient(port: served.port)
    let request = served.request("/inspect", "{\"window\":\"\(first.window)\",\"isRecording\":true}")
    _ = await outsideThePool { client.response(to: request, within: OpenedStream.patience) }
    await expect(window.isRecording)
    // The first frame is not acknowledged, and the client sends no message that it leaves.
    first.client.close()
    for _ in 0..<6_000 {
      guard await window.isRecording else { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    await expect(!window.isRecording)
    let again = try await served.open(served.hello(window: first.window))
    expect(again.window, equals: first.window)
    expect(again.text.contains(#""first":true"#))
    let frame = try #require(again.frames.last)
    _ = try await served.send(again.window, #"{"type":"ack","time":1,"frame":\#(frame)}"# + "," + tap())
    expect(await again.wait(for: "2 taps"))
    await served.service.stop()
  }

  @Test func `A message of an earlier stream does not end the current stream`() async throws {
    let served = try await ServedProgram()
    let first = try await served.open(served.hello())
    expect(first.text.contains(#""stream":1}"#))
    let second = try await served.open(served.hello(window: first.window, isReturning: true))
    expect(second.text.contains(#""stream":2}"#))
    let leave = #"{"window":"\#(first.window)","stream":1,"events":[{"type":"leave","time":1}]}"#
    let client = try RawClient(port: served.port)
    let request = served.request("/input", leave)
    #expect(
      await outsideThePool { client.response(to: request, within: OpenedStream.patience) }.hasPrefix("HTTP/1.1 204 "))
    let frame = try #require(second.frames.last)
    _ = try await served.send(second.window, tap() + #",{"type":"ack","time":1,"frame":\#(frame)}"#)
    expect(await second.wait(for: "1 taps"))
    await served.service.stop()
  }

  @Test func `A large body without the credential is rejected before it arrives`() async throws {
    let served = try await ServedProgram()
    let client = try RawClient(port: served.port)
    let head = """
      POST /input HTTP/1.1\r
      Host: 127.0.0.1:\(served.port)\r
      Content-Type: application/json\r
      Content-Length: 4000000\r
      \r

      """
    expect(client.response(to: head, within: 5).hasPrefix("HTTP/1.1 403 "))
    await served.service.stop()
  }

  @Test func `Requests without the credential are rejected without information about the program`() async throws {
    let served = try await ServedProgram()
    let other = AccessToken().text
    let wrong = [
      "", "0", served.token, ServedProgram.code("page \(served.run)", other),
      ServedProgram.code("page \(other)", served.token), ServedProgram.code("server \(served.run)", served.token),
    ]
    for credential in wrong {
      let client = try RawClient(port: served.port)
      #expect(
        client.response(to: served.request("/events", served.hello(), credential: credential)).hasPrefix(
          "HTTP/1.1 403 "))
      let inspector = try RawClient(port: served.port)
      let inspection = #"{"window":"x","isRecording":true}"#
      #expect(
        inspector.response(to: served.request("/inspect", inspection, credential: credential)).hasPrefix(
          "HTTP/1.1 403 "))
    }
    let inspector = try RawClient(port: served.port)
    let panel = inspector.response(to: "GET /inspector HTTP/1.1\r\nHost: localhost:\(served.port)\r\n\r\n")
    expect(panel, contains: "frame-ancestors 'self'")
    expect(panel.contains(#"id="data"></script>"#))
    let client = try RawClient(port: served.port)
    let page = client.response(to: "GET /any/path?x HTTP/1.1\r\nHost: localhost:\(served.port)\r\n\r\n")
    expect(page.hasPrefix("HTTP/1.1 200 "))
    expect(page, contains: "Content-Security-Policy: default-src 'none'; script-src 'sha256-")
    expect(!page.contains(served.token))
    await expectEmpty(served.program.windows)
    for (line, status) in [
      ("GET /events HTTP/1.1", 405), ("GET /inspect HTTP/1.1", 405), ("PUT / HTTP/1.1", 405),
      ("OPTIONS /input HTTP/1.1", 405),
      ("GET /a.png HTTP/1.1", 404),
    ] {
      let client = try RawClient(port: served.port)
      expect(client.response(to: "\(line)\r\nHost: localhost:\(served.port)\r\n\r\n").hasPrefix("HTTP/1.1 \(status) "))
    }
    let stranger = try RawClient(port: served.port)
    expect(stranger.response(to: "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").hasPrefix("HTTP/1.1 421 "))
    await served.service.stop()
  }

  @Test func `The proof requires a nonce from the page of the server`() async throws {
    let served = try await ServedProgram()
    func response(_ body: String, _ fields: String = "") throws -> String {
      try RawClient(port: served.port).response(to: ServedProgram.challenge(body, served.port, fields: fields))
    }
    let nonce = try #require(try ProtocolFixtures.challenge()["nonce"] as? String)
    let valid = "{\"nonce\":\"\(nonce)\"}"
    expect(try response(valid).hasPrefix("HTTP/1.1 200 "))
    expect(try !response(valid).contains(served.token))
    for nonce in ["", "0", nonce + "0", nonce.uppercased(), "page \(served.run)"] {
      expect(try response("{\"nonce\":\"\(nonce)\"}").hasPrefix("HTTP/1.1 400 "), "\(nonce)")
    }
    expect(try response("{}").hasPrefix("HTTP/1.1 400 "))
    for field in ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"] {
      expect(try response(valid, field + "\r\n").hasPrefix("HTTP/1.1 403 "), "\(field)")
    }
    await served.service.stop()
  }

  @Test func `A credential is not valid in another run of the program`() async throws {
    let first = try await ServedProgram()
    await first.service.stop()
    let second = try await ServedProgram { $0.token = AccessToken(first.token) }
    expect(second.token, equals: first.token)
    expect(second.run, differsFrom: first.run)
    let old = ServedProgram.code("page \(first.run)", first.token)
    let client = try RawClient(port: second.port)
    let request = second.request("/events", second.hello(), credential: old)
    expect(client.response(to: request).hasPrefix("HTTP/1.1 403 "))
    await second.service.stop()
  }

  @Test func `A flood of events is rejected for the rest of the second`() async throws {
    let (served, stream) = try await ServedProgram.opened()
    let events = Array(repeating: tap(), count: 1_000).joined(separator: ",")
    var statuses: [String] = []
    for _ in 0..<6 { statuses.append(String(try await served.send(stream.window, events).prefix(12))) }
    expect(statuses.contains("HTTP/1.1 429"))
    #expect(
      try await served.send(stream.window, Array(repeating: tap(), count: 1_001).joined(separator: ",")).hasPrefix(
        "HTTP/1.1 413"))
    await served.service.stop()
  }
}
