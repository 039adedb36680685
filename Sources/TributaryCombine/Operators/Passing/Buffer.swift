#if !canImport(Combine)
  extension Publishers {
    /// The strategy by which a buffer requests values.
    public enum PrefetchStrategy: Hashable, Sendable {
      /// Requests the buffer's capacity at first, and another value for each value that it delivers.
      case keepFull
      /// Requests an unlimited number of values at the subscription.
      case byRequest
    }

    /// The handling of a value that arrives when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
      /// Drops the new value.
      case dropNewest
      /// Drops the oldest value in the buffer.
      case dropOldest
      /// Fails with the error that the closure returns.
      case customError(() -> Failure)
    }

    /// A publisher that stores values until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The maximum number of stored values.
      public let size: Int
      /// The strategy for requesting values.
      public let prefetch: PrefetchStrategy
      /// The handling of values that arrive when the buffer is full.
      public let whenFull: BufferingStrategy<Failure>

      /// Creates a publisher that stores values until they are requested.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - size: The maximum number of stored values.
      ///   - prefetch: The strategy for requesting values.
      ///   - whenFull: The handling of values that arrive when the buffer is full.
      public init(
        upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
      ) {
        self.upstream = upstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (size, whenFull) = (Swift.max(0, size), whenFull)
        let room = BufferRoom<Output, Failure>(whenFull)
        let outlet = Outlet(prefetch == .keepFull ? room.refilling(subscriber) : AnySubscriber(subscriber))
        let inlet = Inlet<Output, Failure>(
          value: { value in
            if outlet.send(value, waiting: size, dropsOldest: room.dropsOldest) { return .none }
            guard case .customError(let error) = whenFull else { return .none }
            room.inlet?.cancel()
            outlet.finish(.failure(error()))
            return .none
          }, completion: { outlet.finish($0) })
        room.inlet = inlet
        outlet.connect(.init(didCancel: { inlet.cancel() }))
        inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
        upstream.subscribe(inlet)
      }
    }
  }

  /// The shared state of a buffer and its two ends.
  private final class BufferRoom<Output, Failure: Error> {
    weak var inlet: Inlet<Output, Failure>?
    let dropsOldest: Bool

    init(_ strategy: Publishers.BufferingStrategy<Failure>) {
      dropsOldest = if case .dropOldest = strategy { true } else { false }
    }

    /// Returns a subscriber that requests another value for each value that it receives.
    func refilling<S: Subscriber>(_ subscriber: S) -> AnySubscriber<Output, Failure>
    where S.Input == Output, S.Failure == Failure {
      AnySubscriber(
        receiveSubscription: { subscriber.receive(subscription: $0) },
        receiveValue: { [self] value in
          let more = subscriber.receive(value)
          inlet?.request(.max(1))
          return more
        }, receiveCompletion: { subscriber.receive(completion: $0) })
    }
  }

  extension Publisher {
    /// Stores values until they are requested.
    ///
    /// - Parameters:
    ///   - size: The maximum number of stored values. Negative numbers count as 0.
    ///   - prefetch: The strategy for requesting values.
    ///   - whenFull: The handling of values that arrive when the buffer is full.
    public func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
      Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
  }
#endif
