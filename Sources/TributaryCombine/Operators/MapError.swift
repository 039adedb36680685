#if !canImport(Combine)
  extension Publishers {
    /// Ends with another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
      public typealias Output = Upstream.Output

      /// Where the values come from.
      public let upstream: Upstream
      private let transform: (Upstream.Failure) -> Failure

      /// A publisher whose error a closure makes.
      public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
        self.upstream = upstream
        transform = map
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
          Relay<Output, Upstream.Failure, S>(
            subscriber, step: { .pass($0) }, completion: { $0.mapError(transform) }))
      }
    }

    /// Has a type of error although it never fails.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
      public typealias Output = Upstream.Output

      /// Where the values come from.
      public let upstream: Upstream

      /// A publisher with another type of error.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// The same with another type of error.
      public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
        SetFailureType<Upstream, E>(upstream: upstream)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
          Relay<Output, Never, S>(subscriber, step: { .pass($0) }, completion: { $0.widened() }))
      }
    }
  }

  extension Publisher {
    /// Ends with another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
      Publishers.MapError(upstream: self, transform)
    }

    /// Stops the program on an error: for publishers that are known not to fail.
    ///
    /// - Precondition: There is no error.
    public func assertNoFailure(_ prefix: String = "") -> Publishers.MapError<Self, Never> {
      Publishers.MapError(upstream: self) { preconditionFailure("\(prefix)\($0)") }
    }
  }

  extension Publisher where Failure == Never {
    /// The same with a type of error that never comes.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
      Publishers.SetFailureType(upstream: self)
    }
  }
#endif
