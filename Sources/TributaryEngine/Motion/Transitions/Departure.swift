import TributaryMotion

/// What leaves the tree together, and still is drawn for a while.
final class Departure {
  /// The structure that goes, its state included.
  let unit: ViewNode
  /// What gave the unit its identity: by parent and key it is found again if it comes back in the meantime.
  let parent: ObjectIdentifier
  let key: AnyHashable
  /// The hash of the key when the unit went: code of users is not asked for it again.
  let hash: Int
  let items: ContiguousArray<DepartingItem>
  /// The transitions with a body among those that show it going.
  let bodies: ContiguousArray<TransitionNode>
  /// The runs that show it going; those of bodies are known at the end of the walk.
  var runs: ContiguousArray<AnimationRun>

  /// Where it stands in the register, and the appearance nodes around it, by identity.
  var place = 0
  var appearances: ContiguousArray<ObjectIdentifier> = []

  init(
    unit: ViewNode, parent: ObjectIdentifier, key: AnyHashable, items: ContiguousArray<DepartingItem>,
    bodies: ContiguousArray<TransitionNode>, runs: ContiguousArray<AnimationRun>
  ) {
    self.unit = unit
    self.parent = parent
    self.key = key
    hash = key.hashValue
    self.items = items
    self.bodies = bodies
    self.runs = runs
  }

  func hasEnded(at time: Double) -> Bool { runs.allSatisfy { $0.hasEnded(at: time) } }
}
