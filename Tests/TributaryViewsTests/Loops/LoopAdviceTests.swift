import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// The first edit that a loop report suggests, for loops through modifiers other than frames.
@MainActor
struct LoopAdviceTests {
  private func loop<V: View>(_ view: V) throws -> FeedbackLoop {
    let host = makeHost { view }
    host.update()
    return try #require(host.diagnostics.compactMap(\.loop).first)
  }

  private func expectNoFrame(_ loop: FeedbackLoop, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      !loop.suggestions.contains { $0.contains("`.frame") || $0.contains("`.padding") }, sourceLocation: sourceLocation)
  }

  @Test func `A key computed from a state is computed in the body`() throws {
    let loop = try loop(Computing())
    expect(loop.suggestions.first?.hasPrefix("Do not write `count` in the onPreferenceChange") == true)
    expectNoFrame(loop)
  }

  @Test func `A line limit is derived from a value that it does not resize`() throws {
    let loop = try loop(Limiting())
    expect(loop.suggestions.first?.hasPrefix("Derive `lines` from something that it does not resize") == true)
    expectNoFrame(loop)
  }

  @Test func `A layout chosen by its own width is derived from a value that it does not resize`() throws {
    let loop = try loop(Turning())
    expect(loop.suggestions.first?.hasPrefix("Derive `isVertical` from something that it does not resize") == true)
    expectNoFrame(loop)
  }

  @Test(arguments: [nil, 300] as [CGFloat?])
  func `A layout priority is derived from a value that it does not resize`(width: CGFloat?) throws {
    let loop = try loop(Prioritizing(width: width))
    expect(loop.verdict, equals: .oscillating(period: 2))
    expect(
      loop.suggestions.first?.hasPrefix("Derive `priority` from something that it does not resize") == true, "\(loop)")
    // The frame around the stack, if there is one, does not depend on the state.
    expectNoFrame(loop)
    expect(!loop.suggestions.contains { $0.contains("before the") }, "\(loop)")
  }

  @Test func `An offset is measured outside`() throws {
    let loop = try loop(Offsetting())
    expect(loop.suggestions.first?.hasPrefix("Measure the geometry outside `.offset`") == true, "\(loop)")
    expectNoFrame(loop)
  }

  @Test func `A scale is measured outside`() throws {
    let loop = try loop(Scaling())
    expect(loop.suggestions.first?.hasPrefix("Measure the geometry outside `.scaleEffect`") == true, "\(loop)")
    expectNoFrame(loop)
  }

  @Test func `A rotation that a switch turns is measured outside, also around another effect`() throws {
    let loop = try loop(Rotating())
    expect(loop.verdict, equals: .oscillating(period: 2))
    expect(loop.suggestions.first?.hasPrefix("Measure the geometry outside `.rotationEffect`") == true, "\(loop)")
    expect(loop.steps.contains { $0.kind == .layout && $0.path == "Rotating › rotationEffect" }, "\(loop)")
    expect(!loop.suggestions.contains { $0.contains("Reserve") }, "\(loop)")
  }

  @Test func `A projection is measured outside`() throws {
    let loop = try loop(Projecting())
    expect(loop.suggestions.first?.hasPrefix("Measure the geometry outside `.projectionEffect`") == true, "\(loop)")
  }

  @Test func `A closure of a measurement that reads its own state measures nothing`() throws {
    for view in [AnyView(Blurring()), AnyView(Fading())] {
      let loop = try loop(view)
      expect(loop.suggestions.first?.hasPrefix("Do not write `amount` in the onGeometryChange") == true, "\(loop)")
      expect(!loop.steps.contains { $0.detail.contains("moves its content") }, "\(loop)")
    }
  }

  @Test func `A position is measured outside`() throws {
    let loop = try loop(Positioning())
    expect(loop.suggestions.first?.hasPrefix("Measure the geometry outside `.position`") == true, "\(loop)")
    expectNoFrame(loop)
    expect(!loop.suggestions.contains { $0.contains("stack") }, "\(loop)")
  }

  @Test func `A size that content observes is measured inside, read from a proxy or from an anchor`() throws {
    for view in [AnyView(Observing()), AnyView(AnchorObserving())] {
      let loop = try loop(view)
      let suggestion = try #require(loop.suggestions.first)
      expect(suggestion.hasPrefix("Measure the geometry inside"), "\(loop)")
      expect(suggestion.contains("before the `.padding`") || suggestion.contains("before the `.frame(width:)`"))
      expect(!suggestion.contains("publishes"))
    }
  }

  @Test func `A position that content observes is read outside the stack that the state resizes`() throws {
    let loop = try loop(PositionObserving())
    expect(
      loop.suggestions.first?.hasPrefix("Move the view that reads the geometry out of the stack") == true, "\(loop)")
  }

  @Test func `A counter that counts its own changes is not measured, also inside an unchanged geometry reader`() throws
  {
    let loop = try loop(CountingInside())
    expect(loop.suggestions.first?.hasPrefix("Do not write `count` in the onChange") == true, "\(loop)")
  }

  @Test func `A transform of the preference is part of the cycle`() throws {
    let loop = try loop(Editing())
    let step = try #require(loop.steps.first { $0.detail.hasPrefix("transforms the value to") })
    expect(step.kind, equals: .writer)
    expect(step.location?.file, equals: "TributaryViewsTests/LoopAdviceTests.swift")
  }
}

