#if !canImport(Combine)
  extension Subscribers {
    /// A subscriber that assigns every value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
      public typealias Failure = Never

      /// The key path of the property.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>
      private let target: Guarded<(root: Root?, subscription: (any Subscription)?)>

      /// Creates a subscriber that assigns to a property of `object`, and retains the object until the completion.
      public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        self.keyPath = keyPath
        target = Guarded((object, nil))
      }

      /// The object, or `nil` after the completion.
      public var object: Root? { target.withLock { $0.root } }

      public func receive(subscription: any Subscription) {
        let isWelcome = target.withLock { target in
          if target.root == nil || target.subscription != nil { return false }
          target.subscription = subscription
          return true
        }
        if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      public func receive(_ input: Input) -> Demand {
        if let object { object[keyPath: keyPath] = input }
        return .none
      }

      public func receive(completion: Completion<Never>) { _ = end() }

      public func cancel() { end()?.cancel() }

      private func end() -> (any Subscription)? {
        let old = target.withLock { target in
          let old = target
          target = (nil, nil)
          return old
        }
        return old.subscription
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Assigns every value to a property of an object, until the returned object is canceled or deinitialized.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
      let assign = Subscribers.Assign(object: object, keyPath: keyPath)
      let connection = AnyCancellable(assign)
      subscribe(assign)
      return connection
    }

    /// Assigns every value to a published property, for the lifetime of its object.
    public func assign(to published: inout Published<Output>.Publisher) {
      published.subject.feed(from: self)
    }
  }
#endif
