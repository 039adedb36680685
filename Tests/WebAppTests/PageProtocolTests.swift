/// The page reads and writes the messages of the fixtures. `ProtocolFixtureTests` checks the server against the same
/// files.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageProtocolTests {
  /// A harness that responds to the page instead of the server, and provides the functions that the fixtures use.
  private static let harness = """
    window.sent = [];
    window.hellos = [];
    window.inputs = [];
    window.inspections = [];
    window.opened = [];
    window.open = address => { opened.push(address); return {}; };
    window.close = () => { window.isClosed = true; };
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async text => { window.copied = text; } } });
    Object.defineProperty(navigator, "languages", { value: ["de-AT", "en"] });
    Element.prototype.setPointerCapture = () => { };
    window.challenges = [];
    const realFetch = window.fetch;
    window.fetch = async (path, options) => {
      const message = JSON.parse(options.body);
      if (path === "/proof") {
        challenges.push(message);
        return realFetch(path, options);
      }
      if (path === "/input") {
        sent.push(...message.events);
        inputs.push(message);
        return new Response(null, { status: 204 });
      }
      if (path === "/inspect") {
        inspections.push(message);
        return new Response(null, { status: 204 });
      }
      hellos.push(message);
      const stream = new ReadableStream({
        start(controller) {
          window.push = text => controller.enqueue(new TextEncoder().encode(`data: ${text}\\n\\n`));
        },
      });
      return new Response(stream, { status: 200 });
    };
    const element = id => ({ get: () => document.getElementById(id) });
    for (const [name, id] of [["stage", "stage"], ["textBox", "text"], ["picture", "picture"]])
      Object.defineProperty(window, name, element(id));
    const shared = { bubbles: true, cancelable: true };
    // The button is -1 for a movement without a change of the buttons.
    window.pointer = (type, init) => stage.dispatchEvent(new PointerEvent(type, {
      ...shared, isPrimary: true, pointerId: 1, pointerType: "mouse", button: type === "pointermove" ? -1 : 0, ...init,
    }));
    window.key = (name, init) => stage.dispatchEvent(new KeyboardEvent("keydown", { ...shared, key: name, ...init }));
    const transfer = text => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData("text/plain", text);
      return data;
    };
    window.clipboard = (type, text) =>
      document.dispatchEvent(new ClipboardEvent(type, { ...shared, clipboardData: transfer(text) }));
    window.drag = (type, clientX, clientY, ...items) => {
      const dataTransfer = new DataTransfer();
      for (const item of items)
        if (item instanceof File) dataTransfer.items.add(item);
        else dataTransfer.setData(...item);
      stage.dispatchEvent(new DragEvent(type, { ...shared, clientX, clientY, dataTransfer }));
    };
    window.resize = (width, height) => {
      for (const [name, value] of [["innerWidth", width], ["innerHeight", height]])
        Object.defineProperty(window, name, { value, configurable: true });
      dispatchEvent(new Event("resize"));
    };
    window.hide = () => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    window.hello = '{"version":6,"window":"0123456789abcdef0123456789abcdef","stream":1}';
    """

  /// A page whose requests the harness answers.
  private struct Connection {
    let app: ServedApp
    let browser: HeadlessBrowser
    let page: BrowserPage

    init() throws {
      let (app, browser) = try (ServedApp("MonthSelector"), HeadlessBrowser())
      let page = try browser.open("about:blank", script: PageProtocolTests.harness)
      try page.call(
        "Emulation.setDeviceMetricsOverride", ["width": 640, "height": 480, "deviceScaleFactor": 2, "mobile": false])
      try page.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
      try page.call("Page.navigate", ["url": app.address])
      expect(try page.wait("window.push"))
      (self.app, self.browser, self.page) = (app, browser, page)
    }

    /// Returns the page once it knows the surroundings of its window.
    func greeted() throws -> BrowserPage {
      try page.value("push(hello)")
      expect(try page.wait("sent.some(event => event.type === 'surroundings')"))
      return page
    }
  }

  private func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]), as: UTF8.self)
  }

  @Test func `The page sends the messages of the fixtures`() throws {
    let connection = try Connection()
    let page = connection.page
    let challenge = try #require(try page.value("challenges[0]") as? [String: String])
    try expect(challenge.keys.sorted(), equals: ProtocolFixtures.challenge().keys.sorted())
    expect(challenge["nonce"]?.count, equals: 32)
    var hello = try #require(try page.value("hellos[0]") as? [String: Any])
    expect(hello.removeValue(forKey: "time") is Double)
    expect((hello.removeValue(forKey: "browser") as? String)?.count, equals: 32)
    try expect(json(hello), equals: json(ProtocolFixtures.hello()))
    try page.value("push(hello)")
    expect(try page.wait("sent.some(event => event.type === 'surroundings')"))
    var input = try #require(try page.value("inputs[0]") as? [String: Any])
    expect((input.removeValue(forKey: "events") as? [Any])?.isEmpty, equals: false)
    try expect(json(input), equals: json(ProtocolFixtures.input()))
    for fixture in try ProtocolFixtures.events() {
      try page.value("sent.length = 0")
      try page.value("{ \(fixture.page) }")
      let type = try #require(fixture.event["type"] as? String)
      let phase = (fixture.event["phase"] as? String).map { " && event.phase === '\($0)'" } ?? ""
      let isMeant = "event => event.type === '\(type)'\(phase)"
      expect(try page.wait("sent.some(\(isMeant))", within: 5), "\(fixture.name)")
      guard var event = try page.value("sent.find(\(isMeant))") as? [String: Any] else { continue }
      expect(event.removeValue(forKey: "time") is Double, "\(fixture.name)")
      try expect(json(event), equals: json(fixture.event), "\(fixture.name)")
    }
  }

  @Test func `The page sends the messages of the inspector when the panel opens and closes`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    let fixtures = try ProtocolFixtures.inspections()
    expect(fixtures.count, equals: 2)
    for fixture in fixtures {
      try page.value("inspections.length = 0; document.getElementById('inspect').click()")
      expect(try page.wait("inspections.length > 0"))
      let message = try #require(try page.value("inspections[0]") as? [String: Any])
      try expect(json(message), equals: json(fixture))
    }
  }

  @Test func `The page shows the messages of the fixtures`() throws {
    let connection = try Connection()
    let page = connection.page
    for message in try ProtocolFixtures.stream() {
      let text = try json([message.text])
      try page.value("push(\(text)[0])")
      expect(try page.wait(message.page, within: 5), "\(message.name)")
    }
    expectEmpty(connection.browser.complaints, "\(connection.browser.complaints)")
  }

  /// Records the messages of the page, and holds the response to the first one back.
  private static let recorder = """
    {
      const original = window.fetch;
      window.bodies = [];
      window.status = 204;
      const gate = new Promise(resolve => { window.openGate = resolve; });
      window.fetch = async (path, options) => {
        if (path !== "/input") return original(path, options);
        bodies.push(options.body);
        if (bodies.length === 1) await gate;
        return new Response(null, { status: window.status });
      };
    }
    """

  @Test func `A message with a large event contains no other event, and fits into a request`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    try page.value(Self.recorder)
    // The first message is not answered, so all further events are queued.
    try page.value("pointer('pointermove', { clientX: 1, clientY: 1 })")
    expect(try page.wait("bodies.length === 1"))
    try page.value(
      """
      {
        for (const name of ["a", "b", "c"]) drag("drop", 1, 1, new File([new Uint8Array(2.4e6)], name));
        clipboard("paste", "a\\ud800b");
        push('{"frame":1,"first":true,"size":[10,10]}');
      }
      """)
    page.pause(3)
    try page.value("openGate()")
    let count = "bodies.flatMap(body => JSON.parse(body).events).filter(event => event.type === 'drop').length"
    expect(try page.wait("\(count) === 3"))
    expect(try page.wait("bodies.some(body => body.includes('\"ack\"'))"))
    try expect(page.value("bodies.every(body => body.length < 4194304)") as? Bool, equals: true)
    try expect(
      page.value(
        "bodies.every(body => !body.includes('\"drop\"') || JSON.parse(body).events.length === 1)") as? Bool,
      equals: true)
    try expect(page.value("bodies.some(body => body.includes('ud800'))") as? Bool, equals: false)
  }

  @Test func `The menu of the browser for a long touch does not interrupt the press`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    try page.value(
      """
      sent.length = 0;
      pointer("pointerdown", { clientX: 5, clientY: 6, pointerType: "touch" });
      window.isPrevented = !stage.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      pointer("pointerup", { clientX: 5, clientY: 6, pointerType: "touch" });
      """)
    expect(try page.wait("sent.length >= 2"))
    try expect(page.text("sent.map(event => event.type).join()"), equals: "down,up")
    try expect(page.value("isPrevented") as? Bool, equals: true)
  }

  @Test func `Files that do not fit into one message are not dropped, until a drop that fits`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    try page.value("drag('drop', 1, 1, ...['a', 'b'].map(name => new File([new Uint8Array(1.3e6)], name)))")
    expect(try page.wait("document.getElementById('notice').textContent.includes('2.5 MB')"))
    expect(try page.wait("sent.at(-1).type === 'dragLeave'"))
    try page.value("drag('drop', 1, 1, ...Array.from({ length: 1001 }, (_, index) => new File(['a'], `${index}`)))")
    expect(try page.wait("document.getElementById('notice').textContent.includes('more than 1,000')"))
    try expect(page.value("sent.every(event => event.type !== 'drop')") as? Bool, equals: true)
    try page.value("drag('drop', 1, 1, new File(['a'], 'a'))")
    expect(try page.wait("sent.at(-1).type === 'drop'"))
    try expect(page.value("document.getElementById('notice').hidden") as? Bool, equals: true)
  }

  @Test func `The page reports a text that is too large to send`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    // A character of one byte, one that is escaped, and one of three bytes.
    for text in ["'x'.repeat(4e6)", "'\\u0001'.repeat(7e5)", "'日'.repeat(1.4e6)"] {
      try page.value("document.getElementById('notice').click(); clipboard('paste', \(text))")
      try expect(page.text("document.getElementById('notice').textContent"), contains: "4 MB")
      try expect(page.value("document.getElementById('notice').hidden") as? Bool, equals: false)
    }
    try page.value("document.getElementById('notice').click(); clipboard('paste', 'x'.repeat(3.9e6))")
    expect(try page.wait("sent.at(-1).type === 'paste'"))
    try expect(page.value("document.getElementById('notice').hidden") as? Bool, equals: true)
    try expect(page.value("sent.filter(event => event.type === 'paste').length") as? Int, equals: 1)
  }

  @Test func `A page whose message is rejected opens another stream`() throws {
    let connection = try Connection()
    let page = try connection.greeted()
    try page.value(Self.recorder)
    try page.value("window.status = 413; openGate(); clipboard('paste', 'text')")
    expect(try page.wait("hellos.length === 2", within: 20))
    try expect(page.value("hellos[1].isReturning") as? Bool, equals: true)
  }

  @Test func `A page that is closed leaves its window, visible or hidden`() throws {
    for isHidden in [false, true] {
      let connection = try Connection()
      let page = connection.page
      try page.value("push(hello.replace('}', ',\"stream\":7}'))")
      expect(try page.wait("sent.some(event => event.type === 'surroundings')"))
      try page.value(Self.recorder)
      try page.value("sent.length = 0; openGate()")
      // A browser sends both events when a visible page is closed.
      let steps = ["hide()", "dispatchEvent(new Event('pagehide'))"]
      try page.value((isHidden ? steps : steps.reversed()).joined(separator: "; "))
      let types = "bodies.flatMap(body => JSON.parse(body).events.map(event => event.type)).join()"
      try expect(page.text(types), equals: (isHidden ? "hide,leave" : "leave"))
      try expect(page.value("bodies.every(body => JSON.parse(body).stream === 7)") as? Bool, equals: true)
    }
  }

  /// The server refuses the version of the first document, as it refuses a page of an older program.
  @Test func `A page of another version reloads itself once`() throws {
    let app = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let older = """
      (() => {
      if (window !== top) return;
      const loads = Number(sessionStorage.getItem("loads") ?? 0) + 1;
      sessionStorage.setItem("loads", loads);
      const original = window.fetch;
      window.fetch = (path, options) => {
        const isOlder = loads <= Number(sessionStorage.getItem("older") ?? 1);
        return original(path, isOlder ? { ...options, body: options.body.replace(/"version":\\d+/, '"version":1') } : options);
      };
      })();
      """
    let page = try browser.open(app.address, script: older)
    expect(try page.shows("June"))
    try expect(page.text("sessionStorage.getItem('loads')"), equals: "2")
    // A server that refuses every version is not requested forever.
    try page.value("sessionStorage.setItem('older', 100)")
    try page.call("Page.reload")
    expect(try page.wait("document.getElementById('notice').textContent.includes('version')"))
    try expect(page.text("sessionStorage.getItem('loads')"), equals: "4")
  }
}
