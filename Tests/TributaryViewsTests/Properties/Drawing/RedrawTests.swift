/// A changed effect redraws its fragment and performs no layout.
@MainActor struct EffectRedrawTests {
  enum Kind: CaseIterable { case clip, mask, blur, shadow, gradient, map, effect, mirror }
  @Observable final class Model: @unchecked Sendable { var value: CGFloat = 1 }

  private struct Row: View {
    let kind: Kind
    let model: Model?
    var body: some View {
      let value = model?.value ?? 1
      let square = Color.red.frame(width: 20, height: 10)
      switch kind {
      case .clip: square.cornerRadius(value)
      case .mask: square.mask { Color.black.opacity(value / 4) }
      case .blur: square.blur(radius: value)
      case .shadow: square.shadow(radius: value)
      case .gradient:
        square.background(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: value))
      case .map: square.transformEffect(CGAffineTransform(translationX: value, y: 0))
      case .effect: square.modifier(Slide(x: value))
      case .mirror: square.flipsForRightToLeftLayoutDirection(value > 1)
      }
    }
  }

  private struct Slide: GeometryEffect {
    let x: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: size.height))
    }
  }

  private struct Table: View {
    let kind: Kind
    let model: Model
    var body: some View { VStack { ForEach(0..<40) { Row(kind: kind, model: $0 == 7 ? model : nil) } } }
  }

  private func host(_ kind: Kind, _ model: Model) -> ViewHost<Table> {
    updatedHost(100, 1_000, direction: .rightToLeft) { Table(kind: kind, model: model) }
  }

  private func rows(_ list: DisplayList) -> [DisplayFragment] {
    var fragment = list.root
    while fragment.commands.count == 1, case .fragment(let inner, _) = fragment.commands[0] { fragment = inner }
    return fragment.commands.compactMap { if case .fragment(let row, _) = $0 { row } else { nil } }
  }

  @Test(arguments: Kind.allCases) @MainActor func `Only the fragment of the changed row is new`(kind: Kind) {
    let model = Model()
    let host = host(kind, model)
    let before = host.displayList
    model.value = 2
    let counts = host.update().counts
    let after = host.displayList
    expect(counts.bodies, equals: 1)
    expect(counts.measurements, equals: 0)
    expect(counts.placements, atMost: 1)
    expect(counts.nodesVisited, atMost: 8)
    let (old, new) = (rows(before), rows(after))
    expect(old.count, equals: 40)
    expect(zip(old, new).enumerated().filter { $0.element.0 !== $0.element.1 }.map(\.offset), equals: [7])
    expect(host.core.checkInvariants(), equals: [])
    expect(self.host(kind, model).displayList.description, equals: after.description)
  }

  @Test(arguments: Kind.allCases) func `An effect that is set to its current value does no work`(kind: Kind) {
    let model = Model()
    let host = host(kind, model)
    let before = host.displayList
    expect(host.show(Table(kind: kind, model: model)).counts.placements, equals: 0)
    expect(host.displayList.root === before.root)
  }

  private struct Shifted: View {
    let model: Model
    var body: some View { Text("content").offset(x: model.value, y: 3) }
  }

  private func innermost(_ list: DisplayList) -> (fragment: DisplayFragment, position: CGPoint) {
    var result = (fragment: list.root, position: CGPoint.zero)
    while case .fragment(let inner, let position)? = result.fragment.commands.first { result = (inner, position) }
    return result
  }

  @Test @MainActor func `A changed offset moves the content, which is not drawn again`() {
    let (host, model) = updatedHost(with: Model(), 100, 20) { Shifted(model: $0) }
    let before = innermost(host.displayList)
    host.update { model.value = 9 }
    let after = innermost(host.displayList)
    expect(before.fragment === after.fragment)
    expect(after.position.x - before.position.x, equals: 8)
    expect(after.position.y, equals: before.position.y)
  }
}

private enum Way: CaseIterable { case view, builder, style, shape, preference, anchor }

private struct Decorated: View {
  let way: Way
  let isBehind: Bool

