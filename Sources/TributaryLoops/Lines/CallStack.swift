import Foundation
package import TributaryDiagnostics
import TributaryEngine

/// The calls in progress on a thread, innermost first.
///
/// Nothing here reads memory that another thread can release: the system unwinds the stack, and lists the loaded files
/// as text. `Backtrace.capture()` of the `Runtime` module reads the first bytes of every file that the process has
/// mapped, and ends the process if another thread releases one of them meanwhile.
package struct CallStack {
  /// The addresses of the calls.
  let calls: [UInt64]
  private var files = LoadedFiles()

  /// The calls in progress on the current thread.
  package static var current: CallStack {
    // A return address can be the beginning of another line or function.
    CallStack(calls: Thread.callStackReturnAddresses.map { $0.uint64Value &- 1 })
  }

  private init(calls: [UInt64]) { self.calls = calls }

  /// The number of line tables that were searched.
  package var tablesSearched: Int { files.tablesSearched }

  /// Returns the innermost line outside the sources of this package, with the number of calls inside it.
  package mutating func innermostLine() -> (Diagnostic.Location, depth: Int)? {
    firstLine(in: CallSite.isClientFile) { CallSite.location(path: $0.path, line: $0.line, symbol: $0.symbol) }
  }

  /// Returns the first result of a closure that receives the lines in progress in the wanted files, innermost first,
  /// with the number of calls inside the line.
  package mutating func firstLine<Result>(
    in isWanted: (String) -> Bool, _ body: (DebugInformation.Line) -> Result?
  ) -> (Result, depth: Int)? {
    for (depth, call) in calls.enumerated() {
      if let result = files.withFile(at: call, { $0.line(at: $1, in: isWanted, body) }) { return (result, depth) }
    }
    return nil
  }

  /// Returns the first result of a closure that receives the names of the functions in progress, innermost first.
  mutating func firstFunction<Result>(_ body: (String) -> Result?) -> Result? {
    for call in calls {
      guard let symbol = files.withFile(at: call, { $0.functionName(at: $1) }) else { continue }
      if let result = body(Self.demangled(symbol)) { return result }
    }
    return nil
  }

  /// Returns the name of a function in source, or the symbol itself if the runtime cannot read it.
  private static func demangled(_ symbol: String) -> String {
    typealias Demangle =
      @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32) ->
      UnsafeMutablePointer<CChar>?
    guard let address = RuntimeFunction.find("swift_demangle") else { return symbol }
    // This is sound as long as the function has these parameters, as in all runtimes that this package supports.
    let demangle = unsafeBitCast(address, to: Demangle.self)
    guard let name = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(name) }
    return String(cString: name)
  }
}

/// The program and the libraries in the memory of this process.
package struct LoadedFiles {
  /// The parts of files in memory, by ascending addresses, as the system lists them.
  private lazy var mappings = Self.readMappings()
  /// The debug information of the files that were needed; `nil` for a file without any.
  private var information: [String: DebugInformation?] = [:]

  package init() {}

  /// The number of line tables that were searched.
  var tablesSearched: Int { information.values.reduce(0) { $0 + ($1?.tablesSearched ?? 0) } }

  /// Returns the result of a closure that receives the debug information of the file at an address, and the distance of
  /// the address from the beginning of the file in memory.
  mutating func withFile<Result>(
    at address: UInt64, _ body: (inout DebugInformation, UInt64) -> Result?
  ) -> Result? {
    guard let (path, start) = file(at: address) else { return nil }
    if information[path] == nil { information[path] = .some(DebugInformation(path: Self.fileToRead(path))) }
    guard var file = information[path] ?? nil else { return nil }
    defer { information[path] = file }
    return body(&file, address - start)
  }

  /// Returns the path of the file at an address, and the address of its beginning in memory.
  package mutating func file(at address: UInt64) -> (path: String, start: UInt64)? {
    guard let index = mappings.firstIndex(where: { $0.addresses.contains(address) }) else { return nil }
    let path = mappings[index].path
    return mappings[...index].last { $0.isStart && $0.path == path }.map { (path, $0.addresses.lowerBound) }
  }

  /// Reads lines such as `55d0a000-55d0b000 r-xp 00001000 08:01 1310 /usr/bin/program`. Other systems have no such
  /// list.
  private static func readMappings() -> [(addresses: Range<UInt64>, isStart: Bool, path: String)] {
    // The system writes the list while it is read, and gives it no length. Foundation reads such a file completely only
    // through a handle.
    let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    return String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, let path = fields[5].firstIndex(of: "/").map({ String(fields[5][$0...]) }),
        let dash = fields[0].firstIndex(of: "-"), let start = UInt64(fields[0][..<dash], radix: 16),
        let end = UInt64(fields[0][fields[0].index(after: dash)...], radix: 16), start < end
      else { return nil }
      return (start..<end, UInt64(fields[2], radix: 16) == 0, path)
    }
  }

  /// Returns the path at which a loaded file can be read. A build may have replaced the running program at its path
  /// since the start.
  private static func fileToRead(_ path: String) -> String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program == path ? "/proc/self/exe" : path
  }
}
