import Foundation
import TributaryWeb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
