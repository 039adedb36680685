import Foundation
import TributaryWeb

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
