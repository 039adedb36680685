#if !canImport(Darwin)
  import Foundation

  /// The units of relative dates, the largest unit first.
  enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

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

    /// Returns the number of units that date components hold.
    func value(in components: DateComponents) -> Int? {
      self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
    }
  }
#endif
