import BrowserTestSupport
import Foundation
import Testing
@testable import Tributary

/// The inspector beside a window, and the previews.
@Suite(.serialized, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageInspectorTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("button")
        Text("Below").accessibilityIdentifier("below")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private static let panel = "document.getElementById('panel').contentDocument"

  @Test func `The inspector records while it is open, and follows the window`() async throws {
    let served = try await ServedView { Counter() }
    let browser = try HeadlessBrowser("--window-size=1100,700")
    let page = try await browser.open(served.address)
    #expect(try page.shows("Count 0"))
    let window = try #require(await served.windows.first)
    #expect(await !window.host.core.isObserved)
    try page.value("document.getElementById('inspect').click()")
    #expect(try page.wait("\(Self.panel)?.querySelectorAll('#tree .row').length > 3"))
    #expect(await window.host.core.isObserved)
    // The window is narrower by the panel.
    #expect(try page.wait("document.getElementById('picture').getAttribute('width') < innerWidth - 300"))

    try page.click(text: "Count 0")
    #expect(try page.shows("Count 1"))
    #expect(try page.wait("\(Self.panel).getElementById('tree').textContent.includes('Count 1')"))
    try page.value("\(Self.panel).getElementById('tab-why').click()")
    #expect(try page.wait("\(Self.panel).getElementById('why').textContent.length > 0"))

    // A view is picked by pointing at it in the window.
    try page.value("\(Self.panel).getElementById('pick').click()")
    #expect(try page.wait("!document.getElementById('shield').hidden"))
    let place = try page.place(of: "Below")
    try page.mouse("mouseMoved", place.x, place.y)
    #expect(try page.wait("!document.getElementById('highlight').hidden"))
    try page.click(place.x, place.y)
    #expect(try page.wait("\(Self.panel).getElementById('details').textContent.includes('Below')"))
    #expect(try page.wait("document.getElementById('shield').hidden"))

    // A reader who goes back in time pauses the inspector.
    try page.value(
      "(() => { const s = \(Self.panel).getElementById('time'); s.value = 0; s.dispatchEvent(new Event('input')); })()")
    #expect(try page.wait("\(Self.panel).getElementById('pause').textContent === 'Continue'"))
    try page.click(text: "Count 1")
    #expect(try page.shows("Count 2"))
    page.pause(1.2)
    #expect(try page.value("\(Self.panel).getElementById('time').value === '0'") as? Bool == true)
    try page.value("\(Self.panel).getElementById('pause').click()")
    #expect(try page.wait("\(Self.panel).getElementById('tree').textContent.includes('Count 2')"))

    try page.value("document.getElementById('inspect').click()")
    for _ in 0..<100 where await window.host.core.isObserved { page.pause(0.02) }
    #expect(await !window.host.core.isObserved)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    await served.stop()
  }

  private struct Looping: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  @Test func `Findings appear at the button of the inspector`() async throws {
    let served = try await ServedView { Looping() }
    let browser = try HeadlessBrowser()
    let page = try await browser.open(served.address)
    #expect(try page.wait("Number(document.getElementById('inspect').dataset.findings) > 0"))
    await served.stop()
  }

  private struct Facts: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @State private var taps = 0
    var body: some View {
      Button("\(taps) \(scheme) \(direction)") { taps += 1 }
    }
  }

  @Test func `Previews are live, have switches and variants, and show their findings`() async throws {
    let previews = [
      (heading: "Facts  File.swift:3", preview: Preview { Facts() }),
      (heading: "Loop  File.swift:9", preview: Preview { Looping() }),
    ]
    let served = try await ServedView { PreviewGallery(previews: previews) }
    let browser = try HeadlessBrowser("--window-size=1000,2400")
    let page = try await browser.open(served.address)
    #expect(try page.shows("0 light leftToRight"))
    #expect(try page.shows("Facts  File.swift:3"))
    try page.click(text: "0 light leftToRight")
    #expect(try page.shows("1 light leftToRight"))
    try page.value("document.querySelector('[role=switch][aria-label=Dark]').click()")
    #expect(try page.shows("1 dark leftToRight"))
    try page.value(
      "[...document.querySelectorAll('[role=button]')].find(e => /finding/.test(e.getAttribute('aria-label'))).click()")
    #expect(try page.wait("document.getElementById('picture').textContent.includes('loop')"))
    try page.click(text: "Variants")
    #expect(try page.shows("0 light rightToLeft"))
    #expect(try page.shows("0 dark leftToRight"))
    await served.stop()
  }
}
