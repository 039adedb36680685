import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// A background applies the padding directly inside it. The result equals that of two separate nodes, which an erased
/// view between the modifiers enforces.
@MainActor @Suite struct PaddedBackgroundTests {
  @Test func `A background over padding is one node`() {
    func nodes(_ view: some View) -> Int { host(view).update().counts.nodesCreated }
    let single = nodes(Text("One").background(Color.red))
    expect(nodes(Text("One").padding(3).background(Color.red)), equals: single)
    expect(nodes(Text("One").padding(3).overlay(Color.red)), equals: single)
    // Each background applies one padding. It draws the text only if nothing else is between them.
    expect(nodes(Text("One").padding(3).padding(4).background(Color.red)), equals: single + 2)
    expect(nodes(Text("One").padding(3).background(Color.red).padding(4).background(Color.blue)), equals: single + 1)
  }

  @Test(arguments: 0..<Insets.all.count, [LayoutDirection.leftToRight, .rightToLeft])
  func `A background over padding has the frames, guides, and drawing of two nodes`(
    index: Int, direction: LayoutDirection
  ) {
    let one = host(PaddedStack(first: index, isSeparate: false, direction: direction))
    let two = host(PaddedStack(first: index, isSeparate: true, direction: direction))
    compare(one, two)
    for step in 1...Insets.all.count {
      one.content = PaddedStack(first: index + step, isSeparate: false, direction: direction)
      two.content = PaddedStack(first: index + step, isSeparate: true, direction: direction)
      compare(one, two)
    }
  }

  @Test func `Padding that is not a number is reported once for its node`() {
    let host = host(Text("One").padding(.nan).background(Color.red))
    expect(host.update().diagnostics.map(\.code), equals: [.invalidDimension])
    expectEmpty(host.update().diagnostics)
  }

  @Test func `Padding that is not finite is reported for each host, and counts as zero`() {
    for _ in 0..<2 {
      let text = host(Text("One").padding(.infinity).background(Color.red))
      expect(text.update().diagnostics.map(\.code), equals: [.invalidDimension])
      let zeroText = host(Text("One").padding(0).background(Color.red))
      zeroText.update()
      expect(text.displayList, equals: zeroText.displayList)
      let color = host(Color.blue.padding(.infinity).overlay(Color.red))
      expect(color.update().diagnostics.map(\.code), equals: [.invalidDimension])
      let zeroColor = host(Color.blue.padding(0).overlay(Color.red))
      zeroColor.update()
      expect(color.displayList, equals: zeroColor.displayList)
    }
  }

  @Test func `Paddings with the same insets share their layout`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(SharedPadding.of(insets) === SharedPadding.of(insets))
    for number in 0..<100 {
      let other = EdgeInsets(top: CGFloat(number), leading: 2, bottom: CGFloat(number) / 3, trailing: 4)
      expect(SharedPadding.of(other).layout.insets, equals: other)
      expect(SharedPadding.of(insets).layout.insets, equals: insets)
    }
  }

  private func compare<A: View, B: View>(_ one: ViewHost<A>, _ two: ViewHost<B>) {
    one.update()
    two.update()
    for name in ["outer", "inner", "below", "guided"] {
      expect(one.frame(of: name) != nil)
      expect(one.frame(of: name), equals: two.frame(of: name), "\(name)")
    }
    expect(one.displayList, equals: two.displayList)
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(size: CGSize(width: 300, height: 200)) { view }
  }
}

private enum Insets {
  static let all: [EdgeInsets] = [
    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets(),
    EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0),
    EdgeInsets(top: -5, leading: -3, bottom: 2, trailing: 9),
    EdgeInsets(top: 80, leading: 200, bottom: 90, trailing: 150),
  ]
}

/// Views with padding and backgrounds in a stack.
private struct PaddedStack: View {
  let first: Int
  let isSeparate: Bool
  let direction: LayoutDirection

  private func insets(_ offset: Int) -> EdgeInsets { Insets.all[(first + offset) % Insets.all.count] }

  @ViewBuilder
  private func padded(_ view: some View, _ offset: Int) -> some View {
    if isSeparate {
      AnyView(view.padding(insets(offset))).background(Color.blue)
    } else {
      view.padding(insets(offset)).background(Color.blue)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        padded(Text("A text that can be broken").accessibilityIdentifier("inner"), 0).accessibilityIdentifier("outer")
        Text("Base").accessibilityIdentifier("below")
      }
      padded(padded(Color.red, 1), 2)
      padded(Text("Guided").alignmentGuide(.leading) { $0.width / 2 }, 3).accessibilityIdentifier("guided")
    }
    .environment(\.layoutDirection, direction)
  }
}
