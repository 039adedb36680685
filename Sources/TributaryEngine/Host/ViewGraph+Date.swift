package import TributaryGeometry

extension ViewGraph {
  /// What time it is on the clock of this host.
  package var date: Date { feature(HostMainQueue.self).startDate.addingTimeInterval(time) }
}

extension Date {
  /// A date that calendars can tell: between the years 1 and 4001. Not a number is the beginning of 2001.
  package var usable: Date {
    let seconds = timeIntervalSinceReferenceDate
    if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}
