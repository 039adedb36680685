#if !canImport(Combine)
  /// The values of a publisher, one after the other, for a loop that waits for them.
  public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Waits for the values; when it goes, the subscription is cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var values: AsyncStream<Handed<P.Output>>.AsyncIterator

      fileprivate init(_ publisher: P) {
        let (stream, continuation) = AsyncStream<Handed<P.Output>>.makeStream()
        let connection = publisher.sink(
          receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Handed(value: $0)) })
        continuation.onTermination = { _ in connection.cancel() }
        values = stream.makeAsyncIterator()
      }

      /// The next value; `nil` after the end.
      public mutating func next() async -> P.Output? { await values.next()?.value }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
  }

  /// The values of a publisher that may fail, one after the other, for a loop that waits for them.
  public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Waits for the values; when it goes, the subscription is cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var values: AsyncThrowingStream<Handed<P.Output>, any Error>.AsyncIterator

      fileprivate init(_ publisher: P) {
        let (stream, continuation) = AsyncThrowingStream<Handed<P.Output>, any Error>.makeStream()
        let connection = publisher.sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              continuation.finish(throwing: error)
            } else {
              continuation.finish()
            }
          }, receiveValue: { continuation.yield(Handed(value: $0)) })
        continuation.onTermination = { _ in connection.cancel() }
        values = stream.makeAsyncIterator()
      }

      /// The next value; `nil` after the end.
      public mutating func next() async throws -> P.Output? { try await values.next()?.value }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
  }

  /// A value on its way from the thread that sent it to the task that waits for it; nobody else has it meanwhile.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  extension Publisher where Failure == Never {
    /// The values, for a loop that waits for them.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
  }

  extension Publisher {
    /// The values, for a loop that waits for them.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
  }
#endif
