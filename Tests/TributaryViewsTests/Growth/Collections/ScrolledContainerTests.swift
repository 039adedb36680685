@_spi(Engine) import TributaryEngine

/// Scroll requests in frames that change the rows of a scroll view afterward.
@MainActor struct ScrollRequestTests {
  /// Requests the end, and expects where a row ends.
  private func expectEnd(_ host: ViewHost<some View>, _ row: String, tolerance: CGFloat = 0) {
    expect(host.tapped("end").frame(of: row).map { abs($0.maxY - 110) <= tolerance }, equals: true)
    expect(host.diagnostics.isEmpty && host.core.checkInvariants() == [])
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  @MainActor func `A request is not ended by rows of another scroll view`(kind: Kind, other: Kind) {
    let host = settledHost(100, 210) { Screen(kind: kind, other: other, addsTo: .other) }
    expectEnd(host, "r39", tolerance: 1e-6)
    expect(host.frame(of: "o0") != nil)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `A position at the edge, unlike a request, follows rows that an action adds`(kind: Kind, isInSection: Bool) {
    for usesProxy in [true, false] {
      let screen = Screen(
        kind: kind, other: .eager, addsTo: .own, learns: false, isInSection: isInSection, usesProxy: usesProxy)
      expectEnd(settledHost(100, 210) { screen }, usesProxy ? "r39" : "r44")
    }
  }

  @Test(arguments: Kind.allCases)
  func `A request follows rows that appear with it, and elements inside of rows that an action adds`(kind: Kind) {
    expectEnd(settledHost(100, 110) { Chat(kind: kind) }, "r40")
    expectEnd(settledHost(100, 110) { Unfolding(kind: kind) }, "r19", tolerance: 1e-6)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `A request scrolls to the row of a scroll view, not to an equal id beside it`(kind: Kind, isBefore: Bool) {
    let host = settledHost(100, 110) { SameIDs(kind: kind, isBefore: isBefore) }
    expect(host.tapped("end").frame(of: "r30")?.minY, equals: 10)
    expect(host.diagnostics.isEmpty && host.core.checkInvariants() == [])
  }

  @Test(arguments: Kind.allCases) func `A request without a target is a note with the ids that exist`(kind: Kind) {
    final class Proxy { var scroll: (String) -> Void = { _ in } }
    let proxy = Proxy()
    let host = settledHost(100, 110) {
      ScrollViewReader { reader in
        let _ = proxy.scroll = { reader.scrollTo($0) }
        VStack {
          Text("outside").id("outside")
          ScrollView {
            Stack(kind: kind) { ForEach(["a", "b"], id: \.self) { Text($0) } }
            Text("c").id("c")
          }
        }
      }
    }
    for id in ["b", "c"] {
      proxy.scroll(id)
      host.update()
    }
    expectEmpty(host.diagnostics)
    for id in ["d", "d", "outside"] {
      proxy.scroll(id)
      host.update()
    }
    expect(host.diagnostics.map(\.code), equals: [.unknownScrollTarget, .unknownScrollTarget])
    expect(host.diagnostics.allSatisfy { $0.severity == .note })
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["d"], ["String"], ["a, b, c"]])
  }

  @Test(arguments: Kind.allCases) @MainActor func `A scroll view without axes follows no request`(kind: Kind) {
    final class Proxy { var scroll: (Int) -> Void = { _ in } }
    let proxy = Proxy()
    let host = settledHost(100, 110) {
      ScrollViewReader { reader in
        let _ = proxy.scroll = { reader.scrollTo($0) }
        ScrollView([]) {
          Stack(kind: kind) {
            ForEach(0..<20) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("r\($0)") }
          }
        }
      }
    }
    let before = host.frame(of: "r19")
    expect(before != nil)
    proxy.scroll(19)
    expect(host.updated().frame(of: "r19"), equals: before)
  }

  @Test @MainActor func `A request is not ended by rows of a scroll view inside its content`() {
    let host = settledHost(100, 110) { Nested() }
    expect(host.tapped("end").frame(of: "inner").map { abs($0.maxY - 110) < 1e-6 }, equals: true)
  }

  enum Kind: CaseIterable { case lazy, eager }
  enum Target { case own, other }

  private struct Row: View {
    let index: Int
    let learns: Bool
    @State private var length: CGFloat = 20
    var body: some View {
      Color.red.frame(width: 100, height: length).accessibilityIdentifier("r\(index)")
        .onAppear { if learns { length = index % 2 == 0 ? 45 : 31 } }
    }
  }

