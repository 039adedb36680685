/// The cost of the same picture in a program that was handwritten for this grid.
///
/// Both baselines perform the steps of workload W1: they create the labels, lay them out, fold the indices into one
/// array, and write the drawing commands. Neither of them keeps state, identity, or caches for the next frame.
struct Baseline {
  /// The time with parallel arrays for the properties of cells, in nanoseconds.
  let flatArrays: Double
  /// The time with one object per node and overridden methods, in nanoseconds.
  let objects: Double

  @MainActor
  init(cells: Int) {
    let rows = cells / GridView.cellsPerRow
    flatArrays = Sampler.cold { FlatGrid(rows: rows, cellsPerRow: GridView.cellsPerRow) }
    objects = Sampler.cold { ObjectGrid(rows: rows, cellsPerRow: GridView.cellsPerRow) }
  }
}

/// A drawing command of the baselines.
enum BaselineCommand {
  case rectangle(x: Double, y: Double, width: Double, height: Double, color: UInt32)
  case text(String, x: Double, y: Double)
}
