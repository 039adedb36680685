import Foundation

/// A type that opens URLs with the default program of the system.
enum SystemOpener {
  /// - Returns: Whether the program was started.
  static func open(_ url: URL) -> Bool {
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { URL(filePath: String($0)).appending(component: name) }
    guard let program = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return false
    }
    // A URL without a scheme could be mistaken for a file or an option.
    guard url.scheme != nil else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    // The terminal is in use by this program.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
