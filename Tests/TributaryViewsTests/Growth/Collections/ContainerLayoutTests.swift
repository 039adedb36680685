@_spi(Engine) import TributaryEngine

/// Lazy containers whose length determines visible positions, and containers without length.
@MainActor struct UnscrolledContainerTests {
  private struct Rows: View {
    let container: LazyContainer
    let lengths: [CGFloat]
    var breadth: CGFloat? = 20

    var body: some View {
      switch container {
      case .column: LazyVStack { rows }
      case .row: LazyHStack { rows }
      case .columns: LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())]) { rows }
      case .rows: LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())]) { rows }
      }
    }

    private var rows: some View {
      ForEach(lengths.indices, id: \.self) { index in
        // A row without length is a view, so that the gap after it counts.
        Group {
          if lengths[index] == 0 {
            HStack {}
          } else if container.axis == .vertical {
            Color.red.frame(width: breadth, height: lengths[index])
          } else {
            Color.red.frame(width: lengths[index], height: breadth)
          }
        }.accessibilityIdentifier("\(index)")
      }
    }
  }

  private struct Scrolled: View {
    let rows: Rows
    var isIdeal = false
    var shift: CGFloat = 0
    var body: some View {
      let isVertical = rows.container.axis == .vertical
      ScrollView(isVertical ? .vertical : .horizontal) { rows }
        .fixedSize(horizontal: isIdeal && !isVertical, vertical: isIdeal && isVertical)
        .offset(x: isVertical ? 0 : -shift, y: isVertical ? -shift : 0)
    }
  }

  private func host<V: View>(_ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200) -> ViewHost<V> {
    updatedHost(width, height) { view }
  }

  private func expectSettledEqual<V: View>(_ edited: ViewHost<V>, _ fresh: ViewHost<V>, _ context: String = "") {
    expectEqual(edited, fresh, context)
    expect(edited.update().passes, equals: 1, "\(context)")
  }

  @Test(arguments: LazyContainer.allCases)
  func `A container in no scroll view is placed as in a new host after any new size`(container: LazyContainer) {
    let view = Rows(container: container, lengths: [57, 15, 37, 90, 11, 140, 23])
    let sizes = [
      CGSize(width: 200, height: 300), .zero, CGSize(width: 40, height: 20), CGSize(width: 320, height: 100),
    ]
    for before in sizes {
      for after in sizes {
        let edited = host(view, before.width, before.height)
        edited.update { edited.size = after }
        expectSettledEqual(edited, host(view, after.width, after.height), "\(before) \(after)")
      }
    }
  }

  @Test(arguments: LazyContainer.allCases)
  func `A row outside the window with another length moves a container in no scroll view`(container: LazyContainer) {
    let (before, after): ([CGFloat], [CGFloat]) = ([20, 370, 3, 37, 3], [20, 370, 3, 37, 80])
    let edited = host(Rows(container: container, lengths: before))
    edited.show(Rows(container: container, lengths: after))
    expectSettledEqual(edited, host(Rows(container: container, lengths: after)))
  }

  @Test @MainActor func `A container in no scroll view makes all of its rows if they are few`() {
    for count in [64, 65] {
      let host = host(Rows(container: .column, lengths: Array(repeating: 40, count: count)))
      // The first row is far before the window, since the column is in the middle.
      expect((host.frame(of: "0") != nil) == (count == 64), "\(count)")
    }
  }

  @Test(arguments: LazyContainer.allCases)
  func `A row of a scroll view of ideal length is shown after it has received a length`(container: LazyContainer) {
    let (empty, filled) = (Rows(container: container, lengths: [0]), Rows(container: container, lengths: [49]))
    let edited = host(Scrolled(rows: empty, isIdeal: true))
    expect(edited.showing(Scrolled(rows: filled, isIdeal: true)).frame(of: "0")?.size[container.axis], equals: 49)
    expectSettledEqual(edited, host(Scrolled(rows: filled, isIdeal: true)))
    edited.show(Scrolled(rows: empty, isIdeal: true))
    expectSettledEqual(edited, host(Scrolled(rows: empty, isIdeal: true)))
  }

  @Test(arguments: [LazyContainer.column, .row])
  func `A row after rows without length is shown by a scroll view of ideal length`(container: LazyContainer) {
    let host = host(Scrolled(rows: Rows(container: container, lengths: [0, 49]), isIdeal: true))
    expect(host.frame(of: "1")?.size[container.axis], equals: 49)
  }

  @Test(arguments: LazyContainer.allCases)
  func `A row that reaches the window is shown although it is estimated to end before it`(container: LazyContainer) {
    let (short, long) = (Rows(container: container, lengths: [4, 4, 4, 4]), [4, 4, 4, 400] as [CGFloat])
    let view = Scrolled(rows: Rows(container: container, lengths: long), shift: 100)
    let fresh = host(view)
    expect(fresh.frame(of: "3")?.size[container.axis], equals: 400)
    let edited = host(Scrolled(rows: short, shift: 0))
    edited.show(view)
    expectSettledEqual(edited, fresh)
  }
}

