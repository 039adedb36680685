import Tributary

extension Workload {
  /// Measures a look at everything, as much of it as the budget of an inspection holds. The counts are those of the frame
  /// after it: looking leaves nothing to do.
  @MainActor
  func measureInspection(cells: Int) -> Measurement {
    let host = makeHost { GridView(rows: cells / GridView.cellsPerRow) }
    host.update()
    _ = host.inspect()
    let counts = host.update().counts
    let nanoseconds = Sampler.warm { _ = host.inspect() }
    return Measurement(self, cells: cells, nanoseconds: nanoseconds, counts: counts, heapBytes: nil)
  }
}
