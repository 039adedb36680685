/// Views of the framework with a closure of the client, which a container passes on unchanged.
@MainActor struct PassedOnClosureTests {
  enum Kind: CaseIterable { case elements, nested, lazy, list, scrollReader, reader, overlay, background, transform }

  @Test(arguments: Kind.allCases)
  @MainActor func `Stored content whose closure makes other views each time does not loop`(kind: Kind) {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { WritingContainer(content: Self.published(kind, 1)) }
    let report = host.update()
    switch kind {
    case .elements, .nested, .lazy, .list, .scrollReader: expect(report.settled && report.passes <= 3)
    // The closure runs once.
    case .reader, .overlay, .background, .transform: expect(report.settled && report.passes == 2)
    }
    expectEmpty(host.diagnostics)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Kind.allCases)
  @MainActor func `A closure that is passed on runs again after a value that it reads has changed`(kind: Kind) {
    let outer = Probe()
    let (host, inner) = settledHost(with: Probe(), 200, 300) { Page(kind: kind, outer: outer, inner: $0) }
    expect(host.displayList.description.contains("value 0"))
    for step in 1...4 {
      // The container passes its content on before and after the change.
      host.update { outer.set(step) }
      host.update { outer.set(-step) }
      expect(host.updated { inner.set(step) }.displayList.description.contains("value \(step)"))
      outer.set(step + 10)
      expect(host.updated { inner.set(step + 10) }.displayList.description.contains("value \(step + 10)"))
      expect(host.core.checkInvariants(), equals: [])
    }
    expectEmpty(host.diagnostics)
  }

  private struct Numbers: View {
    let rows: [Int]
    var body: some View { VStack { ForEach(rows, id: \.self) { Text("row \($0)").accessibilityIdentifier("\($0)") } } }
  }

  @Test @MainActor func `A closure that captures nothing runs again only for other elements`() {
    let host = settledHost(200, 300) { Numbers(rows: [1, 2]) }
    for rows in [[1, 2, 3], [3, 1], [3, 1, 4], [], [5]] {
      host.show(Numbers(rows: rows))
      for row in 1...5 { expect(host.frame(of: "\(row)") != nil, equals: rows.contains(row)) }
      expectEqual(host, settledHost(200, 300) { Numbers(rows: rows) })
    }
  }

  @Test @MainActor func `A container that changes does not run the closures of its content`() {
    let outer = Probe()
    let host = settledHost(200, 300) { Page(kind: .elements, outer: outer, inner: Probe()) }
    for step in 1...2 { host.update { outer.set(step) } }
    outer.set(3)
    expect(host.update().counts.closures, equals: 0)
  }
}

/// A view that publishes another value whenever it is evaluated, and is never equal to one that is created again.
private struct Leaf: View {
  let done: () -> Void
  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

@MainActor private struct Rows<Row: View> {
  let kind: PassedOnClosureTests.Kind
  let row: (Int) -> Row
  @ViewBuilder var content: some View {
    switch kind {
    case .elements: ForEach(0..<2, id: \.self) { row($0) }
    case .nested: ForEach(0..<2, id: \.self) { outer in ForEach(0..<2, id: \.self) { row(outer * 2 + $0) } }
    case .lazy: ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { row($0) } } }
    case .list: List { ForEach(0..<2, id: \.self) { row($0) } }
    default: ScrollViewReader { _ in row(0) }
    }
  }
}

extension PassedOnClosureTests {
  @ViewBuilder fileprivate static func published(_ kind: Kind, _ number: Int) -> some View {
    let leaf = { Color.blue.opacity(number > 0 ? 1 : 0).preference(key: FirstKey<UUID>.self, value: UUID()) }
    switch kind {
    case .reader: GeometryReader { _ in leaf() }
    case .overlay: Color.red.overlayPreferenceValue(SumKey<Int>.self) { _ in leaf() }
    case .background: Color.red.backgroundPreferenceValue(SumKey<Int>.self) { _ in leaf() }
    case .transform: Color.red.transformPreference(FirstKey<UUID>.self) { $0 = number > 0 ? UUID() : nil }
    default: Rows(kind: kind) { index in Leaf { _ = index + number }.frame(height: 20) }.content
    }
  }
}

/// A view with a state that the closures in its content read.
private struct Page: View {
  let kind: PassedOnClosureTests.Kind
  let outer, inner: Probe
  @State private var number = 0

  var body: some View {
    inner.set = { number = $0 }
    return CountingContainer(content: content, probe: outer)
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .reader: GeometryReader { _ in Text("value \(number)") }
    case .overlay: Color.red.overlayPreferenceValue(SumKey<Int>.self) { _ in Text("value \(number)") }
    case .background: Color.red.backgroundPreferenceValue(SumKey<Int>.self) { _ in Text("value \(number)") }
    case .transform:
      Color.red.transformPreference(SumKey<Int>.self) { $0 = number }
        .overlayPreferenceValue(SumKey<Int>.self) { Text("value \($0)") }
    default: Rows(kind: kind) { _ in Text("value \(number)") }.content
    }
  }
}