/// Elements without views before the visible part.
@MainActor struct ViewlessElementTests {
  private struct Page: View {
    /// The number of the first elements, of which only the first one has a view.
    let first: Int
    let rows: Int
    let shift: CGFloat
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { elements } }
        .frame(height: 40)
        .offset(y: -shift)
        .frame(maxHeight: .infinity, alignment: .top)
    }

    @ViewBuilder private var elements: some View {
      ForEach(0..<first, id: \.self) { index in if index == 0 { Color.clear.frame(height: 12) } }
      ForEach(0..<rows, id: \.self) { index in Color.red.frame(height: 12).accessibilityIdentifier("r\(index)") }
    }
  }

  @Test(arguments: [2, 10, 60], [9, 1_000])
  @MainActor func `Visible rows do not depend on the estimates of elements without views`(first: Int, rows: Int) {
    func host(_ shift: CGFloat) -> ViewHost<Page> {
      updatedHost(100, 200) { Page(first: first, rows: rows, shift: shift) }
    }
    for shift in [0, 11, 13, 25.5, 39] as [CGFloat] {
      let fresh = host(shift)
      // The first row begins at 12 points, after the only view before it.
      let visible = (0..<rows).filter { CGFloat($0 + 2) * 12 > shift && CGFloat($0 + 1) * 12 < 40 }
      expect(fresh.identifiers, equals: visible.map { "r\($0)" }, "\(shift)")
      for index in visible { expect(fresh.frame(of: "r\(index)")?.minY, equals: CGFloat(index + 1) * 12 - shift) }
      let edited = host(0)
      edited.show(Page(first: first, rows: rows, shift: shift))
      expect(edited.identifiers, equals: fresh.identifiers, "\(shift)")
      expect(fresh.core.checkInvariants(recomputing: true), equals: [])
      expect(fresh.update().passes, equals: 1)
    }
  }
}

extension CGSize { fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? height : width } }

/// Lazy containers beside each other in a row of a lazy stack, in 200 by 200 points.
@MainActor struct ContainerBesideTests {
  /// The place of shorter stacks beside longer ones.
  enum Place: Int, CaseIterable { case near, center, far }

  /// A lazy stack with a row of lazy stacks of blocks with given lengths.
  private struct Columns: View {
    let axis: Axis
    let place: Place
    let lengths: [[CGFloat]]

    var body: some View {
      if axis == .vertical {
        ScrollView { LazyVStack { HStack(alignment: [.top, .center, .bottom][place.rawValue]) { columns } } }
      } else {
        ScrollView(.horizontal) {
          LazyHStack { VStack(alignment: [.leading, .center, .trailing][place.rawValue]) { columns } }
        }
      }
    }

    private var columns: some View {
      ForEach(lengths.indices, id: \.self) { column in
        if axis == .vertical {
          LazyVStack(spacing: 0) { blocks(column) }
        } else {
          LazyHStack(spacing: 0) { blocks(column) }
        }
      }
    }

    private func blocks(_ column: Int) -> some View {
      ForEach(lengths[column].indices, id: \.self) { index in
        let length = lengths[column][index]
        Color.red.frame(width: axis == .vertical ? 20 : length, height: axis == .vertical ? length : 20)
          .accessibilityIdentifier("\(column).\(index)")
      }
    }
  }

