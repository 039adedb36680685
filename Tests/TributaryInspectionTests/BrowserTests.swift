private let browser: String? = {
  let names = [
    "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable",
  ]
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}()

/// The page in a headless browser; skipped if none is installed.
@Suite(.waitsForPrograms, .enabled(if: browser != nil, "no Chromium is installed")) @MainActor
struct BrowserTests {
  /// Opens a page and returns the browser's output.
  nonisolated private func open(_ page: URL, _ arguments: [String]) throws -> String {
    let profile = FileManager.default.temporaryDirectory.appending(component: "browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(browser))
    // The script begins after the first picture; virtual time advances until it is done.
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--user-data-dir=\(profile.path)"]
      + arguments
      + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    return text
  }

  /// Returns the elements of a page once they contain a mark.
  ///
  /// On a busy machine, the virtual time can end before the browser has drawn the first picture, for which the script
  /// waits: then the page is opened again.
  nonisolated private func open(_ page: URL, _ arguments: [String], until mark: String) throws -> String {
    for _ in 0..<5 {
      let text = try open(page, arguments + ["--dump-dom"])
      if text.contains(mark) { return text }
    }
    return try open(page, arguments + ["--dump-dom"])
  }

  /// Returns the elements of a page once its script has run. The main thread does not wait.
  nonisolated private func elements(of inspection: Inspection, at address: String = "") async throws -> String {
    var text = ""
    try Program.withFolder { folder in
      let page = folder.appending(component: "page.html")
      try Data(inspection.html().utf8).write(to: page)
      text = try open(try #require(URL(string: page.absoluteString + address)), [], until: "data-ready")
    }
    return text
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func `The script runs under the page's content security policy and shows every view`() async throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let text = try await elements(of: inspection)
    expect(text.contains(#"<body data-ready="true">"#))
    expect(count(#"role="treeitem""#, in: text), equals: inspection.nodes.count)
    expect(text.contains(#"class="picture""#))
  }

  @Test func `The URL fragment opens a panel and selects a view`() async throws {
    let host = cells { Counter() }
    let text = try await elements(of: host.record { host.tap("label") }, at: "#why,label")
    #expect(text.contains(/id="tab-why"[^>]*aria-selected="true"/))
    expect(text.contains(/class="row modifier[^"]* selected"[^>]*>|class="row [^"]*selected"/))
    expect(text, contains: "pointer up")
  }

  @Test func `Hostile text of a view stays text`() async throws {
    let hostile = PageTests.hostile.joined(separator: " ")
    let text = try await elements(of: cells { Text(hostile).accessibilityIdentifier(hostile) }.inspect(), at: "#tree")
    expect(text.contains(#"<body data-ready="true">"#))
    expect(count("<script", in: text), equals: 2)
    expect(text, lacks: "<svg onload")
  }

  @Test func `Only the visible rows of a thousand views are elements`() async throws {
    let host = cells(400, 400) {
      VStack(spacing: 1) { ForEach(0..<40) { _ in HStack(spacing: 1) { ForEach(0..<25) { _ in Color.red } } } }
    }
    let inspection = host.inspect()
    expect(inspection.nodes.count, above: 1_000)
    let text = try await elements(of: inspection)
    expect(text.contains(#"<body data-ready="true">"#))
    #expect((20..<120).contains(count(#"role="treeitem""#, in: text)))
  }

  /// Runs additional script lines, which the page's policy would not permit, and returns the value of `result`. The
  /// main thread does not wait.
  nonisolated private func result(
    _ inspection: Inspection, window: String = "1180,1000", _ lines: String
  ) async throws -> String {
    var html = inspection.html()
    html.replace(/script-src '[^']+'/, with: "script-src 'unsafe-inline'")
    html.replace(
      "</body>",
      with: """
        <script>
        const byId = id => document.getElementById(id);
        const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        function look() {
          \(lines)
          document.body.dataset.result = result;
        }
        (function wait() { if (document.body.dataset.ready) look(); else setTimeout(wait, 10); })();
        </script>
        </body>
        """)
    var text = ""
    try Program.withFolder { folder in
      let page = folder.appending(component: "page.html")
      try Data(html.utf8).write(to: page)
      text = try open(page, ["--window-size=\(window)"], until: "data-result")
    }
    return try String(#require(text.firstMatch(of: /data-result="([^"]*)"/)).1)
  }

  @Test func `The placeholder of the search field fits in a narrow window`() async throws {
    let answer = try await result(
      cells { Counter() }.inspect(), window: "920,700",
      """
      byId("tab-tree").click();
      const field = byId("search"), style = getComputedStyle(field);
      const context = document.createElement("canvas").getContext("2d");
      context.font = style.font;
      const width = context.measureText(field.placeholder).width;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const result = width > 0 && width <= room ? "fits" : `${width} in ${room}`;
      """)
    expect(answer, equals: "fits")
  }

  @Test func `A long identity does not shorten the name of its view`() async throws {
    let answer = try await result(
      cells(400, 400) {
        ForEach([String(repeating: "identity", count: 20)], id: \.self) { _ in Counter() }
      }.inspect(),
      """
      const row = [...document.querySelectorAll(".row")].find(row => row.querySelector(".identity"));
      const [name, identity] = [row.querySelector(".type"), row.querySelector(".identity")];
      const result = name.textContent + ": " + [name, identity].map(one => one.scrollWidth > one.clientWidth).join(" ");
      """)
    expect(answer, equals: "Counter: false true")
  }

  @Test func `The flow lines of a preference connect rows and cross no text`() async throws {
    let host = cells(400, 400) {
      VStack {
        ForEach(0..<12) { index in
          HStack {
            Text("A").padding(1).preference(key: NamesKey.self, value: ["a\(index)"])
            Text("B").preference(key: NamesKey.self, value: ["hidden"]).padding(1)
              .preference(key: NamesKey.self, value: ["b\(index)"])
          }
        }
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let answer = try await result(
      host.record { host.update() },
      """
      const box = one => one.getBoundingClientRect();
      // The number of lines, of lines that do not connect two rows, and of lines that cross a name.
      function check() {
        let [count, astray, through] = [0, 0, 0];
        for (const line of document.querySelectorAll(".flows .step")) {
          const [from, to] = [line.dataset.from, line.dataset.to].map(id => byId("node-" + id));
          const place = box(line);
          if (!from || !to || !box(from).height || !box(to).height) continue;
          count += 1;
          const middle = (box(from).top + box(from).bottom) / 2;
          if (Math.abs(place.bottom - middle) > 2 || place.top < box(to).top || place.top > box(to).bottom) astray += 1;
          for (const name of document.querySelectorAll(".row .type")) {
            const [top, left] = [box(name).top, box(name).left];
            if (top > place.top && top < place.bottom && left < place.left) through += 1;
          }
        }
        return [count, astray, through].join(" ");
      }
      const told = [];
      press("2"); told.push(check());
      const choice = document.querySelector("#key input");
      choice.click(); told.push(check());
      const fold = [...document.querySelectorAll(".row")].filter(row => row.textContent.includes("HStack"))[1];
      fold.querySelector(".twist").click(); told.push(check());
      fold.querySelector(".twist").click(); told.push(check());
      const search = byId("search");
      search.value = "stack"; search.dispatchEvent(new Event("input")); told.push(check());
      search.value = ""; search.dispatchEvent(new Event("input"));
      const views = byId("views");
      views.scrollTop = 400; views.dispatchEvent(new Event("scroll")); told.push(check());
      const result = told.join(", ");
      """)
    let states = answer.split(separator: ", ").map { $0.split(separator: " ").compactMap { Int($0) } }
    try #require(states.count == 6 && states.allSatisfy { $0.count == 3 })
    #expect(states.allSatisfy { $0[1] == 0 && $0[2] == 0 }, "\(answer)")
    // Three values and a fold for each row, and the value that is read.
    expect(states[0][0], equals: 12 * 4 + 1)
    #expect(states.allSatisfy { $0[0] > 3 }, "\(answer)")
  }

  nonisolated private static let picture = URL(filePath: #filePath).appending(
    path: "../../../Sources/Tributary/Tributary.docc/Resources/inspection-page.png"
  ).standardized

  /// The picture in the article about inspection:
  ///
  ///     swift run MonthSelector --script "tap October; wait 0.4" --inspect page.html
  ///     chromium --headless --window-size=1180,720 --screenshot=… "page.html#preferences,month-9"
  ///
  /// Fonts and browsers differ by pixels, so only the size is compared; `RECORD=1` writes the picture.
  @Test nonisolated func `The picture in the article is a picture of the page`() throws {
    try Program.withFolder { folder in
      let (page, picture) = (folder.appending(component: "page.html"), folder.appending(component: "page.png"))
      let run = try Program("MonthSelector").run(
        "--script", "tap October; wait 0.4", "--inspect", page.path, "--svg", folder.appending(component: "x.svg").path)
      expect(run.status, equals: 0)
      let address = try #require(URL(string: page.absoluteString + "#preferences,month-9"))
      _ = try open(address, ["--window-size=1180,720", "--hide-scrollbars", "--screenshot=\(picture.path)"])
      let shown = try Data(contentsOf: picture)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try shown.write(to: Self.picture) }
      expect(
        shown.prefix(24), equals: (try Data(contentsOf: Self.picture)).prefix(24), "width and height in its header")
    }
  }
}
