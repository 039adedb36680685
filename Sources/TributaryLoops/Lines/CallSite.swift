import Foundation
import Synchronization
package import TributaryDiagnostics

/// A lookup of the line in client code that called the engine.
///
/// A body and an assignment do not capture their source location. The debug information of the program contains it, and
/// is read only to report a problem.
package enum CallSite {
  /// Whether lines are searched. Tests that expect many errors in a large program disable the search.
  @TaskLocal package static var looksForLines = true

  /// Returns the innermost line on the stack outside the sources of this package.
  ///
  /// - Returns: `nil` if the program has no debug information or the platform cannot read it.
  package static func current() -> Diagnostic.Location? {
    guard looksForLines else { return nil }
    var stack = CallStack.current
    let calls = Array(stack.calls.prefix(mostCalls))
    if let known = known.withLock({ $0[calls] }) { return known }
    guard let (location, depth) = stack.innermostLine() else { return nil }
    // Inner calls do not identify a caller outside of them.
    if depth < mostCalls { known.withLock { if $0.count < mostKnown { $0[calls] = location } } }
    return location
  }

  /// The lines found so far, by the innermost calls that led to them. Hosts that run the same code look them up only
  /// once.
  private static let known = Mutex<[[UInt64]: Diagnostic.Location]>([:])
  private static let mostCalls = 16
  private static let mostKnown = 1_024

  /// Whether a file contains Swift code outside the sources of this package.
  static func isClientFile(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasPrefix(ownSources) }

  /// Returns a source line; `nil` if it is not of client code.
  package static func location(path: String, line: Int, symbol: String) -> Diagnostic.Location? {
    guard line > 0, let line = UInt32(exactly: line), isClientFile(path) else { return nil }
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