  private var base: some View {
    Color.red.frame(width: 20, height: 20).anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
  }

  var body: some View {
    switch way {
    case .view: isBehind ? AnyView(base.background(Text("x"))) : AnyView(base.overlay(Text("x")))
    case .builder: isBehind ? AnyView(base.background { Text("x") }) : AnyView(base.overlay { Text("x") })
    case .style: isBehind ? AnyView(base.background(Color.blue)) : AnyView(base.overlay(Color.blue))
    case .shape:
      isBehind ? AnyView(base.background(.blue, in: Circle())) : AnyView(base.overlay(.blue, in: Circle()))
    case .preference:
      isBehind
        ? AnyView(base.backgroundPreferenceValue(ListKey<Anchor<CGRect>>.self) { Text("\($0.count)") })
        : AnyView(base.overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { Text("\($0.count)") })
    case .anchor:
      // Two readers in which the values below are edited, and one in which they are replaced.
      ZStack {
        isBehind
          ? AnyView(base.anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] })
          : AnyView(base.transformAnchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { $0.append($1) })
      }
      .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { Text("\($0.count)") }
    }
  }
}

@MainActor struct DecorationSideTests {
  @Test(arguments: Way.allCases, [true, false])
  private func `A decoration that moves between front and back is drawn as in a new host`(way: Way, isBehind: Bool) {
    func fresh(_ isBehind: Bool) -> DisplayList { updatedHost { Decorated(way: way, isBehind: isBehind) }.displayList }
    let host = updatedHost { Decorated(way: way, isBehind: isBehind) }
    expect(host.displayList, equals: fresh(isBehind))
    expect(fresh(isBehind), differsFrom: fresh(!isBehind))
    for side in [!isBehind, isBehind] {
      expect(host.showing(Decorated(way: way, isBehind: side)).displayList, equals: fresh(side))
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A background that replaces an overlay has new state`() {
    let host = updatedHost { Counting(isBehind: false) }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(host.updated().displayList.description.contains("count 1"))
    expect(host.showing(Counting(isBehind: true)).displayList.description.contains("count 0"))
  }
}

private struct Counting: View {
  let isBehind: Bool
  var body: some View {
    let base = Color.clear.frame(width: 80, height: 80)
    return isBehind ? AnyView(base.background { Counter() }) : AnyView(base.overlay { Counter() })
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
}

/// Fragments are mutated in place while no display list is held, and replaced while one is.
@MainActor struct FragmentReuseTests {
  private struct Scene: View {
    var step: Int
    var body: some View {
      VStack(spacing: 2) {
        ForEach(0..<4) { row in
          HStack(spacing: 1) {
            ForEach(0..<(row == step % 4 ? 3 : 2), id: \.self) { column in
              Color(white: Double((row * 3 + column + step) % 7) / 7)
                .frame(width: CGFloat(4 + (step + column) % 3), height: 4)
                .zIndex(column == step % 3 ? 1 : 0)
            }
          }
        }
        if step % 2 == 0 { Color.red.frame(width: 3, height: 3).opacity(step % 3 == 0 ? 0.5 : 1) }
        Color.blue.frame(width: 5, height: 5).overlay { if step % 5 < 2 { Color.green.padding(1) } }
      }
    }
  }

  private func picture(of step: Int) -> String { updatedHost(60, 60) { Scene(step: step) }.displayList.description }

  @Test(arguments: [1, 2, 3, 5])
  @MainActor func `A picture does not depend on how often earlier pictures were requested`(stride: Int) {
    let host = updatedHost(60, 60) { Scene(step: 0) }
    for step in 1...30 {
      host.show(Scene(step: step))
      if step % stride == 0 { expect(host.displayList.description, equals: picture(of: step), "step \(step)") }
    }
  }

  @Test @MainActor func `A returned display list never changes`() {
    let host = updatedHost(60, 60) { Scene(step: 0) }
    let kept = host.displayList
    let before = kept.description
    for step in 1...12 { host.show(Scene(step: step)) }
    expect(kept.description, equals: before)
    expect(host.displayList.description, equals: picture(of: 12))
  }
}
