import Tributary

/// The workloads, by their names in reports and options.
enum Workload: String, CaseIterable {
  /// Building, layout, fold, and drawing of a new tree.
  case cold = "W1"
  /// A new tree with anchors as preference values.
  case coldWithAnchors = "W1a"
  /// A new tree with the default text measurer, whose texts use the proposed width.
  case coldWithOrdinaryText = "W1t"
  /// A new form with a label, a value, a switch, and a field in each group of four rows, with the default text
  /// measurer.
  case form
  /// A new settings screen: switches, labeled values, fields, and pickers, one in each row.
  case settings
  /// A new form of switches.
  case switches
  /// A new form of text fields.
  case fields
  /// A new form of pickers.
  case pickers
  /// A new list of rows with a symbol and two texts.
  case list
  /// A new list of links to pages.
  case links
  /// New messages of wrapping paragraphs, with the default text measurer.
  case chat
  /// A change of state at the root that every cell reads.
  case highlight = "W2"
  /// A change of state at the root, with the default text measurer.
  case highlightWithOrdinaryText = "W2t"
  /// A wider cell in a row that is not the widest.
  case widerCell = "W3a"
  /// A wider cell, with the default text measurer.
  case widerCellWithOrdinaryText = "W3t"
  /// A wider cell in the widest row, so that every row moves.
  case widerRow = "W3b"
  /// A changed color of one cell.
  case tint = "W3c"
  /// A changed color of one cell, with the display list requested after every frame, as a renderer does.
  case tintAndShow = "W3c+list"
  /// A step of 40 points in a list of rows with a symbol and two texts, settled and drawn.
  case scroll
  /// A step of 40 points in a lazy grid of such cells.
  case scrollGrid = "scroll-grid"
  /// A keystroke in the search field of a list, after which another tenth of its rows is shown.
  case type
  /// A click in a month selector.
  case months
  /// A loop beside the grid that is started, detected, diagnosed, and stopped.
  case loop
  /// A clock advance of 1/60 of a second while all leaves move.
  case moving
  /// An inspection of the whole tree with its picture.
  case inspection = "inspect"
  /// A sweep of a form with 40 rows. The number of cells is the number of widths, from 320 points.
  case sweep
  /// The same sweep of a wallet of cards, as in the example Wallet.
  case walletSweep = "sweep+wallet"
  /// The same sweep of a page with 16 tiles, as on the largest page of the example Gallery.
  case pageSweep = "sweep+page"

  /// Whether every run starts with a new tree.
  var isCold: Bool {
    switch self {
    case .cold, .coldWithAnchors, .coldWithOrdinaryText, .form, .settings, .switches, .fields, .pickers, .list, .links,
      .chat:
      true
    default: false
    }
  }

  /// Whether text is measured with the default text measurer instead of the fixed one.
  var hasOrdinaryText: Bool {
    switch self {
    case .coldWithOrdinaryText, .highlightWithOrdinaryText, .widerCellWithOrdinaryText, .form, .settings, .switches,
      .fields, .pickers, .list, .links, .chat, .scroll, .scrollGrid, .type:
      true
    default: false
    }
  }

  static let hostSize = CGSize(width: 10_000, height: 10_000)

