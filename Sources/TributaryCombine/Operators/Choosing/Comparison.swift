#if !canImport(Combine)
  extension Publishers {
    /// Sends one of the values at the end: that which no other one comes after, by an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether the first value comes before the second.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

      /// A publisher of the last value of an order.
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

    /// Sends one of the values at the end, by an order that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether the first value comes before the second.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

      /// A publisher of the last value of an order.
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
    /// Sends the least value at the end; of several the first.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the greatest value at the end; of several the first.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
  }

  extension Publisher {
    /// Sends the least value at the end, by an order.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
      Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value at the end, by an order.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
      Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the least value at the end, by an order that may throw.
    public func tryMin(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value at the end, by an order that may throw.
    public func tryMax(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
  }
#endif
