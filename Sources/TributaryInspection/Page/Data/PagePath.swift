import Foundation

/// A path in its parts, so that a path inside of it needs to tell only how it goes on.
struct PagePath {
  static let separator = " › "
  let parts: [String]

  /// The parts of a path; none of no path.
  init(_ path: String?) { parts = path?.components(separatedBy: Self.separator) ?? [] }

  /// How many parts at the beginning are those of another path.
  func countInCommon(with other: PagePath) -> Int { zip(parts, other.parts).prefix { $0 == $1 }.count }

  /// What stands after some parts.
  func text(after count: Int) -> String { parts.dropFirst(count).joined(separator: Self.separator) }

  /// The path that keeps some of the parts, all of them by default, and goes on with others.
  func path(keeping count: Int?, _ way: String) -> String {
    let kept = parts.prefix(max(0, count ?? parts.count)).joined(separator: Self.separator)
    return kept.isEmpty || way.isEmpty ? kept + way : kept + Self.separator + way
  }
}
