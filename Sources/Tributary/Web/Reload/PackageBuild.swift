import Foundation
import Synchronization
import TributaryWeb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A build of a single product with the package manager.
final class PackageBuild: Sendable {
  let package: URL
  let product: String
  let isRelease: Bool
  /// The running process, and whether builds are no longer permitted.
  private let state = Mutex<(process: pid_t?, isTerminated: Bool)>((nil, false))

  /// - Parameter program: The path of the product, which contains its configuration.
  init(package: URL, program: URL) {
    self.package = package
    product = program.lastPathComponent
    // The folders of the package can have any name.
    isRelease = program.deletingLastPathComponent().lastPathComponent == "release"
  }

  /// Builds the product and waits until the build has finished.
  func run() -> WebBuild {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--package-path", package.path, "--product", product] + (isRelease ? ["-c", "release"] : [])
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do {
      try state.withLock { state in
        guard !state.isTerminated else { throw CancellationError() }
        try process.run()
        state.process = process.processIdentifier
      }
    } catch {
      return .failed([.init(place: "", message: "The build did not start: \(error)")])
    }
    let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    state.withLock { $0.process = nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? .succeeded : .failed(Self.problems(in: text, package: package))
  }

  /// Terminates the running build, and prevents further builds.
  func terminate() {
    state.withLock { state in
      state.isTerminated = true
      guard let process = state.process else { return }
      // The package manager is in a separate process group with its compilers.
      if kill(-process, SIGTERM) != 0 { kill(process, SIGTERM) }
    }
  }

  private static let maximumProblems = 20

  /// Returns the errors in the output of a build, or its last lines if there are none.
  static func problems(in output: String, package: URL) -> [WebBuild.Problem] {
    let lines = output.split(whereSeparator: \.isNewline)
    var problems: [WebBuild.Problem] = []
    for line in lines {
      guard let match = line.firstMatch(of: /^(.+?):(\d+)(?::\d+)?: error: (.*)$/) else { continue }
      let file =
        match.output.1.hasPrefix(package.path + "/") ? match.output.1.dropFirst(package.path.count + 1) : match.output.1
      let problem = WebBuild.Problem(
        place: "\(file):\(match.output.2)", message: String(match.output.3.prefix(1_000)))
      if !problems.contains(problem) { problems.append(problem) }
    }
    if problems.isEmpty {
      problems = lines.suffix(8).map { WebBuild.Problem(place: "", message: String($0.prefix(1_000))) }
    }
    return Array(problems.prefix(maximumProblems))
  }
}
