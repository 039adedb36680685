#if !canImport(Combine)
  extension Publishers {
    /// Sends a value at the end if there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is sent if there was no value.
      public let output: Upstream.Output

      /// A publisher of at least one value.
      public init(upstream: Upstream, output: Output) {
        self.upstream = upstream
        self.output = output
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let isEmpty = Guarded(true)
        let outlet = Outlet(subscriber)
        let output = output
        let inlet = Inlet<Output, Failure>(
          value: { value in
            isEmpty.withLock { $0 = false }
            outlet.send(value)
            return .none
          },
          completion: { completion in
            if case .finished = completion, isEmpty.withLock({ $0 }) { outlet.send(output) }
            outlet.finish(completion)
          })
        outlet.connect(.init(didRequest: { inlet.request($0) }, didCancel: { inlet.cancel() }))
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

  extension Publisher {
    /// Sends a value at the end if there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
      Publishers.ReplaceEmpty(upstream: self, output: output)
    }
  }
#endif
