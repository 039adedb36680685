@_spi(Engine) package import TributaryEngine

/// The members of a loop, as indices of readers and states in the record.
package struct LoopComponent {
  package var readers: [Int] = []
  package var states: [Int] = []
  /// The spawning chain that some of the readers form, with its next reader.
  package var line: (found: LoopLineFinder.Line, newMember: PendingAction)?
}
