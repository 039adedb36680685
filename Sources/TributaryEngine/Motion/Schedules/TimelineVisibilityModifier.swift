/// A modifier that reports to a timeline view that it may have become visible or invisible.
struct TimelineVisibilityModifier<Schedule: TimelineSchedule> {
  let tracker: TimelineTracker<Schedule>
}

extension TimelineVisibilityModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TimelineVisibilityNode<Schedule> {
    TimelineVisibilityNode(modifier.pointee.tracker, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: TimelineVisibilityNode<Schedule>) {}
}

/// The node that observes the visibility of a timeline view.
final class TimelineVisibilityNode<Schedule: TimelineSchedule>: PassThroughNode {
  private let tracker: TimelineTracker<Schedule>

  init(_ tracker: TimelineTracker<Schedule>, _ inputs: NodeInputs) {
    self.tracker = tracker
    super.init(inputs)
  }

  @MainActor
  override func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.concealment, .activity, .sight]) { tracker.visibilityDidChange() }
    super.surroundingsDidChange(changes)
  }
}