  private struct Screen: View {
    let kind: Kind
    let other: Kind
    let addsTo: Target
    var learns = true
    var isInSection = false
    /// Whether a reader requests the last row, rather than a position the edge.
    var usesProxy = false
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isAdding = false
    @State private var count = 40
    @State private var otherCount = 3

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          EndButton(position: $position, isAdding: $isAdding, proxy: usesProxy ? proxy : nil)
          ScrollView {
            Stack(kind: kind) {
              if isInSection {
                ForEach(0..<1, id: \.self) { _ in Section("rows") { rows } }
              } else {
                rows
              }
            }
          }
          .scrollPosition($position)
          .frame(height: 100)
          ScrollView {
            Stack(kind: other) {
              ForEach(0..<otherCount, id: \.self) { index in
                Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("o\(index)")
              }
            }
          }.frame(height: 100)
        }
      }
      .onChange(of: isAdding) { if addsTo == .own { count += 5 } else { otherCount += 5 } }
    }

    private var rows: some View { ForEach(0..<count, id: \.self) { Row(index: $0, learns: learns) } }
  }

  private struct Chat: View {
    let kind: Kind
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isAdding = false
    var body: some View {
      VStack(spacing: 0) {
        EndButton(position: $position, isAdding: $isAdding)
        ScrollView {
          Stack(kind: kind) { ForEach(0..<(isAdding ? 41 : 40), id: \.self) { Row(index: $0, learns: false) } }
        }
        .scrollPosition($position)
        .frame(height: 100)
      }
    }
  }

  private struct Unfolding: View {
    let kind: Kind
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isAdding = false
    @State private var isUnfolded = false
    var body: some View {
      VStack(spacing: 0) {
        EndButton(position: $position, isAdding: $isAdding)
        ScrollView {
          Stack(kind: kind) {
            ForEach(0..<20, id: \.self) { index in
              VStack(spacing: 0) {
                ForEach(0..<(isUnfolded ? 3 : 1), id: \.self) { _ in Color.red.frame(width: 100, height: 10) }
              }.accessibilityIdentifier("r\(index)")
            }
          }
        }.scrollPosition($position)
      }.onChange(of: isAdding) { isUnfolded = true }
    }
  }

  private struct SameIDs: View {
    let kind: Kind
    let isBefore: Bool
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 10).accessibilityIdentifier("end")
            .onTapGesture { proxy.scrollTo(30, anchor: .top) }
          if isBefore { marks }
          ScrollView { Stack(kind: kind) { ForEach(0..<40, id: \.self) { Row(index: $0, learns: false) } } }
            .frame(height: 100)
          if !isBefore { marks }
        }
      }
    }

    private var marks: some View {
      HStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.blue.frame(width: 1, height: 0) } }
    }
  }

  private struct Nested: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isAdding = false
    @State private var count = 2
    var body: some View {
      VStack(spacing: 0) {
        EndButton(position: $position, isAdding: $isAdding)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40) { Row(index: $0, learns: true) }
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 20, height: 20) } }
            }.frame(height: 20).accessibilityIdentifier("inner")
          }
        }.scrollPosition($position)
      }.onChange(of: isAdding) { count += 2 }
    }
  }

  private struct EndButton: View {
    @Binding var position: ScrollPosition
    @Binding var isAdding: Bool
    var proxy: ScrollViewProxy?
    var body: some View {
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("end")
        .onTapGesture {
          if let proxy { proxy.scrollTo(39, anchor: .bottom) } else { position.scrollTo(edge: .bottom) }
          isAdding = true
        }
    }
  }

  private struct Stack<Content: View>: View {
    let kind: Kind
    @ViewBuilder let content: Content
    var body: some View {
      switch kind {
      case .lazy: LazyVStack(spacing: 0) { content }
      case .eager: VStack(spacing: 0) { content }
      }
    }
  }
}

/// Lazy grids whose ideal size determines whether they are shown.
@MainActor struct ConcealedGridTests {
  private struct Candidates: View {
    let texts: [String]
    let columns: Int
    var body: some View {
      ViewThatFits {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
          ForEach(texts.indices, id: \.self) { index in Text(texts[index]).accessibilityIdentifier("\(index)") }
        }.accessibilityIdentifier("grid")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("other")
      }
    }
  }

  private func host(_ texts: [String], columns: Int) -> ViewHost<Candidates> {
    updatedHost(200, 300) { Candidates(texts: texts, columns: columns) }
  }

  @Test @MainActor func `A grid in a new host has the ideal columns of its whole first line`() {
    let host = host(["hello world", "a", "b"], columns: 2)
    expect(host.frame(of: "grid")?.width, equals: 200)
    expectNil(host.frame(of: "other"))
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test(arguments: [1, 2, 3])
  @MainActor func `A grid with other cells is shown exactly if it is shown in a new host`(columns: Int) {
    let lists = [
      ["", "a", "b"], ["hello world", "a", ""], ["hello world", "hello world", "a", "b"], ["a"], [],
      ["a text that is wider than the window"],
    ]
    for before in lists {
      for after in lists {
        let edited = host(before, columns: columns)
        edited.show(Candidates(texts: after, columns: columns))
        let fresh = host(after, columns: columns)
        expectEqual(edited, fresh, "\(before), \(after)")
        expect(edited.update().counts.bodies, equals: 0, "\(before), \(after)")
      }
    }
  }
}

