/// Someone who follows what a host does over several frames.
package protocol FrameTracer: AnyObject {
  /// Something happens.
  func trace(_ event: FrameEvent)

  /// A frame has ended, and the picture is up to date.
  @MainActor func frameDidEnd(_ report: FrameReport)
}

extension ViewGraph {
  /// Lets someone follow what happens, until ``stopTracing(_:)``.
  package func startTracing(_ tracer: any FrameTracer) { callbacks.tracers.append(tracer) }

  package func stopTracing(_ tracer: any FrameTracer) { callbacks.tracers.removeAll { $0 === tracer } }
}
