/// The place of preference writers: around one view, several writers around one view, and around several views.
@MainActor struct WriterPositionTests {
  private final class Log<Value> { var values: [Value] = [] }

  private struct Nested: View {
    var outer = 1
    var inner = 2
    let log: Log<Int>
    var body: some View {
      Color.red
        .preference(key: SumKey<Int>.self, value: inner)
        .preference(key: ListKey<String>.self, value: ["list"])
        .preference(key: SumKey<Int>.self, value: outer)
        .onPreferenceChange(SumKey<Int>.self) { log.values.append($0) }
    }
  }

  @Test @MainActor func `The outer one of two writers of one key around a view publishes, with one note`() {
    let log = Log<Int>()
    let host = updatedLoopHost { Nested(log: log) }
    expect(host.preference(SumKey<Int>.self), equals: 1)
    expect(host.preference(ListKey<String>.self), equals: ["list"])
    // A trace shows the hidden writer below the one that hides it.
    let writers = host.explain(SumKey<Int>.self).entries.filter { $0.kind == .writer }
    expect(writers.map(\.value), equals: ["1", "2"])
    expect(writers.map { $0.hiddenBy != nil }, equals: [false, true])
    // A change of a hidden value notifies no reader.
    let report = host.show(Nested(inner: 7, log: log))
    expect(log.values, equals: [1])
    expect(report.counts.reduces, equals: 0)
    expect(host.preference(SumKey<Int>.self), equals: 1)
    host.show(Nested(outer: 5, log: log))
    expect(log.values, equals: [1, 5])
    expect(host.diagnostics.map(\.code), equals: [.hiddenPreference])
    expectEmpty(host.core.checkInvariants())
  }

  private struct Growing: View {
    var hasInner = false
    let log: Log<Int>
    var body: some View {
      VStack {
        Color.red
        if hasInner { Color.blue.preference(key: SumKey<Int>.self, value: 5) }
      }
      .preference(key: SumKey<Int>.self, value: 1)
      .onPreferenceChange(SumKey<Int>.self) { log.values.append($0) }
    }
  }

  @Test @MainActor func `A value that is hidden only after the first fold is noted as well, and once`() {
    let log = Log<Int>()
    let host = updatedLoopHost { Growing(log: log) }
    expectEmpty(host.diagnostics)
    expect(host.showing(Growing(hasInner: true, log: log)).diagnostics.map(\.code), equals: [.hiddenPreference])
    host.show(Growing(hasInner: false, log: log))
    expect(host.showing(Growing(hasInner: true, log: log)).diagnostics.map(\.code), equals: [.hiddenPreference])
    expect(log.values, equals: [1])
  }

  private struct Branches: View {
    var isFirst = true
    var value = 1
    var body: some View {
      VStack {
        Group { if isFirst { Color.red } else { Color.blue.preference(key: SumKey<Int>.self, value: 100) } }
          .preference(key: SumKey<Int>.self, value: value)
        Color.green.preference(key: SumKey<Int>.self, value: 10)
      }
    }
  }

  @Test @MainActor func `A writer publishes for each view that its content becomes`() {
    let host = updatedLoopHost { Branches() }
    expect(host.preference(SumKey<Int>.self), equals: 11)
    for (isFirst, value) in [(false, 1), (false, 2), (true, 2), (true, 3), (false, 4)] {
      expect(host.showing(Branches(isFirst: isFirst, value: value)).preference(SumKey<Int>.self), equals: value + 10)
      expectEmpty(host.core.checkInvariants())
    }
  }

