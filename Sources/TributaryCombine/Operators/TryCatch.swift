#if !canImport(Combine)
  extension Publishers {
    /// Goes on with another publisher after an error, or with another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What follows an error.
      public let handler: (Upstream.Failure) throws -> NewPublisher

      /// A publisher that goes on after an error.
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
    /// Goes on with another publisher after an error, or with the error that the closure throws.
    public func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
      Publishers.TryCatch(upstream: self, handler: handler)
    }
  }
#endif
