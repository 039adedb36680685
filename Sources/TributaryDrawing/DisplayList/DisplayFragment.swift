/// A run of drawing commands in coordinates of its own, placed by whoever refers to it.
///
/// Invariants:
/// 1. A fragment that a `DisplayList` was made from is never written again. The engine alone writes fragments, and
///    it copies one first if it was handed out (see `revision`).
/// 2. The graph of fragments has no cycles.
///
/// Tested by `FragmentReuseTests`.
public final class DisplayFragment: @unchecked Sendable, Equatable {
  /// Drawn in this order: later commands cover earlier ones.
  public package(set) var commands: ContiguousArray<DisplayCommand>

  /// The revision of the display list in which the engine made this fragment.
  ///
  /// The engine may write a fragment in place only while its revision has not been handed out.
  package var revision: UInt32

  /// A fragment of commands in the order in which they are drawn.
  public init(_ commands: ContiguousArray<DisplayCommand> = []) {
    self.commands = commands
    self.revision = 0
  }

  package init(_ commands: ContiguousArray<DisplayCommand>, revision: UInt32) {
    self.commands = commands
    self.revision = revision
  }

  public static func == (a: DisplayFragment, b: DisplayFragment) -> Bool {
    a === b || a.commands == b.commands
  }
}
