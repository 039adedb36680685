import Foundation
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
