#if !canImport(Combine)
  /// Publishers that are received as values and whose values are forwarded, either of all publishers or of the latest.
  ///
  /// Invariants:
  /// 1. The number of concurrent publishers does not exceed the requested number. Another one is requested when one
  ///    completes.
  /// 2. The pipeline finishes after the source and all publishers have finished, or fails with the first error.
  ///
  /// Tested by `OperatorTests`, `DemandTests`.
  final class InnerPublishers<Inner: Publisher, Downstream: Subscriber>: @unchecked Sendable
  where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    private struct State {
      var source: (any Cancellable)?
      var inner: [UInt64: Inlet<Inner.Output, Inner.Failure>] = [:]
      var lastID: UInt64 = 0
      var hasMore = true
      var isOver = false
    }

    private let state = Guarded(State())
    private let outlet: Outlet<Downstream>
    private let replaces: Bool

    init(_ downstream: Downstream, replaces: Bool) {
      outlet = Outlet(downstream)
      self.replaces = replaces
    }

    func begin<P: Publisher>(
      _ publishers: P, _ limit: Subscribers.Demand
    ) where P.Output == Inner, P.Failure == Inner.Failure {
      let source = Inlet<Inner, Inner.Failure>(
        value: { [self] publisher in
          add(publisher) { [weak self] in self?.requestAnother(limit) }
          return .none
        },
        completion: { [self] completion in
          if case .failure = completion { return end(completion) }
          if state.withLock({ state in
            state.hasMore = false
            return state.inner.isEmpty
          }) {
            end(.finished)
          }
        })
      state.withLock { $0.source = source }
      outlet.connect(.init(didCancel: { [self] in cancel() }))
      source.request(limit)
      publishers.subscribe(source)
    }

    private func add(_ publisher: Inner, didEnd: @escaping () -> Void) {
      let (id, old): (UInt64, [Inlet<Inner.Output, Inner.Failure>]) = state.withLock { state in
        state.lastID += 1
        defer { if replaces { state.inner = [:] } }
        return (state.lastID, replaces ? Array(state.inner.values) : [])
      }
      for old in old { old.cancel() }
      let inlet = Inlet<Inner.Output, Inner.Failure>(
        value: { [outlet] value in
          outlet.send(value)
          return .none
        },
        completion: { [weak self] completion in
          guard let self else { return }
          if case .failure = completion { return end(completion) }
          if remove(id) { end(.finished) } else { didEnd() }
        })
      let isWelcome = state.withLock { state in
        if !state.isOver { state.inner[id] = inlet }
        return !state.isOver
      }
      guard isWelcome else { return }
      inlet.request(.unlimited)
      publisher.subscribe(inlet)
    }

    /// - Returns: Whether the pipeline is complete.
    private func remove(_ id: UInt64) -> Bool {
      let (old, isLast) = state.withLock { state in
        let old = state.inner.removeValue(forKey: id)
        return (old, state.inner.isEmpty && !state.hasMore)
      }
      return withExtendedLifetime(old) { isLast }
    }

    private func requestAnother(_ limit: Subscribers.Demand) {
      guard limit != .unlimited else { return }
      (state.withLock { $0.source } as? Inlet<Inner, Inner.Failure>)?.request(.max(1))
    }

    private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
      outlet.finish(completion)
      cancel()
    }

    private func cancel() {
      let old = state.withLock { state in
        let old = state
        state = State(hasMore: false, isOver: true)
        return old
      }
      old.source?.cancel()
      for inlet in old.inner.values { inlet.cancel() }
    }
  }
#endif