/// Lazy grids without a proposed cross length, whose columns depend on a first line that is no longer visible.
@MainActor struct ScrolledGridTests {
  enum Placement: CaseIterable { case columns, rows, bothAxes }
  enum Change: CaseIterable { case count, list, font, size, columns, items }

  @Observable @MainActor final class Model {
    var count = 100
    var hasSecondList = false
    var isLarge = false
    var columns = 2
    var isAdaptive = false
    func apply(_ change: Change, to host: ViewHost<Scene>) {
      switch change {
      case .count: count += 3
      case .list: hasSecondList = true
      case .font: isLarge = true
      case .size: host.size = CGSize(width: 180, height: 180)
      case .columns: columns = 3
      case .items: isAdaptive = true
      }
    }
  }

  struct Scene: View {
    let placement: Placement
    let model: Model

    private var items: [GridItem] {
      model.isAdaptive
        ? [GridItem(.adaptive(minimum: 15)), GridItem(.flexible())]
        : Array(repeating: GridItem(.flexible()), count: model.columns)
    }

    var body: some View {
      Group {
        switch placement {
        case .columns:
          ScrollView {
            LazyVGrid(columns: items, spacing: 2) { cells }.identified.fixedSize(horizontal: true, vertical: false)
          }
        case .rows:
          ScrollView(.horizontal) {
            LazyHGrid(rows: items, spacing: 2) { cells }.identified.fixedSize(horizontal: false, vertical: true)
          }
        case .bothAxes:
          ScrollView([.horizontal, .vertical]) { LazyVGrid(columns: items, spacing: 2) { cells }.identified }
        }
      }.font(model.isLarge ? .title : .body)
    }

    @ViewBuilder private var cells: some View {
      ForEach(0..<model.count, id: \.self) { cell($0) }
      if model.hasSecondList { ForEach(1000..<1010, id: \.self) { cell($0) } }
    }

    /// A square cell. Those of the first line are larger than the others.
    private func cell(_ index: Int) -> some View {
      let length: CGFloat = index < 3 ? 40 : 20
      return Color.red.frame(width: length, height: length).accessibilityIdentifier("\(index)")
    }
  }

  private func makeHost(_ placement: Placement, _ model: Model) -> ViewHost<Scene> {
    settledHost(200, 200) { Scene(placement: placement, model: model) }
  }

  private func breadth(_ host: ViewHost<Scene>, _ placement: Placement) throws -> CGFloat {
    let frame = try #require(host.frame(of: "grid"))
    return placement == .rows ? frame.height : frame.width
  }

  @Test(arguments: Placement.allCases, Change.allCases)
  func `A grid keeps the columns of its first line while it is unseen`(placement: Placement, change: Change) throws {
    let model = Model()
    let host = makeHost(placement, model)
    try expect(breadth(host, placement), equals: 88)
    let step = placement == .rows ? CGSize(width: 100, height: 0) : CGSize(width: 0, height: 100)
    for _ in 0..<4 { host.scroll(at: CGPoint(x: 100, y: 100), by: step) }
    expectNil(host.frame(of: "0"))
    try expect(breadth(host, placement), equals: 88)
    host.update { model.apply(change, to: host) }
    let other = Model()
    let fresh = makeHost(placement, other)
    fresh.update { other.apply(change, to: fresh) }
    try expect(breadth(host, placement), equals: breadth(fresh, placement))
    expectNil(host.frame(of: "0"))
    expect(host.core.checkInvariants(recomputing: true), equals: [])
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test func `An element without a view in the first line does not hide the ideal lengths of the others`() throws {
    let host = settledHost(200, 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<60, id: \.self) { if $0 != 1 { Color.red.frame(width: 40, height: 40) } }
        }.identified.fixedSize(horizontal: true, vertical: false)
      }
    }
    let width = try #require(host.frame(of: "grid")).width
    // The element 0 has 40 points, and the gap is 8.
    expect(width, equals: 48)
    for _ in 0..<4 { host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 100)) }
    expect(host.frame(of: "grid")?.width, equals: width)
    expect(host.update().counts.bodies, equals: 0)
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }
}

extension View { fileprivate var identified: some View { accessibilityIdentifier("grid") } }
