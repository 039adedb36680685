import Foundation

/// Times of the growth cases, each beside what it would be if it grew with the number of views.
@MainActor
enum GrowthReport {
  /// One line for each case: milliseconds at each size, and how much more a view costs at the largest than at the smallest.
  static func print(_ cases: [GrowthCase], factor: Int) {
    for kind in cases {
      var times: [Double] = []
      var line = kind.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
      for size in kind.sizes.map({ $0 * factor }) {
        let step = kind.prepare(size)
        let start = ContinuousClock.now
        step()
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        times.append(time / Double(size))
        line += "  \(size): \((time * 10).rounded() / 10) ms"
      }
      if let first = times.first, let last = times.last {
        line += "  a view ×\((last / first * 100).rounded() / 100)"
      }
      Swift.print(line)
    }
  }
}
