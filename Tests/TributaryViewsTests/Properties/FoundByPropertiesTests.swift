import Foundation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Failures found by random scripts, reduced to minimal cases.
@Suite @MainActor struct FoundByPropertiesTests {
  /// Returns a square of 10 points above the content, in a column with default spacing.
  private func column<V: View>(_ content: V) -> some View {
    VStack {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("top")
      content
    }
  }

  @Test func `A row created for measurement and then deactivated runs its initial action when it becomes visible`() {
    let box = { (isErased: Bool) in
      ScrollView {
        LazyVStack {
          ForEach(0..<1, id: \.self) { _ in
            isErased
              ? AnyView(ChangeReader(content: FlexibleColor(), value: 5).padding(1))
              : AnyView(ChangeReader(content: FlexibleColor(), value: 5))
          }
        }
      }
      .scrollIndicators(.hidden)
    }
    let host = settledHost { box(false) }
    expect(host.frame(of: "color"), equals: CGRect(5, 0, 95, 10))
    host.size.height = 0
    host.update()
    host.content = box(true)
    host.environment.font = .system(size: 3)
    host.update()
    host.size.height = 100
    host.update()
    expect(host.frame(of: "color"), equals: CGRect(6, 1, 93, 10))
  }

  @Test func `A container that gets its first view gets spacing`() {
    let view = { (count: Int) in
      column(HStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } })
    }
    let host = settledHost { view(0) }
    expect(host.frame(of: "top"), equals: CGRect(45, 45, 10, 10))
    host.show(view(1))
    expect(host.frame(of: "top"), equals: CGRect(45, 36, 10, 10))
    host.show(view(0))
    expect(host.frame(of: "top"), equals: CGRect(45, 45, 10, 10))
  }

  @Test func `A gap that changes deep inside changes outside`() {
    let view = { (count: Int) in
      column(
        ZStack { HStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } } }.zIndex(1))
    }
    let host = settledHost { view(0) }
    host.show(view(1))
    expect(host.frame(of: "top"), equals: CGRect(45, 36, 10, 10))
  }

  @Test func `Padding inserted at an edge adds the default gap`() {
    let view = { (length: CGFloat) in column(HStack {}.padding(.top, length)) }
    let host = settledHost { view(0) }
    expect(host.frame(of: "top"), equals: CGRect(45, 45, 10, 10))
    host.show(view(2))
    expect(host.frame(of: "top"), equals: CGRect(45, 40, 10, 10))
  }

  @Test func `The views of a modifier with one view can change their drawing order`() {
    let view = { (isFront: Bool) in
      ZStack {
        Group { if isFront { Color.green.zIndex(1) } else { Color.blue.zIndex(0) } }.padding(1)
        Color.red
      }
    }
    let host = settledHost { view(false) }
    host.show(view(true))
    expect(host.displayList.description, equals: settledHost { view(true) }.displayList.description)
  }

  @Test func `A reader moved by another reader's content is updated`() {
    let view = { (height: CGFloat) in
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        GeometryReader { _ in
          GlobalTop().frame(width: 10, height: 10)
        }
        .frame(height: 40)
      }
    }
    let host = settledHost { view(10) }
    expect(host.preference(ListKey<Int>.self), equals: [35])
    host.show(view(30))
    expect(host.preference(ListKey<Int>.self), equals: [45])
  }

  @Test func `A background under a changed environment extends into the safe area`() {
    let view = VStack(spacing: 0) {
      Spacer(minLength: 0)
      Color.red.frame(width: 10, height: 10).background(Color.green).foregroundStyle(Color.blue)
    }
    let host = settledHost { view }
    host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    host.update()
    let fresh = ViewHost(
      size: host.size, safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    ) { view }
    fresh.update()
    expect(fresh.displayList.description.contains("rectangle 45 70 10 30"))
    expect(host.displayList.description, equals: fresh.displayList.description)
  }

  @Test func `A new first row of a lazy stack is shown from its start`() {
    let view = { (heights: [CGFloat]) in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(heights, id: \.self) { height in
            Color.red.frame(height: height).accessibilityIdentifier("\(height)")
          }
        }
      }
    }
    let host = settledHost { view([20, 30]) }
    host.show(view([90, 30]))
    expect(host.frame(of: "90.0"), equals: CGRect(0, 0, 100, 90))
    expect(host.frame(of: "30.0"), equals: CGRect(0, 90, 100, 30))
  }

  @Test func `A row of a long list fades in with every time step without intermediate pictures`() {
    // More rows than one fragment holds: each row has its own, inside the fade.
    let view = { (count: Int) in
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 2) } }
    }
    let host = settledHost { view(20) }
    withAnimation(.linear(duration: 1)) { host.content = view(21) }
    host.update()
    for _ in 0..<3 { host.advance(by: 0.25) }
    var opacities: [Double] = []
    host.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities.sorted(), equals: [0.75] + Array(repeating: 1, count: 20))
  }

  @Test func `A removed view stays with its container when its list is collected late`() {
    let frame = { (content: Spec) in
      Spec.list(
        .columnLayout, Spec.Parameters(id: 1, a: 7, b: 1),
        [
          .unary(
            .flexible, Spec.Parameters(id: 2, a: 0, b: 5),
            .unary(.animation, Spec.Parameters(id: 3, a: 3, b: 2), content))
        ])
    }
    let text = Spec.unary(
      .identifier, Spec.Parameters(id: 4, a: 7, b: 7), .leaf(.text, Spec.Parameters(id: 5, a: 4, b: 7)))
    let other = Spec.binary(
      .either, Spec.Parameters(id: 6, a: 1, b: 2), text,
      .unary(.identifier, Spec.Parameters(id: 7, a: 9, b: 6), .leaf(.divider, Spec.Parameters(id: 8, a: 7, b: 0))))
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { SpecRoot(model: nil, spec: frame(text)) }
    host.update()
    withAnimation(.linear(duration: 1)) { host.content = SpecRoot(model: nil, spec: frame(other)) }
    host.update()
    expect(host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
    host.advance(by: 2)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// A view that publishes its position. Its value is always equal, so only geometry can report a move.
private struct GlobalTop: View {
  var body: some View {
    GeometryReader { proxy in
      Color.green.preference(key: ListKey<Int>.self, value: [Int(proxy.frame(in: .global).minY)])
    }
  }
}

private struct FlexibleColor: View {
  var body: some View { Color.red.frame(height: 10).accessibilityIdentifier("color") }
}
