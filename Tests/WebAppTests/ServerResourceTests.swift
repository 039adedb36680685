/// The threads and descriptors of a served program. No other suite runs in its process.
@Suite(
  .waitsForPrograms,
  .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"), "the system does not list threads"))
struct ServerResourceTests {
  /// Connects to a program, sends a text, and closes the connection.
  private func connect(to port: Int, sending text: String) throws -> Bool {
    try RawClient(port: UInt16(port)).send(text)
  }

  /// The number of entries of a folder of the process in the file system of the kernel.
  private func count(_ folder: String, of app: ServedApp) -> Int {
    let path = "/proc/\(app.process.processIdentifier)/\(folder)"
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.count ?? 0
  }

  /// The number of open sockets of the process.
  private func socketCount(of app: ServedApp) -> Int {
    let folder = "/proc/\(app.process.processIdentifier)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let links = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0) }
    return links.count { $0.hasPrefix("socket:") }
  }

  /// Waits until a count is at most a limit, and returns the count.
  private func settled(_ count: @autoclosure () -> Int, atMost limit: Int) -> Int {
    for _ in 0..<3_000 where count() > limit { Thread.sleep(forTimeInterval: 0.01) }
    return count()
  }

  @Test func `A thousand connections leave no thread and no descriptor in the program`() throws {
    let app = try ServedApp("MonthSelector")
    let head = "Host: 127.0.0.1:\(app.port)\r\n\r\n"
    let requests = ["GET / HTTP/1.1\r\n" + head, "nonsense", "POST /events HTTP/1.1\r\n" + head]
    // The first requests start the threads that the program keeps.
    for index in 0..<60 { expect(try connect(to: app.port, sending: requests[index % 3])) }
    Thread.sleep(forTimeInterval: 1)
    let (threads, descriptors, sockets) = (count("task", of: app), count("fd", of: app), socketCount(of: app))
    #expect(threads > 0 && descriptors > 0 && sockets > 0)
    for index in 0..<1_000 { expect(try connect(to: app.port, sending: requests[index % 3])) }
    expect(settled(count("task", of: app), atMost: threads), atMost: threads)
    // The system opens the handles of its event loops, such as timers, when they are first needed: they are few.
    let limit = descriptors + 4
    expect(settled(count("fd", of: app), atMost: limit), atMost: limit)
    // On a busy machine, a few connections remain open. A kind of request that leaks its connection would leave
    // hundreds.
    expect(settled(socketCount(of: app), atMost: sockets + 4), atMost: sockets + 4)
    expect(app.stop(), equals: 0)
  }
}
