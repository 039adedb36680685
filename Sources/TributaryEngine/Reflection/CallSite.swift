import Foundation
package import TributaryDiagnostics

#if os(Linux) && canImport(Runtime)
  import Runtime
  import Synchronization
#endif

/// Finds the line of the user's code that has called the engine.
///
/// A body and an assignment capture no place in the source. What is known of them stands in the debug information of the
/// program, which is read when something has gone wrong, and only then: it takes from a millisecond to
/// many seconds, by the size of the program.
package enum CallSite {
  /// Whether lines are looked for. Whoever expects errors in a large program, such as a table of misuses in a test, does
  /// without them: there each takes many seconds.
  @TaskLocal package static var looksForLines = true

  /// The innermost line on the stack that is not in the sources of this package; `nil` if the program has no debug
  /// information or the platform cannot read it.
  package static func current() -> Diagnostic.Location? {
    #if os(Linux) && canImport(Runtime)
      guard looksForLines, let trace = try? Backtrace.capture(limit: 64) else { return nil }
      let calls = trace.frames.prefix(mostCalls).map(\.adjustedProgramCounter)
      if let known = known.withLock({ $0[calls] }) { return known }
      #if DEBUG
        // Without optimization every function has a frame and a name, so that one line has to be looked for, and not each.
        for (place, address) in clientCalls(of: trace) {
          // The limit counts the mark behind the last frame.
          guard let call = try? Backtrace.capture(limit: 2, offset: place, top: 0),
            call.frames.first(where: { _ in true })?.adjustedProgramCounter == address
          else { continue }
          if let location = innermostLine(of: call, calls) { return location }
        }
      #endif
      return innermostLine(of: trace, calls)
    #else
      return nil
    #endif
  }

  #if os(Linux) && canImport(Runtime)
    /// Lines that were found, by the innermost calls that led there: hosts that run the same code find them once.
    private static let known = Mutex<[[Backtrace.Address]: Diagnostic.Location]>([:])
    private static let mostCalls = 16
    private static let mostKnown = 1_024

    /// The innermost line of client code in a trace. Each line takes a walk through the line tables of the program.
    private static func innermostLine(of trace: Backtrace, _ calls: [Backtrace.Address]) -> Diagnostic.Location? {
      guard let frames = trace.symbolicated()?.frames else { return nil }
      for frame in frames {
        guard let symbol = frame.symbol, let location = location(of: symbol) else { continue }
        // These calls do not identify callers further out.
        if calls.contains(frame.captured.adjustedProgramCounter) { remember(location, of: calls) }
        return location
      }
      return nil
    }

    /// The module that contains the engine.
    private static let ownModule = String(_typeName(CallSite.self).prefix { $0 != "." })

    /// The frames whose functions are not in this module, by the names of the functions, the innermost first.
    private static func clientCalls(of trace: Backtrace) -> [(place: Int, address: Backtrace.Address)] {
      let addresses = trace.frames.map(\.adjustedProgramCounter)
      guard let frames = trace.symbolicated(options: .useSymbolCache)?.frames else { return [] }
      return frames.compactMap { frame in
        guard let symbol = frame.symbol, let module = module(ofMangled: symbol.rawName),
          module != ownModule,
          let place = addresses.firstIndex(of: frame.captured.adjustedProgramCounter)
        else { return nil }
        return (place, addresses[place])
      }
    }

    private static func remember(_ location: Diagnostic.Location, of calls: [Backtrace.Address]) {
      known.withLock { if $0.count < mostKnown { $0[calls] = location } }
    }

    /// The line that a symbol on the stack has come to; `nil` if it is in the sources of this package, or unknown.
    static func location(of symbol: SymbolicatedBacktrace.Symbol) -> Diagnostic.Location? {
      guard let place = symbol.sourceLocation, place.line > 0, place.path.hasSuffix(".swift"),
        !place.path.hasPrefix(ownSources)
      else { return nil }
      let path = place.path.split(separator: "/")
      let folder = module(ofMangled: symbol.rawName) ?? path.dropLast().last.map(String.init) ?? ""
      return Diagnostic.Location(file: "\(folder)/\(path.last ?? "")", line: UInt32(place.line))
    }
  #endif

  /// The folder of this package's targets.
  private static let ownSources: String = {
    let path = #filePath
    guard let range = path.range(of: "/Sources/", options: .backwards) else { return path }
    return String(path[..<range.upperBound])
  }()

  /// The module that a symbol belongs to: `LoopDoctor` for `$s10LoopDoctor5PanelV4body…`.
  package static func module(ofMangled name: String) -> String? {
    guard name.hasPrefix("$s") else { return nil }
    let rest = name.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, rest.dropFirst(digits.count).count >= count else { return nil }
    return String(rest.dropFirst(digits.count).prefix(count))
  }
}

/// A property that was written at a wrong time. The type of a node is that of its view, and lives as long as the program.
package struct RefusedWrite: Hashable {
  let owner: ObjectIdentifier
  let property: String

  package init(owner: ObjectIdentifier, property: String) {
    self.owner = owner
    self.property = property
  }
}
