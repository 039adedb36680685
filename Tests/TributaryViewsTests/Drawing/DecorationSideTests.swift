import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

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