  private struct Several: View {
    var count = 2
    var value = 1
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Color.red.preference(key: ListKey<Int>.self, value: [$0 * value]) }
          .frame(width: 10)
          .zIndex(1)
        ForEach(0..<count, id: \.self) { _ in Color.red }.preference(key: ListKey<Int>.self, value: [-value])
        VStack { Color.blue }.preference(key: ListKey<Int>.self, value: [value])
      }
    }
  }

  @Test func `Writers inside a decorated list, around a list, and around a container contribute in view order`() {
    let host = updatedLoopHost { Several() }
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, -1, -1, 1])
    for (count, value) in [(3, 1), (3, 2), (1, 2), (0, 5), (2, 5)] {
      host.show(Several(count: count, value: value))
      let expected =
        (0..<count).map { $0 * value } + Array(repeating: -value, count: count) + [value]
      expect(host.preference(ListKey<Int>.self), equals: expected)
      expectEmpty(host.core.checkInvariants())
    }
  }

  private struct Layered: View {
    let levels: Int
    var body: some View {
      VStack {
        if levels == 0 {
          Color.red.frame(width: 10, height: 10)
        } else {
          Color.red.frame(width: 10, height: 10)
            .preference(key: SumKey<Int>.self, value: 1)
            .preference(key: MaxKey<Int>.self, value: 2)
            .preference(key: ListKey<Int>.self, value: [3])
            .transformPreference(SumKey<Int>.self) { $0 += 1 }
            .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        }
      }
    }
  }

  @Test @MainActor func `A writer adds no measurements`() {
    let plain = makeHost { Layered(levels: 0) }.update()
    expect(plain.counts.measurements, equals: makeHost { Layered(levels: 3) }.update().counts.measurements)
  }

  private struct Mixed: View {
    var inner = 2
    var factor = 10
    var replaced: Int?
    var body: some View {
      let value = Color.red
        .preference(key: SumKey<Int>.self, value: inner)
        .transformPreference(SumKey<Int>.self) { [factor] in $0 *= factor }
      if let replaced {
        value.preference(key: SumKey<Int>.self, value: replaced).transformPreference(SumKey<Int>.self) { $0 += 1 }
      } else {
        value.transformPreference(SumKey<Int>.self) { $0 += 1 }
      }
    }
  }

  @Test @MainActor func `Transforms of a value run from the inside out, and a value hides those inside`() {
    let host = updatedLoopHost { Mixed() }
    expect(host.preference(SumKey<Int>.self), equals: 21)
    for (inner, factor, replaced, expected) in [
      (3, 10, nil, 31), (3, 2, nil, 7), (3, 2, 5, 6), (4, 2, 5, 6), (4, 2, nil, 9),
    ] {
      host.show(Mixed(inner: inner, factor: factor, replaced: replaced))
      expect(host.preference(SumKey<Int>.self), equals: expected)
      expectEmpty(host.core.checkInvariants())
    }
    let entries = host.explain(SumKey<Int>.self).entries.filter { $0.kind != .reader }
    expect(entries.map(\.kind), equals: [.writer, .transform, .transform])
    expect(entries.map(\.value), equals: ["4", "8", "9"])
  }

  private struct Frames: View {
    var isFirst = true
    var width: CGFloat = 10
    let log: Log<[CGRect]>
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if isFirst { Color.red.frame(width: width, height: 5) } else { Color.blue.frame(width: 30, height: 7) }
        }
        .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
        ForEach(0..<2, id: \.self) { Color.green.frame(width: width + CGFloat($0), height: 4) }
          .transformAnchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { $0.append($1) }
      }
      .backgroundPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
        GeometryReader { proxy in
          let _ = log.values.append(anchors.map { proxy[$0] })
          Color.clear
        }
      }
    }
  }

  @Test @MainActor func `An anchor follows the views that its content becomes`() {
    let log = Log<[CGRect]>()
    let host = updatedLoopHost { Frames(log: log) }
    func sizes() -> [CGSize] { log.values.last?.map(\.size) ?? [] }
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    expect(sizes(), equals: [size(10, 5), size(10, 4), size(11, 4)])
    for (isFirst, width) in [(true, 12), (false, 12), (false, 14), (true, 14)] as [(Bool, CGFloat)] {
      host.show(Frames(isFirst: isFirst, width: width, log: log))
      expect(sizes(), equals: [isFirst ? size(width, 5) : size(30, 7), size(width, 4), size(width + 1, 4)])
      expect(log.values.last?.map(\.minY) == (isFirst ? [0, 5, 9] : [0, 7, 11]))
      expectEmpty(host.core.checkInvariants())
    }
  }
}
