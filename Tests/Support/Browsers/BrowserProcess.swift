import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running Chromium, which ends with the tests. One browser uses it at a time.
final class BrowserProcess: @unchecked Sendable {
  /// The processes that no browser uses.
  private static let idle = Mutex<[BrowserProcess]>([])
  private static let endsIdleProcessesAtExit: Void = {
    atexit { BrowserProcess.idle.withLock { $0.forEach { $0.end() } } }
  }()

  private let arguments: [String]
  private let process: pid_t
  private let input, output: Int32
  private let profile: URL
  private var buffer: [UInt8] = []
  private var lastID = 0

  /// Returns a process with the given arguments that no browser uses, or starts one.
  static func take(_ arguments: [String]) throws -> BrowserProcess {
    let process = idle.withLock { processes in
      processes.firstIndex { $0.arguments == arguments }.map { processes.remove(at: $0) }
    }
    return try process ?? BrowserProcess(arguments)
  }

  /// Lets another browser use the process.
  func giveBack() {
    Self.endsIdleProcessesAtExit
    Self.idle.withLock { $0.append(self) }
  }

  private init(_ arguments: [String]) throws {
    guard let path = HeadlessBrowser.path else {
      throw HeadlessBrowser.Failure(description: "no Chromium is installed")
    }
    self.arguments = arguments
    profile = FileManager.default.temporaryDirectory.appending(component: "browser-\(UUID().uuidString)")
    var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw HeadlessBrowser.Failure(description: "no pipes") }
    for end in toBrowser + fromBrowser { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    // The ends must not have the descriptors 3 and 4 before they are duplicated to them.
    let (readEnd, writeEnd) = (fcntl(toBrowser[0], F_DUPFD_CLOEXEC, 100), fcntl(fromBrowser[1], F_DUPFD_CLOEXEC, 100))
    posix_spawn_file_actions_adddup2(&actions, readEnd, 3)
    posix_spawn_file_actions_adddup2(&actions, writeEnd, 4)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let all =
      [
        path, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=700,500",
        "--user-data-dir=\(profile.path)",
      ] + arguments + ["about:blank"]
    var strings = all.map { strdup($0) } + [nil]
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &strings, environ)
    for string in strings { free(string) }
    posix_spawn_file_actions_destroy(&actions)
    for end in [toBrowser[0], fromBrowser[1], readEnd, writeEnd] { close(end) }
    (process, input, output) = (child, toBrowser[1], fromBrowser[0])
    guard status == 0 else {
      close(input)
      close(output)
      throw HeadlessBrowser.Failure(description: "the browser did not start")
    }
  }

  /// Ends the process and removes its profile.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  /// Calls a method of the debugging protocol.
  ///
  /// - Parameter report: Receives the events that arrive before the answer.
  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil,
    report: ([String: Any]) -> Void = { _ in }
  ) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw HeadlessBrowser.Failure(description: "the browser is gone") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastID else {
        report(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw HeadlessBrowser.Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else {
        throw HeadlessBrowser.Failure(description: "the browser does not answer")
      }
      var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { throw HeadlessBrowser.Failure(description: "the browser has ended") }
      buffer += chunk[..<count]
    }
  }
}
