#if !canImport(Darwin)
  import Foundation

  /// A unit of time that the formatters of dates show, the largest unit first.
  enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

    /// The component of a calendar that holds a number of these units.
    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The unit in a set of allowed units.
    var option: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The unit in Foundation's styles for relative dates.
    var field: Date.RelativeFormatStyle.Field {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// Whether the unit has a place in a clock time, such as 1:30:00.
    var isClockUnit: Bool { self >= .hour }

    /// Returns the number of units that date components hold.
    func value(in components: DateComponents) -> Int? {
      self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
    }
  }
#endif
