import Foundation

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

  /// The nanoseconds per cell of a workload; `nil` if that run did not measure it.
  func nanosecondsPerCell(of measurement: Measurement) -> Double? {
    times[Key(name: measurement.workload.rawValue, cells: measurement.cells)]
  }
}

extension Report {
  /// A table of the times of an earlier run and of this one.
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
