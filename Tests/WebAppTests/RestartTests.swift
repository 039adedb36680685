import BrowserTestSupport
import Foundation
import ProgramTestSupport
import Testing

/// Programs that end and start again on their port.
@Suite(.serialized, .waitsForPrograms) struct RestartTests {
  /// A private folder for the tokens of a session, which is removed with this object.
  private final class Session {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(component: "session-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
  }

  /// Returns a port that was free a moment ago.
  private func freePort() throws -> Int {
    let app = try ServedApp("MonthSelector")
    app.stop()
    return app.port
  }

  @Test func `A program has the same address after a restart on the same port`() throws {
    let session = try Session()
    let port = try freePort()
    let first = try ServedApp("MonthSelector", port: port, session: session.folder)
    #expect(first.stop() == 0)
    let file = "tributary-MonthSelector-\(port).token"
    #expect(session.names == [file])
    let second = try ServedApp("MonthSelector", port: port, session: session.folder)
    #expect(second.address == first.address)
    #expect(second.stop() == 0)
    try FileManager.default.removeItem(at: session.folder.appending(component: file))
    let third = try ServedApp("MonthSelector", port: port, session: session.folder)
    #expect(third.address != first.address)
    #expect(third.stop() == 0)
  }

  @Test func `A program on a free port, or without a folder for the session, has a new address`() throws {
    let session = try Session()
    let free = try ServedApp("MonthSelector", port: 0, session: session.folder)
    #expect(free.stop() == 0)
    #expect(session.names.isEmpty)
    let first = try ServedApp("MonthSelector", port: free.port)
    #expect(first.stop() == 0)
    let second = try ServedApp("MonthSelector", port: free.port)
    #expect(second.port == first.port)
    #expect(second.address != first.address)
    #expect(second.stop() == 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that keeps its address reconnects`() throws {
    let session = try Session()
    let port = try freePort()
    let first = try ServedApp("MonthSelector", port: port, session: session.folder)
    let browser = try HeadlessBrowser()
    let page = try browser.open(first.address)
    #expect(try page.shows("June"))
    #expect(first.stop() == 0)
    #expect(try page.wait("document.getElementById('notice').textContent.includes('at this address')"))
    let second = try ServedApp("MonthSelector", port: port, session: session.folder)
    #expect(try page.wait("document.getElementById('notice').hidden"))
    #expect(try page.shows("June"))
    #expect(second.stop() == 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that gets a new address asks for the new address`() throws {
    let first = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let page = try browser.open(first.address)
    #expect(try page.shows("June"))
    #expect(first.stop() == 0)
    #expect(try page.wait("document.getElementById('notice').textContent.includes('open the address')"))
    let second = try ServedApp("MonthSelector", port: first.port)
    #expect(try page.wait("document.getElementById('notice').textContent.includes('token')"))
    #expect(second.stop() == 0)
  }

  @Test(.enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  func `The page of a program that was killed reports the lost connection, and reconnects`() throws {
    let session = try Session()
    let port = try freePort()
    let first = try ServedApp("MonthSelector", port: port, session: session.folder)
    let browser = try HeadlessBrowser()
    let page = try browser.open(first.address)
    #expect(try page.shows("June"))
    kill(first.process.processIdentifier, SIGKILL)
    #expect(
      try page.wait("document.getElementById('notice').textContent.includes('connection to the program was lost')"))
    let second = try ServedApp("MonthSelector", port: port, session: session.folder)
    #expect(second.address == first.address)
    #expect(try page.wait("document.getElementById('notice').hidden"))
    #expect(second.stop() == 0)
  }
}
