import Observation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// A changed effect redraws its fragment and performs no layout.
@Suite @MainActor struct EffectRedrawTests {
  enum Kind: CaseIterable {
    case clip, mask, blur, shadow, gradient, map, effect, mirror
  }

  @Observable final class Model: @unchecked Sendable {
    var value: CGFloat = 1
  }

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
    let host = ViewHost(size: CGSize(width: 100, height: 1_000)) { Table(kind: kind, model: model) }
    host.environment.layoutDirection = .rightToLeft
    host.update()
    return host
  }

  private func rows(_ list: DisplayList) -> [DisplayFragment] {
    var fragment = list.root
    while fragment.commands.count == 1, case .fragment(let inner, _) = fragment.commands[0] { fragment = inner }
    return fragment.commands.compactMap { if case .fragment(let row, _) = $0 { row } else { nil } }
  }

  @Test(arguments: Kind.allCases)
  func `Only the fragment of the changed row is new`(kind: Kind) {
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
    let fresh = self.host(kind, model)
    expect(fresh.displayList.description, equals: after.description)
  }

  @Test(arguments: Kind.allCases)
  func `An effect that is set to its current value does no work`(kind: Kind) {
    let model = Model()
    let host = host(kind, model)
    let before = host.displayList
    let counts = host.show(Table(kind: kind, model: model)).counts
    expect(counts.placements, equals: 0)
    expect(host.displayList.root === before.root)
  }

  private struct Shifted: View {
    let model: Model

    var body: some View { Text("content").offset(x: model.value, y: 3) }
  }

  /// Returns the innermost fragment, and its position in the one around it.
  private func innermost(_ list: DisplayList) -> (fragment: DisplayFragment, position: CGPoint) {
    var result = (fragment: list.root, position: CGPoint.zero)
    while case .fragment(let inner, let position)? = result.fragment.commands.first { result = (inner, position) }
    return result
  }

  @Test func `A changed offset moves the content, which is not drawn again`() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 20)) { Shifted(model: model) }
    host.update()
    let before = innermost(host.displayList)
    model.value = 9
    host.update()
    let after = innermost(host.displayList)
    expect(before.fragment === after.fragment)
    expect(after.position.x - before.position.x, equals: 8)
    expect(after.position.y, equals: before.position.y)
  }
}

/// A decoration of a view, in front of it or behind it.
private enum Way: CaseIterable {
  case view, builder, style, shape, preference, anchor
}

/// One of two decorations whose values have the same types.
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

@MainActor @Suite struct DecorationSideTests {
  @Test(arguments: Way.allCases, [true, false])
  private func `A decoration that moves behind its view is drawn there, and back`(way: Way, isBehind: Bool) {
    let size = CGSize(width: 100, height: 100)
    func fresh(_ isBehind: Bool) -> DisplayList {
      let host = ViewHost(size: size) { Decorated(way: way, isBehind: isBehind) }
      host.update()
      return host.displayList
    }
    let host = ViewHost(size: size) { Decorated(way: way, isBehind: isBehind) }
    host.update()
    expect(host.displayList, equals: fresh(isBehind))
    expect(fresh(isBehind), differsFrom: fresh(!isBehind))
    for side in [!isBehind, isBehind] {
      host.show(Decorated(way: way, isBehind: side))
      expect(host.displayList, equals: fresh(side))
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A background that replaces an overlay has new state`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Counting(isBehind: false) }
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    host.update()
    expect(host.displayList.description.contains("count 1"))
    host.show(Counting(isBehind: true))
    expect(host.displayList.description.contains("count 0"))
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
@Suite @MainActor struct FragmentReuseTests {
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

  private func picture(of step: Int) -> String {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: step) }
    host.update()
    return host.displayList.description
  }

  @Test(arguments: [1, 2, 3, 5])
  func `A picture does not depend on how often earlier pictures were requested`(stride: Int) {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: 0) }
    host.update()
    for step in 1...30 {
      host.show(Scene(step: step))
      if step % stride == 0 { expect(host.displayList.description, equals: picture(of: step), "step \(step)") }
    }
  }

  @Test func `A returned display list never changes`() {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: 0) }
    host.update()
    let kept = host.displayList
    let before = kept.description
    for step in 1...12 {
      host.show(Scene(step: step))
    }
    expect(kept.description, equals: before)
    expect(host.displayList.description, equals: picture(of: 12))
  }
}
