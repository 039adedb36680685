#if !canImport(Combine)
  extension Publishers {
    /// A publisher that continues with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      public typealias Output = Upstream.Output
      public typealias Failure = NewPublisher.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns the publisher that replaces the failed one.
      public let handler: (Upstream.Failure) -> NewPublisher

      /// Creates a publisher that continues after an error.
      public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
        self.upstream = upstream
        self.handler = handler
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let succession = Succession(subscriber)
        let handler = handler
        succession.follow(upstream) { completion in
          switch completion {
          case .finished: succession.finish(.finished)
          case .failure(let error): succession.follow(handler(error)) { succession.finish($0) }
          }
        }
      }
    }

    /// A publisher that subscribes to its upstream again after an error, up to a given number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The maximum number of retries, or `nil` for no limit.
      public let retries: Int?

      /// Creates a publisher that retries after an error.
      public init(upstream: Upstream, retries: Int?) {
        self.upstream = upstream
        self.retries = retries
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attempt(Succession(subscriber), left: retries ?? .max)
      }

      private func attempt<S: Subscriber>(_ succession: Succession<S>, left: Int)
      where S.Input == Output, S.Failure == Failure {
        succession.follow(upstream) { completion in
          if case .failure = completion, left > 0 {
            attempt(succession, left: left - 1)
          } else {
            succession.finish(completion)
          }
        }
      }
    }
  }

  extension Publisher {
    /// Continues with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
      Publishers.Catch(upstream: self, handler: handler)
    }

    /// Replaces an error with a value, and then finishes.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
      Publishers.Catch(upstream: self) { _ in Just(output) }
    }

    /// Subscribes again after an error, up to a given number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
  }

  extension Publishers {
    /// A publisher that continues with another publisher after an error, or fails with another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns the publisher that replaces the failed one.
      public let handler: (Upstream.Failure) throws -> NewPublisher

      /// Creates a publisher that continues after an error.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - handler: A closure that returns the publisher that replaces the failed one. The publisher fails with an
      ///     error that the closure throws.
      public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
        self.upstream = upstream
        self.handler = handler
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let succession = Succession(subscriber)
        let handler = handler
        succession.follow(upstream) { completion in
          guard case .failure(let error) = completion else { return succession.finish(.finished) }
          do {
            succession.follow(try handler(error)) { succession.finish($0.mapError { $0 }) }
          } catch {
            succession.finish(.failure(error))
          }
        }
      }
    }
  }

  extension Publisher {
    /// Continues with another publisher after an error, or fails with the error that the closure throws.
    ///
    /// - Parameter handler: A closure that returns the publisher for an error. This publisher fails with an error that
    ///   the closure throws.
    public func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
      Publishers.TryCatch(upstream: self, handler: handler)
    }
  }
#endif