  private func host(
    _ axis: Axis, _ place: Place, _ lengths: [[CGFloat]], _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost<Columns> {
    updatedHost(200, 200, direction: direction) { Columns(axis: axis, place: place, lengths: lengths) }
  }

  private static let before: [[CGFloat]] = [[60, 110, 20, 5, 110, 33], [60, 20, 60], [60, 20, 5]]
  private static let after: [[CGFloat]] = [
    [5, 20, 5, 110, 110], [33, 60, 33, 5, 110, 33, 20], [5, 20, 33, 5, 20, 33, 5, 5],
  ]

  @Test(arguments: Axis.allCases, LayoutDirection.allCases)
  func `Containers are placed as in a new host after any change of rows`(axis: Axis, direction: LayoutDirection) {
    let changes = [(Self.before, Self.after), (Self.after, Self.before)]
    for (place, (before, after)) in [Place.center, .far].flatMap({ place in changes.map { (place, $0) } }) {
      let edited = host(axis, place, before, direction)
      edited.show(Columns(axis: axis, place: place, lengths: after))
      let fresh = host(axis, place, after, direction)
      expectEqual(edited, fresh)
      expect(edited.update().passes, equals: 1)
    }
  }

  @Test(arguments: Axis.allCases)
  @MainActor func `Centered containers are at the positions that the lengths of all rows determine`(axis: Axis) throws {
    let host = host(axis, .center, Self.after)
    let sums = Self.after.map { $0.reduce(0, +) }
    let longest = try #require(sums.max())
    for (column, sum) in sums.enumerated() {
      let frame = try #require(host.frame(of: "\(column).0"))
      expect(frame.origin[axis], equals: (longest - sum) / 2, "\(column)")
    }
  }

  @Test(arguments: Axis.allCases, LayoutDirection.allCases)
  func `Containers that begin at the same position have only visible rows`(axis: Axis, direction: LayoutDirection) {
    let lengths = [CGFloat(40), 50].map { Array(repeating: $0, count: 30) }
    expect(host(axis, .near, lengths, direction).identifiers.count, equals: 5 + 4)
  }
}

/// The rows of a lazy container that the first layout itself creates, in a layer that a scope presents.
@MainActor struct FirstLayoutTests {
  private enum Scope: String, CaseIterable { case geometry, preference, nestedGeometry, columns }

  private struct Presenter<Content: View>: View {
    let scope: Scope
    let content: Content
    @State private var isPresented = true

    var body: some View {
      switch scope {
      case .geometry:
        GeometryReader { proxy in presenter.frame(width: proxy.size.width, height: proxy.size.height) }
      case .nestedGeometry:
        GeometryReader { outer in
          VStack { GeometryReader { inner in presenter.frame(width: inner.size.width, height: outer.size.height) } }
        }
      case .preference:
        Color.blue.preference(key: SumKey<Int>.self, value: 7)
          .overlayPreferenceValue(SumKey<Int>.self) { value in presenter.padding(CGFloat(value)) }
      case .columns:
        NavigationSplitView {
          presenter
        } detail: {
          Text("detail")
        }
      }
    }

    private var presenter: some View { Color.red.sheet(isPresented: $isPresented) { content } }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<3, id: \.self) { Text("\($0)").accessibilityIdentifier("row\($0)") }
  }

  private func shownRows(_ content: some View) -> [Bool] {
    let host = settledHost(200, 300) { content }
    let shown = (0..<3).map { host.frame(of: "row\($0)") != nil }
    expect(host.core.checkInvariants(), equals: [])
    return shown
  }

  @Test(arguments: Scope.allCases)
  private func `A sheet that a scope presents at once shows all rows of its list or lazy stack`(_ scope: Scope) {
    expect(shownRows(Presenter(scope: scope, content: List { rows })), equals: [true, true, true])
    expect(shownRows(Presenter(scope: scope, content: ScrollView { LazyVStack { rows } })), equals: [true, true, true])
  }

