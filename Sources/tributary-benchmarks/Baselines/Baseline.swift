/// What the same picture costs a program that was written by hand for this one grid.
///
/// Both baselines do what workload W1 does: make the labels, lay out, fold the indices into one array, write the drawing
/// commands. Neither keeps state, identity or memory of anything for the next frame.
struct Baseline {
  /// Nanoseconds of arrays side by side, one for each property of a cell.
  let flatArrays: Double
  /// Nanoseconds of one object for each node, with overridden methods.
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
