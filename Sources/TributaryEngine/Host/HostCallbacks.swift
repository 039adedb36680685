/// Who is told what by a host.
package struct HostCallbacks {
  /// Called when something asks for a frame while none runs: the live session wakes up.
  package var needsFrame: (@MainActor () -> Void)?

  /// Told what each frame did, when it has ended, and before another one is asked for.
  package var didRunFrame: (@MainActor (FrameReport) -> Void)?

  /// Told everything that happens, while it happens.
  package var listener: ((FrameEvent) -> Void)?

  /// Are told the same, and when a frame has ended, for as long as they wish.
  package var tracers: ContiguousArray<any FrameTracer> = []

  package init() {}
}
