#if !canImport(Combine)
  /// The types around subscribers.
  public enum Subscribers {}

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

  extension Subscribers {
    /// How many values a subscriber allows to come: a number, or any number.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
      /// `UInt.max` stands for any number.
      private var count: UInt

      private init(count: UInt) { self.count = count }

      /// Any number of values.
      public static let unlimited = Demand(count: .max)

      /// No value.
      public static let none = Demand(count: 0)

      /// So many values.
      ///
      /// - Precondition: The number is not negative.
      public static func max(_ value: Int) -> Demand {
        precondition(value >= 0, "A demand is not negative.")
        return Demand(count: UInt(value))
      }

      /// The number; `nil` for any number.
      public var max: Int? { self == .unlimited ? nil : Int(count) }

      /// The number, or the word.
      public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

      public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

      /// As much as both together; any number and something is any number.
      public static func + (a: Demand, b: Demand) -> Demand {
        if a == .unlimited || b == .unlimited { return .unlimited }
        let (sum, overflows) = a.count.addingReportingOverflow(b.count)
        return overflows || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
      }

      /// Asks for so much more.
      public static func += (a: inout Demand, b: Demand) { a = a + b }

      /// So many values more.
      public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

      /// Asks for so many values more.
      public static func += (a: inout Demand, b: Int) { a = a + b }

      /// The rest; any number less a number is any number, and there is nothing below none.
      public static func - (a: Demand, b: Demand) -> Demand {
        if a == .unlimited { return .unlimited }
        return b.count >= a.count ? .none : Demand(count: a.count - b.count)
      }

      /// Takes off what has been served; there is nothing below none.
      public static func -= (a: inout Demand, b: Demand) { a = a - b }

      /// So many values fewer, at least none.
      public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

      /// Takes off so many values, down to none.
      public static func -= (a: inout Demand, b: Int) { a = a - b }

      /// So many times as much; any number stays any number.
      public static func * (a: Demand, b: Int) -> Demand {
        if a == .unlimited { return .unlimited }
        let (product, overflows) = a.count.multipliedReportingOverflow(by: UInt(Swift.max(0, b)))
        return overflows || product > UInt(Int.max) ? .unlimited : Demand(count: product)
      }

      /// Asks for so many times as much.
      public static func *= (a: inout Demand, b: Int) { a = a * b }

      /// Whether exactly so many values are asked for; any number is no number.
      public static func == (a: Demand, b: Int) -> Bool { a.max == b }
      /// Whether another number of values is asked for.
      public static func != (a: Demand, b: Int) -> Bool { a.max != b }
      /// Whether more than so many values are asked for; any number is more than each.
      public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
      /// Whether at least so many values are asked for.
      public static func >= (a: Demand, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
      /// Whether fewer than so many values are asked for.
      public static func < (a: Demand, b: Int) -> Bool { !(a >= b) }
      /// Whether at most so many values are asked for.
      public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    }
  }
#endif
