import TributaryDiagnostics
@_spi(Engine) import TributaryEngine

/// The reads of a polled view.
///
/// Invariants:
/// 1. `shown` is the value that the content displays.
/// 2. While `shown` is not final and the view is visible, one deadline is registered for the next read.
///
/// Tested by `PolledViewTests`, `HiddenAnimationTests`.
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

  /// The node of the view; `nil` if it was removed or is not visible.
  @MainActor
  private var visibleNode: EvaluatedNode? {
    guard let host = hostReference?.host, let found = node.flatMap({ host.handles.node(for: $0) }),
      !found.isAbsent(.disappearing)
    else { return nil }
    return found.asEvaluated
  }

  /// Requests an update of the content if the view is visible and the value has changed.
  @MainActor
  func readAgain() {
    guard let node = visibleNode, let shown, let read, read() != shown else { return }
    node.needsUpdate()
  }

  /// Schedules the next read if the displayed value is not final.
  @MainActor
  private func wait() {
    guard let host = hostReference?.host else { return }
    if let deadline { host.clock.deadlines.cancel(deadline) }
    deadline = nil
    guard let shown, isFinal?(shown) == false else { return }
    deadline = host.clock.deadlines.add(at: host.time + PolledView<Value, EmptyView>.interval) { [weak self] in
      guard let self else { return }
      deadline = nil
      resume()
    }
    host.requestFrame()
  }

  /// Reads the value again and schedules the next read, unless the view is not visible.
  @MainActor
  private func resume() {
    guard visibleNode != nil else { return }
    readAgain()
    wait()
  }
}

extension ValuePoller: VisibilityTracking {
  /// Reads the value of a view that became visible. A view that became invisible reads none at its next deadline.
  func visibilityDidChange() {
    guard let node = visibleNode else { return }
    // The current walk may have updated the view. The action causes another walk.
    node.host.enqueueAction(node, .plain(.other("ProgressView")) { [weak self] in self?.resume() })
  }
}
