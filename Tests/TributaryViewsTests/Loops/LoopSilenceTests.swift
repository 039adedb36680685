import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Programs that must not be reported as loops.
@MainActor
struct LoopSilenceTests {
  @Test func `A border that follows its measured content settles in two passes`() {
    let host = makeHost { FollowingBorder() }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(report.settled)
    expectEmpty(report.diagnostics)
  }

  @Test func `An overlay that publishes its own key again is not reported`() {
    let host = makeHost {
      Color.red.preference(key: Width.self, value: 7)
        .overlayPreferenceValue(Width.self) { value in Color.blue.preference(key: Width.self, value: value + 1) }
    }
    let report = host.update()
    expect(report.passes, equals: 1)
    expectEmpty(report.diagnostics)
  }

  @Test func `A write of an equal value takes no further pass`() {
    let host = makeHost { EqualWriter() }
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.counts.actions, equals: 1)
  }

  @Test func `Twelve readers that fire once each are not reported`() {
    let host = makeHost { TwelveReaders() }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 2)
    expect(report.counts.actions, equals: 12)
    expectEmpty(report.diagnostics)
  }

  @Test func `A chain of changes, each of which causes the next, is not a loop`() {
    let host = makeHost { Chain(length: 20) }
    let report = host.update()
    expect(report.settled)
    expectEmpty(report.diagnostics)
    expect(host.frame(of: "chain")?.width, equals: 20)
  }

  @Test func `A hidden measured copy is not reported`() {
    let host = makeHost { HiddenCopy() }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 2)
    expectEmpty(report.diagnostics)
    expect(host.frame(of: "sheet")?.height, equals: 60)
  }

  @Test func `A switch that alternates while a sibling counts is not a loop`() {
    let host = makeHost { Blinking() }
    let report = host.update()
    expect(report.settled)
    expectEmpty(report.diagnostics)
    expect(report.passes, equals: 21)
    expect(host.frame(of: "blinking")?.width, equals: 20)
  }
}

private struct FollowingBorder: View {
  @State private var width: CGFloat = 0

  var body: some View {
    ZStack {
      Color.red.frame(width: 70, height: 20).publishing(Width.self) { $0.size.width }
      Color.blue.frame(width: width, height: 20)
    }
    .onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct EqualWriter: View {
  @State private var width: CGFloat = 40

  var body: some View {
    Color.red.frame(width: width).preference(key: Width.self, value: 40).onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct TwelveReaders: View {
  @State private var widths = Array(repeating: CGFloat.zero, count: 12)

  var body: some View {
    VStack {
      ForEach(0..<12) { index in
        Color.red.frame(width: widths[index], height: 5).preference(key: Width.self, value: CGFloat(index + 1))
          .onPreferenceChange(Width.self) { widths[index] = $0 }
      }
    }
  }
}

private struct Chain: View {
  let length: Int
  @State private var step = 0

  var body: some View {
    Color.red.frame(width: CGFloat(step), height: 5).accessibilityIdentifier("chain")
      .onChange(of: step, initial: true) { if step < length { step += 1 } }
  }
}

private struct HiddenCopy: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ZStack {
      Color.red.frame(width: 10, height: 60).publishing(Height.self) { $0.size.height }.hidden()
      Color.blue.frame(width: 10, height: height).accessibilityIdentifier("sheet")
    }
    .onPreferenceChange(Height.self) { height = $0 }
  }
}

/// The switch repeats long before the counter that ends it does.
private struct Blinking: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Color.red.frame(width: CGFloat(count), height: 5).accessibilityIdentifier("blinking")
        .onChange(of: count, initial: true) { if count < 20 { count += 1 } }
      Color.blue.onChange(of: isOn, initial: true) { if count < 20 { isOn.toggle() } }
    }
  }
}
