import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

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

    var body: some View {
      VStack { ForEach(0..<40) { Row(kind: kind, model: $0 == 7 ? model : nil) } }
    }
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