private struct Observing: View {
  @State private var width: CGFloat = 50

  var body: some View {
    Color.red.frame(width: width).padding(.horizontal, 3).overlay {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width }
      }
    }
  }
}

private struct AnchorObserving: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red.frame(width: 10, height: 10).padding(.trailing, width)
      .anchorPreference(key: ObservedBounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(ObservedBounds.self) { anchor in
        GeometryReader { proxy in
          let found = anchor.map { proxy[$0].width } ?? 0
          Color.clear.onChange(of: found, initial: true) { width = found }
        }
      }
  }
}

private struct ObservedBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct PositionObserving: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 8) {
      Color.red.frame(height: height)
      Color.blue.frame(width: 10, height: 10).background {
        GeometryReader { proxy in
          let top = proxy.frame(in: .named("stack")).minY
          Color.clear.onChange(of: top, initial: true) { height = top }
        }
      }
    }
    .coordinateSpace(.named("stack"))
    .fixedSize()
  }
}

private struct CountingInside: View {
  @State private var count = 0

  var body: some View {
    GeometryReader { _ in Color.red.onChange(of: count, initial: true) { count += 1 } }
  }
}

private struct Positioning: View {
  @State private var start: CGFloat = 0

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { start = $0 + 10 })
      .position(x: start, y: 50)
  }
}

private struct Computing: View {
  @State private var count = 0

  var body: some View {
    Color.red.preference(key: LastNumberKey.self, value: count + 1)
      .onPreferenceChange(LastNumberKey.self) { count = $0 }
  }
}

private struct Limiting: View {
  @State private var lines = 1

  var body: some View {
    Text("a\nb\nc\nd").lineLimit(lines).onGeometryChange(
      for: CGFloat.self, of: { $0.size.height }, action: { lines = $0 < 30 ? 3 : 1 })
  }
}

private struct Turning: View {
  @State private var isVertical = false

  var body: some View {
    (isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
      Color.red.frame(width: 60, height: 10)
      Color.blue.frame(width: 60, height: 10)
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { isVertical = $0 > 100 })
  }
}

/// A view that takes precedence over its sibling while it is narrow.
private struct Prioritizing: View {
  let width: CGFloat?
  @State private var priority = 0.0

  var body: some View {
    HStack {
      Color.red.layoutPriority(priority)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { priority = $0 > 200 ? 0 : 1 })
      Color.blue
    }
    .frame(width: width, height: 10)
  }
}

private struct Offsetting: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = 200 - $0 })
      .offset(x: x)
  }
}

private struct Scaling: View {
  @State private var scale: CGFloat = 1

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }, action: { scale = $0 > 15 ? 1 : 2 })
      .scaleEffect(scale)
  }
}

private struct Rotating: View {
  @State private var isTurned = false

  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }, action: { isTurned = $0 > 30 })
      .offset(x: 3)
      .rotationEffect(.degrees(isTurned ? 90 : 0))
  }
}

private struct Projecting: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = $0 + 1 })
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: x, y: 0)))
  }
}

private struct Blurring: View {
  @State private var amount: CGFloat = 0

  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { [amount] in $0.size.width + amount }, action: { amount = $0 })
      .blur(radius: amount)
  }
}

private struct Fading: View {
  @State private var amount = 0.0

  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onGeometryChange(
        for: Double.self, of: { [amount] in Double($0.size.width) + amount }, action: { amount = $0 == 40 ? 1 : 0 }
      )
      .opacity(amount)
  }
}

private struct Editing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .background(GeometryReader { Color.clear.preference(key: LastNumberKey.self, value: Int($0.size.width)) })
      .transformPreference(LastNumberKey.self) { $0 += 3 }
      .onPreferenceChange(LastNumberKey.self) { width = CGFloat($0) }
  }
}
