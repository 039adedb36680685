@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that updates its content at the dates of a schedule, on the clock of the host.
///
/// No code runs between two dates. With ``TimelineSchedule/animation``, the content is updated whenever the clock
/// advances, with the current time of the clock. A view that is not visible, such as a view on a covered page, is not
/// updated until it is visible again.
///
/// > Source: conformance TIME-01 to TIME-05.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of the content closure.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var tracker = TimelineTracker<Schedule>()
}

/// The context that the content closure of a ``TimelineView`` receives.
public struct TimelineViewDefaultContext {
  /// The frequency of content updates.
  public enum Cadence: Comparable, Sendable {
    /// The frequency of the schedule.
    case live
    /// About one update per second.
    case seconds
    /// About one update per minute.
    case minutes
  }

  /// The last date of the schedule that has passed.
  public let date: Date

  /// The frequency of content updates, which follows the schedule.
  public let cadence: Cadence
}

extension TimelineView: View, BuiltInComposite, NamedComposite where Content: View {
  /// Creates a view that updates its content at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule of the updates.
  ///   - content: A closure that returns the content for a context.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: tracker.date(in: schedule), cadence: .live))
      .asContent(of: Self.self)
      .modifier(VisibilityModifier(observer: tracker))
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
