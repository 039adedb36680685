public import Foundation
public import Testing

/// A built example, next to the tests.
public struct Program: Sendable {
  public struct Run: Sendable {
    public let status: Int32
    public let output, errors: String
  }

  public let name: String

  /// - Parameter name: The name of the product.
  public init(_ name: String) { self.name = name }

  public var path: String {
    get throws {
      let manager = FileManager.default
      var places = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments.prefix(1)
      if let tests = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") { places.append(tests) }
      let files = places.map { URL(filePath: $0).deletingLastPathComponent().appending(component: name).path }
      return try #require(files.first { manager.isExecutableFile(atPath: $0) }, "not built: \(files)")
    }
  }

  /// Runs the program without a terminal and with empty input.
  public func run(_ arguments: String..., output: FileHandle? = nil) throws -> Run {
    try run(arguments, output: output)
  }

  /// - Parameter output: The destination of standard output; by default it is captured.
  public func run(_ arguments: [String], output: FileHandle? = nil) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: try path)
    process.arguments = arguments
    let (printed, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? printed
    process.standardError = errors
    try process.run()
    // Both outputs are short, so neither fills its pipe while the other is read.
    let text = output == nil ? try printed.fileHandleForReading.readToEnd() : nil
    let complaint = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text ?? Data(), as: UTF8.self),
      errors: String(decoding: complaint ?? Data(), as: UTF8.self))
  }

  /// Runs the program, expects that it succeeds without a message, and returns its output.
  public func output(
    _ arguments: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    let run = try run(arguments)
    #expect(run.status == 0, sourceLocation: sourceLocation)
    #expect(run.errors == "", sourceLocation: sourceLocation)
    return run.output
  }

  /// Runs an executable and returns its status and its output, including messages.
  ///
  /// - Parameter environment: The complete environment; by default that of the tests.
  public static func start(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Runs the body with the path of a new folder, which is removed afterward.
  public static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
