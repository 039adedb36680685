#if !canImport(Combine)
  extension Publishers {
    /// Sends the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// A publisher of all values.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        MergeMany([AnyPublisher(a), AnyPublisher(b)]).subscribe(subscriber)
      }
    }

    /// Sends the values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// A publisher of all values.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// A publisher of all values.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

      /// The same with one publisher more.
      public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if publishers.isEmpty { return Empty<Output, Failure>().subscribe(subscriber) }
        let outlet = Outlet(subscriber)
        let members = Members<Failure>(outlet: outlet)
        // As many values of each as are asked for of all: what comes too early waits.
        for publisher in publishers { members.add(publisher) { outlet.send($0) } }
        outlet.connect(.init(didRequest: { members.request($0) }, didCancel: { members.cancel() }))
        members.begin(.none)
      }
    }
  }

  extension Publisher {
    /// Sends the values of this and another publisher as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Merge(self, other)
    }

    /// Sends the values of this and another publisher of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

    /// Sends the values of this and other publishers as they come.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)])
    }

    /// Sends the values of this and other publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
      B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output, C.Output == Output,
      D.Output == Output
    {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
    }

    /// Sends the values of this and other publishers as they come.
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
