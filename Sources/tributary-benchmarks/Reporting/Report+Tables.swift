import Tributary

extension Report {
  /// Two tables: what was counted, which repeats exactly, and what was timed, which does not.
  var tables: String {
    Self.table(countRows) + "\n" + Self.table(timeRows)
  }

  private var countRows: [[String]] {
    let header = ["workload", "cells"] + FrameCounts().named.map(\.name)
    return [header]
      + measurements.map { measurement in
        [measurement.workload.rawValue, String(measurement.cells)] + measurement.counts.named.map { String($0.value) }
      }
  }

  private var timeRows: [[String]] {
    let header = ["workload", "cells", "µs", "ns/cell", "× flat arrays", "× objects", "heap bytes/cell"]
    return [header]
      + measurements.map { measurement in
        let baseline = baseline(of: measurement)
        return [
          measurement.workload.rawValue, String(measurement.cells), (measurement.nanoseconds / 1_000).decimals(1),
          measurement.nanosecondsPerCell.decimals(1),
          baseline.map { (measurement.nanoseconds / $0.flatArrays).decimals(2) } ?? "",
          baseline.map { (measurement.nanoseconds / $0.objects).decimals(2) } ?? "",
          measurement.heapBytesPerCell.map { $0.decimals(0) } ?? "",
        ]
      }
  }

  /// Columns of equal width, the first to the left, the others to the right.
  static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension Double {
  /// This number with so many digits behind the point.
  func decimals(_ count: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "-" }
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    let scaled = Int64((magnitude * scale).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    if count == 0 { return sign + String(scaled) }
    let digits = String(scaled % Int64(scale))
    return sign + String(scaled / Int64(scale)) + "." + String(repeating: "0", count: count - digits.count) + digits
  }
}
