import Foundation
import TributaryEngine
public import TributaryHost
import TributaryWeb

/// An error that prevents a program from being served to a browser.
public struct ServeError: Error, Equatable, CustomStringConvertible {
  /// The message: one sentence without a line feed.
  public let message: String

  public var description: String { message }
}

/// A server that runs a program until the process receives a termination signal.
@MainActor
enum WebRun {
  /// Prints the address and runs the main run loop until Control-C or SIGTERM.
  ///
  /// Call this method on the main thread, outside main-queue blocks.
  ///
  /// - Parameters:
  ///   - maximumWindows: The maximum number of windows.
  ///   - isWatching: Whether the program is rebuilt and replaced when its sources change.
  ///   - previews: The path of the previews, or `nil` for a program without previews.
  static func serve(
    _ program: any WebProgram, port: UInt16, maximumWindows: Int, isWatching: Bool = false,
    previews: String? = nil
  ) throws(ServeError) {
    let permitted = WebService.permittedMaximumWindows
    guard permitted.contains(maximumWindows) else {
      throw ServeError(
        message: "the maximum number of windows must be from \(permitted.lowerBound) to \(permitted.upperBound)")
    }
    let signals = EndSignals()
    defer { signals.end() }
    var options = WebService.Options()
    options.port = port
    options.maximumWindows = maximumWindows
    options.tokenFile = TokenFile(program: runningProgram.lastPathComponent, port: port)
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
    if let reload {
      signals.willTerminate(reload.terminateBuild)
      reload.start()
    }
    defer { reload?.stop() }
    while !signals.hasArrived { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// The path of the running program. A build replaces the file at this path.
  private static var runningProgram: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "")
  }

  /// Prints the address immediately, even to a pipe.
  private static func announce(_ address: String, previews: String?) {
    var text = "Open \(address) in a browser on this machine. Control-C ends the program.\n"
    if let previews { text += "Previews: \(previews)\n" }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}

extension ViewHost {
  /// Serves the tree interactively to a browser on this machine until Control-C or SIGTERM.
  ///
  /// The address is printed to standard output. It contains a token that is required for all access. The size of the
  /// page becomes the size of the host, and the clock of the host follows real time. The host is shown in one tab at a
  /// time. Call this method on the main thread, outside main-queue blocks.
  ///
  /// - Parameter port: The port, or 0 for a free port. The default is 8480.
  /// - Throws: ``ServeError`` if the port is unavailable.
  public func serve(port: UInt16 = 8480) throws(ServeError) {
    try WebRun.serve(SingleWindow(self), port: port, maximumWindows: 1)
  }
}

extension App {
  /// Serves the app interactively to a browser on this machine until Control-C or SIGTERM, as with the option
  /// `--serve`.
  ///
  /// The address is printed to standard output. Each tab is a window of the app. Call this method on the main thread,
  /// outside main-queue blocks.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for a free port. The default is 8480.
  ///   - maximumWindows: The maximum number of windows, from 1 to 1,000. A further tab replaces a window without a tab,
  ///     or else shows a message. The default is 32.
  /// - Throws: ``ServeError`` if the port is unavailable, or if the number of windows is outside its range.
  @MainActor @preconcurrency
  public static func serve(port: UInt16 = 8480, maximumWindows: Int = 32) throws(ServeError) {
    try WebRun.serve(AppWindows(Self()) { _ in }, port: port, maximumWindows: maximumWindows)
  }
}

/// A host that is shown in a single tab.
@MainActor
private final class SingleWindow<Content: View>: WebProgram {
  private let host: ViewHost<Content>

  init(_ host: ViewHost<Content>) { self.host = host }

  func openWindow(_ path: String) -> (any WebWindow)? { path == "/" ? HostWindow(host) : nil }
}
