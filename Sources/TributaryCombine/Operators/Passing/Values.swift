#if !canImport(Combine)
  /// An asynchronous sequence of the values of a publisher.
  public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator that waits for the values. Its deinitialization cancels the subscription.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var values: AsyncStream<Handed<P.Output>>.AsyncIterator

      fileprivate init(_ publisher: P) {
        let (stream, continuation) = AsyncStream<Handed<P.Output>>.makeStream()
        let connection = publisher.sink(
          receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Handed(value: $0)) })
        continuation.onTermination = { _ in connection.cancel() }
        values = stream.makeAsyncIterator()
      }

      /// Returns the next value, or `nil` after the completion.
      public mutating func next() async -> P.Output? { await values.next()?.value }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
  }

  /// An asynchronous sequence of the values of a publisher that can fail.
  public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator that waits for the values. Its deinitialization cancels the subscription.
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

      /// Returns the next value, or `nil` after the completion.
      ///
      /// - Throws: The error with which the publisher fails.
      public mutating func next() async throws -> P.Output? { try await values.next()?.value }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
  }

  /// A value that is transferred from the sending thread to the waiting task. No other code accesses it.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
  }

  extension Publisher {
    /// The values as an asynchronous sequence that can throw.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
  }
#endif
