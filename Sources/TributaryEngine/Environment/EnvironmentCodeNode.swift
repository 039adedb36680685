/// The structural node of an environment that code of users makes: made again when something changes that the code read.
final class EnvironmentCodeNode: EnvironmentNode {
  override func edit(_ values: inout EnvironmentValues) {
    withEvaluation(of: self) { change(&values) }
  }

  override func dependencyDidChange() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }
}
