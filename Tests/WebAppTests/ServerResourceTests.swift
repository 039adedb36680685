import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The threads and descriptors of a served program. No other suite runs in its process.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"), "the system does not list threads"))
struct ServerResourceTests {
  /// Connects to a program, sends a text, and closes the connection.
  private func connect(to port: Int, sending text: String) -> Bool {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemConnect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return status == 0 && write(descriptor, text, text.utf8.count) == text.utf8.count
  }

  /// The number of entries of a folder of the process in the file system of the kernel.
  private func count(_ folder: String, of app: ServedApp) -> Int {
    let path = "/proc/\(app.process.processIdentifier)/\(folder)"
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.count ?? 0
  }

  /// Waits until a folder has at most a number of entries, and returns the number.
  private func settledCount(_ folder: String, of app: ServedApp, atMost limit: Int) -> Int {
    for _ in 0..<3_000 where count(folder, of: app) > limit { Thread.sleep(forTimeInterval: 0.01) }
    return count(folder, of: app)
  }

  @Test func `A thousand connections leave no thread and no descriptor in the program`() throws {
    let app = try ServedApp("MonthSelector")
    let head = "Host: 127.0.0.1:\(app.port)\r\n\r\n"
    // The first requests start the threads that the program keeps.
    for _ in 0..<20 { #expect(connect(to: app.port, sending: "GET / HTTP/1.1\r\n" + head)) }
    Thread.sleep(forTimeInterval: 1)
    let (threads, descriptors) = (count("task", of: app), count("fd", of: app))
    #expect(threads > 0 && descriptors > 0)
    for index in 0..<1_000 {
      let request = ["GET / HTTP/1.1\r\n" + head, "nonsense", "POST /events HTTP/1.1\r\n" + head][index % 3]
      #expect(connect(to: app.port, sending: request))
    }
    #expect(settledCount("task", of: app, atMost: threads) <= threads)
    #expect(settledCount("fd", of: app, atMost: descriptors) <= descriptors)
    #expect(app.stop() == 0)
  }
}

#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  private let stream = SOCK_STREAM
#endif

private func systemConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  connect(descriptor, address, length)
}
