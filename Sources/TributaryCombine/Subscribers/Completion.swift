#if !canImport(Combine)
  extension Subscribers {
    /// How a publisher has ended.
    public enum Completion<Failure: Error> {
      /// It has sent everything.
      case finished
      /// It cannot go on.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Hashable where Failure: Hashable {}
  extension Subscribers.Completion: Sendable {}

  extension Subscribers.Completion {
    /// The same end with another type of error.
    func mapError<New: Error>(_ change: (Failure) -> New) -> Subscribers.Completion<New> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(change(error))
      }
    }
  }

  extension Subscribers.Completion where Failure == Never {
    /// The same end for those who could receive an error.
    func widened<New: Error>(to _: New.Type = New.self) -> Subscribers.Completion<New> { .finished }
  }
#endif
