import Foundation

/// The difference between the recorded API and the API of this build, by its effect on client code.
struct PublicAPIDifference {
  /// Removed lines on which client code can depend, and additions that stop client code from compiling.
  private(set) var breaking: [String] = []
  /// Declarations and conformances that are new to client code.
  private(set) var additions: [String] = []

  init(from recorded: [String], to current: [String]) {
    let known = Set(recorded)
    let kept = Set(current)
    let paths = Set(recorded.map(Self.path))
    breaking = recorded.filter { !kept.contains($0) }.filter { !kept.contains(Self.deprecated($0)) }.map { "- \($0)" }
    for line in current where !known.contains(line) {
      if Self.breaksClients(line, of: paths) { breaking.append("+ \(line)") } else { additions.append("+ \(line)") }
    }
  }

  /// Returns whether an added declaration breaks code that compiles today: a requirement without a default
  /// implementation in a protocol that clients conform to, or a case of an enumeration over which clients switch.
  private static func breaksClients(_ line: String, of known: Set<Substring>) -> Bool {
    let path = path(line)
    guard let dot = path.lastIndex(of: "."), known.contains(path[..<dot]) else { return false }
    let declaration = line.dropFirst(path.count + 2)
    return declaration.hasPrefix("required ") || declaration.hasPrefix("case ")
  }

  /// Returns the path of the declaration in a line, such as `Button.init(_:action:)`.
  private static func path(_ line: String) -> Substring {
    line.range(of: ": ").map { line[..<$0.lowerBound] } ?? line[...]
  }

  /// Returns the line of the same declaration after its deprecation, which breaks no client.
  private static func deprecated(_ line: String) -> String {
    let path = path(line)
    return "\(path): deprecated \(line.dropFirst(path.count + 2))"
  }

  var isEmpty: Bool { breaking.isEmpty && additions.isEmpty }

  /// The differences as text: breaking changes before additions.
  var description: String {
    [("Breaking changes", breaking), ("Additions", additions)].filter { !$0.1.isEmpty }
      .map { title, lines in "\(title) (\(lines.count)):\n" + lines.map { "  \($0)\n" }.joined() }.joined()
  }
}
