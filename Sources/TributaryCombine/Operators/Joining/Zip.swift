#if !canImport(Combine)
  extension Publishers {
    /// A publisher that combines the values of two publishers in pairs by their index.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B

      /// Creates a publisher of pairs.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      private struct State {
        var a = ValueQueue<A.Output>()
        var b = ValueQueue<B.Output>()

        mutating func takePair() -> Output? {
          guard !a.isEmpty, !b.isEmpty, let first = a.popFirst(), let second = b.popFirst() else { return nil }
          return (first, second)
        }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let state = Guarded(State())
        let outlet = Outlet(subscriber)
        let members = Guarded<Members<Failure>?>(nil)
        // No further pair is possible after a publisher has completed and all its values are paired.
        let isExhausted = {
          guard let members = members.withLock({ $0 }) else { return true }
          let (a, b) = state.withLock { ($0.a.isEmpty, $0.b.isEmpty) }
          return a && members.hasEnded(0) || b && members.hasEnded(1)
        }
        let all = Members<Failure>(outlet: outlet, endsEarly: isExhausted)
        members.withLock { $0 = all }
        let close = {
          let old = members.take()
          old?.cancel()
          return old
        }
        let update = { (change: (inout State) -> Void) in
          let pair = state.withLock { state in
            change(&state)
            return state.takePair()
          }
          guard let pair else { return }
          outlet.send(pair)
          if isExhausted() {
            outlet.finish(.finished)
            withExtendedLifetime(close()) {}
          }
        }
        all.add(a) { value in update { $0.a.append(value) } }
        all.add(b) { value in update { $0.b.append(value) } }
        outlet.connect(
          .init(didRequest: { [weak all] in all?.request($0) }, didCancel: { withExtendedLifetime(close()) {} }))
        all.begin(.none)
      }
    }

    /// A publisher that combines the values of three publishers in triples by their index.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B
      /// The third joined publisher.
      public let c: C

      /// Creates a publisher of triples.
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
        Zip(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
      }
    }

    /// A publisher that combines the values of four publishers in quadruples by their index.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

      /// Creates a publisher of quadruples.
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
        Zip(Zip<A, B>(a, b), Zip<C, D>(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
      }
    }
  }

  extension Publisher {
    /// Sends the values of this and another publisher in pairs.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
      Publishers.Zip(self, other)
    }

    /// Sends the result of a closure for each pair of values of this and another publisher.
    public func zip<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
      zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of this and two other publishers in triples.
    public func zip<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends the values of this and three other publishers in quadruples.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }
  }
#endif
