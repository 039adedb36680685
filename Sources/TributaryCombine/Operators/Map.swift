#if !canImport(Combine)
  extension Publishers {
    /// Sends what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is made of a value.
      public let transform: (Upstream.Output) -> Output

      /// A publisher of changed values.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Relay<Upstream.Output, Failure, S>(subscriber) { .pass(transform($0)) })
      }
    }

    /// Sends what a closure makes of each value, until it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What is made of a value.
      public let transform: (Upstream.Output) throws -> Output

      /// A publisher of changed values.
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
    /// Sends what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends the property of each value at a key path.
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
    public func map<T0, T1, T2>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
      Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Sends what a closure makes of each value, until it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
      Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Sends a value in the place of each `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      Publishers.Map(upstream: self) { $0 ?? output }
    }
  }

  /// A step that ends the pipe when it throws.
  func throwing<Input, Failure: Error, S: Subscriber>(
    _ step: @escaping (Input) throws -> Relay<Input, Failure, S>.Step
  ) -> (Input) -> Relay<Input, Failure, S>.Step where S.Failure == any Error {
    { input in
      do { return try step(input) } catch { return .end(.failure(error)) }
    }
  }
#endif
