@testable import Tributary

/// Apps that are served from code, and programs that cannot be served.
@Suite(.serialized, .waitsForPrograms) struct AppServeTests {
  private struct SmallApp: App { var body: some Scene { WindowGroup { Text("Small") } } }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `An app that is served from code appears in a browser, with the permitted number of windows`() throws {
    let app = try ServedApp(path: Program("served-app-fixture").path, [])
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address)
    expect(try page.shows("Served from code"))
    try expect(page.text("document.title"), equals: "Fixture")
    // The page of another browser is visible at the same time.
    let other = try HeadlessBrowser()
    let refused = try other.open(app.address)
    expect(try refused.wait("document.getElementById('notice').textContent.includes('1 window, which is the limit')"))
    expect(app.stop(), equals: 0)
  }

  @Test func `The gallery is served without a page`() throws {
    let gallery = try ServedApp("Gallery")
    expect(gallery.stop(), equals: 0)
  }

  @Test func `A program whose port is in use ends with status 69 and names the port`() throws {
    let app = try ServedApp("MonthSelector")
    let run = try Program("MonthSelector").run("--serve", "\(app.port)")
    expect(run.status, equals: 69)
    expectEmpty(run.output)
    expect(
      run.errors,
      equals:
        "MonthSelector: cannot serve a browser: port \(app.port) is in use; give another one, or 0 for a free port\n")
    expect(app.stop(), equals: 0)
  }

  @Test @MainActor func `Serving from code throws if the port is in use or the number of windows is not permitted`()
    throws
  {
    let app = try ServedApp("MonthSelector")
    let port = try #require(UInt16(exactly: app.port))
    let isInUse = ServeError(message: "port \(port) is in use; give another one, or 0 for a free port")
    #expect(throws: isInUse) { try SmallApp.serve(port: port) }
    #expect(throws: isInUse) { try ViewHost(size: .zero) { Text("Small") }.serve(port: port) }
    for count in [-1, 0, 1_001] {
      #expect(throws: ServeError(message: "the maximum number of windows must be from 1 to 1000")) {
        try SmallApp.serve(port: 0, maximumWindows: count)
      }
    }
    expect(app.stop(), equals: 0)
  }
}
