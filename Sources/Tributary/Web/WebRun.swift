import Foundation
import TributaryEngine
public import TributaryHost
import TributaryWeb

/// A reason why a program cannot be served to a browser.
public struct ServeError: Error, Equatable, CustomStringConvertible {
  /// One sentence without a line feed.
  public let message: String

  public var description: String { message }
}

/// Serves a program until the process receives a termination signal.
@MainActor
enum WebRun {
  /// Prints the address and runs the main run loop until Control-C or SIGTERM. Call it on the main thread, outside
  /// main-queue blocks.
  ///
  /// - Parameters:
  ///   - isWatching: Whether the program is built and replaced when its sources change.
  ///   - previews: The path of the previews; `nil` for a program without previews.
  static func serve(
    _ program: any WebProgram, port: UInt16, maximumWindows: Int = 32, isWatching: Bool = false,
    previews: String? = nil
  ) throws(ServeError) {
    var options = WebService.Options()
    options.port = port
    options.maximumWindows = maximumWindows
    if isWatching { options.handover = ProgramReplacement.takeHandover() }
    let isContinued = options.handover != nil
    let service = WebService(program, options)
    do throws(ServerError) {
      try service.start()
    } catch {
      if case .portInUse(let port) = error {
        throw ServeError(message: "port \(port) is in use; give another one, or 0 for a free port")
      }
      throw ServeError(message: "\(error)")
    }
    defer { service.stop() }
    let reload = isWatching ? try HotReload(service, program: runningProgram) : nil
    if !isContinued { announce(service.address, previews: previews.map { service.address(of: $0) }) }
    reload?.start()
    defer { reload?.stop() }
    let signals = EndSignals()
    while !signals.hasArrived { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    signals.end()
  }

  /// The path of the running program. A build replaces the file at this path.
  private static var runningProgram: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "")
  }

  /// Prints the address at once, also into a pipe.
  private static func announce(_ address: String, previews: String?) {
    var text = "Open \(address) in a browser on this machine. Control-C ends the program.\n"
    if let previews { text += "Previews: \(previews)\n" }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}

/// The signals by which a user or the system ends a program.
@MainActor
private final class EndSignals {
  private(set) var hasArrived = false
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.hasArrived = true }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// A further signal ends the process at once.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}

extension ViewHost {
  /// Shows the tree live in a browser on this machine until Control-C or SIGTERM.
  ///
  /// The address is printed to standard output. It contains a token, without which nothing of the program can be read. The
  /// size of the page becomes the size of the host, and the clock of the host follows real time. One tab shows the host at
  /// a time. Call it on the main thread, outside main-queue blocks.
  ///
  /// - Parameter port: 0 chooses a free port; by default 8480.
  public func serve(port: UInt16 = 8480) throws(ServeError) {
    try WebRun.serve(SingleWindow(self), port: port, maximumWindows: 1)
  }
}

extension App {
  /// Shows the app live in a browser on this machine until Control-C or SIGTERM, as the option `--serve` does.
  ///
  /// The address is printed to standard output. Each tab is a window of the app. Call it on the main thread, outside
  /// main-queue blocks.
  ///
  /// - Parameter port: 0 chooses a free port; by default 8480.
  @MainActor @preconcurrency
  public static func serve(port: UInt16 = 8480) throws(ServeError) {
    try WebRun.serve(AppWindows(Self()) { _ in }, port: port)
  }
}

/// A host that is shown in one tab.
@MainActor
private final class SingleWindow<Content: View>: WebProgram {
  private let host: ViewHost<Content>

  init(_ host: ViewHost<Content>) { self.host = host }

  func openWindow(_ path: String) -> (any WebWindow)? { path == "/" ? HostWindow(host) : nil }
}
