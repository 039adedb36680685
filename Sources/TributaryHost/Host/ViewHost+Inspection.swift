import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
import TributaryFeedback
public import TributaryGeometry

extension ViewHost {
  /// Where a view stands in the root, after every offset, scale and rotation around it: the bounding box, in points.
  ///
  /// - Parameter identifier: What the view was given with `accessibilityIdentifier(_:)`. Of several, the first in view
  ///   order answers, and a note says so.
  /// - Returns: The frame of the last frame that was run; `nil` if no view carries the identifier.
  public func frame(of identifier: String) -> CGRect? {
    core.answering { core.node(identified: identifier)?.rootFrame(.model) }
  }

  /// The same as ``frame(of:)`` in the middle of an animation; `nil` once a departing view has gone.
  public func presentedFrame(of identifier: String) -> CGRect? {
    core.answering { core.node(identified: identifier, .shown)?.rootFrame(.shown) }
  }

  /// The value of a preference at the root, after the last frame.
  ///
  /// In a `reduce` or a transformation of the same key it is the default value, with
  /// `DiagnosticCode/reentrantUpdate`: the value is not there yet.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    let info = core.preferenceKey(key)
    let value = core.answerOnce(.preference(ObjectIdentifier(key))) {
      core.answering { core.root.contribution(to: info)?.value(of: key) }
    }
    return (value ?? nil) ?? K.defaultValue
  }

  /// Who wrote a preference, how it was folded, in order, and what hid it.
  ///
  /// All values are those that the frame has folded; none of the key's functions runs for the answer. Whether the value
  /// depends on how the views are grouped cannot be known so: ``probeGrouping(of:)`` finds out.
  public func explain<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace {
    let info = core.preferenceKey(key)
    let value = describe(preference(key))
    let trace = core.answerOnce(.explanation(ObjectIdentifier(key))) {
      core.answering { core.root.trace(info, hasFolds: true) }
    }
    return PreferenceTrace(key: info.name, entries: trace?.entries ?? [], value: value)
  }

  /// Every identifier in the tree, sorted; without those in views that a `ViewThatFits` does not show and on
  /// pages that are covered.
  public var identifiers: [String] { core.presentIdentifiers }
}

extension ViewHost {
  /// The size that the content as it stands after the last frame answers to a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard core.phase == .idle, let content = core.root.child else { return .zero }
    return core.answering {
      let size = content.sizeThatFits(proposal).asExtents
      // What goes by the length that a scroll view is offered is put back.
      if core.queues.layout.count > 0 { core.runLayoutPass(from: 0) }
      return size
    }
  }
}

extension ViewHost {
  /// Changes each state a little that a preference or geometry reader writes, one at a time, and answers how much comes back:
  /// finds cycles before they are ever seen to loop.
  ///
  /// The frame is settled first. Everything else happens in a copy of the tree. Each cycle with a gain of 1 or more, or of −1
  /// or less, is a warning of the code `latentFeedback`; a switch that stays where it is put is a note of the same code.
  ///
  /// The limits: what is found holds near the state that stands, not for every one. Numbers are seen in `Double`, `Float`,
  /// `CGFloat`, `Int`, sizes, points, rectangles, insets, and optionals, arrays and dictionaries of these; switches in `Bool`.
  /// States in observable objects are not seen. Bodies and the actions of readers run in the copy: what they do to objects and
  /// files is done. Work that they put into tasks or queues writes nowhere. A cycle of more than four states is not followed.
  ///
  /// - Returns: One entry for each cycle through which anything comes back, in view order of its first state.
  /// - Complexity: One copy of the tree, and four runs of the passes for each number.
  @discardableResult
  public func probeFeedback() -> [FeedbackGain] {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      return []
    }
    update()
    let gains = GainProbe(of: core)?.gains ?? []
    for gain in gains where gain.isUnstable { core.reportLatentFeedback(gain) }
    return gains
  }

  /// Folds what the writers of a key publish once more, all in one row, and finds out whether the value depends on how the
  /// views are grouped: a note of the code `foldDependsOnGrouping`, once for each key.
  ///
  /// It is a question about the key's `reduce`, and runs it once for each writer but the first; no frame counts that.
  /// Values that no transform has edited on the way are compared, of three writers or more.
  ///
  /// - Returns: Whether another grouping of the same views has given another value now.
  @discardableResult
  public func probeGrouping<K: PreferenceKey>(of key: K.Type) -> Bool {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      return false
    }
    let info = core.preferenceKey(key)
    return core.answering { core.examineGrouping(info, core.root.trace(info, isBrief: true)) }
  }
}

extension ViewGraph {
  fileprivate func reportLatentFeedback(_ gain: FeedbackGain) {
    let reader = gain.steps.first { $0.kind == .reader }
    reportOnce(
      "gain:\(gain.states.joined(separator: ","))",
      {
        var diagnostic = Diagnostic(
          .latentFeedback, severity: gain.isBistable ? .note : .warning, path: reader?.path, location: reader?.location,
          evidence: [
            Evidence("gain", gain.isBistable ? "1: it keeps any value that it is given" : LoopText.text(gain.gain)),
            Evidence(gain.states.count == 1 ? "state" : "states", lines: gain.states),
          ])
        diagnostic.cycle = gain.steps
        return diagnostic
      }())
  }
}
