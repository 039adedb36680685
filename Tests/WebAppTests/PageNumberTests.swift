/// The figures of a page in the article *A window in the browser*. The times are printed, and the bytes are checked.
/// `tributary-benchmarks --window` prints the figures of the server.
///
/// The environment variable `PAGE_PROGRAMS` names a folder with other builds of the examples, such as `.build/release`.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageNumberTests {
  /// Counts the frames and the bytes of the event stream, and the time of each acknowledgment.
  private static let meter = """
    window.meter = { bytes: 0, frames: 0, acks: [] };
    const original = window.fetch;
    window.fetch = async (path, options) => {
      if (path === "/input" && options.body.includes('"ack"')) meter.acks.push(performance.now());
      const response = await original(path, options);
      if (path !== "/events") return response;
      const [own, theirs] = response.body.tee();
      (async () => {
        const reader = own.getReader(), decoder = new TextDecoder();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          const text = decoder.decode(value);
          meter.bytes += value.length;
          meter.frames += text.split('data: {"frame"').length - 1;
        }
      })();
      return new Response(theirs, { status: response.status });
    };
    // The time from a click to the animation frame in which the picture has changed.
    window.clickOn = text => new Promise(resolve => {
      const stage = document.getElementById("stage");
      const box = [...document.querySelectorAll("#picture text")].find(e => e.textContent === text).getBoundingClientRect();
      const init = {
        clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, isPrimary: true, pointerId: 1,
        bubbles: true, cancelable: true,
      };
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      observer.observe(document.getElementById("n0"), { subtree: true, childList: true, attributes: true });
      for (const type of ["pointerdown", "pointerup"]) stage.dispatchEvent(new PointerEvent(type, init));
    });
    Element.prototype.setPointerCapture = () => { };
    """

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func serve(_ name: String) throws -> ServedApp {
    guard let folder = ProcessInfo.processInfo.environment["PAGE_PROGRAMS"] else { return try ServedApp(name) }
    return try ServedApp(path: URL(filePath: folder).appending(component: name).path, ["--serve", "0"])
  }

  /// The times between the acknowledgments of an animation, without the first one and the last one, in milliseconds.
  private func intervals(on page: BrowserPage) throws -> [Double] {
    let times = try page.value("meter.acks") as? [Double] ?? []
    guard times.count > 6 else { return [] }
    return zip(times[1...], times[2...].dropLast()).map { $1 - $0 }
  }

  /// Describes the frame rate. The page acknowledges each frame in an animation frame of the browser. An interval is
  /// also long if consecutive frames are equal, as they can be at the end of a spring, because equal frames are not
  /// sent.
  private func rate(_ intervals: [Double]) -> String {
    guard !intervals.isEmpty else { return "no animation" }
    let late = intervals.count { $0 > 25 }
    let rate = Int((1_000 / median(intervals)).rounded())
    return "\(rate) frames a second; \(late) of \(intervals.count) intervals over 25 ms"
  }

  @Test func `The frames of the moving border take less than 1 KB each`() throws {
    let app = try serve("MonthSelector")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address, script: Self.meter)
    expect(try page.shows("June"))
    page.pause(1)
    var latencies: [Double] = []
    var (bytes, frames, times): (Int, Int, [Double]) = (0, 0, [])
    let months = ["March", "October", "June", "January"]
    // Two rounds, so that every change between two months that follow each other is measured.
    let clicks = 2 * months.count
    for index in 0..<clicks {
      try page.value("meter.bytes = meter.frames = 0, meter.acks = []")
      latencies.append(try #require(try page.value("clickOn('\(months[index % months.count])')") as? Double))
      page.pause(1.2)
      bytes += try page.value("meter.bytes") as? Int ?? 0
      frames += try page.value("meter.frames") as? Int ?? 0
      times += try intervals(on: page)
    }
    print("months: click to changed picture, median \((median(latencies) * 10).rounded() / 10) ms")
    print("months: \(bytes / max(frames, 1)) bytes a frame, \(frames / clicks) frames a click, \(rate(times))")
    expect(bytes / max(frames, 1), below: 1_024)
  }

  @Test func `Wallet: frame rate and frame size while a card opens and closes`() throws {
    let app = try serve("Wallet")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address, script: Self.meter)
    expect(try page.wait("document.querySelectorAll('#elements [role=button]').length > 2"))
    page.pause(2)
    let box = try page.value(
      "(() => { const r = [...document.querySelectorAll('#elements [role=button]')].at(-1).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
    )
    let place = try #require(box as? [Double])
    var (bytes, frames, times): (Int, Int, [Double]) = (0, 0, [])
    for _ in 0..<6 {
      try page.value("meter.bytes = meter.frames = 0, meter.acks = []")
      try page.click(place[0], place[1])
      page.pause(1.5)
      bytes += try page.value("meter.bytes") as? Int ?? 0
      frames += try page.value("meter.frames") as? Int ?? 0
      times += try intervals(on: page)
    }
    expect(frames, above: 0)
    print("wallet: \(bytes / max(frames, 1)) bytes a frame, \(frames / 6) frames a click, \(rate(times))")
  }
}
