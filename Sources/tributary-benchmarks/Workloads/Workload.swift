import Tributary

/// What can be measured, by the name that reports and options use.
enum Workload: String, CaseIterable {
  /// Build, layout, fold and drawing, from nothing.
  case cold = "W1"
  /// The same with anchors as preference values.
  case coldWithAnchors = "W1a"
  /// The same with the default measurer, whose texts take the room that they are offered.
  case coldWithOrdinaryText = "W1t"
  /// State at the root that every cell reads.
  case highlight = "W2"
  /// The same with the default measurer.
  case highlightWithOrdinaryText = "W2t"
  /// One cell becomes wider, in a row that is not the widest.
  case widerCell = "W3a"
  /// The same with the default measurer.
  case widerCellWithOrdinaryText = "W3t"
  /// One cell becomes wider in the widest row, so that every row moves.
  case widerRow = "W3b"
  /// One cell changes its colour.
  case tint = "W3c"
  /// The same, with the display list handed out after every frame, as a renderer does.
  case tintAndShow = "W3c+list"
  /// One click in a month selector.
  case months
  /// A loop beside the grid is switched on, found, explained and broken off.
  case loop
  /// Leaves that all move: the clock goes on by a sixtieth of a second.
  case moving
  /// The whole tree is looked at, with its picture.
  case inspection = "inspect"

  /// Whether every run starts from nothing.
  var isCold: Bool { self == .cold || self == .coldWithAnchors || self == .coldWithOrdinaryText }

  /// Whether text is measured as users have it, not by the fixed measurer.
  var hasOrdinaryText: Bool {
    self == .coldWithOrdinaryText || self == .highlightWithOrdinaryText || self == .widerCellWithOrdinaryText
  }

  static let hostSize = CGSize(width: 10_000, height: 10_000)

  /// Measures this workload.
  @MainActor
  func measure(cells: Int) -> Measurement {
    switch self {
    case .cold, .coldWithOrdinaryText: measureCold(cells: cells) { GridView(rows: $0) }
    case .coldWithAnchors: measureCold(cells: cells) { AnchorGridView(rows: $0) }
    case .highlight, .highlightWithOrdinaryText: measureHighlight(cells: cells)
    case .widerCell, .widerCellWithOrdinaryText: measureMark(.exclaimed, of: min(53, cells / 2), cells: cells)
    case .widerRow: measureMark(.exclaimed, of: cells - 1, cells: cells)
    case .tint: measureMark(.tinted, of: min(53, cells / 2), cells: cells)
    case .tintAndShow: measureMark(.tinted, of: min(53, cells / 2), cells: cells) { _ = $0.displayList }
    case .months: measureMonths(cells: cells)
    case .loop: measureLoop(cells: cells)
    case .moving: measureMoving(cells: cells)
    case .inspection: measureInspection(cells: cells)
    }
  }

  /// A host with the measurer of this workload: the fixed one, or the default.
  @MainActor
  func makeHost<Content: View>(@ViewBuilder content: () -> Content) -> ViewHost<Content> {
    let host = ViewHost(size: Self.hostSize, content: content)
    if !hasOrdinaryText { host.environment.textMeasurer = FixedTextMeasurer() }
    return host
  }
}

extension Workload {
  @MainActor
  private func measureCold<Content: View>(
    cells: Int, content: (_ rows: Int) -> Content
  ) -> Measurement {
    let rows = cells / GridView.cellsPerRow
    // What the process keeps once, such as the layouts of the types, is no part of what a tree takes.
    makeHost { content(1) }.update()
    let before = HeapStatistics.bytesInUse()
    let first = makeHost { content(rows) }
    let counts = first.update().counts
    let after = HeapStatistics.bytesInUse()
    let nanoseconds = withExtendedLifetime(first) {
      Sampler.cold {
        let host = makeHost { content(rows) }
        host.update()
        return host
      }
    }
    var heap: Int?
    if let before, let after { heap = after - before }
    return Measurement(self, cells: cells, nanoseconds: nanoseconds, counts: counts, heapBytes: heap)
  }

  @MainActor
  private func measureHighlight(cells: Int) -> Measurement {
    let host = makeHost { GridView(rows: cells / GridView.cellsPerRow) }
    host.update()
    var highlighted = 0
    return measureSteps(on: host, cells: cells) {
      highlighted = (highlighted + 1) % cells
      GridDriver.highlighted?.wrappedValue = highlighted
    }
  }

  @MainActor
  private func measureMark(
    _ mark: CellMark, of cell: Int, cells: Int, afterwards: (ViewHost<GridView>) -> Void = { _ in }
  ) -> Measurement {
    GridDriver.chosenCell = cell
    let host = makeHost { GridView(rows: cells / GridView.cellsPerRow) }
    host.update()
    var isMarked = false
    return measureSteps(on: host, cells: cells, afterwards: afterwards) {
      isMarked.toggle()
      GridDriver.mark?.wrappedValue = isMarked ? mark : .plain
    }
  }

  @MainActor
  private func measureMonths(cells: Int) -> Measurement {
    let host = makeHost { MonthsView(count: cells) }
    host.update()
    let origin = host.frame(of: "months")?.origin ?? .zero
    let centers = host.preference(FramesKey.self).map {
      CGPoint(x: origin.x + $0.midX, y: origin.y + $0.midY)
    }
    // Two months of one row far apart: neither is found sooner than the other.
    let places = [centers[centers.count / 2], centers[centers.count / 2 + MonthsView.monthsPerRow - 1]]
    var click = 0
    return measureSteps(on: host, cells: cells) {
      click += 1
      host.tap(at: places[click % places.count])
    }
  }

  /// Measures the one frame in which a loop shows, its seven passes and the analysis, on a host that stood still before.
  @MainActor
  private func measureLoop(cells: Int) -> Measurement {
    func makeLoopingHost() -> ViewHost<LoopingGridView> {
      let host = makeHost { LoopingGridView(rows: cells / GridView.cellsPerRow) }
      host.update()
      GridDriver.loop?.wrappedValue = true
      return host
    }
    let counts = makeLoopingHost().update().counts
    let nanoseconds = Sampler.prepared(makeLoopingHost) { $0.update() }
    return Measurement(self, cells: cells, nanoseconds: nanoseconds, counts: counts, heapBytes: nil)
  }

  @MainActor
  private func measureMoving(cells: Int) -> Measurement {
    let host = makeHost { MovingView(count: cells) }
    host.update()
    withAnimation(.easeInOut(duration: 3).repeatForever()) { GridDriver.away?.wrappedValue = true }
    host.update()
    let counts = host.advance(by: 1.0 / 60).counts
    let nanoseconds = Sampler.warm { host.advance(by: 1.0 / 60) }
    return Measurement(self, cells: cells, nanoseconds: nanoseconds, counts: counts, heapBytes: nil)
  }

  /// Measures a change followed by a frame. The counts are those of the second such frame: the first fills memories.
  @MainActor
  private func measureSteps<Content: View>(
    on host: ViewHost<Content>, cells: Int, afterwards: (ViewHost<Content>) -> Void = { _ in }, change: () -> Void
  ) -> Measurement {
    change()
    host.update()
    afterwards(host)
    change()
    // A tap settles by itself; its last frame is the one that answered it.
    let settled = host.core.counts
    let updated = host.update().counts
    let counts = self == .months ? settled : updated
    afterwards(host)
    let nanoseconds = Sampler.warm {
      change()
      host.update()
      afterwards(host)
    }
    return Measurement(self, cells: cells, nanoseconds: nanoseconds, counts: counts, heapBytes: nil)
  }
}

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
