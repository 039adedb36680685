import PreferenceTestSupport

private let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// The script of the page, run by Node.js on a minimal document; skipped if Node.js is not installed.
@Suite(.waitsForPrograms, .enabled(if: node != nil, "Node.js is not installed")) @MainActor struct ScriptTests {
  /// Runs the page with additional lines, and returns their output. The main thread does not wait.
  nonisolated private func run(_ inspection: Inspection, _ lines: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(component: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, script) = (folder.appending(component: "page.html"), folder.appending(component: "run.js"))
    try Data(inspection.html().utf8).write(to: page)
    try Data((Document.script + "\n" + lines).utf8).write(to: script)
    let process = Process()
    process.executableURL = URL(filePath: try #require(node))
    process.arguments = [script.path, page.path]
    let output = Pipe()
    process.standardOutput = output
    let reports = folder.appending(component: "reports.txt")
    try Data().write(to: reports)
    process.standardError = try FileHandle(forWritingTo: reports)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let told = try String(contentsOf: reports, encoding: .utf8)
    expect(process.terminationStatus, equals: 0, "\(told)")
    // Times are printed, not compared.
    if !told.isEmpty { print(told, terminator: "") }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `Every view is in the tree, and the timeline covers every pass`() async throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let output = try await run(
      inspection,
      """
      console.log(document.body.dataset.ready, page.get("tree").children.filter(one => one.classes.has("row")).length);
      page.press("ArrowLeft"); page.press("ArrowLeft"); page.press("ArrowLeft");
      console.log(page.show("when"));
      for (let index = 0; index < 20; index += 1) page.press("ArrowRight");
      console.log(page.show("when"));
      """)
    let lines = output.split(separator: "\n")
    expect(lines.first, equals: "true \(inspection.nodes.count)")
    expect(
      lines.dropFirst().first?.hasPrefix("frame 1 of \(inspection.recording?.frames.count ?? 0), pass 0"), equals: true)
    expect(lines.last?.hasPrefix("frame \(inspection.recording?.frames.count ?? 0) of"), equals: true)
  }

  @Test func `The step buttons go to the previous and the next pass, and stop at the ends`() async throws {
    let host = cells { Counter() }
    let inspection = host.record {
      host.tap("label")
      host.tap("label")
    }
    let output = try await run(
      inspection,
      """
      const last = page.get("time").max;
      const facts = () => [page.get("time").value, page.get("previous").disabled, page.get("next").disabled];
      console.log(last > 1, facts()[0] === last, ...facts().slice(1));
      page.click("previous");
      console.log(facts()[0] === last - 1, ...facts().slice(1));
      page.click("next");
      page.click("next");
      console.log(facts()[0] === last, ...facts().slice(1));
      for (let index = 0; index < 20; index += 1) page.click("previous");
      console.log(...facts());
      """)
    expect(output, equals: "true true false true\ntrue false false\ntrue false true\n0 true false\n")
  }

  @Test func `A selected view shows its state, its frame, and the cause of its evaluation`() async throws {
    let host = cells { Counter() }
    let inspection = host.record { host.tap("label") }
    let counter = try #require(inspection.nodes.first { $0.type == "Counter" })
    let output = try await run(
      inspection,
      """
      const row = page.get("tree").children.find(one => one.dataset.node === \(counter.id));
      page.get("tree").fire("click", { target: row });
      console.log(page.show("details"));
      page.press("3");
      console.log(page.show("why"));
      """)
    expect(output, contains: "taps = 5")
    expect(output, contains: "taps 0 → 5 of Counter")
  }

  @Test func `A temporarily inserted view is crossed out in the passes without it`() async throws {
    struct Blinking: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Tap").accessibilityIdentifier("tap").onTapGesture { isShown.toggle() }
          if isShown { Text("Here").accessibilityIdentifier("here") }
        }
      }
    }
    let host = cells { Blinking() }
    let inspection = host.record { for _ in 0..<3 { host.tap("tap") } }
    let output = try await run(
      inspection,
      """
      const states = [];
      page.press("Home");
      for (let last = ""; last !== page.show("when");) {
        last = page.show("when");
        states.push(page.get("tree").children.filter(one => one.classes.has("absent")).length);
        page.press("ArrowRight");
      }
      console.log(states.filter((state, index) => state !== states[index - 1]).join(" "));
      """)
    // Each insertion creates another view.
    let counts = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(counts.count == 4)
    expect(counts, equals: [2 * counts[1], counts[1], 2 * counts[1], counts[1]])
    expect(counts[1], above: 0)
  }

  @Test func `Writers are named by their views, identifiers, and bodies`() async throws {
    struct Cell: View {
      let name: String
      var body: some View {
        Text(name).background(Color.clear.preference(key: NamesKey.self, value: [name])).accessibilityIdentifier(name)
      }
    }
    struct Names: View {
      var body: some View {
        HStack {
          Cell(name: "a")
          Color.red.preference(key: NamesKey.self, value: ["b"]).accessibilityIdentifier("red")
        }
        .onPreferenceChange(NamesKey.self) { _ in }
      }
    }
    let host = cells { Names() }
    let output = try await run(
      host.record { host.update() },
      """
      page.press("2");
      console.log(page.show("participants"));
      const names = () => page.get("tree").children.filter(one => one.classes.has("row")).map(one => one.children[1].textContent);
      console.log("participants: " + names().join(", "));
      page.press("1");
      console.log("tree: " + names().join(", "));
      """)
    expect(output, contains: "Color #a in Cell: ")
    expect(output, contains: "Color #red in Names: ")
    expect(output, contains: "HStack in Names onPreferenceChange")
    // The rows of the panel have the same names. The tree lists the modifiers.
    expect(
      output, contains: "participants: HStack in Names, HStack, Color #a in Cell, Color #red in Names\n", "\(output)")
    expect(output.contains(/tree: .*onPreferenceChange, .*preference/), "\(output)")
  }

  @Test func `The parts of controls are listed on request`() async throws {
    let host = cells { Button("Go") {} }
    let inspection = host.inspect()
    let output = try await run(
      inspection,
      """
      const rows = () => page.get("tree").children.filter(one => one.classes.has("row")).map(one => one.children[1].textContent);
      console.log(rows().join(" "));
      page.get("whole").checked = true;
      page.get("whole").fire("change");
      console.log(rows().length);
      """)
    let lines = output.split(separator: "\n")
    expect(lines.first?.contains("Button"), equals: true)
    expect(lines.first?.contains("PressableButton"), equals: false)
    expect(lines.last.flatMap { Int($0) }, equals: inspection.nodes.count)
    expect(lines.first?.split(separator: " ").count, equals: inspection.nodes.count { !$0.isInner })
  }

  /// Two writers, one of which replaces another.
  private var twoWriters: some View {
    HStack {
      Text("A").preference(key: NamesKey.self, value: ["a"])
      Text("B").preference(key: NamesKey.self, value: ["inner"]).padding().preference(key: NamesKey.self, value: ["b"])
    }
  }

  @Test func `The preferences panel lists writers, folds, and readers, with hidden values`() async throws {
    let host = cells { twoWriters.onPreferenceChange(NamesKey.self) { _ in } }
    let output = try await run(
      host.record { host.update() }, #"page.press("2"); console.log(page.show("participants"));"#)
    expect(output, contains: "3 writers → 1 fold (1 call of reduce) → 1 reader")
    // Writers and readers are named by the views to which they are applied.
    expect(output, contains: "Text “A”: ")
    expect(output, contains: "HStack onPreferenceChange")
    expect(output, contains: "An outer writer replaces it.")
  }

  @Test func `The tree shows the role of each view for the selected key`() async throws {
    let host = cells { twoWriters.onPreferenceChange(NamesKey.self) { _ in } }
    let output = try await run(
      host.record { host.update() },
      """
      page.press("2");
      page.press("1");
      const parts = page.get("tree").all().filter(one => one.classes.has("part")).map(one => one.textContent).filter(Boolean);
      console.log(parts.join("\\n"));
      """)
    expect(
      output,
      equals: "reads\nfolds 2: [\"a\", \"b\"]\nwrites [\"a\"]\nwrites [\"b\"]\n"
        + "[\"inner\"] An outer writer replaces it.\n")
  }

  @Test func `The flow of a key is drawn over the tree, and follows collapsing and searching`() async throws {
    let host = cells {
      VStack {
        twoWriters
        Text("C").preference(key: NamesKey.self, value: ["c"])
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    let inspection = host.record { host.update() }
    let flow = try #require(inspection.preferences.first).flow
    let hidden = try #require(flow.first { $0.isHidden })
    let row = try #require(inspection.nodes.first { $0.type == "HStack" }).id
    let output = try await run(
      inspection,
      """
      const lines = name => page.get("tree").all().filter(one => one.classes.has(name));
      const tell = () => console.log(page.get("tree").children.length - 1, lines("step").length, lines("cross").length);
      const ways = () => lines("step").map(one => one.attributes["data-from"] + ">" + one.attributes["data-to"]);
      console.log(lines("step").length);
      page.press("2");
      tell();
      console.log(ways().sort().join(" "), lines("hiddenStep").map(one => one.attributes["data-from"]).join());
      page.get("key").all().find(one => one.tagName === "INPUT").fire("change", { target: { checked: false } });
      tell();
      const folder = page.get("tree").children.find(one => one.dataset.node === \(row));
      page.get("tree").fire("click", { target: folder.children[0] });
      tell();
      page.get("tree").fire("click", { target: folder.children[0] });
      page.get("search").fire("input", { target: { value: "stack" } });
      tell();
      """)
    let ways = flow.map { "\($0.from)>\($0.to)" }.sorted().joined(separator: " ")
    let count = inspection.nodes.count
    // The rows of participants, all rows, the rows left when the inner fold is collapsed, and those in stacks, without
    // the reader around them.
    let inFold = inspection.nodes.filter { node in
      inspection.ancestors(of: node).dropLast().contains { $0.id == row }
    }.count
    expect(output, equals: "0\n7 6 1\n\(ways) \(hidden.from)\n\(count) 6 1\n\(count - inFold) 3 0\n7 5 1\n")
  }

  @Test func `The stack around a view shows how it divides its length`() async throws {
    let host = cells(150, 50) {
      HStack(spacing: 7.5) {
        Color.red.frame(minWidth: 100)
        Color.green.frame(width: 30)
        Color.blue.frame(maxWidth: 50)
      }
    }
    let inspection = host.inspect()
    let green = try #require(inspection.nodes.first { $0.type.hasPrefix("frame(width") })
    let output = try await run(
      inspection,
      """
      page.get("tree").fire("click", { target: page.get("tree").children.find(one => one.dataset.node === \(green.id)) });
      const rows = page.get("details").all().filter(one => one.tagName === "TR").slice(1, 4);
      console.log(rows.map(one => one.children.slice(1).map(cell => cell.textContent).join(" ")).join(", "));
      """)
    expect(output, equals: "0 0 45 30 105, 0 50 52.5 50 55, 0 ∞ 55 100 -45\n")
  }

  @Test func `An intermediate pass shows its own picture`() async throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Columns() }
    host.environment.textMeasurer = CellTextMeasurer()
    let output = try await run(
      host.record { host.update() },
      """
      const rects = () => page.get("canvas").querySelector(".picture").textContent.includes("<rect");
      page.press("End");
      console.log(page.show("when").includes("pass 2"), rects());
      page.press("ArrowLeft");
      console.log(page.show("when").includes("pass 1"), rects(), page.get("canvas").classList.contains("between"));
      """)
    expect(output, equals: "true true\ntrue false false\n")
  }

  @Test func `Anchors are drawn at their positions, with lines to their readers`() async throws {
    let host = cells {
      VStack {
        Text("A").anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        Text("B").anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { Text("\($0.count)") }
    }
    let output = try await run(
      host.inspect(),
      """
      page.press("2");
      const shapes = page.get("canvas").all();
      console.log(shapes.filter(one => one.classes.has("anchor")).length, shapes.filter(one => one.classes.has("anchorWay")).length);
      """)
    expect(output, equals: "2 2\n")
  }

  @Test func `Margins and guides of a view are drawn while it is hovered`() async throws {
    let host = cells {
      HStack(alignment: .bottom, spacing: 0) {
        Text("A").padding(.leading, 12)
        Color.red.frame(height: 60)
      }
      .padding(4)
    }
    let inspection = host.inspect()
    let text = try #require(inspection.nodes.first { $0.text == "A" })
    let padding = try #require(inspection.nodes.first { $0.id == text.parent })
    let output = try await run(
      inspection,
      """
      const point = id => {
        page.get("tree").fire("mouseover", { target: page.get("tree").children.find(one => one.dataset.node === id) });
        const shapes = page.get("canvas").all();
        const words = name => shapes.filter(one => one.classes.has(name)).map(one => one.textContent).join(", ");
        console.log(words("marginText") + " | " + words("alignmentText"));
      };
      point(\(text.id));
      point(\(padding.id));
      """)
    let lines = output.split(separator: "\n")
    // A leading padding of 12 points; the baseline of a text line 16 points high.
    expect(lines.first?.hasPrefix("12 | firstTextBaseline "), equals: true)
    // In a row 60 points high, aligned at the bottom: 44 points above.
    expect(lines.last?.split(separator: "|").first?.contains("44"), equals: true)
    expect(lines.last?.hasSuffix("bottom of the stack"), equals: true)
  }

  @Test func `Keys move between the passes in which the selected view changed, and wrap around`() async throws {
    let host = cells {
      VStack {
        Counter(); Columns()
      }
    }
    let inspection = host.record {
      host.tap("label")
      host.tap("label")
    }
    let counter = try #require(inspection.nodes.first { $0.type == "Counter" })
    let output = try await run(
      inspection,
      """
      page.get("tree").fire("click", { target: page.get("tree").children.find(one => one.dataset.node === \(counter.id)) });
      page.press("Home");
      page.press("n");
      const first = page.show("when");
      page.press("n");
      const second = page.show("when");
      page.press("p");
      console.log(first !== second, page.show("when") === first);
      page.press("u");
      console.log(page.show("details").startsWith("VStack"));
      page.press("?");
      console.log(page.get("keys").classList.contains("hidden"));
      """)
    expect(output.hasPrefix("true true\ntrue\n"))
  }

  @Test func `The motions and gestures at the selected time are listed`() async throws {
    struct Fading: View {
      @State private var isFaint = false
      var body: some View {
        Text("Tap").opacity(isFaint ? 0.5 : 1).accessibilityIdentifier("tap")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isFaint = true } }
      }
    }
    let host = cells { Fading() }
    let inspection = host.record {
      host.tap("tap")
      host.advance(by: 0.5)
      host.advance(by: 2)
    }
    let output = try await run(
      inspection,
      """
      page.press("4");
      console.log(page.show("motion"));
      page.press("ArrowLeft");
      console.log(page.show("motion"));
      """)
    let lines = output.split(separator: "\n")
    expect(lines.first?.contains("No animations are in progress."), equals: true)
    expect(lines.last?.contains("opacity by"), equals: true)
    expect(lines.last?.contains("from 0 s to 1 s"), equals: true)
  }

  @Test func `A loop is drawn, its article is on the page, and the pass is marked in its plot`() async throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Flapping() }
    let inspection = host.record { host.update() }
    expect(inspection.articles.map(\.name), equals: ["FeedbackLoop"])
    let steps = try #require(inspection.findings.first?.loop?.steps.count)
    let output = try await run(
      inspection,
      """
      const all = () => page.get("findings").all();
      console.log(all().filter(one => one.classes.has("station")).length);
      console.log(page.show("findings").includes("A value that a view publishes changes the same view"));
      const button = all().filter(one => one.tagName === "BUTTON").at(-1);
      button.fire("click");
      console.log(all().filter(one => one.classes.has("now")).length > 0);
      """)
    expect(output, equals: "\(steps)\ntrue\ntrue\n")
  }

  @Test func `A page of a thousand views and sixty frames can be navigated`() async throws {
    let inspection = ThousandViews.recording
    let last = try #require(inspection.nodes.last).id
    let output = try await run(
      inspection,
      """
      const begin = performance.now();
      let count = 0;
      page.press("Home");
      for (let last = ""; last !== page.show("when"); count += 1) { last = page.show("when"); page.press("ArrowRight"); }
      const each = (performance.now() - begin) / count;
      // Only visible rows have elements: some at the beginning, some at the scroll position.
      const rows = () => page.get("tree").children.filter(one => one.classes.has("row")).map(one => one.dataset.node);
      const first = rows();
      page.get("views").scrollTop = 20 * (\(inspection.nodes.count) - 40);
      page.get("views").fire("scroll");
      const last = rows();
      console.log(count >= 60, first.length < 120, last.length < 120, last.includes(\(last)), first.includes(\(last)));
      console.error("a page of a thousand views: " + page.milliseconds.toFixed(0) + " ms to begin, " + each.toFixed(1) + " ms a step");
      """)
    expect(output, equals: "true true true true false\n")
  }

  @Test func `No text of a view becomes markup`() async throws {
    let hostile = PageTests.hostile.joined(separator: " ")
    let host = cells { Text(hostile).accessibilityIdentifier(hostile) }
    let output = try await run(
      host.inspect(),
      """
      for (const tab of ["1", "2", "3", "4", "5", "?", "ArrowDown", "ArrowDown"]) page.press(tab);
      const tags = new Set(document.body.all().concat(page.get("tree").all(), page.get("details").all()).map(one => one.tagName));
      console.log(tags.has("SCRIPT"), page.show("tree").includes("</script><script>alert(1)</script>"));
      """)
    expect(output, equals: "false true\n")
  }
}
