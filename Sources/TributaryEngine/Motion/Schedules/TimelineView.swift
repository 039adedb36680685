public import TributaryGeometry

/// Shows content that is made anew at the dates of a schedule, on the clock of the host.
///
/// Between two dates nothing runs. With ``TimelineSchedule/animation`` the content is made whenever time goes on, and shows
/// exactly the time that the clock has.
///
/// > Source: conformance TIME-01 to TIME-05.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var tracker = TimelineTracker<Schedule>()
}

/// What the content of a ``TimelineView`` is told.
public struct TimelineViewDefaultContext {
  /// How often content is made anew.
  public enum Cadence: Comparable, Sendable {
    /// As often as its schedule says.
    case live
    /// About once a second.
    case seconds
    /// About once a minute.
    case minutes
  }

  /// The date of the schedule that has come.
  public let date: Date

  /// How often content is made anew: as its schedule says.
  public let cadence: Cadence
}

extension TimelineView: View, FrameworkComposite, NamedComposite where Content: View {
  /// Content that is made anew at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: tracker.date(in: schedule), cadence: .live))
  }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = BodyNode<Self>(view, inputs)
    node.view.tracker.begin(at: node)
    _evaluateBody(node)
    node.view.tracker.play(node.view.schedule, at: node)
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    guard node.update(view) else { return }
    node.view.tracker.scheduleMayDiffer()
    _evaluateBody(node)
    node.view.tracker.play(node.view.schedule, at: node)
  }
}
