public import TributaryInspection
import TributarySVG
public import TributaryHost

/// Inspection of a tree as a value and as text. The engine records nothing without a request.
extension ViewHost {
  /// What there is to know of the views as they stand after the last frame: the tree with sizes, frames, state and what is
  /// read from the environment; who writes, hides and reads which preference; what was found; the picture.
  ///
  /// No body runs for it. Preferences without a reader are folded, as `explain(_:)` does.
  ///
  /// - Parameter budget: How much it may hold; `omitted` tells what was left out.
  /// - Complexity: O(*n*) nodes, times their depth.
  public func inspect(budget: Inspection.Budget = Inspection.Budget()) -> Inspection {
    var inspection = core.inspection(budget: budget)
    inspection.picture = svg
    return inspection
  }

  /// The tree as text in lines of 80 columns, the same on every machine.
  ///
  ///     200×100 at 0 s: 5 nodes
  ///     root                                                   200×100 at 0,0 for 200×100
  ///      Counter
  ///        taps = 2
  ///       accessibilityIdentifier #label                        88×32 at 56,34 for 200×100
  public func dump() -> String { core.inspection().dump }

  /// The way of a proposal from the root to a view, and of the sizes back: what each view around is proposed, what it
  /// answers, and who decides. Of stacks it shows how they divide their length.
  ///
  /// - Parameter identifier: What the view was given with `accessibilityIdentifier(_:)`.
  /// - Returns: Lines of 80 columns; one that says so if no view carries the identifier.
  public func layoutTrace(of identifier: String) -> String { core.inspection().layoutTrace(of: identifier) }
}

/// Watching what happens.
extension ViewHost {
  /// Runs `body`, and writes down every frame and pass of what happens in it: what each changed, and each event with what it
  /// follows from. A tree that stands already becomes a frame before the others, of one pass with the number 0.
  ///
  ///     let inspection = host.record { host.tap("label") }
  ///     print(inspection.whyUpdated)
  ///
  /// What happens is what would happen without. Nothing is recorded before and afterwards.
  ///
  /// - Parameter budget: How much it may hold; `omitted` tells what was left out.
  /// - Returns: The tree as it stands afterwards, with the recording.
  /// - Complexity: O(*n*) nodes in each pass.
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

  /// Runs `body`, which may wait for tasks, and writes down every frame and pass of what happens meanwhile.
  ///
  /// - Parameter budget: How much it may hold; `omitted` tells what was left out.
  /// - Returns: The tree as it stands afterwards, with the recording.
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

  /// Why bodies run in `body`: below each of them the chain of what led to it, as text in lines of 80 columns.
  ///
  ///     frame 2 at 0 s, pass 1
  ///       Counter
  ///         taps 0 → 5 of Counter
  ///           gesture ended at Counter › Text
  ///             pointer up at 100.0, 50.0
  ///
  /// - Parameter body: What to watch; one `update()` if it is left out.
  public func whyUpdated(_ body: (() -> Void)? = nil) -> String {
    let recorder = core.recorder()
    if let body { body() } else { update() }
    return recorder.stop().whyUpdated
  }

  package func startRecording(budget: Inspection.Budget = Inspection.Budget()) -> InspectionRecorder {
    core.recorder(budget: budget) { $0.svg }
  }

  package func finish(_ recorder: InspectionRecorder) -> Inspection {
    var inspection = recorder.stop()
    inspection.picture = svg
    return inspection
  }
}
