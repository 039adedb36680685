#if !canImport(Combine)
  extension Publishers {
    /// Sends the values of one publisher, and when it has ended those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
      public typealias Output = Suffix.Output
      public typealias Failure = Suffix.Failure

      /// What comes first.
      public let prefix: Prefix
      /// What comes after it.
      public let suffix: Suffix

      /// A publisher of what two publishers send one after the other.
      public init(prefix: Prefix, suffix: Suffix) {
        self.prefix = prefix
        self.suffix = suffix
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let succession = Succession(subscriber)
        let suffix = suffix
        succession.follow(prefix) { completion in
          if case .failure = completion { return succession.finish(completion) }
          succession.follow(suffix) { succession.finish($0) }
        }
      }
    }
  }

  extension Publisher {
    /// Sends some values first.
    public func prepend(
      _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the elements of a sequence first.
    public func prepend<S: Swift.Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
      Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
    }

    /// Sends the values of another publisher first.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends some values at the end.
    public func append(
      _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the elements of a sequence at the end.
    public func append<S: Swift.Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
      Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher at the end.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Concatenate(prefix: self, suffix: publisher)
    }
  }
#endif
