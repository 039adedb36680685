#if !canImport(Combine)
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

      public static func + (a: Demand, b: Demand) -> Demand {
        if a == .unlimited || b == .unlimited { return .unlimited }
        let (sum, overflows) = a.count.addingReportingOverflow(b.count)
        return overflows || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
      }

      public static func += (a: inout Demand, b: Demand) { a = a + b }

      public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

      public static func += (a: inout Demand, b: Int) { a = a + b }

      /// The rest; any number less a number is any number, and there is nothing below none.
      public static func - (a: Demand, b: Demand) -> Demand {
        if a == .unlimited { return .unlimited }
        return b.count >= a.count ? .none : Demand(count: a.count - b.count)
      }

      public static func -= (a: inout Demand, b: Demand) { a = a - b }

      public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }

      public static func -= (a: inout Demand, b: Int) { a = a - b }

      public static func * (a: Demand, b: Int) -> Demand {
        if a == .unlimited { return .unlimited }
        let (product, overflows) = a.count.multipliedReportingOverflow(by: UInt(Swift.max(0, b)))
        return overflows || product > UInt(Int.max) ? .unlimited : Demand(count: product)
      }

      public static func *= (a: inout Demand, b: Int) { a = a * b }

      public static func == (a: Demand, b: Int) -> Bool { a.max == b }
      public static func != (a: Demand, b: Int) -> Bool { a.max != b }
      public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
      public static func >= (a: Demand, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
      public static func < (a: Demand, b: Int) -> Bool { !(a >= b) }
      public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    }
  }
#endif