  /// Measures this workload.
  @MainActor
  func measure(cells: Int) -> Measurement {
    switch self {
    case .cold, .coldWithOrdinaryText: measureCold(cells: cells) { GridView(rows: $0) }
    case .coldWithAnchors: measureCold(cells: cells) { AnchorGridView(rows: $0) }
    case .form: measureCold(cells: cells) { FormView(rows: $0 * GridView.cellsPerRow) }
    case .settings: measureCold(cells: cells) { SettingsView(rows: $0 * GridView.cellsPerRow) }
    case .switches: measureCold(cells: cells) { SwitchesView(rows: $0 * GridView.cellsPerRow) }
    case .fields: measureCold(cells: cells) { FieldsView(rows: $0 * GridView.cellsPerRow) }
    case .pickers: measureCold(cells: cells) { PickersView(rows: $0 * GridView.cellsPerRow) }
    case .list: measureCold(cells: cells) { ContactsView(count: $0 * GridView.cellsPerRow) }
    case .links: measureCold(cells: cells) { LinksView(rows: $0 * GridView.cellsPerRow) }
    case .chat: measureCold(cells: cells) { ChatView(messages: $0 * GridView.cellsPerRow) }
    case .highlight, .highlightWithOrdinaryText: measureHighlight(cells: cells)
    case .widerCell, .widerCellWithOrdinaryText: measureMark(.exclaimed, of: min(53, cells / 2), cells: cells)
    case .widerRow: measureMark(.exclaimed, of: cells - 1, cells: cells)
    case .tint: measureMark(.tinted, of: min(53, cells / 2), cells: cells)
    case .tintAndShow: measureMark(.tinted, of: min(53, cells / 2), cells: cells) { _ = $0.displayList }
    case .scroll: measureScroll(cells: cells) { ContactsView(count: cells) }
    case .scrollGrid: measureScroll(cells: cells) { ContactGridView(count: cells) }
    case .type: measureTyping(rows: cells)
    case .months: measureMonths(cells: cells)
    case .loop: measureLoop(cells: cells)
    case .moving: measureMoving(cells: cells)
    case .inspection: measureInspection(cells: cells)
    case .sweep: measureSweep(widths: cells) { FormView(rows: 40) }
    case .walletSweep: measureSweep(widths: cells) { CardsView() }
    case .pageSweep: measureSweep(widths: cells) { TilesView() }
    }
  }

  /// Returns a host with the text measurer of this workload: the fixed one, or the default.
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
    // Memory that the process allocates once, such as the layouts of types, is not part of the tree.
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

  /// Measures steps of a scroll view that fills a window of the size of a phone. It scrolls back at the end of its
  /// content.
  @MainActor
  private func measureScroll<Content: View>(cells: Int, content: () -> Content) -> Measurement {
    let host = makeHost(content: content)
    host.size = CGSize(width: 390, height: 800)
    host.update()
    var (steps, delta) = (0, CGSize(width: 0, height: 40))
    return measureSteps(on: host, cells: cells, afterwards: { _ = $0.displayList }) {
      if steps == cells / 4 { (steps, delta.height) = (0, -delta.height) }
      steps += 1
      host.scroll(at: CGPoint(x: 195, y: 400), by: delta)
    }
  }

  /// Measures keystrokes in a search field: a digit is typed and deleted.
  @MainActor
  private func measureTyping(rows: Int) -> Measurement {
    let host = makeHost { SearchView(count: rows) }
    host.size = CGSize(width: 390, height: 800)
    host.update()
    host.tap("search")
    var isFiltered = false
    return measureSteps(on: host, cells: rows, afterwards: { _ = $0.displayList }) {
      isFiltered.toggle()
      if isFiltered { host.type("7") } else { _ = host.handle(KeyPress(.delete)) }
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
    // Two distant months of the same row, so that hit testing takes equally long for both.
    let places = [centers[centers.count / 2], centers[centers.count / 2 + MonthsView.monthsPerRow - 1]]
    var click = 0
    return measureSteps(on: host, cells: cells) {
      click += 1
      host.tap(at: places[click % places.count])
    }
  }

  /// Measures the frame in which a loop is detected, with its seven passes and the analysis, on a host that was settled
  /// before.
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

  /// Measures a change followed by a frame. The counts are those of the second such frame, because the first one fills
  /// caches.
  @MainActor
  private func measureSteps<Content: View>(
    on host: ViewHost<Content>, cells: Int, afterwards: (ViewHost<Content>) -> Void = { _ in }, change: () -> Void
  ) -> Measurement {
    change()
    host.update()
    afterwards(host)
    change()
    // Input settles the tree. The last frame is the one that processed it.
    let settled = host.core.counts
    let updated = host.update().counts
    let counts = [.months, .scroll, .scrollGrid, .type].contains(self) ? settled : updated
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
  /// Measures a sweep. The counts are those of one frame after a change of the width by one point.
  @MainActor
  private func measureSweep(widths: Int, @ViewBuilder _ content: () -> some View) -> Measurement {
    let host = ViewHost(size: CGSize(width: 640, height: 800), content: content)
    host.update()
    host.size.width = 641
    let counts = host.update().counts
    let sweep = LayoutSweep(widths: 320...CGFloat(320 + widths - 1))
    let nanoseconds = Sampler.cold { sweep.run(content) }
    return Measurement(self, cells: widths, nanoseconds: nanoseconds, counts: counts, heapBytes: nil)
  }

  /// Measures an inspection within the default budget. The counts are those of the frame after it, which has no work.
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