  private struct Positioned: View {
    @State private var isPresented = true
    @State private var position: Int? = 40
    var body: some View {
      GeometryReader { _ in
        Color.red.sheet(isPresented: $isPresented) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Color.blue.frame(height: 20).accessibilityIdentifier("row\($0)") }
            }.scrollTargetLayout()
          }.scrollPosition(id: $position, anchor: .top)
        }
      }
    }
  }

  @Test @MainActor func `A sheet that a scope presents at once shows the row of its scroll position`() throws {
    let host = settledHost(200, 300) { Positioned() }
    let first = try #require(host.frame(of: "row40"))
    expect(first.minY >= 0 && first.minY < 60)
    expectNil(host.frame(of: "row0"))
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// Lazy containers that an enclosing layout measures for several proposals.
@MainActor struct ProbedContainerTests {
  enum Container: CaseIterable { case stack, sections, grid, adaptiveGrid }

  enum Enclosure: CaseIterable {
    case none, probes, nestedProbes, anyLayout, anyProbes, firstAlternative, lastAlternative
  }

  /// A layout that measures its only subview for many proposals, before and after it places the subview.
  private struct Probing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      probe(subviews)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      probe(subviews)
      subviews[0].place(at: bounds.origin, proposal: proposal)
      probe(subviews)
    }

    private func probe(_ subviews: Subviews) {
      let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, .init(width: 50, height: nil), .init(width: nil, height: 50),
        .init(width: 400, height: 400),
      ]
      for proposal in proposals {
        let dimensions = subviews[0].dimensions(in: proposal)
        _ = dimensions[VerticalAlignment.lastTextBaseline]
        _ = dimensions[explicit: HorizontalAlignment.leading]
      }
      _ = subviews[0].spacing
    }
  }

  private final class Log { var made: Set<Int> = [] }
  @Observable @MainActor final class Model { var count = 200 }

  private struct Scene: View {
    let container: Container
    let enclosure: Enclosure
    let axis: Axis
    let model: Model
    let log: Log

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        switch enclosure {
        case .none: content
        case .probes: Probing { content }
        case .nestedProbes: Probing { Probing { content.padding(4) }.padding(-4) }
        case .anyLayout: layout { content }
        case .anyProbes: AnyLayout(Probing()) { content }
        case .firstAlternative:
          ViewThatFits(in: crossAxis) {
            content
            Color.red.frame(width: 10, height: 10)
          }
        case .lastAlternative:
          ViewThatFits(in: crossAxis) {
            Color.red.frame(width: 500, height: 500)
            content
          }
        }
      }
    }

    private var crossAxis: Axis.Set { axis == .vertical ? .horizontal : .vertical }

    private var layout: AnyLayout {
      axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    }

    @ViewBuilder private var content: some View {
      let tracks = [GridItem(container == .adaptiveGrid ? .adaptive(minimum: 40) : .flexible()), GridItem()]
      switch (axis, container) {
      case (.vertical, .stack): LazyVStack(spacing: 3) { rows(0..<model.count) }
      case (.horizontal, .stack): LazyHStack(spacing: 3) { rows(0..<model.count) }
      case (.vertical, .sections): LazyVStack(spacing: 3, pinnedViews: .sectionHeaders) { sections }
      case (.horizontal, .sections): LazyHStack(spacing: 3, pinnedViews: .sectionHeaders) { sections }
      case (.vertical, _): LazyVGrid(columns: tracks, spacing: 3) { rows(0..<model.count) }
      case (.horizontal, _): LazyHGrid(rows: tracks, spacing: 3) { rows(0..<model.count) }
      }
    }

    private var sections: some View {
      ForEach(0..<model.count / 10, id: \.self) { section in
        Section("\(section)") { rows(section * 10..<section * 10 + 10) }
      }
    }

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { index in
        let _ = log.made.insert(index)
        let length = 20 + CGFloat(index % 3) * 7
        Color.blue.frame(width: axis == .vertical ? nil : length, height: axis == .vertical ? length : nil)
          .accessibilityIdentifier("\(index)")
      }
    }
  }

  /// Scrolls, resizes the window, and adds rows.
  ///
  /// - Returns: The made rows and the frames of the existing ones after each step.
  private func states(_ container: Container, _ enclosure: Enclosure, _ axis: Axis) -> [String] {
    let (model, log) = (Model(), Log())
    let host = settledHost(200, 200) {
      Scene(container: container, enclosure: enclosure, axis: axis, model: model, log: log)
    }
    var states: [String] = []
    func record() {
      let frames = host.identifiers.sorted().map { "\($0): \(host.frame(of: $0) ?? .null)" }
      states.append("\(log.made.sorted()), \(frames)")
      expectEmpty(host.diagnostics)
    }
    func check() { expect(host.core.checkInvariants(recomputing: true), equals: []) }
    record()
    for _ in 0..<4 {
      let step = axis == .vertical ? CGSize(width: 0, height: 90) : CGSize(width: 90, height: 0)
      host.scroll(at: CGPoint(x: 100, y: 100), by: step)
      record()
    }
    check()
    host.update { host.size = CGSize(width: 180, height: 180) }
    record()
    check()
    host.update { model.count += 10 }
    record()
    check()
    return states
  }

  @Test(arguments: Container.allCases, [Axis.vertical, .horizontal])
  func `Measurements for several proposals neither make rows nor lose them`(container: Container, axis: Axis) {
    let expected = states(container, .none, axis)
    for enclosure in Enclosure.allCases where enclosure != .none {
      expect(states(container, enclosure, axis), equals: expected, "\(enclosure)")
    }
  }
}
