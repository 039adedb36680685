#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the result of a closure for each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that transforms a value.
      public let transform: (Upstream.Output) -> Output

      /// Creates a publisher of transformed values.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Relay<Upstream.Output, Failure, S>(subscriber) { .pass(transform($0)) })
      }
    }

    /// A publisher that sends the result of a closure for each value, and fails if the closure throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that transforms a value.
      public let transform: (Upstream.Output) throws -> Output

      /// Creates a publisher of transformed values.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - transform: A closure that transforms a value. The publisher fails with an error that the closure throws.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
          Relay<Upstream.Output, Upstream.Failure, S>(
            subscriber, step: { throwing { .pass(try transform($0)) }($0) }, completion: { $0.mapError { $0 } }))
      }
    }
  }

  extension Publisher {
    /// Sends the result of a closure for each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends the property at a key path of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
      Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Sends three properties of each value.
    ///
    /// - Parameters:
    ///   - keyPath0: The key path to the first property.
    ///   - keyPath1: The key path to the second property.
    ///   - keyPath2: The key path to the third property.
    public func map<T0, T1, T2>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
      Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Sends the result of a closure for each value, and fails if the closure throws.
    ///
    /// - Parameter transform: A closure that transforms a value. The publisher fails with an error that the closure
    ///   throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
      Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces each `nil` with a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      Publishers.Map(upstream: self) { $0 ?? output }
    }
  }

  /// Converts a thrown error into a step that ends the pipeline.
  func throwing<Input, Failure: Error, S: Subscriber>(
    _ step: @escaping (Input) throws -> Relay<Input, Failure, S>.Step
  ) -> (Input) -> Relay<Input, Failure, S>.Step where S.Failure == any Error {
    { input in
      do { return try step(input) } catch { return .end(.failure(error)) }
    }
  }

  extension Publishers {
    /// A publisher that converts the error of its upstream.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
      public typealias Output = Upstream.Output

      /// The publisher that provides the values.
      public let upstream: Upstream
      private let transform: (Upstream.Failure) -> Failure

      /// Creates a publisher with a converted error.
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

    /// A publisher that changes the failure type of an infallible upstream.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
      public typealias Output = Upstream.Output

      /// The publisher that provides the values.
      public let upstream: Upstream

      /// Creates a publisher with another failure type.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Returns a publisher with another failure type.
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
    /// Converts the error of this publisher.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
      Publishers.MapError(upstream: self, transform)
    }

    /// Terminates the program if this publisher fails. Use it for publishers that are known not to fail.
    ///
    /// - Precondition: The publisher does not fail.
    public func assertNoFailure(_ prefix: String = "") -> Publishers.MapError<Self, Never> {
      Publishers.MapError(upstream: self) { preconditionFailure("\(prefix)\($0)") }
    }
  }

  extension Publisher where Failure == Never {
    /// Changes the failure type of this publisher, which never fails.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
      Publishers.SetFailureType(upstream: self)
    }
  }
#endif
