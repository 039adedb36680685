#if !canImport(Combine)
  extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      public typealias Output = Elements.Element

      /// The elements to send.
      public let sequence: Elements

      /// Creates a publisher of the elements of a sequence.
      public init(sequence: Elements) { self.sequence = sequence }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let elements = Guarded((iterator: sequence.makeIterator(), isRunning: false))
        let outlet = Outlet(subscriber)
        let fill = { [weak outlet] in
          // Elements are read one at a time, because the sequence may be infinite. A concurrent request is served by
          // the loop that is already running.
          guard let outlet,
            !elements.withLock({ elements in
              defer { elements.isRunning = true }
              return elements.isRunning
            })
          else { return }
          while outlet.openDemand > 0 {
            var iterator = elements.withLock { $0.iterator }
            let element = iterator.next()
            elements.withLock { $0.iterator = iterator }
            guard let element else { outlet.finish(.finished); break }
            outlet.send(element)
          }
          elements.withLock { $0.isRunning = false }
        }
        outlet.connect(.init(didRequest: { _ in fill() }))
      }
    }
  }

  extension Publishers.Sequence: Equatable where Elements: Equatable {}

  extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
  }

  extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
      Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
  }

  extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
      switch self {
      case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
      case .failure(let error): Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
#endif
