/// Differences between edited and fresh hosts, reduced to minimal cases.
@MainActor struct FoundByComparingTests {
  enum Control: String, CaseIterable { case toggle, label, stack, row, field, stepper, button, group }

  @MainActor @ViewBuilder private func control(_ control: Control, _ text: String) -> some View {
    switch control {
    case .toggle: Toggle(text, isOn: .constant(true))
    case .label: Label(text, systemImage: "star")
    case .stack:
      HStack {
        VStack {
          Text(text); Text("b")
        }; Color.red
      }
    case .row:
      HStack {
        Text(text); Text("b")
      }
    case .field: TextField(text, text: .constant(text))
    case .stepper: Stepper(text, value: .constant(1))
    case .button: Button(text) {}
    case .group:
      VStack {
        Group {
          Text(text); Text("b")
        }.font(.title)
      }
    }
  }

  /// Words wrapped in a narrow frame, beside a view that takes the whole height.
  @Test(arguments: Control.allCases, [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func `Baselines are those of the displayed lines, whatever the width`(kind: Control, alignment: VerticalAlignment) {
    let twins = Twins(300, 300) { _ in
      HStack(alignment: alignment) {
        control(kind, "label of some length").accessibilityIdentifier("control")
        Text("zzz uuu").accessibilityIdentifier("text")
        Color.red.accessibilityIdentifier("color")
      }
    }
    for size in [(100, 500), (40, 40), (0, 10), (500, 90), (300, 300), (80, 300), (1_000, 1), (120, 300)] {
      twins.host.size = CGSize(width: size.0, height: size.1)
      twins.compare("\(size)")
    }
  }

  @Test(arguments: Control.allCases, [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  @MainActor func `Baselines of composed controls follow sizes and edits`(kind: Control, alignment: VerticalAlignment) {
    let texts = ["one two three four five six seven eight", "a", "one two three", "x\ny\nz"]
    let twins = Twins(300, 200) { step in
      HStack(alignment: alignment) {
        control(kind, texts[step % 4]).accessibilityIdentifier("control")
        VStack {
          Text("one two three"); control(kind, "four five six").accessibilityIdentifier("inner")
        }
        Text("big").font(.largeTitle).accessibilityIdentifier("big")
      }.accessibilityIdentifier("stack")
    }
    // In an ordinary run, each width is compared in one of the heights, and after an edit.
    for (place, width) in ([300, 60, 10, 150, 300] as [CGFloat]).enumerated() {
      for (offset, height) in ([200, 20, 90] as [CGFloat]).enumerated() {
        twins.host.size = CGSize(width: width, height: height)
        if RandomSeeds.areComplete || (place + offset) % 3 == 0 {
          twins.compare("\(width) × \(height)")
        } else {
          twins.host.update()
        }
      }
      twins.edit()
      twins.compare("\(width)")
    }
  }

  @Test(arguments: [Axis.Set.horizontal, .vertical, [.horizontal, .vertical]])
  @MainActor func `Hidden alternatives can change`(axes: Axis.Set) {
    let twins = Twins(100, 40) { step in
      VStack {
        ViewThatFits(in: axes) {
          Color.red.frame(width: step % 3 == 0 ? 200 : 30, height: step % 2 == 0 ? 10 : 60)
          VStack {
            if step % 4 == 1 { Spacer() }; Text("one two")
          }
          Color.green.frame(width: CGFloat(step), height: CGFloat(step * 3 % 50))
        }.accessibilityIdentifier("fits")
        Color.blue.accessibilityIdentifier("below")
      }
    }
    for height in [40, 100, 5, 70, 20] as [CGFloat] {
      for _ in 0..<6 {
        twins.edit()
        twins.compare("\(height)")
      }
      twins.host.size.height = height
      twins.compare("\(height)")
    }
  }

  private struct Item: Identifiable { let id: Int }

  @Test @MainActor func `Alternatives are reordered, and a spacer is inserted`() {
    let orders = [[1, 2, 3], [3, 1], [2, 0, 3], [0], [0, 3], [3, 0], [1, 0, 2], [], [2, 1, 0]]
    let twins = Twins(100, 90) { step in
      VStack(spacing: 0) {
        ViewThatFits {
          ForEach(orders[step % orders.count].map { Item(id: $0) }) { item in
            switch item.id {
            case 0: Spacer()
            case 1: Color.red.frame(width: 200, height: 10)
            case 2: Text("one two three four five")
            default:
              HStack {
                Spacer(); Text("a")
              }
            }
          }
        }.accessibilityIdentifier("fits")
      }.accessibilityIdentifier("column")
    }
    for size in [CGSize(width: 100, height: 90), CGSize(width: 300, height: 90), CGSize(width: 10, height: 5)] {
      twins.host.size = size
      twins.compareEdits(orders.count, "\(size)")
    }
  }

  enum Effect: String, CaseIterable { case scale, narrow, rotation, offset, lean }

  @Test(arguments: Effect.allCases, [true, false])
  @MainActor func `Lazy rows are shown again after any effect`(effect: Effect, isScrolled: Bool) {
    let amounts: [CGFloat] = [0, 1, 3, 1, 0.25, 1, 0, 2, 1]
    let twins = Twins(100, 100) { step in
      let amount = amounts[step % amounts.count]
      let stack = LazyVStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Color.red.frame(height: 15).accessibilityIdentifier("r\($0)") }
      }
      let rows = isScrolled ? AnyView(ScrollView { stack }) : AnyView(VStack { stack })
      switch effect {
      case .scale: AnyView(rows.scaleEffect(amount))
      case .narrow: AnyView(rows.scaleEffect(x: 1, y: amount, anchor: .top))
      case .rotation: AnyView(rows.rotationEffect(.degrees(amount * 60), anchor: .top))
      case .offset: AnyView(rows.offset(y: amount * 70))
      case .lean: AnyView(rows.transformEffect(CGAffineTransform(a: 1, b: amount, c: 0, d: amount, tx: 0, ty: 0)))
      }
    }
    twins.compareEdits(amounts.count, "\(effect), scrolled: \(isScrolled)")
  }

  @Test @MainActor func `A spacer replaces a shape beside a bar in a custom layout`() {
    let twins = Twins { step in
      FlowLayout(gap: 2, baseline: true) {
        VStack { if step % 2 == 0 { Circle() } else { Spacer() } }
          .safeAreaInset(edge: .top) { Color.green.frame(height: 10) }
          .accessibilityIdentifier("a")
        ZStack { if step % 2 == 0 { Circle() } else { Spacer() } }.safeAreaInset(edge: .leading) { Text("x") }
          .accessibilityIdentifier("b")
        AnyView(step % 2 == 0 ? AnyView(Rectangle()) : AnyView(Spacer()))
          .safeAreaInset(edge: .bottom) { Text("x") }.accessibilityIdentifier("c")
      }.accessibilityIdentifier("flow")
    }
    twins.compareEdits(4)
  }

  @Test @MainActor func `A hidden alternative has no frame`() {
    let host = settledHost {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("wide")
        Color.green.frame(width: 20, height: 10).accessibilityIdentifier("narrow")
      }
    }
    expectNil(host.frame(of: "wide"))
    expect(host.frame(of: "narrow"), equals: CGRect(40, 45, 20, 10))
    host.update { host.size.width = 300 }
    expect(host.frame(of: "wide"), equals: CGRect(50, 45, 200, 10))
    expectNil(host.frame(of: "narrow"))
    expectNil(host.presentedFrame(of: "narrow"))
  }

  @Test @MainActor func `A row across a lazy column loses its height with its last view`() {
    let twins = Twins(100, 200) { step in
      ScrollView {
        LazyVStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              if step % 2 == 0 {
                ForEach(0..<3, id: \.self) { Color.red.frame(width: 20, height: 30).accessibilityIdentifier("c\($0)") }
              } else {
                EmptyView()
              }
            }
          }.accessibilityIdentifier("row")
          ForEach(0..<2, id: \.self) { Color.blue.frame(height: 20).accessibilityIdentifier("r\($0)") }
        }
      }
    }
    twins.compareEdits(4)
  }
}

