public import TributaryInspection
import TributarySVG
public import TributaryHost

/// Inspection of a tree as a value and as text. The engine records events only on request.
extension ViewHost {
  /// Returns a description of the views after the last frame.
  ///
  ///     let inspection = host.inspect()
  ///     print(inspection.node(identified: "label")?.layout?.size ?? .zero)
  ///
  /// It contains the tree with sizes, frames, state, and environment reads, the writers and readers of each preference,
  /// the diagnostics, and the picture. No body is evaluated. Preferences without a reader are reduced, as in
  /// `explain(_:)`.
  ///
  /// - Parameter budget: The limits of its size; `omitted` reports the omitted parts.
  /// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*.
  public func inspect(budget: Inspection.Budget = Inspection.Budget()) -> Inspection {
    var inspection = HostInspector(core).inspection(budget: budget)
    inspection.picture = svg
    return inspection
  }

  /// Returns the tree as text in lines of 80 columns. The text is the same on every machine.
  ///
  ///     200×100 at 0 s: 5 nodes
  ///     root                                                   200×100 at 0,0 for 200×100
  ///      Counter
  ///        taps = 2
  ///       accessibilityIdentifier #label                        88×32 at 56,34 for 200×100
  public func dump() -> String { HostInspector(core).inspection().dump }

  /// Returns the path of a size proposal from the root to a view.
  ///
  ///     print(host.layoutTrace(of: "label"))
  ///
  /// For each ancestor the text shows its proposal, the size that it returned, and which view determined it. For stacks
  /// it shows how they divide their length.
  ///
  /// - Parameter identifier: The identifier of the view, as set with `accessibilityIdentifier(_:)`.
  /// - Returns: Lines of 80 columns, or a message if no view has the identifier.
  public func layoutTrace(of identifier: String) -> String {
    HostInspector(core).inspection().layoutTrace(of: identifier)
  }
}

/// Recording of events.
extension ViewHost {
  /// Runs `body` and records every frame and pass: the changes of each, and each event with its cause.
  ///
  ///     let inspection = host.record { host.tap("label") }
  ///     print(inspection.whyUpdated)
  ///
  /// An existing tree is recorded first, as a frame with a single pass of number 0. Recording does not change the
  /// behavior of the host.
  ///
  /// - Parameters:
  ///   - budget: The limits of the recording's size; `omitted` reports the omitted parts.
  ///   - body: A closure that runs frames of this host.
  /// - Returns: The tree after `body`, with the recording.
  /// - Throws: The error that `body` throws. The recording ends.
  /// - Complexity: O(*n*) in the number of nodes for each pass.
  public func record(
    budget: Inspection.Budget = Inspection.Budget(), _ body: () throws -> Void
  ) rethrows -> Inspection {
    let recorder = startRecording(budget: budget)
    do {
      try body()
    } catch {
      _ = recorder.stop()
      throw error
    }
    return finish(recorder)
  }

  /// Runs an asynchronous `body` and records every frame and pass during it.
  ///
  /// - Parameters:
  ///   - budget: The limits of the recording's size; `omitted` reports the omitted parts.
  ///   - body: A closure that runs frames of this host.
  /// - Returns: The tree after `body`, with the recording.
  /// - Throws: The error that `body` throws. The recording ends.
  public func record(
    budget: Inspection.Budget = Inspection.Budget(), _ body: () async throws -> Void
  ) async rethrows -> Inspection {
    let recorder = startRecording(budget: budget)
    do {
      try await body()
    } catch {
      _ = recorder.stop()
      throw error
    }
    return finish(recorder)
  }

  /// Returns the reasons for body evaluations during `body`, as text in lines of 80 columns. A chain of causes follows
  /// each evaluation.
  ///
  ///     frame 2 at 0 s, pass 1
  ///       Counter
  ///         taps 0 → 5 of Counter
  ///           gesture ended at Counter › Text
  ///             pointer up at 100.0, 50.0
  ///
  /// - Parameter body: The work to observe, or `nil` for a single `update()`.
  public func whyUpdated(_ body: (() -> Void)? = nil) -> String {
    let recorder = HostInspector(core).recorder()
    if let body { body() } else { update() }
    return recorder.stop().whyUpdated
  }

  package func startRecording(budget: Inspection.Budget = Inspection.Budget()) -> InspectionRecorder {
    HostInspector(core).recorder(budget: budget) { [weak self] in self?.svg(of: $0) ?? $0.svg }
  }

  package func finish(_ recorder: InspectionRecorder) -> Inspection {
    var inspection = recorder.stop()
    inspection.picture = svg
    return inspection
  }
}
