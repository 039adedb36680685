import TributaryDiagnostics
import TributaryGeometry

extension LoopSuggestions {
  /// The layout change that inserts or removes views, if these are known.
  private var exchangeStep: (change: LoopStep.LayoutChange, exchange: LoopStep.Exchange)? {
    steps.lazy.compactMap { step in
      if case .isLaidOut(let change) = step.fact, let exchange = change.exchange { (change, exchange) } else { nil }
    }.first
  }

  /// The inserted and removed views. Among alternatives, the larger one is the first.
  var alternatingViews: AlternatingViews {
    guard let exchange = exchangeStep?.exchange else { return .unknown }
    let (inserted, removed) = (exchange.inserted.map(\.name), exchange.removed.map(\.name))
    if inserted.isEmpty || removed.isEmpty { return .conditional(inserted + removed) }
    func extent(_ views: [LoopStep.ExchangedView]) -> CGFloat {
      let axes = measurement.size?.axes ?? [.horizontal, .vertical]
      return views.flatMap { view in
        Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { view.size.length(along: $0) }
      }.max() ?? 0
    }
    return extent(exchange.removed) > extent(exchange.inserted)
      ? .alternatives(removed, inserted) : .alternatives(inserted, removed)
  }

  /// Whether the Boolean state is `true` while the conditional views exist.
  var isShownIfTrue: Bool {
    guard let exchange = exchangeStep?.exchange else { return true }
    let isTrue = steps.lazy.compactMap { step in
      if case .changes(_, let new?) = step.fact, step.kind == .state { new == "true" } else { nil }
    }.first
    return (isTrue ?? true) == exchange.removed.isEmpty
  }

  /// Returns the edits for a loop in which a measured size or position decides which views exist; `nil` for another
  /// loop.
  func existence(key: String) -> [LoopAdvice]? {
    guard !measurement.isNone, let (change, exchange) = exchangeStep else { return nil }
    let views = alternatingViews
    // Views of another identity do not depend on the measured value.
    if case .alternatives(let first, let second) = views, first == second { return nil }
    if let size = measurement.size {
      // The state has also changed a view around the exchanged views.
      let isResized = Axis.allCases.contains { axis in
        size.axes.contains(Axis.Set(axis)) && change.hadProposal[axis] != change.proposal[axis]
      }
      if !isResized { return bySize(size, change, exchange, views) }
      let constant = exchange.constant.first { $0.axes == size.axes }
      return (constant.map { [.measureAround($0, state: state, .unknown)] } ?? [])
        + [.decideFromWhatStays(state: state)]
    }
    if let position = measurement.position { return byPosition(position, exchange, views, key: key) }
    return nil
  }

  private func bySize(
    _ size: LoopSizeChange, _ change: LoopStep.LayoutChange, _ exchange: LoopStep.Exchange, _ views: AlternatingViews
  ) -> [LoopAdvice] {
    let isOfElements = exchange.isOfElements
    let constant = exchange.constant.first { $0.axes == size.axes }
    var advice = constant.map { [LoopAdvice.measureAround($0, state: state, views)] } ?? []
    guard isOscillating, !isOfElements else { return advice + [.decideByTheModel(state: state)] }
    let lengths = size.axes.only.map { axis in
      (axis: axis, values: Values(size.old.length(along: axis), size.new.length(along: axis), exchange, views))
    }
    if change.proposal.isFinite(along: size.axes) {
      let limit = lengths.flatMap { $0.values.limit(along: $0.axis, in: change.proposal, views) }
      advice.insert(.letTheLayoutDecide(state: state, views, along: size.axes, limit), at: 0)
    }
    guard let (axis, values) = lengths else { return advice.isEmpty ? [.decideFromWhatStays(state: state)] : advice }
    if isAlternating { advice.append(.useTwoThresholds(views, .length(axis), values.first, values.second)) }
    guard case .conditional(let names) = views, names.count == 1 else { return advice }
    let length = (exchange.inserted + exchange.removed)[0].size.length(along: axis)
    if isSwitch {
      advice.append(.hide(names[0], state: state, isShownIfTrue: isShownIfTrue, axis, measured: values.first))
    } else if length > 0, length.isFinite {
      advice.append(.reserve(length, for: names[0], axis, measured: values.first))
    }
    return advice
  }

  private func byPosition(
    _ position: LoopPositionChange, _ exchange: LoopStep.Exchange, _ views: AlternatingViews, key: String
  ) -> [LoopAdvice]? {
    guard isOscillating, !exchange.isOfElements, case .conditional = views else { return nil }
    let values = Values(position.old, position.new, exchange, views)
    return [.showInOverlay(views, key: key)]
      + (isAlternating ? [.useTwoThresholds(views, .position, values.first, values.second)] : [])
  }

  private var isOscillating: Bool { if case .oscillating = verdict { true } else { false } }

  /// Whether one reader receives two values in turn.
  private var isAlternating: Bool { verdict == .oscillating(period: 2) && shape.readers.count == 1 }

  /// The measured values with each of the exchanged views, in points.
  private struct Values {
    /// The value with the conditional views, or with the first alternative.
    let first: CGFloat
    /// The value without the conditional views, or with the second alternative.
    let second: CGFloat

    init(_ old: CGFloat, _ new: CGFloat, _ exchange: LoopStep.Exchange, _ views: AlternatingViews) {
      let isFirst =
        switch views {
        case .alternatives(let first, _): first == exchange.inserted.map(\.name)
        case .conditional, .unknown: !exchange.inserted.isEmpty
        }
      (first, second) = isFirst ? (new, old) : (old, new)
    }

    func limit(along axis: Axis, in proposal: ProposedViewSize, _ views: AlternatingViews) -> FittingLimit? {
      guard case .conditional = views else { return nil }
      if first < second { return .minimum(axis) }
      return first <= proposal[axis] ?? 0 ? .maximum(axis) : nil
    }
  }
}

extension LoopStep.Exchange {
  /// Whether elements of a `ForEach` are inserted or removed.
  fileprivate var isOfElements: Bool { (inserted + removed).contains(where: \.isElement) }
}

extension ProposedViewSize {
  /// Returns whether the lengths along some axes are specified and finite.
  fileprivate func isFinite(along axes: Axis.Set) -> Bool {
    Axis.allCases.allSatisfy { !axes.contains(Axis.Set($0)) || self[$0]?.isFinite ?? false }
  }
}

extension Axis.Set {
  /// The axis of a set with one axis.
  fileprivate var only: Axis? {
    self == .horizontal ? .horizontal : self == .vertical ? .vertical : nil
  }
}
