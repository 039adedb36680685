#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the value that orders last when its upstream finishes.
    public struct Comparison<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns whether the first value orders before the second.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

      /// Creates a publisher of the value that orders last.
      public init(
        upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
      ) {
        self.upstream = upstream
        self.areInIncreasingOrder = areInIncreasingOrder
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let areInIncreasingOrder = areInIncreasingOrder
        deciding(
          upstream, subscriber, memory: Output?.none,
          step: { best, value in
            if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
            return .open
          }, result: { $0 }, failure: { $0 })
      }
    }

    /// A publisher that sends the value that orders last when its upstream finishes. The comparison can throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns whether the first value orders before the second.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

      /// Creates a publisher of the value that orders last.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - areInIncreasingOrder: A closure that returns whether the first value orders before the second. The
      ///     publisher fails with an error that the closure throws.
      public init(
        upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
      ) {
        self.upstream = upstream
        self.areInIncreasingOrder = areInIncreasingOrder
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let areInIncreasingOrder = areInIncreasingOrder
        deciding(
          upstream, subscriber, memory: Output?.none,
          step: { best, value in
            attempt {
              if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
              return .open
            }
          }, result: { $0 }, failure: { $0 })
      }
    }
  }

  extension Publisher where Output: Comparable {
    /// Sends the minimum value at the end. The first of several equal minimums is sent.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the maximum value at the end. The first of several equal maximums is sent.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
  }

  extension Publisher {
    /// Sends the minimum value by an ordering at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
      Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the maximum value by an ordering at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
      Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the minimum value at the end by an ordering that can throw.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether the first value orders before the second. The
    ///   publisher fails with an error that the closure throws.
    public func tryMin(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the maximum value at the end by an ordering that can throw.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether the first value orders before the second. The
    ///   publisher fails with an error that the closure throws.
    public func tryMax(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
  }
#endif
