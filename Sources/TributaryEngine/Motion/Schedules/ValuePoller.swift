/// The reads of a polled view.
///
/// Invariants:
/// 1. `shown` is the value that the content displays.
/// 2. While `shown` is not final, one deadline is registered for the next read.
///
/// Tested by `PolledViewTests`.
final class ValuePoller<Value: Equatable>: PolledSource {
  private var hostReference: HostReference?
  private var node: NodeHandle?
  private var read: (() -> Value)?
  private var isFinal: ((Value) -> Bool)?
  private var shown: Value?
  private var deadline: DeadlineQueue.ID?

  @MainActor
  func begin(at node: ViewNode) {
    hostReference = node.host.reference
    self.node = node.host.handles.handle(for: node)
    PolledSources.of(node.host).add(self)
  }

  /// Returns the value to display.
  @MainActor
  func value(_ read: @escaping () -> Value, _ isFinal: @escaping (Value) -> Bool) -> Value {
    (self.read, self.isFinal) = (read, isFinal)
    let value = read()
    shown = value
    wait()
    return value
  }

  /// Requests an update of the content if the value has changed.
  @MainActor
  func readAgain() {
    guard let shown, let read, read() != shown else { return }
    hostReference?.host.flatMap { host in node.flatMap { host.handles.node(for: $0) } }?.asEvaluated?.needsUpdate()
  }

  /// Schedules the next read if the displayed value is not final.
  @MainActor
  private func wait() {
    guard let host = hostReference?.host else { return }
    if let deadline { host.clock.deadlines.cancel(deadline) }
    deadline = nil
    guard let shown, isFinal?(shown) == false else { return }
    deadline = host.clock.deadlines.add(at: host.time + PolledView<Value, EmptyView>.interval) { [weak self] in
      guard let self, let host = hostReference?.host, node.flatMap({ host.handles.node(for: $0) }) != nil else {
        return
      }
      deadline = nil
      readAgain()
      wait()
    }
    host.requestFrame()
  }
}

/// An object that reads a value that changes without a notification.
protocol PolledSource: AnyObject {
  @MainActor func readAgain()
}

/// The polled values of a host.
final class PolledSources: HostFeature {
  static let slot = FeatureSlot()

  private struct Entry {
    weak var source: (any PolledSource)?
  }

  private var entries: [Entry] = []

  init(of host: ViewGraph) {}

  func add(_ source: any PolledSource) { entries.append(Entry(source: source)) }

  /// Reads all values. Called at the start of a frame.
  @MainActor
  func readAll() {
    entries.removeAll { $0.source == nil }
    for entry in entries { entry.source?.readAgain() }
  }
}
