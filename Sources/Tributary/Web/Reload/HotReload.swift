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

/// An object that rebuilds a served program when its sources change, and replaces the running program with the new
/// build.
///
///     sources change ──▶ build ──▶ succeeded ──▶ pass on port, token and windows ──▶ the new program continues
///                          │
///                          └─────▶ failed ──▶ the pages show the errors; the program continues
///
/// The package manager builds the product with its default options. A build with other options than those of
/// `swift run`, such as a faster linker, would run the compiler driver for every module, before and after.
@MainActor
final class HotReload {
  private let program: URL
  private let watch: SourceWatch
  private let service: WebService
  private let build: PackageBuild
  private var task: Task<Void, Never>?

  /// The shortest interval between two checks of the sources, in seconds.
  private nonisolated static let interval = 0.25

  /// The largest fraction of time that checking the sources may take.
  private nonisolated static let share = 0.1

  /// - Parameter program: The path of the running program.
  init(_ service: WebService, program: URL) throws(ServeError) {
    guard let package = SourceWatch.package(of: program) else {
      throw ServeError(message: "the folder of the package is unknown; start the program with swift run in that folder")
    }
    self.program = program
    self.service = service
    watch = SourceWatch(root: package)
    build = PackageBuild(package: package, program: program)
  }

  func start() {
    let (watch, program, build) = (watch, program, build)
    task = Task.detached { [weak self] in
      var known = watch.fingerprint()
      var product = SourceWatch.FileStamp(of: program)
      // Files can be saved between the build of this program and its start.
      var isStale = product.map { SourceWatch.hasSource(in: known, notOlderThan: $0) } ?? false
      var pause = Duration.seconds(Self.interval)
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        var current: [String: SourceWatch.FileStamp] = [:]
        let duration = ContinuousClock().measure { current = watch.fingerprint() }
        pause = max(.seconds(Self.interval), duration / Self.share)
        if current == known, !isStale { continue }
        (known, isStale) = (current, false)
        await self?.service.show(.running)
        let result = build.run()
        // Files that were saved during the build are built next.
        if watch.fingerprint() != known { continue }
        let built = SourceWatch.FileStamp(of: program)
        await self?.finish(result, isReplaced: built != product)
        product = built
      }
    }
  }

  func stop() {
    task?.cancel()
    build.terminate()
  }

  /// A closure that terminates a running build.
  var terminateBuild: @Sendable () -> Void { { [build] in build.terminate() } }

  /// - Parameter isReplaced: Whether the build produced a different program.
  private func finish(_ result: WebBuild, isReplaced: Bool) {
    service.show(result)
    guard result == .succeeded, isReplaced else { return }
    // If the state cannot be transferred, this program continues.
    guard let handover = ProgramReplacement.write(service.handover),
      FileManager.default.isExecutableFile(atPath: program.path)
    else {
      return service.show(.failed([.init(place: "", message: "The state could not be transferred to the new build.")]))
    }
    service.stopForReplacement()
    ProgramReplacement.run(program, handover)
    // The program could not be started.
    FileHandle.standardError.write(Data("Tributary could not start the new build.\n".utf8))
    exit(70)
  }
}

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

/// A type that replaces the running program with a new build in the same process.
///
/// The handover contains the token. It is passed in an unnamed file that only this process can read. The new program
/// reads its descriptor from an environment variable.
enum ProgramReplacement {
  private static let variable = "TRIBUTARY_HANDOVER"

  /// Executes the program at a path with the arguments of this one. The function returns only if this fails.
  ///
  /// - Parameter descriptor: The file with the handover.
  static func run(_ program: URL, _ descriptor: Int32) {
    EndSignals.restoreDefaults()
    setenv(variable, "\(descriptor)", 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program.path] + CommandLine.arguments.dropFirst()).map {
      strdup($0)
    }
    arguments.append(nil)
    execv(program.path, arguments)
    for argument in arguments { free(argument) }
    unsetenv(variable)
    close(descriptor)
  }

  /// Writes a handover to an unnamed file.
  ///
  /// - Returns: The descriptor of the file, or `nil` if it could not be written.
  static func write(_ handover: WebHandover) -> Int32? {
    guard let data = try? JSONEncoder().encode(handover) else { return nil }
    var name = Array((NSTemporaryDirectory() + "/tributary.XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    let isWritten = data.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
    guard isWritten, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns the handover of the replaced program, or `nil` if this program did not replace one.
  static func takeHandover() -> WebHandover? {
    guard let text = ProcessInfo.processInfo.environment[variable], let descriptor = Int32(text), descriptor > 2 else {
      return nil
    }
    unsetenv(variable)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.readToEnd()).flatMap { try? JSONDecoder().decode(WebHandover.self, from: $0) }
  }
}

#if canImport(Glibc)
  private let systemWrite = Glibc.write
#elseif canImport(Musl)
  private let systemWrite = Musl.write
#elseif canImport(Darwin)
  private let systemWrite = Darwin.write
#endif
