#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the latest values of two publishers whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B

      /// Creates a publisher that combines the latest values.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      private struct State {
        var a: A.Output?
        var b: B.Output?
        var open = 2
        var pair: Output? { if let a, let b { (a, b) } else { nil } }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let state = Guarded(State())
        let outlet = Outlet(subscriber, surplus: .isReplaced)
        let members = Members<Failure>(outlet: outlet)
        let update = { (change: (inout State) -> Void) in
          // The previous values are released outside the lock.
          let (old, pair) = state.withLock { state in
            let old = state
            change(&state)
            return (old, state.pair)
          }
          withExtendedLifetime(old) {}
          if let pair { outlet.send(pair) }
        }
        members.add(a) { value in update { $0.a = value } }
        members.add(b) { value in update { $0.b = value } }
        outlet.connect(.init(didCancel: { members.cancel() }))
        members.begin(.unlimited)
      }
    }

    /// A publisher that sends the latest values of three publishers whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B
      /// The third joined publisher.
      public let c: C

      /// Creates a publisher that combines the latest values.
      ///
      /// - Parameters:
      ///   - a: The first joined publisher.
      ///   - b: The second joined publisher.
      ///   - c: The third joined publisher.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
      }
    }

    /// A publisher that sends the latest values of four publishers whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B
      /// The third joined publisher.
      public let c: C
      /// The fourth joined publisher.
      public let d: D

      /// Creates a publisher that combines the latest values.
      ///
      /// - Parameters:
      ///   - a: The first joined publisher.
      ///   - b: The second joined publisher.
      ///   - c: The third joined publisher.
      ///   - d: The fourth joined publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        CombineLatest(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
          .subscribe(subscriber)
      }
    }
  }

  extension Publisher {
    /// Sends the latest values of this and another publisher whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Sends the result of a closure for the latest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of this and two other publishers whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the result of a closure for the latest values of this and two other publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - transform: A closure that combines the values into one.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of this and three other publishers whenever one of them sends.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the result of a closure for the latest values of this and three other publishers.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: A closure that combines the values into one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
