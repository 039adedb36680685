import Foundation
import TributaryDiagnostics
import TributaryEngine
import TributaryViews

/// The output of a program. Files are written atomically.
package enum Output {
  package static func print(_ text: String) throws(CommandLineError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandLineError("cannot write to standard output: \(reason(error))", status: 73)
    }
  }

  /// Writes a document to a destination.
  ///
  /// - Returns: The text that remains to be printed: the document if the destination is standard output, or else an
  ///   empty string.
  package static func place(_ document: String, in destination: Destination) throws(CommandLineError) -> String {
    switch destination {
    case .standardOutput: return document
    case .file(let path):
      try write(document, to: path)
      return ""
    }
  }

  private static func write(_ text: String, to path: String) throws(CommandLineError) {
    // A symbolic link is followed, and a device or a pipe is written in place instead of being replaced with a file.
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let kind = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    do {
      switch kind {
      case .typeDirectory: throw refusal(path, "it is a folder")
      case nil, .typeRegular: try AtomicFile.write(Array(text.utf8), to: file.path)
      default:
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.write(contentsOf: Data(text.utf8))
      }
    } catch let refusal as CommandLineError {
      throw refusal
    } catch {
      throw refusal(path, reason(error))
    }
  }

  /// Runs a program. An error is printed as one line to standard error, and the process exits with its status.
  @MainActor
  package static func run(_ program: String, _ body: ([String]) throws(CommandLineError) -> Void) {
    do throws(CommandLineError) {
      try checkEncoding()
      try body(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let line = VisibleText(lines: "\(program): \(error.message)").text
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
      exit(error.status)
    }
  }

  /// Rejects arguments that are not valid UTF-8. Converted to strings, they would name files other than the ones that
  /// the user intended.
  @MainActor
  private static func checkEncoding() throws(CommandLineError) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { continue }
      throw CommandLineError(
        "argument \(index) is not valid UTF-8: \(quoted(String(cString: argument))); give another name, "
          + "or give - and redirect the output in the shell")
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> CommandLineError {
    let allowed = "give a file in an existing, writable folder, or - for standard output"
    return CommandLineError("cannot write \(quoted(path)): \(reason); \(allowed)", status: 73)
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? AtomicFile.Failure { return String(cString: strerror(error.code)).lowercased() }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    let cause = underlying as NSError
    guard cause.domain == NSPOSIXErrorDomain else { return "the system reported an error" }
    return String(cString: strerror(Int32(truncatingIfNeeded: cause.code))).lowercased()
  }
}

/// The destination of a document.
package enum Destination: Equatable {
  case standardOutput
  case file(String)

  /// The format of a document.
  package enum Format: String {
    case svg, html
  }

  /// - Parameters:
  ///   - format: The format of the document.
  ///   - option: The name of the option, for error messages.
  /// - Throws: `CommandLineError` if the file name is empty or has the extension of another format.
  package init(_ text: String, _ format: Format, option: String) throws(CommandLineError) {
    if text.isEmpty { throw CommandLineError("\(option) needs a value: \(Destination.allowed)") }
    self = text == "-" ? .standardOutput : .file(text)
    let ending = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map { $0.lowercased() }
    if let ending, ending != format.rawValue, Self.endings.contains(ending) {
      throw CommandLineError(
        "\(option) writes \(format.rawValue.uppercased()), not \(ending.uppercased()); "
          + "give a file whose name ends in .\(format.rawValue), or - for standard output")
    }
  }

  package static let allowed = "a file, or - for standard output"

  /// The file name extensions of pictures, videos, and pages in any format.
  private static let endings: Set<String> = [
    "apng", "avif", "gif", "html", "jpeg", "jpg", "mov", "mp4", "pdf", "png", "svg", "webm", "webp",
  ]
}
