#if os(Linux) && canImport(Runtime)
  import Foundation
  package import TributaryDiagnostics
  package import Runtime

  /// A search of the line of client code on the stack, with one line table for each frame up to that line.
  package struct StackLines {
    private let images: ImageMap
    private let trace: Backtrace
    /// The debug information of the files that contain the frames; `nil` for a file without any.
    private var files: [String: DebugInformation?] = [:]

    package init(_ trace: Backtrace) {
      self.trace = trace
      images = trace.images ?? ImageMap.capture()
    }

    /// The number of line tables that were read.
    package var tablesRead: Int { files.values.reduce(0) { $0 + ($1?.tablesRead ?? 0) } }

    /// Returns the innermost line outside the sources of this package, with the number of calls inside it.
    package mutating func innermost() -> (location: Diagnostic.Location, depth: Int)? {
      for (depth, frame) in trace.frames.enumerated() {
        guard let address = UInt64(frame.adjustedProgramCounter), let line = line(at: address),
          let location = CallSite.location(path: line.path, line: line.line, symbol: line.symbol)
        else { continue }
        return (location, depth)
      }
      return nil
    }

    private mutating func line(at address: UInt64) -> DebugInformation.Line? {
      guard let index = images.indexOfImage(at: Backtrace.Address(address)), let name = images[index].path,
        let start = UInt64(images[index].baseAddress)
      else { return nil }
      let path = Self.fileToRead(name)
      if files[path] == nil { files[path] = .some(DebugInformation(path: path)) }
      return files[path]??.line(at: address &- start)
    }

    /// Returns the path at which a loaded file can be read. A build may have replaced the running program at its path
    /// since the start.
    static func fileToRead(_ path: String) -> String {
      guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
        return path
      }
      return program == path || program == path + " (deleted)" ? "/proc/self/exe" : path
    }
  }
#endif
