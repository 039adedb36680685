#if !canImport(Combine)
  extension Publishers {
    /// A publisher that merges the values of two publishers in order of arrival.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first joined publisher.
      public let a: A
      /// The second joined publisher.
      public let b: B

      /// Creates a publisher that merges the values of several publishers.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        MergeMany([AnyPublisher(a), AnyPublisher(b)]).subscribe(subscriber)
      }
    }

    /// A publisher that merges the values of any number of publishers in order of arrival.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The merged publishers.
      public let publishers: [Upstream]

      /// Creates a publisher that merges the values of several publishers.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher that merges the values of several publishers.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

      /// Returns a publisher that also merges another publisher.
      public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if publishers.isEmpty { return Empty<Output, Failure>().subscribe(subscriber) }
        let outlet = Outlet(subscriber)
        let members = Members<Failure>(outlet: outlet)
        // The demand is forwarded to each publisher. Surplus values wait in the outlet.
        for publisher in publishers { members.add(publisher) { outlet.send($0) } }
        outlet.connect(.init(didRequest: { members.request($0) }, didCancel: { members.cancel() }))
        members.begin(.none)
      }
    }
  }

  extension Publisher {
    /// Merges the values of this and another publisher in order of arrival.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Merge(self, other)
    }

    /// Merges the values of this and another publisher of the same type in order of arrival.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

    /// Merges the values of this and two other publishers in order of arrival.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)])
    }

    /// Merges the values of this and three other publishers in order of arrival.
    ///
    /// - Parameters:
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
      B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output, C.Output == Output,
      D.Output == Output
    {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
    }

    /// Merges the values of this and four other publishers in order of arrival.
    ///
    /// - Parameters:
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    ///   - e: The fifth publisher.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
      B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure, B.Output == Output,
      C.Output == Output, D.Output == Output, E.Output == Output
    {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)])
    }
  }
#endif