/// Views that are measured but never placed.
@MainActor struct ConcealedAnswerTests {
  @Test @MainActor func `A hidden alternative reports the spacing of its first view`() {
    let twins = Twins(100, 200) { step in
      VStack {
        Color.red.frame(height: 20).accessibilityIdentifier("above")
        ViewThatFits {
          VStack {}
          VStack { ForEach(0..<(step % 2), id: \.self) { _ in Color.blue.frame(width: 10, height: 10) } }
        }
        Color.green.frame(height: 20).accessibilityIdentifier("below")
      }
    }
    twins.compareEdits(4)
  }

  @Test @MainActor func `A row that returns follows its current container`() {
    let twins = Twins(300, 200) { _ in
      ScrollView {
        LazyVStack {
          ForEach(0..<1, id: \.self) { _ in
            KeepsState {
              Color.red.frame(width: 20, height: 20).overlay {
                Color.green.frame(height: 4)
                  .containerRelativeFrame(.horizontal) { length, _ in length / 3 }.accessibilityIdentifier("frame")
              }
              ScrollView(.horizontal) {
                Color.blue.frame(height: 4).containerRelativeFrame(.horizontal).accessibilityIdentifier("inner")
              }.fixedSize()
            }
          }
        }
      }
    }
    for size in [
      CGSize(width: 300, height: 200), .zero, CGSize(width: 410, height: 90), .zero, CGSize(width: 30, height: 90),
    ] {
      twins.host.size = size
      twins.compare("\(size)")
    }
  }

