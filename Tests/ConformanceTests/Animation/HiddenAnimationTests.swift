import Foundation
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryMotion
import TributaryViews

/// Endless animations and polled values of views that are not visible.
@MainActor @Suite struct HiddenAnimationTests {
  /// An endless animation.
  enum Motion: CaseIterable {
    case position, opacity, model, symbol, activity, phases, keyframes
  }

  private struct Pulse: View {
    let motion: Motion
    @State private var isOn = false

    var body: some View {
      moving.onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
    }

    @ViewBuilder private var moving: some View {
      switch motion {
      case .position: Block("box", 10, 10).offset(x: isOn ? 40 : 0)
      case .opacity: Color.red.frame(width: 10, height: 10).opacity(isOn ? 0 : 1)
      case .model: Color.red.modifier(Width(width: isOn ? 20 : 10))
      case .symbol: Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
      case .activity: ProgressView()
      case .phases: Color.red.phaseAnimator([0, 20]) { view, phase in view.offset(x: CGFloat(phase)) }
      case .keyframes:
        Color.red.keyframeAnimator(initialValue: 0.0) { view, value in
          view.opacity(value)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
      }
    }
  }

  fileprivate struct Width: Animatable {
    var width: CGFloat

    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
  }

  /// The way in which a view is hidden.
  enum Cover: CaseIterable { case page, tab, row }

  private struct Screen<Content: View>: View {
    let cover: Cover
    var isHidden = false
    @ViewBuilder let content: Content

    var body: some View {
      switch cover {
      case .page:
        NavigationStack(path: .constant(isHidden ? [1] : [])) {
          content.navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      case .tab:
        TabView(selection: .constant(isHidden ? 1 : 0)) {
          content.tabItem { Text("content") }.tag(0)
          Text("other").tabItem { Text("other") }.tag(1)
        }
      case .row:
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.clear.frame(height: isHidden ? 1_000 : 0)
            ForEach(0..<1) { _ in content }
          }
        }
      }
    }
  }

  private func hide<Content: View>(_ isHidden: Bool, in host: ViewHost<Screen<Content>>) {
    host.content.isHidden = isHidden
    host.update()
  }

  @Test(arguments: Cover.allCases, Motion.allCases)
  func `A host does not animate for an endless animation of a view that is not visible`(cover: Cover, motion: Motion) {
    let host = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    host.advance(by: 0.25)
    expect(host.isAnimating)
    hide(true, in: host)
    for _ in 0..<10 { host.advance(by: 0.25) }
    expect(!host.isAnimating)
    hide(false, in: host)
    host.advance(by: 0.1)
    expect(host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  /// The picture of a view that was visible for 0.25 seconds and then hidden for 2.45 seconds equals that of a view that was
  /// visible for 2.7 seconds.
  @Test(arguments: Cover.allCases, [Motion.position, .opacity, .model, .symbol])
  func `An endless animation continues at the phase of the clock`(cover: Cover, motion: Motion) {
    let hidden = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    let visible = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    hidden.advance(by: 0.25)
    hide(true, in: hidden)
    hidden.advance(by: 2.45)
    hide(false, in: hidden)
    visible.advance(by: 2.7)
    // The return to a page is animated.
    if cover != .page { expect(hidden.displayList.description, equals: visible.displayList.description) }
    let before = hidden.displayList.description
    hidden.advance(by: 0.9)
    visible.advance(by: 0.9)
    expect(hidden.displayList.description, equals: visible.displayList.description)
    expect(hidden.displayList.description, differsFrom: before)
  }

  @Test func `An animation that ends keeps its host animating while the view is not visible`() {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        Color.red.opacity(isOn ? 0 : 1).onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
      }
    }
    let host = settledHost(200, 200) { Screen(cover: .tab) { Fading() } }
    hide(true, in: host)
    host.advance(by: 1)
    expect(host.isAnimating)
    host.advance(by: 1.5)
    expect(!host.isAnimating)
  }

  @Test(arguments: [Cover.page, .tab])
  func `A progress object is not read while its view is covered`(cover: Cover) {
    let progress = Foundation.Progress(totalUnitCount: 4)
    let host = settledHost(200, 200) { Screen(cover: cover) { ProgressView(progress).progressViewStyle(Percentage()) } }
    expect(host.core.clock.deadlines.count, equals: 1)
    hide(true, in: host)
    host.advance(by: 1)
    expect(host.core.clock.deadlines.isEmpty)
    progress.completedUnitCount = 1
    expect(host.advance(by: 1).counts.bodies, equals: 0)
    hide(false, in: host)
    expect(host.lines.contains("25"))
    expect(host.core.clock.deadlines.count, equals: 1)
    progress.completedUnitCount = 2
    host.advance(by: 0.2)
    expect(host.lines.contains("50"))
    // The view is hidden for less time than between two reads.
    hide(true, in: host)
    progress.completedUnitCount = 3
    hide(false, in: host)
    expect(host.lines.contains("75"))
    progress.completedUnitCount = 4
    host.advance(by: 0.2)
    expect(host.lines.contains("100"))
    expect(host.core.clock.deadlines.isEmpty)
    expect(host.core.checkInvariants(), equals: [])
  }
}

extension HiddenAnimationTests.Width: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
  }
}
