import Tributary

/// One workload at one size.
struct Measurement {
  let workload: Workload
  let cells: Int
  /// The median of the whole workload, in nanoseconds.
  let nanoseconds: Double
  let counts: FrameCounts
  /// Live heap that the first frame of a tree left, in bytes, once its types are known; only of cold workloads, and where the C library tells.
  let heapBytes: Int?

  init(_ workload: Workload, cells: Int, nanoseconds: Double, counts: FrameCounts, heapBytes: Int?) {
    self.workload = workload
    self.cells = cells
    self.nanoseconds = nanoseconds
    self.counts = counts
    self.heapBytes = heapBytes
  }

  var nanosecondsPerCell: Double { nanoseconds / Double(cells) }

  var heapBytesPerCell: Double? { heapBytes.map { Double($0) / Double(cells) } }
}