  private struct KeepsState<Content: View>: View {
    @State private var number = 1
    @ViewBuilder let content: Content
    var body: some View {
      content
      Text("\(number)")
    }
  }
}

/// The cost of ranges depends only on their visible part.
@MainActor struct EndlessRangeTests {
  private func rows(_ numbers: Range<Int>) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("r\($0)") }
      }
    }.accessibilityIdentifier("scroll")
  }

  @Test(arguments: [0..<Int.max, -5..<1_000_000, 7..<100_008])
  @MainActor func `Only the visible rows are created`(numbers: Range<Int>) {
    let host = settledHost { rows(numbers) }
    expect(host.identifiers.count, equals: 6)
    let first = numbers.lowerBound
    expect(host.frame(of: "r\(first + 4)"), equals: CGRect(0, 80, 100, 20))
    host.scroll("scroll", by: CGSize(width: 0, height: 1_000_010))
    expect(host.frame(of: "r\(first + 50_002)"), equals: CGRect(0, 30, 100, 20))
    host.scroll("scroll", by: CGSize(width: 0, height: CGFloat.infinity))
    expect(host.identifiers.count, above: 3)
    expect(host.core.checkInvariants(), equals: [])
  }

  enum LazyKind: String, CaseIterable { case column, row, columns, rows, list }

  @MainActor @ViewBuilder
  private func lazy(_ kind: LazyKind, _ numbers: some RandomAccessCollection<Int>) -> some View {
    let cells = ForEach(numbers, id: \.self) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("r\($0)")
    }
    switch kind {
    case .column: ScrollView { LazyVStack { cells } }
    case .row: ScrollView(.horizontal) { LazyHStack { cells } }
    case .columns: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { cells } }
    case .rows: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { cells } }
    case .list: List { cells }
    }
  }

  @Test(arguments: LazyKind.allCases) func `Ranges of any kind and length create only visible rows`(kind: LazyKind) {
    for numbers in [-1..<Int.max, .min ..< .max, 0..<Int.max] {
      expect((1..<20).contains(settledHost { lazy(kind, numbers) }.identifiers.count))
    }
    for numbers in [0...Int.max - 1, 0...1_000_000_000, .min ... .max, 5...Int.max] {
      let host = settledHost { lazy(kind, numbers) }
      expect((1..<20).contains(host.identifiers.count))
      expect(host.frame(of: "r\(numbers.lowerBound)") != nil)
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `Rows keep their numbers when the range moves, grows, and shrinks`() {
    let twins = Twins { step in rows([0..<10, 0..<200_000, 3..<300_000, 2..<20, 0..<Int.max, 1..<4][step % 6]) }
    twins.compareEdits(7)
  }
}

/// Rows keep their state by id through insertion, removal, and moves; rows of equal ids keep it in order of appearance.
@MainActor struct ForEachOrderTests {
  @MainActor final class Births { var count = 0 }

  /// A view whose width is the number of rows created before it.
  struct Row: View {
    let births: Births
    let place: Int
    @State private var width: Int?
    var body: some View {
      Color.red.frame(width: CGFloat(width ?? 0), height: 1).accessibilityIdentifier("\(place)")
        .onAppear {
          births.count += 1
          width = births.count
        }
    }
  }

  struct Rows: View {
    let births: Births
    let ids: [Int]
    var body: some View {
      VStack(spacing: 0) { ForEach(Array(ids.enumerated()), id: \.element) { Row(births: births, place: $0.offset) } }
    }
  }

  /// The rows by the rule: the first element with an id takes the first row that had the id.
  struct Model {
    var rows: [(id: Int, birth: Int)] = []
    var count = 0
    mutating func rearrange(_ ids: [Int]) {
      var old = rows
      rows = ids.map { id in
        guard let index = old.firstIndex(where: { $0.id == id }) else { return (id, 0) }
        return old.remove(at: index)
      }
    }
  }

  private func edited(_ ids: [Int], _ random: inout SeededGenerator, mayRepeat: Bool) -> [Int] {
    var ids = ids
    for _ in 0..<random.number(1..<4) {
      let place = random.number(0..<ids.count + 1)
      switch random.number(0..<4) {
      case 0, 1: ids.insert(mayRepeat ? random.number(0..<6) : random.number(100..<1_000_000), at: place)
      case 2: if place < ids.count { ids.remove(at: place) }
      default: if place < ids.count { ids.insert(ids.remove(at: place), at: random.number(0..<ids.count + 1)) }
      }
    }
    return ids
  }

  @Test(arguments: RandomSeeds.sample(of: 0..<40, oneIn: 2)) @MainActor func `State follows ids`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let mayRepeat = seed.isMultiple(of: 2)
    let births = Births()
    var ids = mayRepeat ? [1, 2, 1, 3] : [1, 2, 3, 4]
    let host = settledHost(2_000, 100) { Rows(births: births, ids: ids) }
    var rows = ids.indices.map { (id: ids[$0], width: host.frame(of: "\($0)")?.width ?? -1) }
    for _ in 0..<12 {
      let new = edited(ids, &random, mayRepeat: mayRepeat)
      var model = Model(rows: rows.map { ($0.id, Int($0.width)) })
      model.rearrange(new)
      host.show(Rows(births: births, ids: new))
      ids = new
      rows = ids.indices.map { (id: ids[$0], width: host.frame(of: "\($0)")?.width ?? -1) }
      for (row, expected) in zip(rows, model.rows) where expected.birth != 0 {
        expect(Int(row.width), equals: expected.birth, "\(seed): \(ids)")
      }
      expect(Set(rows.map(\.width)).count, equals: rows.count, "\(seed): every row has a state")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `An insertion hashes only the elements between the unchanged ends`() {
    func rows(_ numbers: [Int]) -> some View {
      VStack { ForEach(numbers.map(CountedID.init), id: \.self) { _ in Color.red.frame(height: 1) } }
    }
    var numbers = Array(0..<1_000)
    let host = settledHost { rows(numbers) }
    numbers.insert(5_000, at: 500)
    CountedID.hashes = 0
    host.show(rows(numbers))
    expect(CountedID.hashes, atMost: 8)
    numbers.remove(at: 20)
    CountedID.hashes = 0
    host.show(rows(numbers))
    expect(CountedID.hashes, atMost: 8)
    expect(host.codes, equals: [])
  }
}
