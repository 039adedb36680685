import BrowserTestSupport
import Foundation
import Testing

/// The figures of a page in the article *A window in the browser*. The times are printed, and the bytes are checked.
/// `tributary-benchmarks --window` prints the figures of the server.
@Suite(.serialized, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
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

  @Test func `The frames of the moving border take less than 1 KB each`() throws {
    let app = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address, script: Self.meter)
    #expect(try page.shows("June"))
    page.pause(1)
    var latencies: [Double] = []
    var (bytes, frames, rates): (Int, Int, [Double]) = (0, 0, [])
    let months = ["March", "October", "June", "January"]
    for index in 0..<24 {
      try page.value("meter.bytes = meter.frames = 0, meter.acks = []")
      latencies.append(try #require(try page.value("clickOn('\(months[index % 4])')") as? Double))
      page.pause(1.2)
      bytes += try page.value("meter.bytes") as? Int ?? 0
      frames += try page.value("meter.frames") as? Int ?? 0
      // The frames while the border moves.
      let acks = try page.value("meter.acks") as? [Double] ?? []
      if acks.count > 6 { rates.append(Double(acks.count - 3) / (acks[acks.count - 2] - acks[1]) * 1_000) }
    }
    print("months: click to changed picture, median \((median(latencies) * 10).rounded() / 10) ms")
    print(
      "months: \(bytes / max(frames, 1)) bytes a frame, \(frames / 24) frames a click, \(rates.isEmpty ? 0 : Int(median(rates))) frames a second"
    )
    #expect(bytes / max(frames, 1) < 1_024)
  }

  @Test func `Wallet: frame rate and frame size while a card opens and closes`() throws {
    let app = try ServedApp("Wallet")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address, script: Self.meter)
    #expect(try page.wait("document.querySelectorAll('#elements [role=button]').length > 2"))
    page.pause(2)
    let box = try page.value(
      "(() => { const r = [...document.querySelectorAll('#elements [role=button]')].at(-1).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
    )
    let place = try #require(box as? [Double])
    var (bytes, frames, rates): (Int, Int, [Double]) = (0, 0, [])
    for _ in 0..<6 {
      try page.value("meter.bytes = meter.frames = 0, meter.acks = []")
      try page.click(place[0], place[1])
      page.pause(1.5)
      bytes += try page.value("meter.bytes") as? Int ?? 0
      frames += try page.value("meter.frames") as? Int ?? 0
      let acks = try page.value("meter.acks") as? [Double] ?? []
      if acks.count > 6 { rates.append(Double(acks.count - 3) / (acks[acks.count - 2] - acks[1]) * 1_000) }
    }
    #expect(frames > 0)
    print(
      "wallet: \(bytes / max(frames, 1)) bytes a frame, \(frames / 6) frames a click, \(rates.isEmpty ? 0 : Int(median(rates))) frames a second"
    )
  }
}
