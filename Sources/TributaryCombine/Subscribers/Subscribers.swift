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
#endif
