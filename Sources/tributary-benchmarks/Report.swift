import Foundation
import Tributary

/// The measurements, together with those of the baselines.
struct Report {
  private(set) var measurements: [Measurement] = []
  private var baselines: [Int: Baseline] = [:]

  mutating func add(_ measurement: Measurement) { measurements.append(measurement) }

  mutating func add(_ baseline: Baseline, cells: Int) { baselines[cells] = baseline }

  func baseline(of measurement: Measurement) -> Baseline? { baselines[measurement.cells] }
}

extension FrameCounts {
  /// All counts with their names in reports, in a fixed order.
  var named: [(name: String, value: Int)] {
    [
      ("bodies", bodies), ("measurements", measurements), ("placements", placements), ("reduces", reduces),
      ("actions", actions), ("nodesCreated", nodesCreated), ("nodesVisited", nodesVisited), ("closures", closures),
      ("comparisons", comparisons),
    ]
  }
}

extension Report {
  /// Two tables: the counts, which are the same in every run, and the times.
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

  /// Returns aligned columns, the first one to the left and the others to the right.
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
  /// Returns the number with a given number of decimals.
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

extension Report {
  /// A JSON array with one object per workload and size.
  var json: String {
    "[\n" + measurements.map { "  " + object(of: $0) }.joined(separator: ",\n") + "\n]\n"
  }

  private func object(of measurement: Measurement) -> String {
    var members = [
      "\"name\": \"\(measurement.workload.rawValue)\"",
      "\"cells\": \(measurement.cells)",
      "\"ns_per_cell\": \(measurement.nanosecondsPerCell.decimals(1))",
      "\"total_ns\": \(measurement.nanoseconds.decimals(1))",
      "\"counts\": {" + measurement.counts.named.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}",
    ]
    if measurement.workload.isCold {
      members.append("\"heap_bytes_per_cell\": \(measurement.heapBytesPerCell.map { $0.decimals(1) } ?? "null")")
    }
    if let baseline = baseline(of: measurement) {
      members.append("\"ratio_to_flat_arrays\": \((measurement.nanoseconds / baseline.flatArrays).decimals(3))")
      members.append("\"ratio_to_objects\": \((measurement.nanoseconds / baseline.objects).decimals(3))")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

/// The times of an earlier run of this program, read from its JSON.
struct EarlierRun {
  private let times: [Key: Double]

  private struct Key: Hashable {
    let name: String
    let cells: Int
  }

  private struct Entry: Decodable {
    let name: String
    let cells: Int
    let ns_per_cell: Double
  }

  init(file: String) throws {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: URL(filePath: file)))
    let pairs = entries.map { (Key(name: $0.name, cells: $0.cells), $0.ns_per_cell) }
    times = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the nanoseconds per cell of a workload, or `nil` if the earlier run did not measure it.
  func nanosecondsPerCell(of measurement: Measurement) -> Double? {
    times[Key(name: measurement.workload.rawValue, cells: measurement.cells)]
  }
}

extension Report {
  /// Returns a table of the times of an earlier run and of this one.
  func comparison(with earlier: EarlierRun) -> String {
    let header = ["workload", "cells", "ns/cell before", "ns/cell now", "now / before"]
    let rows = measurements.map { measurement in
      let before = earlier.nanosecondsPerCell(of: measurement)
      return [
        measurement.workload.rawValue, String(measurement.cells), before.map { $0.decimals(1) } ?? "",
        measurement.nanosecondsPerCell.decimals(1),
        before.map { (measurement.nanosecondsPerCell / $0).decimals(2) } ?? "",
      ]
    }
    return Self.table([header] + rows)
  }
}
