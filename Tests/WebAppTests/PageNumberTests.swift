import BrowserTestSupport
import Foundation
import Testing
import TributarySVG
import TributaryWeb

@testable import Tributary

/// The figures of the article *A window in the browser*. They are printed; those that depend on no clock are checked.
///
///     swift test -c release --filter PageNumberTests
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

  @Test func `Months: latency of a click, rate and size of the frames of the border`() throws {
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

  private struct Cells: View {
    var rows = 100
    @State private var chosen = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { column in
              Cell(isChosen: chosen == row * 100 + column) { chosen = row * 100 + column }
            }
          }
        }
      }
    }
  }

  private struct Cell: View {
    let isChosen: Bool
    let choose: () -> Void
    var body: some View {
      Text("cell").font(.system(size: 8)).frame(width: 24, height: 12)
        .background(isChosen ? Color.red : Color.white).onTapGesture(perform: choose)
    }
  }

  @Test @MainActor func `A grid of 10,000 cells: the first picture, and a click`() {
    let clock = ContinuousClock()
    let window = HostWindow(ViewHost(size: CGSize(width: 2_400, height: 1_200)) { Cells() })
    let frame = window.frame(at: 0)
    let picture = LivePicture()
    var size = 0
    let first = clock.measure { size = picture.update(to: frame.picture).byteCount }
    var clicks: [Double] = []
    var clickSize = 0
    for index in 1...20 {
      let point = CGPoint(x: 24 * Double(index) + 12, y: 12 * Double(index) + 6)
      let time = clock.measure {
        for phase in [WebEvent.Pointer.Phase.down, .up] {
          window.handle(.pointer(WebEvent.Pointer(phase: phase, location: point, modifiers: [])), at: Double(index))
        }
        clickSize = picture.update(to: window.frame(at: Double(index)).picture).byteCount
      }
      clicks.append(time / .milliseconds(1))
    }
    let walk = clock.measure { _ = window.elements() }
    print("10,000 cells: first picture encoded in \(Int(first / .milliseconds(1))) ms, \(size / 1_024) KB")
    print("10,000 cells: one click \((median(clicks) * 10).rounded() / 10) ms on the server, \(clickSize) bytes")
    print("10,000 cells: accessibility tree in \(Int(walk / .milliseconds(1))) ms")
    #expect(clickSize < 2_048)
  }

  @Test @MainActor func `The memory of an idle window`() throws {
    let windows = (0..<40).map { _ in
      HostWindow(ViewHost(size: CGSize(width: 640, height: 480)) { Cells(rows: 2) })
    }
    for window in windows { _ = window.frame(at: 0) }
    let before = try Self.residentBytes()
    var kept: [(LivePicture, WebElements)] = []
    for window in windows {
      let picture = LivePicture()
      _ = picture.update(to: window.frame(at: 1).picture)
      kept.append((picture, window.elements()))
    }
    let bytes = (try Self.residentBytes() - before) / windows.count
    print("an idle window with 200 cells: \(bytes / 1_024) KB beyond the host")
    #expect(bytes < 2 << 20)
    withExtendedLifetime(kept) {}
  }

  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (Int(text.split(separator: " ")[1]) ?? 0) * 4_096
  }
}

extension PicturePatch {
  fileprivate var byteCount: Int {
    operations.reduce(definitions.utf8.count) { sum, operation in
      switch operation {
      case .replace(_, _, _, let markup): sum + markup.utf8.count + 20
      case .attribute(_, let name, let value): sum + name.utf8.count + (value?.utf8.count ?? 4) + 20
      case .take, .put: sum + 12
      }
    }
  }
}
