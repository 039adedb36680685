#if !canImport(Combine)
  extension Publishers {
    /// How a buffer asks for values.
    public enum PrefetchStrategy: Hashable, Sendable {
      /// For as many as it holds, from the beginning, and for another one in the place of each that it hands on.
      case keepFull
      /// For any number, once it is subscribed to.
      case byRequest
    }

    /// What a buffer does with a value for which it has no room.
    public enum BufferingStrategy<Failure: Error> {
      /// It is left out.
      case dropNewest
      /// It takes the place of the oldest.
      case dropOldest
      /// The pipe fails with the error that the closure makes.
      case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many values are kept at most.
      public let size: Int
      /// How values are asked for.
      public let prefetch: PrefetchStrategy
      /// What becomes of values for which there is no room.
      public let whenFull: BufferingStrategy<Failure>

      /// A publisher that keeps values until they are asked for.
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

  /// What a buffer and its ends know of each other.
  private final class BufferRoom<Output, Failure: Error> {
    weak var inlet: Inlet<Output, Failure>?
    let dropsOldest: Bool

    init(_ strategy: Publishers.BufferingStrategy<Failure>) {
      dropsOldest = if case .dropOldest = strategy { true } else { false }
    }

    /// A subscriber that has another value asked for in the place of each that it gets.
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
    /// Keeps values until they are asked for.
    ///
    /// - Parameters:
    ///   - size: How many values are kept at most; less than none is none.
    ///   - prefetch: How values are asked for.
    ///   - whenFull: What becomes of values for which there is no room.
    public func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
      Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
  }
#endif
