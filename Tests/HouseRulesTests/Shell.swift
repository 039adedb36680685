import Foundation

/// The shell that runs the scripts of this repository.
enum Shell {
  /// Returns whether the shell accepts the syntax of a script (`-c` and its text, or its path), without running it.
  static func accepts(_ script: [String]) throws -> Bool {
    try run("/bin/bash", ["-n"] + script).status == 0
  }

  /// Runs a program and returns its exit status and its standard output.
  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
