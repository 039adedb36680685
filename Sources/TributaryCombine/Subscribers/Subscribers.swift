#if !canImport(Combine)
  /// A namespace for types that are related to subscribers.
  public enum Subscribers {}

  extension Subscribers {
    /// The completion of a publisher.
    public enum Completion<Failure: Error> {
      /// The publisher finished normally.
      case finished
      /// The publisher stopped with an error.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Hashable where Failure: Hashable {}
  extension Subscribers.Completion: Sendable {}

  extension Subscribers.Completion {
    /// Returns the completion with a converted error.
    func mapError<New: Error>(_ change: (Failure) -> New) -> Subscribers.Completion<New> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(change(error))
      }
    }
  }

  extension Subscribers.Completion where Failure == Never {
    /// Returns the completion with another failure type.
    func widened<New: Error>(to _: New.Type = New.self) -> Subscribers.Completion<New> { .finished }
  }

  extension Subscribers {
    /// The number of values that a subscriber accepts: a finite number, or unlimited.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
      /// `UInt.max` represents unlimited demand.
      private var count: UInt

      private init(count: UInt) { self.count = count }

      /// A demand for an unlimited number of values.
      public static let unlimited = Demand(count: .max)

      /// A demand for no values.
      public static let none = Demand(count: 0)

      /// Returns a demand for a given number of values.
      ///
      /// - Precondition: The number is not negative.
      public static func max(_ value: Int) -> Demand {
        precondition(value >= 0, "A demand must not be negative.")
        return Demand(count: UInt(value))
      }

      /// The number of values, or `nil` for unlimited demand.
      public var max: Int? { self == .unlimited ? nil : Int(count) }

      /// The number of values, or "unlimited".
      public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

      public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

      /// Adds two demands. The sum is unlimited if one of them is unlimited.
      public static func + (a: Demand, b: Demand) -> Demand {
        if a == .unlimited || b == .unlimited { return .unlimited }
        let (sum, overflows) = a.count.addingReportingOverflow(b.count)
        return overflows || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
      }

      /// Adds a demand in place.
      public static func += (a: inout Demand, b: Demand) { a = a + b }

      /// Adds a given number of values to a demand.
      public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

      /// Adds a given number of values in place.
      public static func += (a: inout Demand, b: Int) { a = a + b }

      /// Subtracts a demand. Unlimited demand remains unlimited, and the result is at least `none`.
      public static func - (a: Demand, b: Demand) -> Demand {
        if a == .unlimited { return .unlimited }
        return b.count >= a.count ? .none : Demand(count: a.count - b.count)
      }

      /// Subtracts a demand in place. The result is at least `none`.
      public static func -= (a: inout Demand, b: Demand) { a = a - b }

      /// Subtracts a given number of values. The result is at least `none`.
      public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

      /// Subtracts a given number of values in place. The result is at least `none`.
      public static func -= (a: inout Demand, b: Int) { a = a - b }

      /// Multiplies a demand by a number. Unlimited demand remains unlimited.
      public static func * (a: Demand, b: Int) -> Demand {
        if a == .unlimited { return .unlimited }
        let (product, overflows) = a.count.multipliedReportingOverflow(by: UInt(Swift.max(0, b)))
        return overflows || product > UInt(Int.max) ? .unlimited : Demand(count: product)
      }

      /// Multiplies a demand by a number in place.
      public static func *= (a: inout Demand, b: Int) { a = a * b }

      /// Returns whether a demand equals a number. Unlimited demand equals no number.
      public static func == (a: Demand, b: Int) -> Bool { a.max == b }
      /// Returns whether a demand differs from a number.
      public static func != (a: Demand, b: Int) -> Bool { a.max != b }
      /// Returns whether a demand is greater than a number. Unlimited demand is greater than every number.
      public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
      /// Returns whether a demand is greater than or equal to a number.
      public static func >= (a: Demand, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
      /// Returns whether a demand is less than a number.
      public static func < (a: Demand, b: Int) -> Bool { !(a >= b) }
      /// Returns whether a demand is less than or equal to a number.
      public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    }
  }

  extension Subscribers {
    /// A subscriber that passes all events to closures, with unlimited demand.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
      private struct State {
        var subscription: (any Subscription)?
        var receiveValue: ((Input) -> Void)?
        var receiveCompletion: ((Completion<Failure>) -> Void)?
        var isOver = false
      }

      private let state: Guarded<State>

      /// Creates a subscriber from closures for values and for the completion.
      public init(
        receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
      ) {
        state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
      }

      public func receive(subscription: any Subscription) {
        let isWelcome = state.withLock { state in
          if state.isOver || state.subscription != nil { return false }
          state.subscription = subscription
          return true
        }
        if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      public func receive(_ input: Input) -> Demand {
        state.withLock { $0.receiveValue }?(input)
        return .none
      }

      public func receive(completion: Completion<Failure>) {
        end().receiveCompletion?(completion)
      }

      public func cancel() { end().subscription?.cancel() }

      /// Releases all references. The caller releases the returned state outside the lock.
      private func end() -> State {
        state.withLock { state in
          let old = state
          state = State(isOver: true)
          return old
        }
      }
    }
  }

  extension Publisher {
    /// Runs closures for the values and the completion, until the returned object is canceled or deinitialized.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      let connection = AnyCancellable(sink)
      subscribe(sink)
      return connection
    }
  }

  extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the returned object is canceled or deinitialized.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }

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
