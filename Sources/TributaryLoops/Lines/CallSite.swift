import Foundation
package import TributaryDiagnostics

#if os(Linux) && canImport(Runtime)
  import Runtime
  import Synchronization
#endif

/// A lookup of the line in client code that called the engine.
///
/// A body and an assignment do not capture their source location. The debug information of the program contains it, and
/// is read only to report a problem, because that takes from a millisecond in a debug build to many seconds in a large
/// optimized one.
package enum CallSite {
  /// Whether lines are searched. Tests that expect many errors in a large program disable the search, which takes many
  /// seconds for each error.
  @TaskLocal package static var looksForLines = true

  /// Returns the innermost line on the stack outside the sources of this package.
  ///
  /// - Returns: `nil` if the program has no debug information or the platform cannot read it.
  package static func current() -> Diagnostic.Location? {
    #if os(Linux) && canImport(Runtime)
      guard looksForLines, let trace = try? Backtrace.capture(limit: 64) else { return nil }
      let calls = trace.frames.prefix(mostCalls).map(\.adjustedProgramCounter)
      if let known = known.withLock({ $0[calls] }) { return known }
      #if DEBUG
        // Without optimization every function has a frame, so the line tables of this package suffice.
        var lines = StackLines(trace)
        if let (location, depth) = lines.innermost() {
          if depth < mostCalls { remember(location, of: calls) }
          return location
        }
        // The program has debug information of another version.
        guard lines.tablesRead == 0 else { return nil }
      #endif
      return innermostLine(of: trace, calls)
    #else
      return nil
    #endif
  }

  #if os(Linux) && canImport(Runtime)
    /// The lines found so far, by the innermost calls that led to them. Hosts that run the same code look them up only
    /// once.
    private static let known = Mutex<[[Backtrace.Address]: Diagnostic.Location]>([:])
    private static let mostCalls = 16
    private static let mostKnown = 1_024

    /// Returns the innermost line of client code in a trace. Each line requires a search of the program's line tables.
    private static func innermostLine(of trace: Backtrace, _ calls: [Backtrace.Address]) -> Diagnostic.Location? {
      guard let frames = trace.symbolicated()?.frames else { return nil }
      for frame in frames {
        guard let symbol = frame.symbol, let location = location(of: symbol) else { continue }
        // These calls do not identify outer callers.
        if calls.contains(frame.captured.adjustedProgramCounter) { remember(location, of: calls) }
        return location
      }
      return nil
    }

    private static func remember(_ location: Diagnostic.Location, of calls: [Backtrace.Address]) {
      known.withLock { if $0.count < mostKnown { $0[calls] = location } }
    }

    /// Returns the source line of a symbol on the stack; `nil` if it is unknown or in the sources of this package.
    static func location(of symbol: SymbolicatedBacktrace.Symbol) -> Diagnostic.Location? {
      symbol.sourceLocation.flatMap { location(path: $0.path, line: $0.line, symbol: symbol.rawName) }
    }
  #endif

  /// Returns a source line; `nil` if it is not of a Swift file, or in the sources of this package.
  package static func location(path: String, line: Int, symbol: String) -> Diagnostic.Location? {
    guard line > 0, let line = UInt32(exactly: line), path.hasSuffix(".swift"), !path.hasPrefix(ownSources) else {
      return nil
    }
    let parts = path.split(separator: "/")
    let folder = module(ofMangled: symbol) ?? parts.dropLast().last.map(String.init) ?? ""
    return Diagnostic.Location(file: "\(folder)/\(parts.last ?? "")", line: line)
  }

  /// The folder that contains this package's targets.
  private static let ownSources: String = {
    let path = #filePath
    guard let range = path.range(of: "/Sources/", options: .backwards) else { return path }
    return String(path[..<range.upperBound])
  }()

  /// Returns the module of a symbol: `LoopDoctor` for `$s10LoopDoctor5PanelV4body…`.
  package static func module(ofMangled name: String) -> String? {
    guard name.hasPrefix("$s") else { return nil }
    let rest = name.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, rest.dropFirst(digits.count).count >= count else { return nil }
    return String(rest.dropFirst(digits.count).prefix(count))
  }
}
