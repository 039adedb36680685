import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryGeometry

extension ViewHost {
  /// Returns the bounding box of a view in the coordinate space of the root, after all transforms, in points.
  ///
  /// - Parameter identifier: The identifier that `accessibilityIdentifier(_:)` sets. If several views have it, the
  ///   first one in view order is used, and a note is reported.
  /// - Returns: The frame as of the last update; `nil` if no view has the identifier.
  public func frame(of identifier: String) -> CGRect? {
    core.answering { IdentifierTable.of(core).node(identified: identifier)?.rootFrame(.model) }
  }

  /// Returns the bounding box of a view during an animation, in points; `nil` after a removed view has completed its
  /// transition.
  ///
  /// - Parameter identifier: The identifier that `accessibilityIdentifier(_:)` sets. If no view has it, the host
  ///   reports `unknownIdentifier`.
  public func presentedFrame(of identifier: String) -> CGRect? {
    core.answering { IdentifierTable.of(core).node(identified: identifier, .shown)?.rootFrame(.shown) }
  }

  /// Returns the value of a preference at the root, as of the last frame.
  ///
  /// In a `reduce` or a transformation of the same key, the value is not available: the method returns the default
  /// value and reports `DiagnosticCode/reentrantUpdate`.
  ///
  /// - Parameter key: The type of the preference key.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    let info = core.preferenceKey(key)
    let value = ReentrancyGuard.of(core).answerOnce(.preference(ObjectIdentifier(key))) {
      core.answering { core.root.contribution(to: info)?.value(of: key) }
    }
    return (value ?? nil) ?? K.defaultValue
  }

  /// Returns the writers of a preference, the order in which it was folded, and the writers that others have replaced.
  ///
  ///     print(host.explain(WidthKey.self))
  ///
  /// All values are those that the frame has folded; no function of the key is called. Of a collection with more than
  /// 100 elements, the text of a value contains the first ones, the last two, and their number. The trace does not
  /// include whether the value depends on the grouping of the views: see ``foldDependsOnGrouping(of:)``.
  ///
  /// - Parameter key: The type of the preference key.
  /// - Returns: The writers with their values, in fold order.
  public func explain<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace {
    let info = core.preferenceKey(key)
    let value = describe(preference(key), elements: describedElements)
    let trace = ReentrancyGuard.of(core).answerOnce(.explanation(ObjectIdentifier(key))) {
      core.answering { core.root.trace(info, hasFolds: true) }
    }
    return PreferenceTrace(key: info.name, entries: trace?.entries ?? [], value: value)
  }

  /// The accessibility identifiers in the tree, sorted, except for those in hidden alternatives of `ViewThatFits` and
  /// on covered pages.
  public var identifiers: [String] { IdentifierTable.of(core).presentIdentifiers }
}

extension ViewHost {
  /// Returns the size of the content for a proposal, in points, as of the last frame.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard core.phase == .idle, let content = core.root.child else { return .zero }
    return core.answering {
      let size = content.sizeThatFits(proposal).asExtents
      // The layout pass restores values that depend on the proposal of a scroll view.
      if core.queues.layout.count > 0 { core.runLayoutPass(from: 0) }
      return size
    }
  }
}

extension ViewHost {
  /// Probes for feedback loops: perturbs each state that a preference or geometry reader writes, and measures the
  /// feedback.
  ///
  ///     for cycle in host.probeFeedback() where cycle.isUnstable {
  ///       print(cycle.gain, cycle.states)
  ///     }
  ///
  /// The method finds latent cycles before they loop. It settles the frame first; all other operations use a copy of
  /// the tree. Each cycle with a gain of at least 1 or at most −1 is reported as a warning with the code
  /// `latentFeedback`; a Boolean that keeps its value is reported as a note with the same code.
  ///
  /// The results have limits. They are valid near the current state, not for all states: a length is perturbed by 1,
  /// 10, and 100 points in both directions, and an integer by 1, with the current texts and with texts that are 4, 16,
  /// and 64 times as large. The probe perturbs numbers in `Double`, `Float`, `CGFloat`, `Int`, sizes, points,
  /// rectangles, insets, and optionals, arrays, and dictionaries of these, and Booleans in `Bool`. It ignores states in
  /// observable objects. Bodies and the actions of readers run in the copy. Each action runs again with the original
  /// value, so that an object to which it assigns the value keeps that value; other effects on objects and files are
  /// not reverted. Work that they add to tasks or queues has no effect on state. Cycles of more than four states are
  /// not followed.
  ///
  /// - Returns: One entry for each cycle with feedback, in view order of its first state; cycles that occur only with
  ///   larger texts are last.
  /// - Complexity: For each size of texts, one copy of the tree, and twelve runs of the passes for each length; four
  ///   for each integer. Without texts, one copy suffices.
  @discardableResult
  public func probeFeedback() -> [FeedbackCycle] {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      return []
    }
    update()
    let cycles = GainProbe.gains(of: core)
    for cycle in cycles where cycle.isUnstable || cycle.isBistable {
      core.reportOnce("gain:\(cycle.states.joined(separator: ","))", cycle.diagnostic)
    }
    return cycles
  }

  /// Returns whether the value of a preference depends on the grouping of the views.
  ///
  /// The method folds the values of all writers of the key again in one sequence. If the result differs, it reports a
  /// note with the code `foldDependsOnGrouping`, once for each key. It calls `reduce` of the key once for each writer
  /// except the first; no frame counts these calls. Only values of three or more writers are compared, and only those
  /// that no transform has modified.
  ///
  /// - Parameter key: The type of the preference key.
  /// - Returns: Whether another grouping of the same views yields another value.
  @discardableResult
  public func foldDependsOnGrouping<K: PreferenceKey>(of key: K.Type) -> Bool {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      return false
    }
    let info = core.preferenceKey(key)
    return core.answering { info.examineGrouping(core.root.trace(info, isBrief: true), in: core) }
  }
}
