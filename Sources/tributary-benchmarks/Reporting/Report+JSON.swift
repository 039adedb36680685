import Tributary

extension Report {
  /// An array with one object for each workload and size.
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
